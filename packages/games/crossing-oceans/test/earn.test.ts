import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { bare, house, legal, moor, play, player, port } from './table.ts';

const why = (state: State, target: string): unknown => crossingOceans.why(state, state.seat, target);

/** Green's four ships of the rulebook's examples. */
function green(): State {
  const state = bare(4);
  moor(state, 0, 'arizona', 'montreal', 1);
  moor(state, 0, 'adriatic', 'bombay', 1);
  moor(state, 0, 'cutty-sark', 'sydney');
  moor(state, 0, 'ormuz', 'yokohama', 0);
  return state;
}

describe('Fleet, Cargo and Region', () => {
  test('example 5, C-FLEET-1, C-PIECE-2: £50, £30 and the clipper’s £20; nothing without coal', () => {
    const state = play(green(), 'go fleet');
    expect(player(state, 0).money).toBe(150 + 100);
    expect(state.coal.reduce((sum, coal) => sum + coal)).toBe(0);
  });

  test('example 6, C-CARGO-1: only the ARIZONA has coal and a tonnage, £50', () => {
    const state = play(green(), 'go cargo');
    expect(player(state, 0).money).toBe(150 + 50);
    expect(state.coal[port('montreal')]).toBe(0);
    expect(state.seat).toBe(1);
  });

  test('C-CARGO-1: one of several ships is chosen; the others say why not', () => {
    const state = moor(moor(green(), 0, 'celtic', 'boston', 2), 1, 'baltic', 'auckland', 1);
    play(state, 'go cargo');
    expect(legal(state)).toEqual(['cargo montreal', 'cargo boston']);
    expect(why(state, 'spot:bombay')).toMatchObject({ clause: 'C-CARGO-1' });
    expect(why(state, 'spot:yokohama')).toMatchObject({ shortage: { of: 'coal:yokohama', amount: 1 } });
    expect(why(state, 'spot:auckland')).toMatchObject({ clause: 'C-CARGO-1' });
    play(state, 'cargo boston');
    expect(player(state, 0).money).toBe(150 + 210);
    expect(state.coal[port('boston')]).toBe(1);
  });

  test('example 7, C-REGION-1, C-REGION-2: everybody’s ready ships earn, and the namer’s houses', () => {
    const [blue, yellow] = [0, 1];
    const state = bare(4);
    moor(state, 2, 'majestic', 'yokohama', 0);
    moor(state, yellow, 'stirling-castle', 'shanghai', 1);
    moor(state, blue, 'oregon', 'san-francisco', 2);
    moor(state, blue, 'arizona', 'boston', 1);
    house(house(state, blue, 'yokohama', 'shanghai', 'boston'), yellow, 'shanghai');
    play(state, 'go region', 'region pacific-ocean');
    expect(state.players.map((one) => one.money)).toEqual([150 + 50 + 60, 150 + 30, 150, 150]);
    expect(['yokohama', 'shanghai', 'san-francisco', 'boston'].map((id) => state.coal[port(id)])).toEqual([0, 0, 1, 1]);
  });

  test('C-REGION-1: any open region may be named, also one in which nothing happens', () => {
    const state = play(bare(4), 'go region');
    expect(legal(state)).toEqual(
      ['north-atlantic', 'south-atlantic', 'indian-ocean', 'tasmanian-sea', 'pacific-ocean'].map(
        (id) => `region ${id}`,
      ),
    );
    play(state, 'region north-atlantic');
    expect(state.players.map((one) => one.money)).toEqual([150, 150, 150, 150]);
  });
});
