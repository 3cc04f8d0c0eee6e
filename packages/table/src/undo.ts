import type { Game, Seat } from '@riband/kernel';
import { type Refused, refuse } from './command.ts';
import type { Body, ConfirmEntry, RedoEntry, UndoEntry } from './entry.ts';
import { ownMoves } from './line.ts';
import type { Position } from './position.ts';
import { waiting } from './stretch.ts';

/** Takes back that many of one's own moves, as far as they are not settled. Choices of others stay: choices commute. */
export function undoBody({ line }: Position, seat: Seat, count: number): Body<UndoEntry> | Refused {
  const own = ownMoves(line, seat).map((move) => move.number);
  if (own.length === 0 || count < 1) return refuse('nothingToUndo');
  return { kind: 'undo', seat, of: own.slice(-count).reverse() };
}

/** Makes the move again that was taken back last. */
export function redoBody({ line }: Position, seat: Seat): Body<RedoEntry> | Refused {
  const move = line.undone.findLast((undone) => undone.seat === seat);
  return move === undefined ? refuse('nothingToRedo') : { kind: 'redo', seat, of: move.number };
}

/** Confirms the moves of a seat that has no more to make. It settles the stretch if nobody else is waited for. */
export function confirmBody(game: Game, position: Position, seat: Seat): Body<ConfirmEntry> | Refused {
  const { toMove, toConfirm } = waiting(game, position);
  if (toMove.includes(seat)) return refuse('unfinished');
  if (!toConfirm.includes(seat)) return refuse('nothingToConfirm');
  return { kind: 'confirm', seat, settles: toMove.length === 0 && toConfirm.length === 1 };
}
