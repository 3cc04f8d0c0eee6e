import { Archive } from './archive.ts';
import type { BarePly } from './entry.ts';
import type { Holder } from './holder.ts';
import type { Line } from './line.ts';
import type { Position } from './position.ts';
import { Tenure } from './tenure.ts';

/**
 * Where a table stands, and nothing of how it came there: enough to play on, not to look back. Names are not in it: who sits where is for
 * whoever keeps it to know.
 */
export interface Bookmark extends Omit<Line, 'base' | 'settled' | 'holders' | 'tenure'> {
  /** How many moves and draws of the line are settled. */
  readonly plies: number;
  /** At the last settled point. */
  readonly state: object;
}

export function bookmarkOf({ line, settled: state }: Position): Bookmark {
  const { base: _, holders: __, tenure: ___, settled, ...rest } = line;
  return { ...rest, plies: settled.length, state };
}

/** The line at a bookmark, what came before it forgotten. Moves are played from there. */
export function lineAt({ plies, state, ...rest }: Bookmark, holders: readonly Holder[]): Line {
  return {
    ...rest,
    base: { state, plies },
    settled: Archive.of<BarePly>([], plies),
    holders,
    tenure: new Tenure(holders),
  };
}
