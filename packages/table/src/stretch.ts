import { type Game, mayMove, type Seat } from '@riband/kernel';
import { ownMoves } from './line.ts';
import type { Position } from './position.ts';

// A stretch is what happens between two settled points. At a settled point the open seats are those whom the game asks; only
// they move, each until it is no longer asked or the turn passes on. Until all who moved have confirmed and nobody is asked any more,
// no chance is drawn and no turn passes on.

/** Who keeps the table waiting, and for what. */
export interface Waiting {
  /** Seats that have a move to make. */
  readonly toMove: readonly Seat[];
  /** Seats that have made their moves and have not confirmed them. */
  readonly toConfirm: readonly Seat[];
  /** Whether a draw is due. */
  readonly chance: boolean;
  readonly over: boolean;
}

export function waiting(game: Game, position: Position): Waiting {
  const deciders = game.deciders(position.settled);
  if (deciders === 'chance' || deciders === 'over')
    return { toMove: [], toConfirm: [], chance: deciders === 'chance', over: deciders === 'over' };
  const toMove = deciders.filter((seat) => isAsked(game, position, seat));
  const { open, confirmed } = position.line;
  const toConfirm = deciders.filter(
    (seat) => open.some((move) => move.seat === seat) && !toMove.includes(seat) && !confirmed.includes(seat),
  );
  return { toMove, toConfirm, chance: false, over: false };
}

/** The turn that is being played; it has not passed on before it is settled. */
export function turnAt(game: Game, position: Position): number {
  return game.turn(position.settled);
}

/** Whether an open seat goes on moving in this state: it is still asked, in the same turn. */
export function goesOn(game: Game, settled: object, state: object, seat: Seat): boolean {
  return game.turn(state) === game.turn(settled) && mayMove(game, state, seat);
}

/** Once a seat was no longer asked it has to wait, even if the game asks it again after the moves of others. */
function isAsked(game: Game, position: Position, seat: Seat): boolean {
  const done = ownMoves(position.line, seat).at(-1)?.done ?? false;
  return !done && goesOn(game, position.settled, position.state, seat);
}
