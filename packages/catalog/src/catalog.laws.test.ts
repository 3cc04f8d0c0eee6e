import { QUICK_LAWS, settingsFrom } from '@riband/testkit';
import { describeLaws } from '@riband/testkit/vitest';
import { describe } from 'vitest';
import { CATALOG } from './index.ts';

const settings = settingsFrom(process.env);

describe(`laws, seed ${settings.seed}`, () => {
  for (const { game } of CATALOG) describeLaws(game, { games: 20, settings });
});

describe(`laws of many games, seed ${settings.seed}`, () => {
  for (const { game } of CATALOG) describeLaws(game, { games: 200, settings, laws: QUICK_LAWS });
});
