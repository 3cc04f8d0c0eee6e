import type { Message, Seat } from '@riband/kernel';
import type { Holder } from './holder.ts';

interface Sent {
  /** Sent again with the same id, a command gets the same answer and has one effect. */
  readonly id?: string;
  readonly seat: Seat;
}

/** What answers a decision names it: how many entries were seen. It holds as long as the decision of that seat is the one it saw. */
interface Answering extends Sent {
  readonly seen: number;
}

/** Moves of one seat, all or none. */
export interface MoveCommand extends Answering {
  readonly kind: 'move';
  /** The turn for which they are meant, as the view tells it. */
  readonly turn: number;
  readonly texts: readonly string[];
  /** Confirm too if these are the seat's last moves: automatic confirmation. */
  readonly confirm?: boolean;
}

/** Takes back the last move of one's own, or all that are not settled ("restart turn"). */
export interface UndoCommand extends Answering {
  readonly kind: 'undo';
  readonly all?: boolean;
}

export interface RedoCommand extends Answering {
  readonly kind: 'redo';
}

export interface ConfirmCommand extends Answering {
  readonly kind: 'confirm';
}

/** Asks all other seats to go back to where a turn began. */
export interface AskCommand extends Sent {
  readonly kind: 'ask';
  readonly turn: number;
}

/** Agrees to a request or declines it; who asked takes it back by declining. */
export interface AnswerCommand extends Sent {
  readonly kind: 'answer';
  /** The number of the entry that asked. */
  readonly request: number;
  readonly agree: boolean;
}

/** Gives a seat to a bot or to a person. Who may do so is for the host of the table to decide. */
export interface SeatCommand extends Sent {
  readonly kind: 'seat';
  readonly holder: Holder;
}

export type Command =
  | MoveCommand
  | UndoCommand
  | RedoCommand
  | ConfirmCommand
  | AskCommand
  | AnswerCommand
  | SeatCommand;

/** Why a command was refused. */
export const REFUSALS = [
  'noSeat',
  'idTaken',
  'stale',
  'over',
  'notYourTurn',
  'confirmFirst',
  'noMove',
  'illegal',
  'nothingToUndo',
  'nothingToRedo',
  'nothingToConfirm',
  'unfinished',
  'noSuchTurn',
  'requestPending',
  'noRequest',
  'alreadyAnswered',
  'sameHolder',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: Message;
}

export interface Refused {
  readonly refusal: Refusal;
}

export function refuse(code: RefusalCode, params: Message['params'] = {}): Refused {
  return { refusal: { code, message: { key: `table.refused.${code}`, params } } };
}
