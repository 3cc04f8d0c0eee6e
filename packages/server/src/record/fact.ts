import { canonical, type Options } from '@riband/kernel';
import type { ClockRule, QuietHours, Repair, Watching } from '@riband/protocol';
import type { Entry, Header, Holder } from '@riband/table';

/** For whom a game waits, and where it is. */
export interface Pause {
  readonly waits: readonly number[];
  readonly turn: number;
  /** Who has still to answer, if somebody asks to go back. */
  readonly answers?: readonly number[];
  /** What each seat has left then in milliseconds, where there is a clock. */
  readonly left?: readonly number[];
}

/** A seat that is kept for somebody, with the quiet hours that they had at the table before. */
export interface Reserved {
  readonly member: string;
  readonly quietHours?: QuietHours;
}

/** What a row of a record says. The whole life of a table is one list of them, from the first day on: there is one fence for all. */
export type Fact =
  | {
      readonly kind: 'opened';
      /** The host, as a member of this table: see `Member`. */
      readonly by: string;
      readonly game: string;
      readonly options: Options;
      readonly seats: number;
      readonly listed: boolean;
      readonly watching: Watching;
      readonly clock: ClockRule | null;
      /** After so many days without a move a table without a clock is given up. */
      readonly limitDays?: number;
      /** To the seed of all draws. */
      readonly commitment: string;
      /** Of a rematch, for whom each seat is kept until they come. */
      readonly reserved?: readonly (Reserved | null)[];
      /** The hash of what a link must hold to let somebody in. */
      readonly invitation: string;
    }
  | {
      readonly kind: 'sat';
      readonly seat: number;
      /** Names stand nowhere in a record, so that they can be deleted: see `Member`. */
      readonly member: string;
      readonly quietHours?: QuietHours;
      /** To the draws, in hexadecimal; told to nobody before it begins. */
      readonly contribution: string;
    }
  | { readonly kind: 'rose'; readonly seat: number }
  | { readonly kind: 'filled'; readonly seat: number; readonly name: string; readonly bot: string }
  /** People are called by their members. */
  | { readonly kind: 'started'; readonly header: Header; readonly holders: readonly Holder[]; readonly now: Pause }
  /** The last entry of what was done at once says where the game is then. */
  | { readonly kind: 'played'; readonly entry: Entry; readonly now?: Pause }
  /** Somebody's clock stands still until then, or runs again. */
  | { readonly kind: 'vacation'; readonly seat: number; readonly until: number | null }
  /** The host has closed the talk, or opened it again. */
  | { readonly kind: 'quiet'; readonly closed: boolean }
  /** The same people meet again, at that table. */
  | { readonly kind: 'followed'; readonly table: string }
  /** Every repair is told to those at the table, with the notice; the problem is for who runs the server. */
  | {
      readonly kind: 'repaired';
      readonly repair: Repair['repair'];
      readonly notice: string;
      readonly seat?: number;
      readonly problem?: string;
      /** Of a table that is ended without a result: anybody can check what was drawn so far. */
      readonly seed?: string;
    }
  /** It is over: anybody can check the draws. */
  | { readonly kind: 'revealed'; readonly seed: string; readonly places: readonly number[] };

export const writeFact = (fact: Fact): string => canonical(fact);

/** What is read was written by a server and is held together by the chain: it need not be looked at key by key. */
export const readFact = (text: string): Fact => JSON.parse(text) as Fact;

/** What was played. */
export const isOfGame = ({ kind }: Fact): boolean => kind === 'played' || kind === 'revealed';

/** What changes neither who plays nor what is played. */
export const isBesideGame = ({ kind }: Fact): boolean => kind === 'vacation' || kind === 'quiet' || kind === 'followed';
