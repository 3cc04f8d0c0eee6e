import { HostProblem } from '../operations/host-problem.ts';
import type { Row } from '../record/chain.ts';
import type { AccountStorage, Passkey } from './accounts.ts';
import type { Hearsay } from './hearsay.ts';
import type { KeyStorage } from './keys.ts';
import type { NameStorage } from './names.ts';
import type { NoticeStorage, OwnMail } from './notices.ts';
import type { RepairStorage } from './repairs.ts';
import type { SessionStorage } from './sessions.ts';
import type { Visit, VisitStorage } from './visits.ts';

/** What the first rows, so many, come to: from it a table opens without them. It can always be made again from the rows. */
export interface StoredSnapshot {
  readonly rows: number;
  readonly text: string;
}

/** What is known of a table besides its record. */
export interface Founding {
  /** The seed of all draws, encrypted by a key that the storage does not have. */
  readonly sealedSeed: string;
}

/** Rows that follow those which are there. */
export interface Append {
  readonly table: string;
  /** With the first rows of a table, and only with them. */
  readonly founding?: Founding;
  readonly rows: readonly [Row, ...Row[]];
  /** Instead of the former one. */
  readonly snapshot?: StoredSnapshot;
  readonly listing: Listing;
  /** Who is meant by a name that the rows have: see `Member`. Who is known there already is called so from now on; who was erased is left out. */
  readonly members?: readonly Member[];
}

/**
 * Records call people by a name that means nothing anywhere else (`member`); who it is stands here alone, where it can be deleted
 * without touching the record.
 */
export interface Member {
  readonly member: string;
  readonly player: string;
  /** What the player was called when they sat down there: see `NameStorage`. */
  readonly name: string;
}

/** Those who are known already are called as they are called among the others. */
export const withMembers = (known: readonly Member[], others: readonly Member[]): readonly Member[] => [
  ...known.filter(({ member }) => !others.some((one) => one.member === member)),
  ...others,
];

/** What lists say of a table. It can always be made again from the rows. */
export interface Listing {
  /** Whether everybody may find it. */
  readonly shown: boolean;
  /** When it last changed, in milliseconds since 1970. */
  readonly changed: number;
  /** When somebody has to look at it though nobody asks: a bot is to move, or a clock has run down. */
  readonly due: number | null;
  readonly text: string;
}

/** A table in a list; `member` is who one is there, if one belongs there. */
export interface Listed {
  readonly table: string;
  readonly member: string | null;
  readonly text: string;
}

/** `conflict`: the rows do not follow what is there; somebody else was faster, or the command was carried out or refused before. */
export type Outcome = 'stored' | 'conflict';

/** When a command was refused, and in which words. */
export interface Refused {
  readonly at: number;
  readonly answer: string;
}

/** Longer than any copy of a command can be on its way. */
export const REFUSALS_MS = 60 * 60 * 1000;

export interface StoredTable extends Founding {
  /** All of them, or those from the one on that the snapshot follows. */
  readonly rows: readonly Row[];
  readonly snapshot: StoredSnapshot | null;
  readonly members: readonly Member[];
}

/** Something that somebody said at a table. It is no part of the record, so that it can be deleted. */
export interface Said {
  /** Counted from 0, at each table. */
  readonly number: number;
  readonly at: number;
  readonly player: string;
  readonly text: string;
}

/** Of a line that somebody thinks should be looked at. */
export interface Report {
  readonly table: string;
  readonly line: number;
  readonly player: string;
  readonly at: number;
}

/** The same for the eyes of who runs the server: what was said, by whom, and who thinks so. */
export interface Reported extends Report {
  readonly text: string;
  /** As they are called at the table. */
  readonly speaker: string;
  readonly reporter: string;
}

export interface Player {
  readonly id: string;
  readonly name: string;
}

/** All that is stored about somebody, apart from what they played. */
export interface PersonalData {
  readonly name: string;
  readonly login: string | null;
  readonly sessions: number;
  readonly said: readonly (Said & { readonly table: string })[];
  readonly blocked: readonly string[];
  /** The lines that they have reported. */
  readonly reports: readonly Omit<Report, 'player'>[];
  readonly visits: readonly Visit[];
  readonly subscriptions: readonly Pick<Subscription, 'endpoint' | 'language' | 'at'>[];
  readonly passkeys: readonly Pick<Passkey, 'id' | 'name' | 'at' | 'used'>[];
  readonly mail: OwnMail;
}

/** Where a device wants to be told of turns; it goes with its session. */
export interface Subscription {
  readonly tokenHash: string;
  readonly player: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly at: number;
}

/** What of both is of interest to whom they belong. */
export const told = ({ endpoint, language, at }: Subscription): PersonalData['subscriptions'][number] => ({
  ...{ endpoint, language, at },
});
export const shown = ({ id, name, at, used }: Passkey): PersonalData['passkeys'][number] => ({ id, name, at, used });

/** How many devices somebody may have that are told; the newest stay. */
export const MOST_SUBSCRIPTIONS = 5;

/** How many tables a list has at most. */
export const LONGEST_LIST = 100;

/**
 * Words in what lists say of a table that is over. A column would not do: while servers of two versions run side by side, the older one would
 * not fill it.
 */
export const SAYS_OVER: readonly string[] = ['"phase":"over"', '"phase":"closed"'];

/** No table has more rows, and databases know no higher number. */
export const MOST_ROWS = 2 ** 31 - 1;

export type ReadFrom = 'beginning' | 'snapshot';

export function firstRowOf(snapshot: StoredSnapshot | null, from: ReadFrom): number {
  return from === 'beginning' || snapshot === null ? 0 : snapshot.rows - 1;
}

export type Hint = (table: string, rows: number) => void;

/**
 * Where everything lasts. What has resolved is durable; what rejects may or may not have happened (the connection was lost before the
 * answer came), and whoever wants to know reads it.
 */
export interface Storage {
  readonly accounts: AccountStorage;
  readonly sessions: SessionStorage;
  readonly notices: NoticeStorage;
  readonly visits: VisitStorage;
  readonly keys: KeyStorage;
  readonly repairs: RepairStorage;
  readonly names: NameStorage;
  /** What servers tell each other of who looks on. */
  readonly presence: Hearsay;

  /** Writes all that can be written in one transaction, each append whole or not at all, and says which those were. */
  write(appends: readonly Append[]): Promise<readonly Outcome[]>;
  /** With all rows, or with those from the one on that its snapshot follows, if it has one. */
  table(id: string, from?: ReadFrom): Promise<StoredTable | undefined>;
  /** The rows from that number on, up to the other one and without it. */
  rows(table: string, from: number, to?: number): Promise<readonly Row[]>;
  /** How many rows these tables have; those that are not there are left out. */
  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The tables that a player belongs to, from that place on: those that are not over first, of these the last that changed. Not too many. */
  tablesOf(player: string, from?: number): Promise<readonly Listed[]>;
  /** Those that everybody may find: the last that changed first, and not too many. */
  shownTables(): Promise<readonly Listed[]>;
  /** What the members of these tables are called. */
  namesIn(tables: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The ids of tables that are due by then. */
  dueTables(now: number): Promise<readonly string[]>;
  /**
   * Remembers for a while what was answered to a command that was refused: it is not carried out any more, whoever else may be about to. What
   * was answered first stands, and is returned; nothing if it was carried out.
   */
  refuse(table: string, command: string, refusal: Refused): Promise<string | undefined>;
  /** Whether a command was carried out. */
  isDone(table: string, command: string): Promise<boolean>;
  /** What was answered to it, if it was refused. */
  refusal(table: string, command: string): Promise<string | undefined>;
  /** Calls back when a table has grown to that many rows, whoever wrote them. It is a hint: it may be missing, late, or come twice. */
  listen(hint: Hint): () => void;

  /** Sent twice with the same id it is said once. */
  say(table: string, id: string, said: Omit<Said, 'number'>): Promise<void>;
  /** What was said from that number on. */
  said(table: string, from: number): Promise<readonly Said[]>;
  setBlock(player: string, blocked: string, on: boolean): Promise<void>;
  /** The ids of those whom a player does not want to hear or meet. */
  blockedBy(player: string): Promise<readonly string[]>;
  /** Nothing if there is no such line. */
  report(report: Report): Promise<void>;
  /** The last ones first, and not too many. */
  reports(): Promise<readonly Reported[]>;

  /** A server runs. If none has for longer than the gap, that was an outage. */
  beat(now: number, gap: number): Promise<void>;
  outages(): Promise<readonly { readonly from: number; readonly to: number }[]>;

  addPlayer(player: Player): Promise<void>;
  player(id: string): Promise<Player | undefined>;
  dataOf(player: string): Promise<PersonalData>;
  /** What remains of somebody is what they played, by nobody, and a name that is not given again. */
  erase(player: string): Promise<void>;
  /** One for a session, and one for an address: the last one counts. */
  subscribe(subscription: Subscription): Promise<void>;
  unsubscribe(tokenHash: string): Promise<void>;
  subscriptionsOf(player: string): Promise<readonly Subscription[]>;
  removeExpired(now: number): Promise<void>;

  close(): Promise<void>;
}

/** A storage that cannot be trusted or used as it is. */
export class UnsafeStorage extends HostProblem {
  override readonly name = 'UnsafeStorage';
}
