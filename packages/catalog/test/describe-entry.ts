import { QUICK_LAWS, settingsFrom } from '@riband/testkit';
import { describeLaws } from '@riband/testkit/vitest';
import { describe } from 'vitest';
import { findGame } from '../src/index.ts';

/** All laws of an entry of the catalog, in a file of its own: files run side by side. */
export function describeEntry(id: string): void {
  const game = findGame(id);
  if (game === undefined) throw new Error(`The catalog has no game ${id}.`);
  const settings = settingsFrom(process.env);
  const chosen = `seed ${settings.seed}, games x ${settings.times}`;

  // biome-ignore lint/suspicious/noConsole: whoever runs the laws wants to know what was played, also when nothing fails.
  console.info(`laws of ${id} with ${chosen}`);

  describe(`all laws, ${chosen}`, () => describeLaws(game, { games: 20, settings }));
  // `npm run test:long` finds these by their name.
  describe(`many games, ${chosen}`, () => describeLaws(game, { games: 200, settings, laws: QUICK_LAWS }));
}
