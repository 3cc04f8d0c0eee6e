import type { Row } from '../../record/chain.ts';
import type { Founding, Listing, Member, Refused, StoredSnapshot } from '../storage.ts';

/** A table, with all that is known of it. */
export interface Kept {
  listing: Listing;
  readonly sealedSeed: string;
  readonly rows: Row[];
  members: readonly Member[];
  readonly refusals: Map<string, Refused>;
  snapshot: StoredSnapshot | null;
}

export function keptFrom(founding: Founding, listing: Listing): Kept {
  return { ...founding, rows: [], members: [], refusals: new Map(), snapshot: null, listing };
}
