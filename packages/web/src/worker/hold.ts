import type { Save } from '@riband/table';
import { type Locks, UNLOCKED } from './locks.ts';
import { type Claim, Claimed, type Shelf, type Summary } from './shelf.ts';

/** A table in our hands: nobody else plays it, and nobody else writes it. */
export interface Hold {
  /** Whether what is put there outlasts the page. */
  readonly durable: boolean;
  /** The newest save, read when it was in our hands. */
  readonly save: unknown;
  put(summary: Summary, save: Save): Promise<void>;
  release(): void;
}

/** The table is being played in another tab. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere';

  constructor(readonly table: string) {
    super(`the table "${table}" is being played in another tab`);
  }
}

/** `lost` tells that another tab has taken it over; one that cannot tell (or could not hear) finds out when it writes. */
export async function takeHold(
  { shelf, locks }: { readonly shelf: Shelf; readonly locks: Locks },
  table: string,
  how: { readonly takeOver: boolean; lost(): void },
): Promise<Hold> {
  // What is not stored cannot be in two places.
  const lock = await (shelf.durable ? locks : UNLOCKED).take(table, how);
  if (lock === null) throw new Elsewhere(table);
  try {
    const claim = await shelf.claim(table);
    return {
      durable: shelf.durable,
      save: claim.save,
      put: (summary, save) => written(claim, summary, save),
      release: () => lock.release(),
    };
  } catch (problem) {
    lock.release();
    throw problem;
  }
}

async function written(claim: Claim, summary: Summary, save: Save): Promise<void> {
  try {
    await claim.put(summary, save);
  } catch (problem) {
    throw problem instanceof Claimed ? new Elsewhere(summary.table) : problem;
  }
}
