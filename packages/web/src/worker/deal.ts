import { SEED_BYTES, seedFrom } from '@riband/kernel';

/** What the host needs from the outside. */
export interface Ports {
  /** Bytes that nobody can foresee. */
  randomBytes(length: number): Uint8Array;
}

/** What all draws of a table depend on. */
interface Deal {
  /** The id of the table. */
  readonly table: string;
  readonly seed: Uint8Array;
}

const ID_BYTES = 8;

/** One that there was never before and that nobody can repeat. */
export function newDeal({ randomBytes }: Ports): Deal {
  return { table: `offline-${hex(randomBytes(ID_BYTES))}`, seed: randomBytes(SEED_BYTES) };
}

/** The same for the same words, id included: they repeat a deal. A table that was dealt from them before is begun anew. */
export function dealFrom(words: string): Deal {
  const seed = seedFrom(words);
  return { table: `offline-${hex(seedFrom(`table ${words}`).subarray(0, ID_BYTES))}`, seed };
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
