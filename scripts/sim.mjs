// npm run sim -- --seeds 1000 [--from N]: servers, players and storms in one process, one story for each seed.
import { ensureBuilt, simBundle } from './builds.mjs';
import { importFromCheckout } from './checkout.mjs';
import { PlainError, readOptions, runMain } from './program.mjs';
import { setUp } from './set-up.mjs';

/** @typedef {(first: number, count: number, say: (line: string) => void) => Promise<boolean>} TellStories */

await runMain(async () => {
  const { seeds, from } = readOptions({ seeds: '200', from: '1' });
  const [count, first] = [numberIn('seeds', seeds), numberIn('from', from)];
  await setUp();
  await ensureBuilt('server');
  process.setSourceMapsEnabled(true);
  const { tellStories } = await importFromCheckout(simBundle);
  const allIsWell = await /** @type {TellStories} */ (tellStories)(first, count, console.log);
  process.exitCode = allIsWell ? 0 : 1;
});

/**
 * @param {string} name
 * @param {string} text
 */
function numberIn(name, text) {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new PlainError(`--${name} is a number from 1 on, not "${text}"`, 2);
  return Number(text);
}
