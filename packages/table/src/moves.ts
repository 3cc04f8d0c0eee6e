import {
  type Actor,
  type Game,
  type GameEvent,
  type Move,
  next,
  type Random,
  read,
  type Seat,
  viewersOf,
} from '@riband/kernel';
import { type Refused, refuse } from './command.ts';
import type { Body, MoveEntry, PlyEntry } from './entry.ts';
import type { Position } from './position.ts';
import { goesOn, waiting } from './stretch.ts';

/** Random numbers for the draw with that index in the line now valid: asked again after an undo, it should give the same. */
export type Draws = (ply: number) => Random;

/** A move or draw in the making, and the state after it. */
export interface Played {
  readonly body: Body<PlyEntry>;
  readonly after: object;
}

/** A move that a text names, if the seat may make it now. */
export function playMove(game: Game, position: Position, seat: Seat, text: string): Played | Refused {
  const { toMove, toConfirm, over } = waiting(game, position);
  if (over) return refuse('over');
  if (!toMove.includes(seat)) return refuse(toConfirm.includes(seat) ? 'confirmFirst' : 'notYourTurn');
  const move = read(game, position.state, seat, text);
  if (move === undefined) return refuse('illegal', { text });
  const { ply, after } = carryOut(game, position, seat, move);
  const body: Body<MoveEntry> = { kind: 'move', seat, ...ply, done: !goesOn(game, position.settled, after, seat) };
  return { body, after };
}

/** The draw that is due, with what came out. */
export function playDraw(game: Game, position: Position, text: string): Played | Refused {
  if (!waiting(game, position).chance) return refuse('notYourTurn');
  const move = read(game, position.state, 'chance', text);
  if (move === undefined) return refuse('illegal', { text });
  const { ply, after } = carryOut(game, position, 'chance', move);
  return { body: { kind: 'chance', ...ply }, after };
}

/** What comes out of the draw that is due. */
export function drawn(game: Game, { line, state }: Position, draws: Draws): string {
  return game.write(game.sample(state, draws(line.settled.length)), 'chance');
}

/** What is written down about a move, and the state after it. */
function carryOut(game: Game, position: Position, actor: Actor, move: Move) {
  const { state, line } = position;
  const events: GameEvent[] = [];
  const after = next(game, state, actor, move, (event) => events.push(event));
  const text = game.write(move, actor);
  const seen = viewersOf(line.holders.length).map((viewer) => game.write(move, actor, viewer));
  const hidden = seen.some((known) => known !== text);
  const ply = { turn: game.turn(state), text, ...(hidden ? { seen } : {}), events };
  return { ply: ply satisfies Omit<Body<PlyEntry>, 'kind' | 'seat' | 'done'>, after };
}
