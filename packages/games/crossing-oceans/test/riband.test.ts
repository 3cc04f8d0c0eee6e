import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { bare, eventsOf, legal, moor, play, player, port, tokens } from './table.ts';

const why = (state: State, target: string): unknown => crossingOceans.why(state, state.seat, target);
const FULL_BLUE = { blue: 4, black: 1, green: 1, red: 2, white: 3 };

describe('the Blue Riband', () => {
  test('example 8, C-RIBAND-2: as fast as the SCOTIA takes 2 coal; £100 and a Blue Riband', () => {
    const state = moor(bare(2), 0, 'arizona', 'montreal', 1);
    play(state, 'coal montreal', 'go riband');
    expect(player(state, 0)).toMatchObject({ money: 250, contracts: 0, tokens: [1, 0, 0, 0, 0] });
    expect(state.coal[port('montreal')]).toBe(0);
  });

  test('C-RIBAND-1, C-RIBAND-2: the log tells how much coal the race took', () => {
    const coalTold = (id: string): unknown => {
      const events = eventsOf(moor(bare(2), 0, id, 'montreal', 2), 'go riband');
      const told = events.map((event) => crossingOceans.tell(event));
      return told.find((line) => line?.key === 'crossing-oceans.log.riband')?.params['coal'];
    };
    // The SCOTIA is as fast as the ARIZONA.
    expect([coalTold('oregon'), coalTold('arizona')]).toEqual([1, 2]);
  });

  test('C-RIBAND-2: with 1 coal the tie is not broken', () => {
    const state = play(moor(bare(2), 0, 'arizona', 'montreal', 1), 'go riband');
    expect(player(state, 0)).toMatchObject({ money: 150, tokens: [0, 0, 0, 0, 0] });
    expect(state.coal[port('montreal')]).toBe(1);
  });

  test('C-RIBAND-1: the fastest of all takes 1 coal, double income and a Blue Riband', () => {
    const state = moor(moor(bare(2), 0, 'oregon', 'montreal', 3), 1, 'alaska', 'boston', 3);
    play(state, 'go riband');
    expect(player(state, 0)).toMatchObject({ money: 150 + 100, tokens: [1, 0, 0, 0, 0] });
    expect(state.coal[port('montreal')]).toBe(2);
  });

  test('C-RIBAND-1: a faster ship without coal, an own one even, is in the way; ships elsewhere and without a speed are not', () => {
    const blocked = moor(moor(bare(2), 0, 'oregon', 'montreal', 3), 0, 'umbria', 'boston', 0);
    expect(player(play(blocked, 'go riband'), 0).tokens).toEqual([0, 0, 0, 0, 0]);
    const free = moor(moor(bare(2), 0, 'oregon', 'montreal', 1), 1, 'mauretania', 'bombay', 3);
    moor(free, 1, 'celtic', 'boston', 3);
    expect(player(play(free, 'go riband'), 0).tokens).toEqual([1, 0, 0, 0, 0]);
    const slow = moor(bare(2), 0, 'atlantic', 'montreal', 3);
    expect(player(play(slow, 'go riband'), 0).tokens).toEqual([0, 0, 0, 0, 0]);
  });

  test('C-RIBAND-2: of several own ships as fast one is chosen', () => {
    const state = bare(2);
    moor(state, 0, 'arizona', 'montreal', 2);
    moor(state, 0, 'city-of-berlin', 'boston', 3);
    moor(state, 0, 'nepaul', 'new-orleans', 3);
    play(state, 'go riband');
    expect(legal(state)).toEqual(['riband montreal', 'riband boston']);
    expect(why(state, 'spot:new-orleans')).toMatchObject({ clause: 'C-RIBAND-1' });
    expect(why(state, 'spot:new-york')).toMatchObject({ clause: 'C-RIBAND-1' });
    expect(why(state, 'spot:bombay')).toMatchObject({ clause: 'C-RIBAND-1' });
    state.coal[port('boston')] = 1;
    const shortage = { of: 'coal:boston', amount: 1 };
    expect(why(state, 'spot:boston')).toMatchObject({ clause: 'C-RIBAND-2', shortage });
    play(state, 'riband montreal');
    expect(player(state, 0)).toMatchObject({ money: 150 + 100, tokens: [1, 0, 0, 0, 0] });
  });

  test('C-RIBAND-3, C-TOKEN-1: with the blue column full, a token where one has fewest, paid from the income too', () => {
    const state = tokens(moor(bare(2), 0, 'oregon', 'montreal', 1), 0, FULL_BLUE);
    player(state, 0).money = 0;
    play(state, 'go riband');
    expect(legal(state)).toEqual(['token black', 'token green']);
    expect(crossingOceans.targets(crossingOceans.view(state, 0))).not.toContain('button:decline');
    play(state, 'token green');
    expect(player(state, 0)).toMatchObject({ money: 100 - 30, tokens: [4, 1, 2, 2, 3] });
    expect(state.seat).toBe(1);
  });

  test('C-RIBAND-3, C-RONDEL-4: who can pay must take the token, without being asked where there is no choice', () => {
    const state = tokens(moor(bare(2), 0, 'oregon', 'montreal', 1), 0, { ...FULL_BLUE, black: 2 });
    play(state, 'go riband');
    expect(player(state, 0)).toMatchObject({ money: 150 + 100 - 30, tokens: [4, 2, 2, 2, 3] });
    expect(state.seat).toBe(1);
  });

  test('C-RIBAND-3: who cannot pay gets no token', () => {
    const counts = { blue: 4, black: 3, green: 3, red: 3, white: 3 };
    const state = tokens(moor(bare(2), 0, 'atlantic', 'new-york', 1), 0, counts);
    player(state, 0).money = 0;
    play(state, 'go riband');
    expect(player(state, 0)).toMatchObject({ money: 60, tokens: [4, 3, 3, 3, 3] });
    expect(state.seat).toBe(1);
  });
});
