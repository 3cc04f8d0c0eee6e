import data from '@riband/crossing-oceans/newest.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { bare, house, legal, moor, play, player, port, tokens } from './table.ts';

const why = (state: State, target: string): unknown => crossingOceans.why(state, state.seat, target);

/** Blue is seat 0 and has the OREGON in New York and a clipper in Bombay. */
function blue(contracts: number, money = 0): State {
  const state = bare(3);
  moor(state, 0, 'oregon', 'new-york', 1);
  moor(state, 0, 'thermopylae', 'bombay');
  Object.assign(player(state, 0), { contracts, money });
  return state;
}

describe('using contracts', () => {
  test('example 2, C-CONTRACT-1, C-CONTRACT-3: four contracts for £40 and a house in New York with a green token', () => {
    const state = play(blue(4), 'sell', 'sell', 'open new-york', 'token green');
    expect(player(state, 0)).toMatchObject({ contracts: 0, money: 40, houses: [port('new-york')] });
    expect(player(state, 0).tokens).toEqual([0, 0, 1, 0, 0]);
    // The ship earned nothing and kept its coal.
    expect(state.coal[port('new-york')]).toBe(1);
    expect(legal(state).every((text) => text.startsWith('go '))).toBe(true);
  });

  test('C-CONTRACT-2, C-PIECE-2: coal for an own steamship with fewer than 3, for no clipper', () => {
    const state = blue(4);
    expect(why(state, 'spot:bombay')).toMatchObject({ clause: 'C-PIECE-2' });
    play(state, 'coal new-york', 'coal new-york');
    expect(state.coal[port('new-york')]).toBe(3);
    expect(legal(state)).not.toContain('coal new-york');
    expect(why(state, 'spot:new-york')).toMatchObject({ clause: 'C-CONTRACT-2' });
    expect(why(state, 'spot:boston')).toMatchObject({ clause: 'C-CONTRACT-2' });
    expect(player(state, 0).contracts).toBe(2);
  });

  test('C-CONTRACT-2: without a contract it says what is missing', () => {
    const shortage = { of: 'contracts', amount: 1 };
    expect(why(blue(0), 'spot:new-york')).toMatchObject({ clause: 'C-CONTRACT-2', shortage });
    expect(why(blue(0), 'button:sell')).toMatchObject({ clause: 'C-CONTRACT-1', shortage });
  });

  test('C-CONTRACT-3, C-HOUSE-5: two contracts, and the money for rents and the cheapest token', () => {
    const state = house(tokens(blue(1, 50), 0, { green: 1, red: 1, white: 2 }), 1, 'new-york');
    // £30 of rent and £30 for green or red: with both missing, neither is all that is in the way.
    expect(why(state, 'port:new-york')).toMatchObject({ clause: 'C-CONTRACT-3' });
    expect(why(state, 'port:new-york')).not.toHaveProperty('shortage');
    player(state, 0).money = 60;
    expect(why(state, 'port:new-york')).toMatchObject({ shortage: { of: 'contracts', amount: 1 } });
    Object.assign(player(state, 0), { contracts: 2, money: 50 });
    expect(why(state, 'port:new-york')).toMatchObject({ clause: 'C-HOUSE-5', shortage: { of: 'pounds', amount: 10 } });
    player(state, 0).money = 60;
    play(state, 'open new-york');
    expect(legal(state)).toEqual(['token green', 'token red']);
    play(state, 'token red');
    expect(player(state, 0)).toMatchObject({ money: 0, contracts: 0 });
    expect(player(state, 1).money).toBe(180);
  });

  test('C-CONTRACT-4: any number, in any order, until the captain moves', () => {
    const state = blue(6);
    play(state, 'coal new-york', 'open bombay', 'token white', 'sell', 'open new-york', 'token green');
    expect(player(state, 0)).toMatchObject({ contracts: 0, money: 20 });
  });

  test('C-PIECE-7: contracts never run out', () => {
    const state = blue(100);
    expect(player(play(state, 'sell'), 0).contracts).toBe(99);
  });

  test('C-PIECE-7: the 40 coal of the box are enough for 2 and 3 players; with 4 there may be more at sea', () => {
    const spots = (seats: number): number =>
      crossingOceans.targets(crossingOceans.view(bare(seats), 0)).filter((one) => one.startsWith('spot:')).length;
    const countingRounds = 3;
    expect([2, 3, 4].map((seats) => 3 * spots(seats) + countingRounds)).toEqual([30, 39, 48]);
    const state = bare(4);
    const ships = data.steamships.map(({ id }) => id);
    for (const [index, { id }] of data.ports.entries()) moor(state, index % 4, ships[index] ?? '', id, 3);
    state.coal[port('new-york')] = 2;
    play(state, 'coal new-york');
    expect(state.coal.reduce((sum, coal) => sum + coal)).toBe(45);
  });
});
