import { seeded } from '@riband/kernel';
import { expect, test } from 'vitest';
import type { Course } from './experience.ts';
import { errorOf, type Schooling, teach, untaught } from './training.ts';

const SCHOOLING: Schooling = { units: 8, rounds: 1, passesEach: 20, pace: 0.01, forgetting: 0, trust: 1 };

function taught(courses: readonly Course[], schooling: Schooling) {
  const random = seeded('teacher');
  const network = untaught(courses[0]?.moments[0]?.seen.length ?? 0, schooling.units, random);
  const errors = [...teach(network, courses, schooling, random)];
  return { network, errors };
}

/** Nothing that is a mere sum of what is seen: the farther from the middle, the more points. */
function valley(count: number, seed: string): readonly Course[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [place, points] = [random.below(2001) / 1000 - 1, random.below(50)];
    return { moments: [{ seen: Float32Array.of(place), points }], end: points + 20 * Math.abs(place) };
  });
}

test('it learns what no weighted sum could tell, and foretells what it has not seen', () => {
  const { network, errors } = taught(valley(2000, 'seen'), SCHOOLING);
  expect(errors.at(-1)).toBeLessThan(errors[0]! / 10);
  expect(errorOf(network, valley(500, 'other'))).toBeLessThan(0.5);
});

test('the same luck teaches the same', () => {
  const courses = valley(200, 'seen');
  expect(taught(courses, SCHOOLING).network.toJSON()).toEqual(taught(courses, SCHOOLING).network.toJSON());
});

/** The same at ten moments of each course, with more points at the end. */
const played = (courses: readonly Course[], more: number): readonly Course[] =>
  courses.map(({ moments, end }) => ({ moments: Array.from({ length: 10 }, () => moments[0]!), end: end + more }));

test('who goes on with games of stronger players expects at once what those make', () => {
  const random = seeded('teacher');
  const { network } = taught(played(valley(500, 'weak'), 0), SCHOOLING);
  const strong = played(valley(500, 'strong'), 30);
  expect([...teach(network, strong, { ...SCHOOLING, trust: 0.3 }, random)]).toHaveLength(SCHOOLING.passesEach);
  expect(errorOf(network, played(valley(500, 'other'), 30))).toBeLessThan(3);
});

const WAYS = 30;

/** Thirty ways in, each taken by two courses alone, to one and the same place; what comes of it then is luck: nothing on average. */
function crossroads(): readonly Course[] {
  const random = seeded('crossroads');
  return Array.from({ length: 2 * WAYS }, (_, course) => ({
    moments: [sign(course % WAYS), sign(WAYS)].map((seen) => ({ seen, points: 0 })),
    end: random.below(2) === 0 ? -10 : 10,
  }));
}

const sign = (place: number): Float32Array =>
  Float32Array.from({ length: WAYS + 1 }, (_, other) => (other === place ? 1 : 0));

test('where ways meet, it learns more if it trusts what it expects at the next moment', () => {
  const wrongness = (trust: number): number => {
    const { network } = taught(crossroads(), { ...SCHOOLING, units: 0, rounds: 20, passesEach: 20, trust });
    const ways = Array.from({ length: WAYS }, (_, way) => network.of(Float64Array.from(sign(way))));
    return ways.reduce((sum, points) => sum + points ** 2, 0);
  };
  expect(wrongness(0.3)).toBeLessThan(wrongness(1) / 3);
});
