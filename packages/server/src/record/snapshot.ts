import type { Bookmark, Snapshot } from '@riband/table';
import { nativeSha256 } from '../ports/sha256.ts';
import type { StoredSnapshot, StoredTable } from '../storage/storage.ts';
import type { Tip } from './chain.ts';
import type { Lobby } from './lobby.ts';

/** Raised whenever a `Lobby` or a `Bookmark` gets other fields: what has another number is not used, and the rows are read instead. */
export const SNAPSHOT_FORMAT = 2;

/** A `Bookmark`, as the rules wrote it. */
export type BookmarkText = string;

/** What the rows up to a snapshot come to. */
export interface Summary {
  readonly lobby: Lobby;
  readonly bookmark: Bookmark;
}

/** The seal holds a snapshot to the row that it follows: neither can be changed, or put in the place of another one, and not be found. */
export function writeSnapshot(tip: Tip, lobby: Lobby, bookmark: BookmarkText): StoredSnapshot {
  const text = `{"format":${SNAPSHOT_FORMAT},"lobby":${JSON.stringify(lobby)},"bookmark":${bookmark}}`;
  return { rows: tip.rows, text: `${sealOf(tip, text)} ${text}` };
}

/** Nothing if there is none, if it is not what was written, or if it was written by a program that wrote other ones. */
export function summaryIn(stored: StoredTable): Summary | undefined {
  const written = writtenIn(stored);
  return written?.format === SNAPSHOT_FORMAT ? written : undefined;
}

/** Whether it is what was written, be it by a program that wrote other ones. */
export const isIntact = (stored: StoredTable): boolean => writtenIn(stored) !== undefined;

/** As saves have it. Before there were seals it was that and nothing else, and it is in all formats. */
export function snapshotIn(stored: StoredTable): Snapshot | undefined {
  if (stored.snapshot?.text.startsWith('{')) return JSON.parse(stored.snapshot.text) as Snapshot;
  const { bookmark } = writtenIn(stored) ?? {};
  return bookmark && { entries: bookmark.settledAt, state: bookmark.state };
}

function writtenIn({ rows, snapshot }: StoredTable): (Summary & { readonly format: number }) | undefined {
  if (snapshot === null) return undefined;
  const last = rows[snapshot.rows - 1 - (rows[0]?.number ?? 0)];
  const end = snapshot.text.indexOf(' ');
  const [seal, text] = [snapshot.text.slice(0, end), snapshot.text.slice(end + 1)];
  if (last === undefined || seal !== sealOf({ rows: snapshot.rows, hash: last.hash }, text)) return undefined;
  return JSON.parse(text) as Summary & { readonly format: number };
}

const sealOf = ({ rows, hash }: Tip, text: string): string => nativeSha256(`${hash}|${rows}|${text}`);
