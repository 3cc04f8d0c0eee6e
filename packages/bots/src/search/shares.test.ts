import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

test('what looks worse by as many points is e times less promising', () => {
  const [best, worse, worst] = sharesOf([0, 3, 6], 3) as [number, number, number];
  expect(best / worse).toBeCloseTo(Math.E, 9);
  expect(worse / worst).toBeCloseTo(Math.E, 9);
  expect(best + worse + worst).toBeCloseTo(1, 9);
});

test('the more points count as little, the more even they are', () => {
  const worst = [0.5, 1, 3, 10, 100].map((points) => sharesOf([0, 2, 5], points)[2]!);
  expect(worst).toEqual(worst.toSorted((a, b) => a - b));
  expect(worst.at(-1)).toBeCloseTo(1 / 3, 1);
});

test('where the best is not at hand, or all look far worse, they are shares all the same', () => {
  expect(sharesOf([2000, 2001], 0.001)).toEqual([1, 0]);
  expect(sharesOf([5], 1)).toEqual([1]);
});

test('what was never looked at may be as good as any, also if nothing was', () => {
  expect(sharesOf([undefined, undefined], 0)).toEqual([0.5, 0.5]);
  expect(sharesOf([undefined, 0], 1)).toEqual([0.5, 1]);
});
