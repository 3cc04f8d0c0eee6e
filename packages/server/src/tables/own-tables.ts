import type { OnlineAnswer, QuietHours, TableNote } from '@riband/protocol';
import { factsIn } from '../record/known.ts';
import { type Listed, LONGEST_LIST, type Storage } from '../storage/storage.ts';
import { noteOf } from './listing.ts';

/** Everybody has sat down by then. */
const SEATING_ROWS = 200;

/** A table as somebody who belongs there gets it with all that is stored about them. */
export type OwnTable = Pick<TableNote, 'table' | 'game'> & Partial<TableNote> & { readonly quietHours?: QuietHours };

/** Some of the tables that somebody belongs to, from that place on. */
export async function someTablesOf(
  storage: Storage,
  player: string,
  from: number,
): Promise<Extract<OnlineAnswer, { kind: 'tables' }>> {
  const listed = await storage.tablesOf(player, from);
  const tables = (await namedIn(storage, listed)).filter(isOwn);
  return { kind: 'tables', tables, ...(listed.length < LONGEST_LIST ? {} : { next: from + listed.length }) };
}

/** All of them, also those that one has left. */
export async function allTablesOf(storage: Storage, player: string): Promise<readonly TableNote[]> {
  return namedIn(storage, await allListed(storage, player));
}

/** The same with what one has said of oneself there. */
export async function tableDataOf(storage: Storage, player: string): Promise<readonly OwnTable[]> {
  const listed = await allListed(storage, player);
  const hours = new Map<string, QuietHours>();
  for (const { table, member } of listed) {
    const facts = factsIn(await storage.rows(table, 0, SEATING_ROWS));
    const sat = facts.findLast((fact) => fact.kind === 'sat' && fact.member === member);
    if (sat?.kind === 'sat' && sat.quietHours !== undefined) hours.set(table, sat.quietHours);
  }
  const withHours = (note: TableNote): OwnTable => {
    const quietHours = hours.get(note.table);
    // What goes on there without them is not for their eyes.
    const { table, game } = note;
    return { ...(isOwn(note) ? note : { table, game }), ...(quietHours === undefined ? {} : { quietHours }) };
  };
  return (await namedIn(storage, listed)).map(withHours);
}

/** With the names that people know. */
export async function namedIn(storage: Storage, tables: readonly Listed[]): Promise<readonly TableNote[]> {
  const names = await storage.namesIn(tables.map(({ table }) => table));
  return tables.map((one) => noteOf(one, names));
}

async function allListed(storage: Storage, player: string): Promise<readonly Listed[]> {
  const all: Listed[] = [];
  for (;;) {
    const some = await storage.tablesOf(player, all.length);
    all.push(...some);
    if (some.length < LONGEST_LIST) return all;
  }
}

/** Who rose before it began does not belong there any more. */
const isOwn = ({ seat, host, phase }: TableNote): boolean =>
  seat !== null || host || phase === 'open' || phase === 'closed';
