import { checkLaws, LAWS, QUICK_LAWS, settingsFrom } from '@riband/testkit';
import { describeLaws } from '@riband/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CASES } from '../test/cases.ts';
import { CATALOG, findGame } from './index.ts';

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

describe('games that once broke a law', () => {
  test.each(CASES)(
    '$game, seats: $seats, seed $seed, $laws: $found',
    ({ game: id, laws: names, found: _, ...games }) => {
      const game = findGame(id);
      const laws = LAWS.filter(({ name }) => names.includes(name));
      if (game === undefined || laws.length < names.length) throw new Error(`no game ${id} or no law among ${names}`);
      expect(checkLaws(game, { games: 1, ...games, laws })).toEqual([]);
    },
  );
});
