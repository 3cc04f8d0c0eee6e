import { describe, expect, test } from 'vitest';
import { PLANTS } from '../../test/plants.ts';
import { simulate } from './simulate.ts';

/** `npm run test:long` tells that many times as many stories. */
const STORIES = 200 * Number(process.env['RIBAND_GAMES'] ?? 1);

/** The rarest of the planted bugs shows in one story of fifty. */
const STORIES_TO_FIND = 300;

/** Each of its rounds tells others. */
const FIRST = Number(process.env['RIBAND_SEED'] ?? 1);

test('in no storm is anything lost, doubled, forked or shown to the wrong eyes, and every game comes to its end', async () => {
  let commands = 0;
  let crashes = 0;
  let lostThreads = 0;
  for (let seed = FIRST; seed < FIRST + STORIES; seed++) {
    const report = await simulate(seed);
    expect(report.violations, `npm run sim -- --from ${seed} --seeds 1`).toEqual([]);
    commands += report.commands;
    crashes += report.crashes;
    lostThreads += report.lostThreads;
  }
  // Else the storms are too tame to say anything.
  expect(commands).toBeGreaterThan(25 * STORIES);
  expect(crashes).toBeGreaterThan(2 * STORIES);
  expect(lostThreads).toBeGreaterThan(STORIES);
});

test('the same seed tells the same story, letter by letter', async () => {
  for (const seed of [1, 2, 3]) expect(await simulate(seed)).toEqual(await simulate(seed));
  expect((await simulate(1)).fingerprint).not.toBe((await simulate(2)).fingerprint);
});

describe('a simulation finds a server that', () => {
  test.each(Object.entries(PLANTS))('%s', async (_, { makings, from }) => {
    for (let seed = from; seed < from + STORIES_TO_FIND; seed++) {
      const { violations } = await simulate(seed, makings);
      if (violations.length > 0) return;
    }
    expect.fail(`nothing was found in ${STORIES_TO_FIND} stories`);
  });
});
