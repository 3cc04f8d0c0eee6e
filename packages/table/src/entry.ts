import type { GameEvent, Seat } from '@riband/kernel';
import type { Holder } from './holder.ts';

/** What every row of the record has. */
interface Row {
  /** Counted from 0, without gaps. */
  readonly number: number;
  /** The id of the command that made it, where there was one. */
  readonly command?: string;
}

/** What a move and a draw have in common. All is stored, so that the story can be told without the rules. */
interface Ply extends Row {
  /** `Game.turn` before it. */
  readonly turn: number;
  readonly text: string;
  /** The text as each viewer may know it, seats first, then spectators; left out where all may know all. */
  readonly seen?: readonly string[];
  readonly events: readonly GameEvent[];
}

export interface MoveEntry extends Ply {
  readonly kind: 'move';
  readonly seat: Seat;
  /** Whether the seat has no more to move until the stretch is settled. */
  readonly done: boolean;
}

export interface ChanceEntry extends Ply {
  readonly kind: 'chance';
}

export type PlyEntry = MoveEntry | ChanceEntry;

/** As much of a move or draw as it takes to play it again. */
export type BarePly = Omit<MoveEntry, 'events'> | Omit<ChanceEntry, 'events'>;

/** The same without what it brought about, which is most of it. */
export function bare({ events: _, ...ply }: PlyEntry): BarePly {
  return ply;
}

/** A seat takes back moves of its own that are not settled, the last one first. */
export interface UndoEntry extends Row {
  readonly kind: 'undo';
  readonly seat: Seat;
  readonly of: readonly number[];
}

/** A move that was taken back is made again. */
export interface RedoEntry extends Row {
  readonly kind: 'redo';
  readonly seat: Seat;
  readonly of: number;
}

export interface ConfirmEntry extends Row {
  readonly kind: 'confirm';
  readonly seat: Seat;
  /** Whether it was the last confirmation missing. */
  readonly settles: boolean;
}

/** A seat asks all others to go back to where a turn began. */
export interface AskEntry extends Row {
  readonly kind: 'ask';
  readonly seat: Seat;
  readonly turn: number;
}

export interface AnswerEntry extends Row {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly agree: boolean;
}

/** All have agreed: the line ends before the first move of that turn. */
export interface TakeBackEntry extends Row {
  readonly kind: 'takeBack';
  readonly turn: number;
}

/** A bot takes a seat over, or a person takes it (back). */
export interface SeatEntry extends Row {
  readonly kind: 'seat';
  readonly seat: Seat;
  readonly holder: Holder;
}

/** From here the table is played by other rules, from this state on. What was not settled is taken back. */
export interface UpgradeEntry extends Row {
  readonly kind: 'upgrade';
  readonly from: number;
  readonly to: number;
  readonly state: object;
}

/** One row of the record of a table. Rows are only ever added. */
export type Entry =
  | MoveEntry
  | ChanceEntry
  | UndoEntry
  | RedoEntry
  | ConfirmEntry
  | AskEntry
  | AnswerEntry
  | TakeBackEntry
  | SeatEntry
  | UpgradeEntry;

/** What an entry says, before it has a number. */
export type Body<E extends Entry = Entry> = E extends Entry ? Omit<E, 'number' | 'command'> : never;

export function numbered(body: Body, number: number, command?: string): Entry {
  return command === undefined ? { number, ...body } : { number, command, ...body };
}

/** What an entry says, without its number and who sent it. */
export function bodyOf(entry: Entry): Body {
  const { number: _, command: __, ...body } = entry;
  return body;
}
