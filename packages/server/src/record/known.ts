import type { Entry, Save, Snapshot } from '@riband/table';
import type { Member, StoredTable } from '../storage/storage.ts';
import { checkedTip, firstTip, type Row, type Tip } from './chain.ts';
import { type Fact, readFact } from './fact.ts';
import { type Lobby, lobbyOf, withFact } from './lobby.ts';

/** As much of the record of a table as a process has read. */
export interface Known {
  readonly table: string;
  readonly tip: Tip;
  readonly lobby: Lobby;
  readonly members: readonly Member[];
  readonly sealedSeed: string;
}

/** Every row is checked against the chain. */
export function knownFrom(table: string, { rows, members, sealedSeed }: StoredTable): Known {
  return { table, tip: checkedTip(table, firstTip(table), rows), lobby: lobbyOf(factsIn(rows)), members, sealedSeed };
}

export function withRows(known: Known, rows: readonly Row[], members: readonly Member[] = []): Known {
  return {
    ...known,
    tip: checkedTip(known.table, known.tip, rows),
    lobby: factsIn(rows).reduce(withFact, known.lobby),
    members: [...known.members, ...members],
  };
}

export const factsIn = (rows: readonly Row[]): readonly Fact[] => rows.map(({ text }) => readFact(text));

export function entriesIn(rows: readonly Row[]): readonly Entry[] {
  return factsIn(rows).flatMap((fact) => (fact.kind === 'played' ? [fact.entry] : []));
}

/** What was played, as a table is saved everywhere; nothing before it has begun. */
export function saveIn({ lobby }: Known, { rows, snapshot }: StoredTable): Save | undefined {
  if (lobby.begun === null) return undefined;
  const { header, holders } = lobby.begun;
  const known = snapshot === null ? {} : { snapshot: JSON.parse(snapshot.text) as Snapshot };
  return { ...header, holders, entries: entriesIn(rows), ...known };
}
