import { seeded } from '@riband/kernel';
import { expect, test } from 'vitest';
import { beginAt, evolve, population, type Stand } from './evolution.ts';

/** Goes on for some generations towards what costs least. */
function descend(cost: (numbers: readonly number[]) => number, from: Stand, generations: number, seed: string): Stand {
  let stand = from;
  for (let done = 0; done < generations; done++) {
    const random = seeded(`${seed}|${stand.generation}`);
    stand = evolve(
      stand,
      population(stand, 16, random).toSorted((a, b) => cost(a) - cost(b)),
    );
  }
  return stand;
}

const START = beginAt([3, -2, 1, 0.5], 0.5);
/** A valley a hundred times as steep along the first number as along the last. */
const valley = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value, index) => sum + 10 ** (2 - index) * (value - 1) ** 2, 0);

test('it finds the bottom of a narrow valley', () => {
  const { mean } = descend(valley, START, 120, 'valley');
  for (const value of mean) expect(value).toBeCloseTo(1, 4);
});

test('it comes near the bottom although every measurement is off', () => {
  const luck = seeded('luck');
  const noisy = (numbers: readonly number[]): number => valley(numbers) + luck.below(1000) / 100;
  const { mean } = descend(noisy, START, 200, 'noise');
  expect(valley(mean)).toBeLessThan(valley(START.mean) / 50);
});

test('what is steep is searched more finely', () => {
  const { spreads } = descend(valley, START, 60, 'spreads');
  expect(spreads[3]! / spreads[0]!).toBeGreaterThan(5);
});

test('kept and gone on with, it is the same evolution', () => {
  const kept = JSON.parse(JSON.stringify(descend(valley, START, 7, 'kept'))) as Stand;
  expect(descend(valley, kept, 5, 'kept')).toEqual(descend(valley, START, 12, 'kept'));
});
