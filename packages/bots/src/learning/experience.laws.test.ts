import { quayside } from '@riband/example';
import { completeOptions } from '@riband/kernel';
import { shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { expect, test } from 'vitest';
import { random } from '../random.ts';
import { CURRICULA } from './curricula.ts';
import { playCourses } from './experience.ts';

const settingOf = (game: ReturnType<typeof shipyardSecond>, seats: number) => {
  const completed = completeOptions(game.options, {});
  return { game, seats, options: 'options' in completed ? completed.options : {} };
};

const { lots } = CURRICULA.shipyard!.first;

test('every seat has a course, with points that lead up to its end, and the same seed plays the same', () => {
  const play = () => playCourses(settingOf(shipyardSecond(), 3), random, lots, 'one');
  const courses = play();
  expect(courses).toHaveLength(3);
  for (const { moments, end } of courses) {
    expect(moments.length).toBeGreaterThan(10);
    // The actions that are left, in tens, are the first of the numbers.
    const left = moments.map(({ seen }) => seen[0]!);
    expect(left[0]).toBeGreaterThan(2);
    expect(left.at(-1)).toBeLessThan(0.2);
    expect(Math.abs(moments.at(-1)!.points - end)).toBeLessThan(15);
    for (const { seen } of moments) expect(seen).toSatisfy((all: Float32Array) => all.every(Number.isFinite));
  }
  expect(play()).toEqual(courses);
});

test('what is seen tells positions apart', () => {
  const [course] = playCourses(settingOf(shipyardSolo(), 1), random, lots, 'two');
  const different = new Set(course?.moments.map(({ seen }) => seen.join()));
  expect(different.size).toBe(course?.moments.length);
});

test('a game that is not looked at says so', () => {
  expect(() => playCourses({ game: quayside, seats: 2, options: {} }, random, lots, 'three')).toThrow(
    'example are not looked',
  );
});
