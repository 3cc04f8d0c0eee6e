import type { Entry } from '@riband/table';
import { type Row, sealed } from '../record/chain.ts';
import { type Fact, type Pause, writeFact } from '../record/fact.ts';
import { type Known, withWritten } from '../record/known.ts';
import { seedOf } from '../record/seed.ts';
import { type BookmarkText, writeSnapshot } from '../record/snapshot.ts';
import type { Vault } from '../record/vault.ts';
import type { Append, Member } from '../storage/storage.ts';
import { listingOf } from './listing.ts';
import type { InnerPorts } from './ports.ts';
import { Timekeeper } from './timekeeper.ts';

/** Facts that are to be written, and what belongs to them. */
export interface Change {
  readonly facts: readonly Fact[];
  readonly command?: string | undefined;
  readonly bookmark?: BookmarkText | null;
  readonly members?: readonly Member[];
}

/** What is to be done to a table from outside its game. */
export type Mending = Omit<Extract<Fact, { kind: 'repaired' }>, 'kind' | 'seed'>;

/** What is to be stored for a change, and what is known then. */
export function appendFor(
  { clock, outages }: Pick<InnerPorts, 'clock' | 'outages'>,
  known: Known,
  change: Change,
): { readonly append: Append; readonly then: Known } {
  const { bookmark, members = [] } = change;
  // Machines may disagree about the time: a record never goes back.
  const rows = sealedRows(known, change, Math.max(clock.now(), known.lobby.now.at));
  const then = withWritten(known, rows, change.facts, members);
  const snapshot = bookmark ? { snapshot: writeSnapshot(then.tip, then.lobby, bookmark) } : {};
  const listing = listingOf(then, clock.now(), Timekeeper.dueAt(then.lobby, outages()));
  return { append: { table: known.table, rows, members, listing, ...snapshot }, then };
}

function sealedRows({ tip }: Known, { facts, command }: Change, at: number): readonly [Row, ...Row[]] {
  const texts = facts.map((fact, index) => ({
    at,
    text: writeFact(fact),
    command: index === 0 ? (command ?? null) : null,
  }));
  const [first, ...others] = sealed(tip, texts);
  if (first === undefined) throw new Error('there is nothing to write');
  return [first, ...others];
}

/** What ends a table without a result. */
const ENDS: ReadonlySet<Mending['repair']> = new Set(['ended', 'closed', 'abandoned']);

/** A table that is over tells its seed. */
export function repaired(vault: Vault, known: Known, mending: Mending): Fact {
  return { kind: 'repaired', ...mending, ...(ENDS.has(mending.repair) ? { seed: seedOf(vault, known) } : {}) };
}

export const played = (entry: Entry): Fact => ({ kind: 'played', entry });

/** The last of them says where the game is then. */
export function playedUpTo(entries: readonly Entry[], now: Pause): readonly Fact[] {
  return entries.map((entry, index) => (index + 1 < entries.length ? played(entry) : { kind: 'played', entry, now }));
}
