// npm run test:long -- --minutes 30 [--seed N] [--games N]: first very many games of every entry of the catalog with the
// quick laws, then all laws again and again, each round with another seed.
import { randomInt } from 'node:crypto';
import { runVitest } from './checks.mjs';
import { PlainError, readOptions, runMain } from './program.mjs';
import { seconds } from './progress.mjs';
import { endChildrenToo } from './run-command.mjs';
import { setUp } from './set-up.mjs';
import { describeCounts } from './steps.mjs';

/** One step on a busy machine. */
const LONGEST_MINUTES = 120;
const LARGEST_SEED = 1_000_000_000;
/** The name of the tests with the quick laws, and how many games they usually play. */
const MANY_GAMES = { name: 'many games', usual: 200 };
/** A round has the time for more than `npm test`. */
const TIMES_IN_A_ROUND = '2';

endChildrenToo();
await runMain(async () => {
  const { minutes, seed, games } = readPlan();
  await setUp();
  const start = performance.now();
  if (games > 0) await playMany(seed, games);
  for (let round = 1; round === 1 || performance.now() - start < minutes * 60_000; round++) {
    await runRound(round, (seed + round) % LARGEST_SEED);
  }
});

/**
 * @param {number} seed
 * @param {number} games of each entry and number of seats
 */
async function playMany(seed, games) {
  const settings = { RIBAND_SEED: `${seed}`, RIBAND_GAMES: `${Math.ceil(games / MANY_GAMES.usual)}` };
  await report(`${games} games each, seed ${seed}`, { seed, games }, () =>
    runVitest('laws', { env: settings, only: MANY_GAMES.name, minutes: LONGEST_MINUTES }),
  );
}

/**
 * @param {number} round
 * @param {number} seed
 */
async function runRound(round, seed) {
  await report(`round ${round}, seed ${seed}`, { seed: seed - 1, games: 0 }, () =>
    runVitest('laws', { env: { RIBAND_SEED: `${seed}`, RIBAND_GAMES: TIMES_IN_A_ROUND }, minutes: LONGEST_MINUTES }),
  );
}

/**
 * @param {string} title
 * @param {{ seed: number, games: number }} repeat what to give to this script to see the same again
 * @param {() => ReturnType<typeof runVitest>} run
 */
async function report(title, { seed, games }, run) {
  const start = performance.now();
  const { ok, output, counts } = await run();
  console.log(`${title}: ${describeCounts(counts)} in ${seconds(start)}`);
  if (ok) return;
  throw new PlainError(
    `\n${output.trim()}\n\nRepeat this with: npm run test:long -- --minutes 0 --seed ${seed} --games ${games}`,
  );
}

function readPlan() {
  const { minutes, seed, games } = readOptions({ minutes: '30', seed: `${randomInt(LARGEST_SEED)}`, games: '10000' });
  return {
    minutes: wholeNumber('minutes', minutes),
    seed: wholeNumber('seed', seed),
    games: wholeNumber('games', games),
  };
}

/**
 * @param {string} name
 * @param {string} text
 */
function wholeNumber(name, text) {
  if (!/^\d{1,9}$/.test(text)) throw new PlainError(`--${name} needs a whole number, not "${text}".`, 2);
  return Number(text);
}
