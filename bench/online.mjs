// npm run bench:online [-- --tables 100]: moves of Quayside in a second of the server's processor time, ours beside boardgame.io's, for four.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, quaysideBundle, soakBundle } from '../scripts/builds.mjs';
import { checkout, importFromCheckout } from '../scripts/checkout.mjs';
import { tryPort } from '../scripts/ports.mjs';
import { readOptions, runMain } from '../scripts/program.mjs';
import { ensureInstalled, setUp } from '../scripts/set-up.mjs';

/** @typedef {{ moves: number, cpuSeconds: number }} Effort */
/** @typedef {{ measureMoves: (game: string, tables: number) => Promise<Effort>, onOtherCore: (program: readonly string[], say: (line: string) => void) => readonly string[] }} Soak */

/** @typedef {{ measureMoves: (tables: number, options: { port: number, rules: string, program: (words: readonly string[]) => readonly string[] }) => Promise<Effort> }} Rival */

/** It stands beside its own packages, which are installed only here. */
const RIVAL = new URL('boardgame-io/online.mjs', import.meta.url);

/** Each server is measured so often, one after the other, and the middle counts. */
const ROUNDS = 3;

await runMain(async () => {
  const { tables } = readOptions({ tables: '100' });
  await setUp();
  await ensureBuilt('server');
  await ensureBuilt('bench');
  await ensureInstalled(join(checkout, 'bench/boardgame-io'), 'Installing boardgame.io, to compare with');
  process.setSourceMapsEnabled(true);
  const ours = /** @type {Soak} */ (await importFromCheckout(soakBundle));
  const theirs = /** @type {Rival} */ (await import(RIVAL.href));
  const rules = pathToFileURL(join(checkout, quaysideBundle)).href;
  const program = (/** @type {readonly string[]} */ words) => ours.onOtherCore(words, console.log);
  const rates = { ours: /** @type {number[]} */ ([]), theirs: /** @type {number[]} */ ([]) };
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(rateOf('Blue Riband, SQLite', await ours.measureMoves('example', Number(tables))));
    const port = await tryPort('localhost', 0);
    rates.theirs.push(
      rateOf('boardgame.io, in memory', await theirs.measureMoves(Number(tables), { port, rules, program })),
    );
  }
  const ratio = middle(rates.ours) / middle(rates.theirs);
  console.log(`${ratio.toFixed(2)} times the moves of boardgame.io in a second of processor time`);
});

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
