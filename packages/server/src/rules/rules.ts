import type { Message, Options, Seat, Viewer } from '@riband/kernel';
import type { Command, Entry, Excerpt, Header, Holder, Save } from '@riband/table';
import type { Pause } from '../record/fact.ts';
import type { BookmarkText } from '../record/snapshot.ts';

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
  readonly bookmark: BookmarkText;
  readonly now: Pause;
}

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
      /** If more is settled then than before, or much was played since the last one. */
      readonly bookmark: BookmarkText | null;
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
  readonly components: string;
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
  /** From now on the table can be asked. What an excerpt cannot tell throws `Forgotten`. */
  open(saved: Save | Excerpt, key: string): Promise<Opened>;
  /** What came before an excerpt, from the first entry on, piece by piece; with the last one all is known. */
  recall(table: string, entries: readonly Entry[]): Promise<void>;
  /** Works it out for these, and changes nothing. */
  plan(table: string, command: Command, audiences: readonly Viewer[]): Promise<Planned>;
  /** What was planned last is stored: the table is what it was to be, and its audiences know what they were to be shown. */
  keep(table: string): void;
  /** Entries of others that are stored; then what it looks like to these. */
  take(table: string, entries: readonly Entry[], audiences: readonly Viewer[]): Promise<Shown>;
  /** For somebody who comes anew: with all of the log that is known. The numbers of a game are long, never change, and come over HTTP. */
  show(table: string, viewer: Viewer): Promise<string>;
  /** For somebody who knows the table, with nothing new. */
  showAgain(table: string, viewer: Viewer): Promise<string>;
  /** The text of an answer. */
  inquire(table: string, viewer: Viewer, inquiry: Inquiry): Promise<string>;
  nextBot(table: string): Promise<BotTurn | null>;
  close(table: string): void;
}
