import { QUICK_LAWS, settingsFrom } from '@riband/testkit';
import { describeLaws } from '@riband/testkit/vitest';
import { describe } from 'vitest';
import { CATALOG } from './index.ts';

const settings = settingsFrom(process.env);
const chosen = `seed ${settings.seed}, games x ${settings.times}`;

// biome-ignore lint/suspicious/noConsole: whoever runs the laws wants to know what was played, also when nothing fails.
console.info(`laws of the catalog with ${chosen}`);

describe(`all laws, ${chosen}`, () => {
  for (const { game } of CATALOG) describeLaws(game, { games: 20, settings });
});

describe(`many games, ${chosen}`, () => {
  for (const { game } of CATALOG) describeLaws(game, { games: 200, settings, laws: QUICK_LAWS });
});
