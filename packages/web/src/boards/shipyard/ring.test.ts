import { expect, test } from 'vitest';
import { tableText } from './effects.ts';
import { stepsTo } from './ring.ts';

test('a marker goes at least one step, and at most once round (S-RING-1)', () => {
  expect([0, 1, 2, 3].map((place) => stepsTo(1, place, 4))).toEqual([3, 4, 1, 2]);
});

test('a table shows only where its points change', () => {
  expect(tableText([0, 2, 2, 5], 3, {})).toBe('1→2\u20023→5\u2002+3');
  expect(tableText([], 0, { 3: 4, 7: 8 })).toBe('3→4\u20027→8');
});
