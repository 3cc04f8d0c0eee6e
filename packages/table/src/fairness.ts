import { commitmentTo, drawAt, drawKey } from '@riband/kernel';
import { firstWrongDraw } from './draws.ts';
import type { Fairness } from './save.ts';
import type { Table } from './table.ts';

/** What is wrong with the draws: another seed than the one committed to, or a draw that does not follow from it. Nothing if all is right. */
export function drawProblem(table: Table, { commitment, contributions, seed }: Fairness): string | undefined {
  if (commitmentTo(bytesIn(seed)) !== commitment) return 'the seed is not the one that was committed to';
  const key = drawKeyIn({ contributions, seed });
  const wrong = firstWrongDraw(table, (ply) => drawAt(key, table.header.table, ply));
  return wrong === undefined ? undefined : `the draw of entry ${wrong} does not follow from the seed`;
}

/** Of all draws of a table of a server, once its seed is told. */
export function drawKeyIn({ contributions, seed }: Pick<Fairness, 'contributions' | 'seed'>): Uint8Array {
  return drawKey(bytesIn(seed), contributions.map(bytesIn));
}

/** What somebody has kept from before the first draw: what they were told, and what they have added themselves. */
export interface Pledges {
  readonly commitment?: string;
  readonly contribution?: string;
}

/**
 * Which of them does not agree with what is told at the end; nothing if none does. Without them a file only agrees with itself: whoever made it
 * could have chosen another seed, or other contributions, once all were in.
 */
export function brokenPledge(
  { commitment, contributions }: Fairness,
  kept: Pledges,
): 'commitment' | 'contribution' | undefined {
  if (kept.commitment !== undefined && kept.commitment !== commitment) return 'commitment';
  if (kept.contribution !== undefined && !contributions.includes(kept.contribution)) return 'contribution';
  return undefined;
}

function bytesIn(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
