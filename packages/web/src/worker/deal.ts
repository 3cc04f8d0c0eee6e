import { SEED_BYTES, seedFrom } from '@riband/kernel';
import { bytesOf, hex } from './hex.ts';

/** What all draws of a table depend on. */
export interface Deal {
  /** The id of the table. */
  readonly table: string;
  readonly seed: Uint8Array;
}

/** Bytes that nobody can foresee. */
export type RandomBytes = (length: number) => Uint8Array;

const ID_BYTES = 8;

/** One that there was never before and that nobody can repeat. */
export function newDeal(randomBytes: RandomBytes): Deal {
  return { table: `offline-${hex(randomBytes(ID_BYTES))}`, seed: randomBytes(SEED_BYTES) };
}

/** The same for the same words: they repeat a deal. */
export function dealFrom(words: string): Deal {
  const seed = seedFrom(words);
  return { table: `offline-${hex(seedFrom(`table ${words}`).subarray(0, ID_BYTES))}`, seed };
}

/** Parts the id of a table that repeats a deal: draws depend on what stands before it. */
const AGAIN = '~';

export const drawnAs = (table: string): string => table.split(AGAIN)[0] as string;

/** The same deal for the first, second, third time: each at a table of its own, so that the others are not lost. */
export function nthTime(deal: Deal, time: number): Deal {
  return time === 1 ? deal : { ...deal, table: `${drawnAs(deal.table)}${AGAIN}${time}` };
}

/** That of a saved table; one that does not say its seed goes on with new luck. */
export function dealOf(table: string, seed: string | undefined, randomBytes: RandomBytes): Deal {
  return { table, seed: seed === undefined ? randomBytes(SEED_BYTES) : bytesOf(seed) };
}
