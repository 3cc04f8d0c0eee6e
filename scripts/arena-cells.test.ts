import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { levelsOf } from './arena-cells.mjs';
import { checkout } from './checkout.mjs';

test('what says how the levels search a game is found where the levels are told which plan is whose', () => {
  const plans = ['shipyard-first', 'shipyard-second', 'shipyard-solo', 'crossing-oceans', 'example'].map((game) => {
    const files = levelsOf(game);
    for (const file of files) expect(existsSync(join(checkout, file))).toBe(true);
    return files.at(-1);
  });
  const [shipyard, , , crossingOceans, any] = plans;
  expect(plans).toEqual([shipyard, shipyard, shipyard, crossingOceans, any]);
  expect(new Set(plans).size).toBe(3);
});
