import type { Row } from '../../record/chain.ts';
import type { Founding, Listing, Member, Refused, StoredSnapshot } from '../storage.ts';

/** Who is meant by a name in a record. */
export interface KeptMember extends Member {
  /** What they were called before they changed their name. */
  readonly called?: string;
}

/** A table, with all that is known of it. */
export interface Kept {
  listing: Listing;
  readonly sealedSeed: string;
  readonly rows: Row[];
  members: readonly KeptMember[];
  readonly refusals: Map<string, Refused>;
  snapshot: StoredSnapshot | null;
}

export function keptFrom(founding: Founding, listing: Listing): Kept {
  return { ...founding, rows: [], members: [], refusals: new Map(), snapshot: null, listing };
}
