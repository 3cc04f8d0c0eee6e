import { expect, test } from 'vitest';
import { spread, ticksOf } from './scale.ts';

test('a scale has round steps, zero among them, and not too many', () => {
  expect(ticksOf(0, 4, 5)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksOf(0, 66, 5)).toEqual([0, 20, 40, 60]);
  expect(ticksOf(-30, 410, 5)).toEqual([0, 100, 200, 300, 400]);
  expect(ticksOf(-30, 30, 6)).toEqual([-30, -20, -10, 0, 10, 20, 30]);
});

test('labels that would lie on each other move apart, keep their order and stay above the foot', () => {
  expect(spread([10, 50], 12, 100)).toEqual([10, 50]);
  expect(spread([52, 50, 10], 12, 100)).toEqual([62, 50, 10]);
  expect(spread([99, 100, 98], 12, 100)).toEqual([88, 100, 76]);
});
