import { type Game, read } from '@riband/kernel';
import type { BarePly, Entry } from './entry.ts';
import { TableError } from './error.ts';
import type { Header } from './header.ts';
import type { Holder } from './holder.ts';
import { extend, type Line, newLine } from './line.ts';

/** Where a table stands. */
export interface Position {
  readonly line: Line;
  /** The state at the last settled point. */
  readonly settled: object;
  /** The state with the moves that are not settled yet. */
  readonly state: object;
}

/** The line of a table before its first entry. */
export function firstLine(game: Game, { rules, seats, options }: Header, holders: readonly Holder[]): Line {
  return newLine(rules, game.setup(seats, options), holders);
}

/**
 * The one way in which a position ever changes: loading, planning and looking back all go through here. Who has just worked out the state
 * `after` a move or draw gives it, so that it is not played again.
 */
export function fold(game: Game, position: Position, entry: Entry, after?: object): Position {
  const line = extend(position.line, entry);
  switch (entry.kind) {
    case 'move':
      return { ...position, line, state: after ?? playOn(game, position.state, [entry]) };
    case 'redo':
      return { ...position, line, state: playOn(game, position.state, line.open.slice(-1)) };
    case 'undo':
      return { ...position, line, state: playOn(game, position.settled, line.open) };
    case 'confirm':
      return entry.settles ? settledIn(line, position.state) : { ...position, line };
    case 'chance':
      return settledIn(line, after ?? playOn(game, position.state, [entry]));
    case 'takeBack':
    case 'upgrade':
      return settledIn(line, stateOf(game, line));
    case 'ask':
    case 'answer':
    case 'seat':
      return { ...position, line };
  }
}

/** A position with nothing unsettled. */
export function settledIn(line: Line, state: object): Position {
  return { line, settled: state, state };
}

/** The state that a line leads to. */
export function stateOf(game: Game, line: Line): object {
  const { state, plies } = line.base;
  return playOn(game, state, [...line.settled.from(plies), ...line.open]);
}

/** The state after these moves, the given one untouched. */
export function playOn(game: Game, state: object, plies: readonly BarePly[]): object {
  const copy = game.clone(state);
  for (const ply of plies) {
    const actor = ply.kind === 'chance' ? 'chance' : ply.seat;
    const move = read(game, copy, actor, ply.text);
    if (move === undefined)
      throw new TableError([`entries[${ply.number}]: "${ply.text}" by ${actor} is not legal there`]);
    game.apply(copy, actor, move);
  }
  return copy;
}
