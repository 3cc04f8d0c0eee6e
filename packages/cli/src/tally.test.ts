import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

test('means, spreads, ranges and wins, overall and for each seat', () => {
  const tally = new Tally(2);
  tally.add({ scores: [2, 8], places: [2, 1], moves: 10, decisions: 4 });
  tally.add({ scores: [4, 0], places: [1, 2], moves: 20, decisions: 5 });
  tally.add({ scores: [6, 4], places: [1, 2], moves: 30, decisions: 6 });
  expect(tally.summary()).toEqual({
    games: 3,
    moves: 60,
    decisions: 15,
    scores: { mean: 4, spread: 2.581989, min: 0, max: 8 },
    perSeat: [
      { mean: 4, spread: 1.632993, min: 2, max: 6, wins: 2 },
      { mean: 4, spread: 3.265986, min: 0, max: 8, wins: 1 },
    ],
  });
});

test('a shared victory is shared out', () => {
  const tally = new Tally(3);
  tally.add({ scores: [5, 5, 1], places: [1, 1, 3], moves: 1, decisions: 1 });
  tally.add({ scores: [5, 5, 5], places: [1, 1, 1], moves: 1, decisions: 1 });
  expect(tally.summary().perSeat.map((seat) => seat.wins)).toEqual([0.833333, 0.833333, 0.333333]);
});

test('one game has no spread, also with negative scores', () => {
  const tally = new Tally(1);
  tally.add({ scores: [-3], places: [1], moves: 1, decisions: 1 });
  expect(tally.summary().scores).toEqual({ mean: -3, spread: 0, min: -3, max: -3 });
});
