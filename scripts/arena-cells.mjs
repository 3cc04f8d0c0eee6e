// Arenas that take many evenings: what was played is kept while the bots play the same, and a page is written anew from it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { checkout } from './checkout.mjs';
import { hoursIn, KeptGames } from './kept-games.mjs';
import { playName } from './play-name.mjs';
import { PlainError, readOptions } from './program.mjs';
import { riband } from './run-riband.mjs';
import { setUp } from './set-up.mjs';

/** @typedef {{ game: string, components?: string, seats: number, bots: string[], seed: number, claim?: string }} Cell with components of an earlier release, if it is about those, and what is claimed of the first bot, as `--claim` of the arena reads it */
/** @typedef {{ value: number, low: number, high: number }} Estimate */
/** @typedef {Map<Cell, any>} Known what `riband arena --json` said of each cell, the date of its last games, and how many hours the bots have thought in them */

/** All cells come to the first number of deals, then all to the next: whenever it is stopped, every cell says something. */
const STAGES = [2, 5, 10, 20, 30, 40, 50, 70, 100, 140, 200, 300, 500, 700, 1000];

/**
 * The options that every such program has, and more.
 *
 * @param {Record<string, string>} more
 * @returns {Record<string, string>}
 */
export function readPlan(more) {
  /** @type {Record<string, string>} */
  const standards = { minutes: '60', deals: '200', workers: `${availableParallelism()}`, ...more };
  const options = readOptions(standards);
  for (const name of ['minutes', 'deals', 'workers'])
    if (!/^[1-9]\d*$/.test(options[name] ?? ''))
      throw new PlainError(`--${name} must be a whole number, not "${options[name]}".`, 2);
  return options;
}

/**
 * Whether a cell is one of those that somebody has named by their bots, game and seats; what is not named may be any.
 *
 * @param {Record<string, string>} plan
 */
export function wantedBy(plan) {
  const isNamed = (/** @type {string} */ name, /** @type {string} */ value) => ['', value].includes(plan[name] ?? '');
  return (/** @type {Cell} */ { bots, game, seats }) =>
    isNamed('bots', bots.join(',')) && isNamed('game', game) && isNamed('seats', `${seats}`);
}

/**
 * Plays until the minutes are over, be it in the middle of a cell, or every wanted cell has its deals, or enough of them, and writes the page
 * after each cell. Those of which something is claimed come before all others. With a folder for the games, what was played on another machine need not
 * be played again. Who writes the page is given the one at hand as well.
 *
 * @param {{ name: string, cells: readonly Cell[], wanted?: (cell: Cell) => boolean, enough?: (cell: Cell, figures: any) => boolean, page: string, games?: string, write: (known: Known, before: string) => string }} work
 * @param {Record<string, string>} plan
 */
export async function playCells(work, plan) {
  const { name, wanted = () => true, enough = () => false, page, games, write } = work;
  const end = performance.now() + Number(plan['minutes']) * 60_000;
  const deals = Number(plan['deals']);
  const workers = plan['workers'] ?? '1';
  await setUp();
  // How bots play is found out by games, so others are not asked.
  const wasPlayed = playedIn(join('.riband', name), games);
  const cells = work.cells.filter((cell) => wanted(cell) || wasPlayed(cell));
  const folders = await foldersFor(name, cells, await ensureBuilt('cli'), workers);
  const kept = games === undefined ? undefined : new KeptGames(join(checkout, games));
  /** @type {Known} */
  const known = new Map();
  const play = async (/** @type {Cell} */ cell, /** @type {number} */ least) => {
    const secondsLeft = Math.max(1, Math.ceil((end - performance.now()) / 1000));
    const figures = await playCell(cell, least, folders(cell), { workers, seconds: secondsLeft });
    // The time was too short for one deal.
    if (figures === null) return;
    const file = fileOf(folders(cell), cell);
    const date = kept?.keep(nameOf(cell), basename(folders(cell)), file, today()) ?? today();
    known.set(cell, { ...figures, date, hours: hoursIn(file) });
  };
  // What was played before is read first, so that no row gets lost.
  for (const cell of cells) {
    kept?.bring(nameOf(cell), basename(folders(cell)), fileOf(folders(cell), cell));
    if (dealsIn(folders(cell), cell) > 0) await play(cell, 0);
  }
  writePage();
  const isClaimed = (/** @type {Cell} */ { claim }) => claim !== undefined;
  const stages = [...STAGES.filter((stage) => stage < deals), deals];
  await playAll(cells.filter(isClaimed));
  await playAll(cells.filter((cell) => !isClaimed(cell)));

  function writePage() {
    const file = join(checkout, page);
    writeFileSync(file, write(known, existsSync(file) ? readFileSync(file, 'utf8') : ''));
  }

  async function playAll(/** @type {readonly Cell[]} */ some) {
    const wantedOnes = some.filter(wanted);
    if (wantedOnes.length === 0) return;
    for (const stage of stages) {
      for (const cell of wantedOnes) {
        const figures = known.get(cell);
        if (figures !== undefined && (figures.deals >= stage || enough(cell, figures))) continue;
        if (performance.now() >= end) return;
        await play(cell, stage);
        writePage();
      }
      if (performance.now() >= end) return;
      console.log(`${wantedOnes.length} cells have ${stage} deals, or enough.`);
    }
  }
}

const today = () => new Date().toISOString().slice(0, 10);
const nameOf = (/** @type {Cell} */ { game, components, seats, bots }) =>
  [game, ...(components === undefined ? [] : ['with', components]), seats, ...bots].join('-').replaceAll(':', '');

/**
 * Whether there are games of a cell, in whatever way its bots played them.
 *
 * @param {string} place with a folder for every way
 * @param {string | undefined} games
 */
function playedIn(place, games) {
  const ways = existsSync(join(checkout, place)) ? readdirSync(join(checkout, place)) : [];
  const folders = [...ways.map((way) => join(place, way)), ...(games === undefined ? [] : [games])];
  return (/** @type {Cell} */ cell) => folders.some((folder) => existsSync(fileOf(folder, cell)));
}

/**
 * Where what was played is kept: apart for every way in which bots have played a game with so many seats.
 *
 * @param {string} name
 * @param {readonly Cell[]} cells
 * @param {string} build
 * @param {string} workers
 */
async function foldersFor(name, cells, build, workers) {
  /** @type {Map<Cell, string>} */
  const known = new Map();
  for (const cell of cells) {
    const folder = join('.riband', name, await playName(cell, build, workers));
    mkdirSync(join(checkout, folder), { recursive: true });
    known.set(cell, folder);
  }
  return (/** @type {Cell} */ cell) => /** @type {string} */ (known.get(cell));
}

/** A deal is played in all rotations of different bots, and once by bots that are all the same. */
function gamesEach(/** @type {Cell} */ { seats, bots }) {
  return bots.length === 1 ? 1 : Math.max(seats, bots.length);
}

const fileOf = (/** @type {string} */ folder, /** @type {Cell} */ cell) =>
  join(checkout, folder, `${nameOf(cell)}.jsonl`);

/** Whole deals that were played before. */
function dealsIn(/** @type {string} */ folder, /** @type {Cell} */ cell) {
  const file = fileOf(folder, cell);
  if (!existsSync(file)) return 0;
  // The first line is the header, and behind the last one is nothing.
  return Math.floor((readFileSync(file, 'utf8').split('\n').length - 2) / gamesEach(cell));
}

/**
 * The figures, or nothing if the time is too short for one deal. What was played is kept in any case.
 *
 * @param {Cell} cell
 * @param {number} deals at least; what was played before counts in any case
 * @param {string} folder
 * @param {{ workers: string, seconds: number }} limits
 */
async function playCell(cell, deals, folder, limits) {
  const { game, components, seats, bots, seed, claim } = cell;
  const games = Math.max(deals, dealsIn(folder, cell)) * gamesEach(cell);
  return riband('arena', {
    ...{ game, seats, bots: bots.join(','), games, seed, ...limits, resume: fileOf(folder, cell) },
    ...(components === undefined ? {} : { components }),
    ...(claim === undefined ? {} : { claim }),
  });
}
