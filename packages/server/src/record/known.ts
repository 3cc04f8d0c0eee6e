import type { Holder as Seated } from '@riband/protocol';
import type { Command, Entry, Excerpt, Holder, Save } from '@riband/table';
import { type Member, type StoredTable, withMembers } from '../storage/storage.ts';
import { BrokenRecord, checkedTip, firstTip, type Row, type Tip, tipAfter } from './chain.ts';
import { type Fact, readFact } from './fact.ts';
import { type Chair, type Dated, type Lobby, lobbyOf, withFact } from './lobby.ts';
import { type Summary, snapshotIn } from './snapshot.ts';

/** As much of the record of a table as a process has read. */
export interface Known {
  readonly table: string;
  /** From where on the rows were read: from the first on, or from a snapshot, which tells what those before it come to. */
  readonly since: Tip;
  readonly tip: Tip;
  readonly lobby: Lobby;
  readonly members: readonly Member[];
  readonly sealedSeed: string;
}

/** Every row is checked against the chain, from the first on. */
export function knownFrom(table: string, { rows, members, sealedSeed }: StoredTable): Known {
  const since = firstTip(table);
  return { table, since, tip: checkedTip(table, since, rows), lobby: lobbyOf(datedIn(rows)), members, sealedSeed };
}

/** The same of a table that was read from its snapshot on: the first row is the one that this follows. */
export function knownSince(table: string, { rows, members, sealedSeed }: StoredTable, summary: Summary): Known {
  const [marked, ...later] = rows;
  if (marked === undefined) throw new BrokenRecord(table, 0);
  const since = { rows: marked.number + 1, hash: marked.hash };
  const lobby = datedIn(later).reduce(withFact, summary.lobby);
  return { table, since, tip: checkedTip(table, since, later), lobby, members, sealedSeed };
}

export function withRows(known: Known, rows: readonly Row[]): Known {
  const tip = checkedTip(known.table, known.tip, rows);
  return { ...known, tip, lobby: datedIn(rows).reduce(withFact, known.lobby) };
}

/** The same for rows that were written here a moment ago, and say these facts: they need not be read. */
export function withWritten(
  known: Known,
  rows: readonly Row[],
  facts: readonly Fact[],
  members: readonly Member[],
): Known {
  const dated = facts.map((fact, index): Dated => ({ fact, at: (rows[index] as Row).at }));
  return {
    ...known,
    tip: tipAfter(known.tip, rows),
    lobby: dated.reduce(withFact, known.lobby),
    members: withMembers(known.members, members),
  };
}

const datedIn = (rows: readonly Row[]): readonly Dated[] => rows.map(({ text, at }) => ({ fact: readFact(text), at }));

export const factsIn = (rows: readonly Row[]): readonly Fact[] => rows.map(({ text }) => readFact(text));

/** As people read them: by the names that they know. */
export function entriesIn(rows: readonly Row[], members: readonly Member[]): readonly Entry[] {
  return factsIn(rows).flatMap((fact) => (fact.kind === 'played' ? [named(fact.entry, members)] : []));
}

/** Of a person who takes a seat back, the record has no name, and neither have commands before they are carried out. */
export function named<T extends Entry | Command>(said: T, members: readonly Member[]): T {
  return said.kind === 'seat' ? { ...said, holder: namedHolder(said.holder, members) } : said;
}

/** The entry of a command that was carried out by its name, as the record has it. */
export function asRecorded(entry: Entry, command: Command): Entry {
  return entry.kind === 'seat' && command.kind === 'seat' ? { ...entry, holder: command.holder } : entry;
}

function namedHolder(holder: Holder, members: readonly Member[]): Holder {
  return holder.kind === 'person' ? { ...holder, name: nameOf(members, holder.name) } : holder;
}

/** Of somebody who wanted to be forgotten nothing is left but a dash. */
export const FORGOTTEN = '—';

export const nameOf = (members: readonly Member[], member: string): string =>
  members.find((one) => one.member === member)?.name || FORGOTTEN;

/** Who sits on a chair, by the name that people know. */
export function holderOf({ members }: Pick<Known, 'members'>, chair: Chair): Seated {
  if (chair.kind === 'bot') return { kind: 'bot', name: chair.name, bot: chair.bot };
  return { kind: 'person', name: nameOf(members, chair.member) };
}

/** What was played, as a table is saved everywhere; nothing before it has begun. */
export function saveIn({ lobby, members }: Known, stored: StoredTable): Save | undefined {
  if (lobby.begun === null) return undefined;
  const { header } = lobby.begun;
  const snapshot = snapshotIn(stored);
  const entries = entriesIn(stored.rows, members);
  return { ...header, holders: namedAll(lobby.begun.holders, members), entries, ...(snapshot ? { snapshot } : {}) };
}

/** The same of a table that was read from its snapshot on. */
export function excerptIn({ lobby, members }: Known, { rows }: StoredTable, summary: Summary): Excerpt | undefined {
  if (lobby.begun === null) return undefined;
  const { header, holders } = lobby.begun;
  return {
    ...{ ...header, holders: namedAll(holders, members), holdersThen: namedAll(summary.lobby.holders, members) },
    ...{ bookmark: summary.bookmark, entries: entriesIn(rows.slice(1), members) },
  };
}

const namedAll = (holders: readonly Holder[], members: readonly Member[]): readonly Holder[] =>
  holders.map((holder) => namedHolder(holder, members));
