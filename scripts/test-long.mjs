// npm run test:long -- --minutes 30 [--seed N] [--games N]: the laws again and again, each round with another seed.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runVitest } from './checks.mjs';
import { PlainError, runMain, seconds } from './progress.mjs';
import { endChildrenToo } from './run-command.mjs';
import { setUp } from './set-up.mjs';

const LARGEST_SEED = 2 ** 31;

endChildrenToo();
await runMain(async () => {
  const { minutes, firstSeed, games } = readOptions();
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
  console.log(`round ${round}, seed ${seed}: ${counts?.passed} passed, ${counts?.failed} failed in ${seconds(start)}`);
  if (ok) return;
  throw new PlainError(
    `\n${output.trim()}\n\nRepeat this round with: npm run test:long -- --minutes 0 --seed ${seed} --games ${games}`,
  );
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      seed: { type: 'string' },
      games: { type: 'string', default: '10' },
    },
  });
  return {
    minutes: wholeNumber('minutes', values.minutes),
    firstSeed: wholeNumber('seed', values.seed ?? `${randomInt(LARGEST_SEED)}`),
    games: wholeNumber('games', values.games),
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
