import { readFileSync } from 'node:fs';

const NEWEST = { shipyard: 'components-2', 'crossing-oceans': 'components-1' };

/** Our newest components of a game, read anew every time. */
export function newestComponents(game: keyof typeof NEWEST) {
  const file = `../../games/${game}/data/${NEWEST[game]}.json`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
