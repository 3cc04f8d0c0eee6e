import type { Message, Options, Seat, Viewer } from '@riband/kernel';
import type { Command, Entry, Header, Holder, Save } from '@riband/table';
import type { Pause } from '../record/fact.ts';

/** How a game begins. */
export interface Dealing {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly holders: readonly Holder[];
  /** Of all draws, in hexadecimal. */
  readonly key: string;
}

/** A new game, with the draws that come before its first decision. */
export interface Dealt {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly snapshot: SnapshotText;
  readonly now: Pause;
}

/** A `Snapshot`, written as JSON at once: nobody looks into it before a table is opened again. */
export type SnapshotText = string;

/** What opening a table adds to its record (a change of rules), and for whom the game waits then. */
export interface Opened {
  readonly added: readonly Entry[];
  readonly now: Pause;
}

/** What a command would do, and what it will look like. */
export type Planned =
  | {
      readonly kind: 'new';
      readonly entries: readonly Entry[];
      /** If more is settled then than before. */
      readonly snapshot: SnapshotText | null;
      readonly now: Pause;
      /** Of the seats, if it is over then. */
      readonly places: readonly number[] | null;
      /** To be shown to nobody before the entries are stored. */
      readonly shown: Shown;
    }
  /** It was carried out before, and is in the record. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly message: Message };

/** A state for one audience, written as JSON at once: nobody can change it any more, and one text serves all who look with those eyes. */
export type Shown = readonly (readonly [viewer: Viewer, state: string])[];

/** What a bot has to decide. */
export interface BotDecision {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly bot: string;
  readonly view: object;
  readonly seen: number;
  readonly turn: number;
}

/** The next thing that a bot at the table has to do. */
export type BotTurn =
  | { readonly kind: 'choose'; readonly decision: BotDecision }
  | { readonly kind: 'confirm'; readonly seen: number; readonly command: Command };

/** What one may want to know of a table; the answer is an answer of the protocol. */
export type Inquiry =
  | { readonly kind: 'why'; readonly target: string }
  | { readonly kind: 'look'; readonly entry: number }
  | { readonly kind: 'history' };

/** A table that was never opened here, or was lost with its thread: it can be opened again. */
export class NotOpen extends Error {
  override readonly name = 'NotOpen';
}

/**
 * Where games are played. Rules may run in another thread, so that all answers take a while, and what comes back is plain data. It keeps
 * nothing that cannot be opened again from the record.
 */
export interface Rules {
  /** Nothing is kept of it. */
  deal(dealing: Dealing): Promise<Dealt>;
  /** From now on the table can be asked. */
  open(save: Save, key: string): Promise<Opened>;
  /** Works it out for these, and changes nothing. */
  plan(table: string, command: Command, audiences: readonly Viewer[]): Promise<Planned>;
  /** What was planned last is stored: the table is what it was to be, and its audiences know what they were to be shown. */
  keep(table: string): void;
  /** Entries of others that are stored; then what it looks like to these. */
  take(table: string, entries: readonly Entry[], audiences: readonly Viewer[]): Promise<Shown>;
  /** For somebody who comes anew: with the whole log. The numbers of a game are long, never change, and come over HTTP. */
  show(table: string, viewer: Viewer): Promise<string>;
  /** For somebody who knows the table, with nothing new. */
  showAgain(table: string, viewer: Viewer): Promise<string>;
  /** The text of an answer. */
  inquire(table: string, viewer: Viewer, inquiry: Inquiry): Promise<string>;
  nextBot(table: string): Promise<BotTurn | null>;
  close(table: string): void;
}
