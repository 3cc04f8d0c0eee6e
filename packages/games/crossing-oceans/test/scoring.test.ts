import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { bare, give, house, moor, player, tokens } from './table.ts';

/** Blue of the rulebook's example, seat 0. */
function blue(): State {
  const state = bare(2);
  for (const id of ['pommerania', 'belgenland', 'alaska', 'titanic', 'abyssinia', 'adriatic', 'germanic', 'cunard'])
    give(state, 0, id);
  moor(state, 0, 'devonia', 'boston', 1);
  moor(state, 0, 'cutty-sark', 'sydney');
  house(state, 0, 'boston', 'sydney', 'bombay');
  tokens(state, 0, { blue: 3, green: 2, red: 1 });
  Object.assign(player(state, 0), { money: 120, contracts: 1 });
  state.pending = [];
  return state;
}

/** Points by what they are for, at the end. */
const lines = (state: State, seat = 0): Record<string, number> =>
  Object.fromEntries(
    crossingOceans.result(state).accounts[seat]!.lines.map(({ source, points }) => {
      const { flag } = source.params as { flag?: { noun: string } };
      return [(flag?.noun ?? source.key).replace(/^.*\./, ''), points];
    }),
  );

describe('scoring', () => {
  test('example 11, C-SCORE-1 to C-SCORE-5: 82 points', () => {
    const state = blue();
    expect(lines(state)).toEqual({
      ...{ money: 1, captains: 6, houses: 9 },
      ...{ blue: 36, black: 3, green: 14, red: 5, white: 0, multicoloured: 8 },
    });
    expect(crossingOceans.result(state).accounts[0]?.total).toBe(82);
    expect(crossingOceans.scores(state)[0]).toBe(82);
  });

  test('C-SCORE-1: contracts and coal on the map are sold for £20 each', () => {
    const state = blue();
    player(state, 0).money = 160;
    expect(lines(state)).toMatchObject({ money: 2 });
    player(state, 0).contracts = 0;
    expect(lines(state)).toMatchObject({ money: 1 });
    expect(crossingOceans.result(state).accounts[0]?.lines[0]?.source.params).toEqual({ pounds: 180 });
  });

  test('C-SCORE-2: a point for each whole £100', () => {
    const state = blue();
    player(state, 0).money = 60;
    expect(lines(state)).toMatchObject({ money: 1 });
    player(state, 0).money = 50;
    expect(lines(state)).toMatchObject({ money: 0 });
  });

  test('C-SCORE-3: 3 points for each captain at sea and each house', () => {
    const state = moor(house(blue(), 0, 'montreal'), 0, 'gothic', 'auckland');
    expect(lines(state)).toMatchObject({ captains: 9, houses: 12 });
  });

  test('C-PIECE-5, C-SCORE-4: columns are worth 3, 5, 7, 9 and 11 a flag', () => {
    const worths = [0, 1, 2, 3, 4].map((count) => lines(tokens(blue(), 0, { black: count }))['black']);
    expect(worths).toEqual([3, 5, 7, 9, 11]);
  });

  test('C-SCORE-5: a multicoloured flag for each other colour, 5 at most', () => {
    const state = give(blue(), 0, 'atlantic');
    expect(lines(state)).toMatchObject({ multicoloured: 10 });
  });

  test('C-SCORE-6: most points win', () => {
    const { places, tieBreak } = crossingOceans.result(blue());
    expect([places, tieBreak]).toEqual([[1, 2], undefined]);
  });

  test('C-SCORE-6: of equals, whoever owns the youngest ship, on the map or in supply', () => {
    const state = bare(3);
    state.pending = [];
    for (const [seat, id] of ['abyssinia', 'city-of-berlin', 'parisian'].entries()) give(state, seat, id);
    moor(state, 0, 'majestic', 'sydney');
    house(give(state, 1, 'campania'), 1, 'boston');
    expect(crossingOceans.scores(state)).toEqual([1 + 3 + 6, 1 + 3 + 6, 1 + 3]);
    const { places, tieBreak } = crossingOceans.result(state);
    expect(places).toEqual([2, 1, 3]);
    expect(tieBreak?.key).toBe('crossing-oceans.tieBreak.youngest');
  });

  test('C-SCORE-6: lower places are given in the same way, and the result says so', () => {
    const state = bare(3);
    state.pending = [];
    house(give(give(state, 0, 'parisian'), 0, 'arizona'), 0, 'boston');
    for (const [index, id] of ['abyssinia', 'city-of-berlin'].entries()) give(state, index + 1, id);
    expect(crossingOceans.scores(state)).toEqual([1 + 3 + 3 + 3, 1 + 3, 1 + 3]);
    const { places, tieBreak } = crossingOceans.result(state);
    expect(places).toEqual([1, 3, 2]);
    expect(tieBreak?.key).toBe('crossing-oceans.tieBreak.youngest');
  });

  test('C-SCORE-6: else the victory is shared', () => {
    const state = bare(2);
    state.pending = [];
    expect(crossingOceans.result(state)).toMatchObject({ places: [1, 1] });
    expect(crossingOceans.result(state)).not.toHaveProperty('tieBreak');
  });
});
