// npm run ladder -- --minutes 60 [--deals 200] [--workers N] [--bots captain,greedy]: goes on with the ladder of the bots, and writes docs/ladder.md anew.
// What was played is kept in .riband/ladder, apart for every version of the bots and games, so that it can take many evenings.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cliBundle, ensureBuilt } from './builds.mjs';
import { checkout } from './checkout.mjs';
import { contentHash } from './content-hash.mjs';
import { CELLS, ladderPage } from './ladder-page.mjs';
import { PlainError, readOptions, runMain } from './program.mjs';
import { endChildrenToo, runNode } from './run-command.mjs';
import { setUp } from './set-up.mjs';

/** @typedef {import('./ladder-page.mjs').Cell} Cell */
/** @typedef {import('./ladder-page.mjs').Figures} Figures */

const PAGE = 'docs/ladder.md';
/** All cells come to the first number of deals, then all to the next: whenever it is stopped, every cell says something. */
const STAGES = [2, 5, 10, 20, 50, 100, 200, 500, 1000];

endChildrenToo();
await runMain(async () => {
  const { minutes, deals, workers, bots } = readPlan();
  await setUp();
  await ensureBuilt('cli');
  const folder = join('.riband/ladder', contentHash(checkout, ['packages/bots/src', 'packages/games']).slice(0, 12));
  mkdirSync(join(checkout, folder), { recursive: true });
  const end = performance.now() + minutes * 60_000;
  /** @type {Map<Cell, Figures>} */
  const known = new Map();
  // What was played before is read first, so that no row gets lost.
  for (const cell of CELLS) if (dealsIn(folder, cell) > 0) known.set(cell, await play(cell, 0, folder, workers));
  const wanted = CELLS.filter((cell) => bots === '' || cell.bots.join(',') === bots);
  for (const stage of [...STAGES.filter((stage) => stage < deals), deals]) {
    for (const cell of wanted) {
      if (performance.now() >= end) return;
      known.set(cell, await play(cell, stage, folder, workers));
      writeFileSync(join(checkout, PAGE), ladderPage(known, new Date().toISOString().slice(0, 10)));
    }
    console.log(`All cells have ${stage} deals.`);
  }
});

function readPlan() {
  const workersHere = `${availableParallelism()}`;
  const { minutes, deals, workers, bots } = readOptions({
    minutes: '60',
    deals: '200',
    workers: workersHere,
    bots: '',
  });
  for (const [name, text] of Object.entries({ minutes, deals, workers }))
    if (!/^[1-9]\d*$/.test(text)) throw new PlainError(`--${name} must be a whole number, not "${text}".`, 2);
  return { minutes: Number(minutes), deals: Number(deals), workers, bots };
}

/** @param {Cell} cell */
function gamesEach({ seats, bots }) {
  return Math.max(seats, bots.length);
}

/**
 * @param {string} folder
 * @param {Cell} cell
 */
function fileOf(folder, { game, seats, bots }) {
  return join(folder, `${game}-${seats}-${bots.join('-')}.jsonl`);
}

/**
 * Whole deals that were played before.
 *
 * @param {string} folder
 * @param {Cell} cell
 */
function dealsIn(folder, cell) {
  const file = join(checkout, fileOf(folder, cell));
  if (!existsSync(file)) return 0;
  // The first line is the header, and behind the last one is nothing.
  return Math.floor((readFileSync(file, 'utf8').split('\n').length - 2) / gamesEach(cell));
}

/**
 * @param {Cell} cell
 * @param {number} deals at least; what was played before counts in any case
 * @param {string} folder
 * @param {string} workers
 * @returns {Promise<Figures>}
 */
async function play(cell, deals, folder, workers) {
  const { game, seats, bots, seed } = cell;
  const games = Math.max(deals, dealsIn(folder, cell)) * gamesEach(cell);
  const options = { game, seats, bots: bots.join(','), games, seed, workers, resume: fileOf(folder, cell) };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const { ok, output } = await runNode(cliBundle, ['arena', ...args, '--json'], { minutes: 24 * 60 });
  if (!ok) throw new PlainError(output);
  return JSON.parse(output);
}
