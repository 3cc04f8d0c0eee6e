// What this device keeps from before the first draw of a table, to be held at the end against what the server tells then.
import type { Pledges } from '@riband/protocol';
import { remember, remembered } from '../remembered.ts';
import { sixteenBytes } from './online-host.ts';

/** Only what was told first counts. Whether this is the same. */
export function isFirstCommitment(table: string, commitment: string): boolean {
  const key = `commitment.${table}`;
  const first = remembered(key);
  if (first === null) remember(key, commitment);
  return first === null || first === commitment;
}

/** Made once for a seat: whoever asks twice to sit there adds the same, whichever of the two the server hears. */
export function contributionFor(table: string, seat: number): string {
  const key = `contribution.${table}.${seat}`;
  const made = remembered(key) ?? sixteenBytes();
  remember(key, made);
  return made;
}

export function pledgesAt(table: string, seat: number | null): Pledges {
  const commitment = remembered(`commitment.${table}`);
  const contribution = seat === null ? null : remembered(`contribution.${table}.${seat}`);
  return { ...(commitment === null ? {} : { commitment }), ...(contribution === null ? {} : { contribution }) };
}
