import { seeded } from '@riband/kernel';
import { expect, test } from 'vitest';
import { bootstrap, sumOf } from './bootstrap.ts';

const vectors = (...values: number[]) => values.map((value) => Float64Array.of(value, 1));
const mean = (sum: Float64Array): readonly number[] => [sum[0]! / sum[1]!];

test('sums add up, each vector as often as wanted', () => {
  const some = [Float64Array.of(1, 10), Float64Array.of(2, 20), Float64Array.of(3, 30)];
  expect([...sumOf(some)]).toEqual([6, 60]);
  expect([...sumOf(some, [2, 0, 1])]).toEqual([5, 50]);
});

test('the interval of a mean is about two standard errors to each side', () => {
  const random = seeded('uniform');
  const values = Array.from({ length: 400 }, () => random.below(1001) / 1000);
  const [interval] = bootstrap(vectors(...values), mean, seeded('bootstrap'));
  const standardError = Math.sqrt(1 / 12 / 400);
  const centre = values.reduce((sum, value) => sum + value, 0) / 400;
  expect(interval?.low).toBeCloseTo(centre - 1.96 * standardError, 2);
  expect(interval?.high).toBeCloseTo(centre + 1.96 * standardError, 2);
});

test('the same seed gives the same interval, and what never varies has none', () => {
  const some = vectors(1, 2, 3, 4, 5, 6, 7, 8);
  expect(bootstrap(some, mean, seeded(1))).toEqual(bootstrap(some, mean, seeded(1)));
  expect(bootstrap(some, mean, seeded(1))).not.toEqual(bootstrap(some, mean, seeded(2)));
  expect(bootstrap(vectors(3, 3, 3), mean, seeded(1))).toEqual([{ low: 3, high: 3 }]);
});
