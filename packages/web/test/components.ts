import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Our newest components of a game, read anew every time. */
export function newestComponents(game: 'shipyard' | 'crossing-oceans') {
  return JSON.parse(readFileSync(resolve(`@riband/${game}/newest.json`), 'utf8'));
}
