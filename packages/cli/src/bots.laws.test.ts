import { describe, expect, test } from 'vitest';
import { prepareProgram, riband, TIMEOUT } from '../test/program.ts';

prepareProgram();

describe('bots', { timeout: TIMEOUT }, () => {
  test.concurrent('tells what each level has for a turn: the higher the more, and with more seats less', async () => {
    const told = async (seats: number) => {
      const { out } = await riband(['bots', '--game', 'shipyard-second', '--seats', `${seats}`, '--json']);
      return JSON.parse(out) as { level: string; iterations: number; byHand: boolean; settings: object }[];
    };
    const [two, four] = await Promise.all([told(2), told(4)]);
    expect(two.map(({ level, byHand }) => [level, byHand])).toEqual([
      ['apprentice', true],
      ['mate', false],
      ['captain', false],
      ['admiral', false],
    ]);
    for (const [index, { iterations }] of two.entries()) {
      expect(four[index]?.iterations).toBeLessThan(iterations);
      expect(iterations).toBeGreaterThan(two[index - 1]?.iterations ?? 0);
    }
    expect(two[0]?.settings).toHaveProperty('stakes');
  });

  test.concurrent('names what each level judges by: with earlier components, what was learnt with those', async () => {
    const told = async (...more: readonly string[]) => {
      const { out } = await riband(['bots', '--game', 'shipyard-solo', ...more, '--json']);
      return (JSON.parse(out) as { evaluation: string }[]).map(({ evaluation }) => evaluation);
    };
    const [now, before] = await Promise.all([told(), told('--components', 'shipyard-1')]);
    expect(now[1]).toBe(now[2]);
    expect(new Set(now).size).toBe(3);
    expect(before.map((name, level) => name === now[level])).toEqual([true, false, false, false]);
  });

  test.concurrent('says that all levels judge as made by hand where machines have found nothing', async () => {
    const { out } = await riband(['bots', '--game', 'example']);
    expect(out).toMatch(/^admiral .* hand /m);
    expect(out).not.toContain('machine');
  });
});
