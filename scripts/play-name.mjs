// Names for how bots play a game: while a name is the same, games that were played before can be gone on with.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { riband } from './run-riband.mjs';

/** @typedef {import('./arena-cells.mjs').Cell} Cell */

/** Whatever changes play shows in their games, which are soon played; what the levels above have besides, they are asked. */
const PROBE_SEED = 99;
const SEARCHERS = 'mate,greedy';
const NO_SEARCHERS = 'greedy';
/** What a probe says of other things than moves: how long they took, and how it is told. */
const APART_FROM_PLAY = new Set(['milliseconds', 'sources', 'name', 'title', 'unit', 'range', 'lead', 'inTurn']);

/**
 * A name for how the bots play this game with so many seats: other words on a page do not change it, another move does. With the same build it
 * is known from the last time.
 *
 * @param {Cell} cell
 * @param {string} build
 * @param {string} workers
 */
export async function playName({ game, components, seats, bots: ours }, build, workers) {
  const bots = ours.join() === NO_SEARCHERS ? NO_SEARCHERS : SEARCHERS;
  const file = join(checkout, '.riband', 'plays.json');
  /** @type {{ build: string, names: Record<string, string> }} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { build, names: {} };
  const names = kept.build === build ? kept.names : {};
  const setting = { game, ...(components === undefined ? {} : { components }), seats };
  const probe = `${Object.values(setting).join(' ')} ${bots}`;
  if (names[probe] !== undefined) return names[probe];
  const games = Math.max(2, seats);
  const played = await riband('arena', { ...setting, bots, seed: PROBE_SEED, games, workers });
  const levels = bots === SEARCHERS ? await riband('bots', { game, seats }) : [];
  const name = nameOfPlay(played, levels);
  mkdirSync(join(checkout, '.riband'), { recursive: true });
  writeFileSync(file, JSON.stringify({ build, names: { ...names, [probe]: name } }));
  return name;
}

/**
 * @param {object} played what the arena says of the probe
 * @param {object} levels what each level has
 */
export function nameOfPlay(played, levels) {
  const moves = JSON.stringify(played, (key, value) => (APART_FROM_PLAY.has(key) ? undefined : value));
  return createHash('sha256').update(JSON.stringify(levels)).update(moves).digest('hex').slice(0, 12);
}
