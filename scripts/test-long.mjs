// npm run test:long -- --minutes 30 [--seed N] [--games N]: the laws again and again, each round with another seed.
import { randomInt } from 'node:crypto';
import { runVitest } from './checks.mjs';
import { PlainError, readOptions, runMain } from './program.mjs';
import { seconds } from './progress.mjs';
import { endChildrenToo } from './run-command.mjs';
import { setUp } from './set-up.mjs';
import { describeCounts } from './steps.mjs';

const LARGEST_SEED = 1_000_000_000;

endChildrenToo();
await runMain(async () => {
  const { minutes, firstSeed, games } = readPlan();
  await setUp();
  const start = performance.now();
  for (let round = 1; round === 1 || performance.now() - start < minutes * 60_000; round++) {
    await runRound(round, (firstSeed + round - 1) % LARGEST_SEED, games);
  }
});

/**
 * @param {number} round
 * @param {number} seed
 * @param {number} games
 */
async function runRound(round, seed, games) {
  const start = performance.now();
  const { ok, output, counts } = await runVitest('laws', { RIBAND_SEED: `${seed}`, RIBAND_GAMES: `${games}` });
  console.log(`round ${round}, seed ${seed}: ${describeCounts(counts)} in ${seconds(start)}`);
  if (ok) return;
  throw new PlainError(
    `\n${output.trim()}\n\nRepeat this round with: npm run test:long -- --minutes 0 --seed ${seed} --games ${games}`,
  );
}

function readPlan() {
  const { minutes, seed, games } = readOptions({ minutes: '30', seed: `${randomInt(LARGEST_SEED)}`, games: '1' });
  return {
    minutes: wholeNumber('minutes', minutes),
    firstSeed: wholeNumber('seed', seed),
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
