import { describe, expect, test } from 'vitest';
import { eloOf, expectedScore } from './bradley-terry.ts';

/** Wins of players of known strength who met very often, so that the half win of caution does not show. */
function winsOf(strengths: readonly number[], games: number): number[] {
  return strengths.flatMap((own) => strengths.map((other) => (own === other ? 0 : games * expectedScore(own - other))));
}

describe('Elo', () => {
  test.each([
    [0, 0.5],
    [35, 0.5502],
    [100, 0.6401],
    [400, 10 / 11],
    [-400, 1 / 11],
  ])('%d points ahead score %d', (elo, score) => {
    expect(expectedScore(elo)).toBeCloseTo(score, 4);
  });

  test('of two it is the logarithm of the odds, with half a win added to both', () => {
    const [first, second] = eloOf([0, 75, 25, 0], 2, 1);
    expect(first).toBeCloseTo(400 * Math.log10(75.5 / 25.5), 4);
    expect(second).toBe(0);
  });

  test('of several it finds the strengths that made the results', () => {
    const strengths = [0, 420, 655, 655.5, 1200];
    const found = eloOf(winsOf(strengths, 1e7), 5, 0);
    for (const [player, strength] of strengths.entries()) expect(found[player]).toBeCloseTo(strength, 0);
  });

  test('whoever is the anchor, the differences are the same', () => {
    const wins = [0, 3, 7, 9, 0, 6, 3, 4, 0];
    const [a, b, c] = eloOf(wins, 3, 0) as [number, number, number];
    const [x, y, z] = eloOf(wins, 3, 2) as [number, number, number];
    expect([a, z]).toEqual([0, 0]);
    expect([x - y, y - z]).toEqual([expect.closeTo(a - b, 4), expect.closeTo(b - c, 4)]);
  });

  test('who never lost is strong, not infinitely strong, and stronger the more they played', () => {
    const [few] = eloOf([0, 10, 0, 0], 2, 1) as [number];
    const [many] = eloOf([0, 1000, 0, 0], 2, 1) as [number];
    expect(few).toBeCloseTo(400 * Math.log10(21), 4);
    expect(many).toBeGreaterThan(few + 700);
  });

  test('two who never met are compared through a third', () => {
    const wins = [0, 500, 0, 500, 0, 900, 0, 100, 0];
    const [a, , c] = eloOf(wins, 3, 1) as [number, number, number];
    expect(a).toBeCloseTo(0, 4);
    expect(c).toBeCloseTo(-400 * Math.log10(9), -1);
  });
});
