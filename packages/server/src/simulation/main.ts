// npm run sim: tells stories of servers, players and storms, one for each seed, and what went wrong in them.
import { simulate } from './simulate.ts';

/** Returns whether all is well. */
export async function tellStories(first: number, count: number, say: (line: string) => void): Promise<boolean> {
  const started = performance.now();
  const sums = { commands: 0, crashes: 0, lostThreads: 0, failed: 0 };
  for (let seed = first; seed < first + count; seed++) {
    const { violations, commands, crashes, lostThreads } = await simulate(seed);
    sums.commands += commands;
    sums.crashes += crashes;
    sums.lostThreads += lostThreads;
    if (violations.length === 0) continue;
    sums.failed += 1;
    say(`seed ${seed} (npm run sim -- --from ${seed} --seeds 1):\n  ${violations.join('\n  ')}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const faults = `${sums.crashes} crashes, ${sums.lostThreads} threads lost`;
  say(`${count} stories, ${sums.commands} commands, ${faults}: ${sums.failed} failed (${seconds} s)`);
  return sums.failed === 0;
}
