import { quayside } from '@riband/example';
import fc from 'fast-check';
import type { Command, Entry, Plan, Table } from '../src/index.ts';
import { draws } from './playing.ts';
import { commandOf, type Request, requests, threeAt } from './requests.ts';

/** `npm run test:long` tells that many times as many stories. */
const times = Number(process.env['RIBAND_GAMES'] ?? 1);

/** Seeds that found something once, with how many of their stories it took: they are told again every time. */
const FOUND: readonly (readonly [seed: number, stories: number])[] = [
  [413851244, 7], // a last turn that was never confirmed
];

export interface Step {
  readonly table: Table;
  /** The entries before it. */
  readonly before: readonly Entry[];
  readonly command: Command;
  readonly plan: Plan;
}

/**
 * Lets random requests loose on tables. `open` sees each new table and gives what then looks at every step, and at the end. That a refusal
 * changes nothing is a law of its own: who asks only what a table has become need not look at it again then.
 */
export function stories(
  runs: number,
  open: (table: Table) => { look?(step: Step): void; end?(): void },
  most = 120,
): void {
  const story = (all: readonly Request[]): void => {
    const table = threeAt(quayside);
    const { look, end } = open(table);
    // A table reads its entries from their texts: once for each step that adds to them is enough.
    let before = table.entries;
    for (const request of all) {
      const command = commandOf(table, request);
      const plan = table.submit(command, draws);
      look?.({ table, before, command, plan });
      if (table.length > before.length) before = table.entries;
    }
    end?.();
  };
  const anyStory = fc.property(requests(most), story);
  for (const [seed, numRuns] of FOUND) fc.assert(anyStory, { seed, numRuns, endOnFailure: true });
  // A story that fails is told as it is: making it shorter takes minutes, and its seed and path repeat it.
  fc.assert(anyStory, { numRuns: runs * times, endOnFailure: true });
}
