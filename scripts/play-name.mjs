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
const APART_FROM_PLAY = new Set([
  ...['milliseconds', 'sources', 'name', 'title', 'unit', 'range', 'lead', 'inTurn'],
  ...['told', 'isThere', 'byBot', 'most'],
]);

/** @typedef {{ level: string, evaluation: string }} Level what `riband bots` tells of one */
/** @typedef {{ moves: string, levels: Level[] }} Probe */

/**
 * A name for how the bots of a cell play its game: other words on a page do not change it, another move does. With the same build it is known
 * from the last time.
 *
 * @param {Cell} cell
 * @param {string} build
 * @param {string} workers
 */
export async function playName({ game, components, seats, bots }, build, workers) {
  const probed = bots.join() === NO_SEARCHERS ? NO_SEARCHERS : SEARCHERS;
  const setting = { game, ...(components === undefined ? {} : { components }), seats };
  const file = join(checkout, '.riband', 'plays.json');
  /** @type {{ build: string, probes: Record<string, Probe> }} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { build, probes: {} };
  const probes = kept.build === build ? kept.probes : {};
  const name = `${Object.values(setting).join(' ')} ${probed}`;
  const probe = probes[name] ?? (await probeOf(setting, probed, workers));
  mkdirSync(join(checkout, '.riband'), { recursive: true });
  writeFileSync(file, JSON.stringify({ build, probes: { ...probes, [name]: probe } }));
  return nameOfPlay(probe, bots);
}

/**
 * @param {{ game: string, components?: string, seats: number }} setting
 * @param {string} bots
 * @param {string} workers
 * @returns {Promise<Probe>}
 */
async function probeOf(setting, bots, workers) {
  const games = Math.max(2, setting.seats);
  const played = await riband('arena', { ...setting, bots, seed: PROBE_SEED, games, workers });
  return { moves: movesIn(played), levels: bots === SEARCHERS ? await riband('bots', setting) : [] };
}

/** What was played there, without what is told of it besides. */
export function movesIn(/** @type {object} */ played) {
  // What is not known was told as 0 when the games that are kept were named.
  const moves = JSON.stringify(played, (key, value) => (APART_FROM_PLAY.has(key) ? undefined : (value ?? 0)));
  return hashOf(moves);
}

/** Searches with iterations of their own judge as this level does. */
const LIKE_SEARCHES = 'captain';

/**
 * What other levels have does not count, nor by what they judge.
 *
 * @param {Probe} probe
 * @param {readonly string[]} bots
 */
export function nameOfPlay({ moves, levels }, bots) {
  const own = levels.filter(({ level }) => bots.includes(level));
  const isSearch = bots.some((bot) => bot.startsWith('search:'));
  const searches = levels.filter(({ level }) => isSearch && level === LIKE_SEARCHES);
  return hashOf(JSON.stringify([moves, own, ...searches.map(({ evaluation }) => evaluation)], asNamedAtFirst));
}

/** What there was no word for when the games that are kept were named says nothing of who does not do it. */
const asNamedAtFirst = (/** @type {string} */ key, /** @type {unknown} */ value) =>
  key === 'empathic' && value === false ? undefined : value;

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
