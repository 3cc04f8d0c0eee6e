import { expect, test } from 'vitest';
import { account, placesBy } from './score.ts';

test('lines add up to the total', () => {
  const source = { key: 'any', params: {} };
  expect(
    account(2, [
      { source, points: 4 },
      { source, points: -1 },
    ]).total,
  ).toBe(3);
});

test.each([
  [
    [[5], [9], [7]],
    [3, 1, 2],
  ],
  [
    [
      [5, 1],
      [5, 2],
      [4, 9],
    ],
    [2, 1, 3],
  ],
  [
    [
      [5, 2],
      [5, 2],
      [4, 9],
    ],
    [1, 1, 3],
  ],
])('places of %j are %j', (keys, places) => {
  expect(placesBy(keys)).toEqual(places);
});
