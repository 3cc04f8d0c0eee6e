// npm run bench:online [-- --tables 100]: moves of Quayside in a second of the server's processor time, ours beside boardgame.io's, for four.
//   --floor: of the simplest server with our libraries, which only receives a message, stores what came together and sends as many letters to four
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt, quaysideBundle, soakBundle } from '../scripts/builds.mjs';
import { checkout, importFromCheckout } from '../scripts/checkout.mjs';
import { tryPort } from '../scripts/ports.mjs';
import { plainly, runMain } from '../scripts/program.mjs';
import { ensureInstalled, setUp } from '../scripts/set-up.mjs';

/** @typedef {{ moves: number, cpuSeconds: number }} Effort */
/** @typedef {{ measureMoves: (game: string, tables: number) => Promise<Effort>, measureFloor: (tables: number) => Promise<Effort>, onOtherCore: (program: readonly string[], say: (line: string) => void) => readonly string[] }} Soak */

/** @typedef {{ measureMoves: (tables: number, options: { port: number, rules: string, program: (words: readonly string[]) => readonly string[] }) => Promise<Effort> }} Rival */

/** It stands beside its own packages, which are installed only here. */
const RIVAL = new URL('boardgame-io/online.mjs', import.meta.url);

/** Each server is measured so often, one after the other, and the middle counts. */
const ROUNDS = 3;

await runMain(async () => {
  const { tables, floor } = plainly(readPlan);
  await setUp();
  await ensureBuilt('server');
  process.setSourceMapsEnabled(true);
  const ours = /** @type {Soak} */ (await importFromCheckout(soakBundle));
  if (floor) await measureFloor(ours, tables);
  else await compare(ours, tables);
});

function readPlan() {
  const options = {
    tables: { type: /** @type {const} */ ('string') },
    floor: { type: /** @type {const} */ ('boolean') },
  };
  const { tables = '100', floor = false } = parseArgs({ options }).values;
  return { tables: Number(tables), floor };
}

/** @type {(ours: Soak, tables: number) => Promise<void>} */
async function measureFloor(ours, tables) {
  const rates = [];
  for (let round = 0; round < ROUNDS; round++)
    rates.push(rateOf('receive, store and send', await ours.measureFloor(tables)));
  console.log(`${middle(rates).toFixed(0)} moves/s are what the simplest server with these libraries makes`);
}

/** @type {(ours: Soak, tables: number) => Promise<void>} */
async function compare(ours, tables) {
  await ensureBuilt('bench');
  await ensureInstalled(join(checkout, 'bench/boardgame-io'), 'Installing boardgame.io, to compare with');
  const theirs = /** @type {Rival} */ (await import(RIVAL.href));
  const rules = pathToFileURL(join(checkout, quaysideBundle)).href;
  const program = (/** @type {readonly string[]} */ words) => ours.onOtherCore(words, console.log);
  const rates = { ours: /** @type {number[]} */ ([]), theirs: /** @type {number[]} */ ([]) };
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(rateOf('Blue Riband, SQLite', await ours.measureMoves('example', tables)));
    const port = await tryPort('localhost', 0);
    rates.theirs.push(rateOf('boardgame.io, in memory', await theirs.measureMoves(tables, { port, rules, program })));
  }
  const ratio = middle(rates.ours) / middle(rates.theirs);
  console.log(`${ratio.toFixed(2)} times the moves of boardgame.io in a second of processor time`);
}

/**
 * @param {string} title
 * @param {Effort} effort
 */
function rateOf(title, { moves, cpuSeconds }) {
  const rate = moves / cpuSeconds;
  console.log(
    `${title.padEnd(24)} ${moves} moves, ${cpuSeconds.toFixed(1)} s of processor time, ${rate.toFixed(0)} moves/s`,
  );
  return rate;
}

/** @param {readonly number[]} rates */
function middle(rates) {
  return [...rates].sort((one, other) => one - other)[Math.floor(rates.length / 2)] ?? 0;
}
