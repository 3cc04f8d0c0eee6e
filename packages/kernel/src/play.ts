import type { Actor, Seat } from './actors.ts';
import { type Seen, seenBy } from './event.ts';
import type { Game, GameTypes, Reason, Target } from './game.ts';
import type { Random } from './random.ts';

/** The state after a move, the given one untouched: what everybody outside the rules and the search uses. */
export function next<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  actor: Actor,
  move: T['Move'],
  emit?: (event: T['Event']) => void,
): T['State'] {
  const copy = game.clone(state);
  game.apply(copy, actor, move, emit);
  return copy;
}

export function mayMove<T extends GameTypes>(game: Game<T>, state: T['State'], actor: Actor): boolean {
  const deciders = game.deciders(state);
  return deciders === actor || (Array.isArray(deciders) && deciders.includes(actor));
}

/** Who is taken first where several may move: chance, or the first seat. */
export function firstDecider<T extends GameTypes>(game: Game<T>, state: T['State']): Actor | undefined {
  const deciders = game.deciders(state);
  if (deciders === 'over') return undefined;
  return deciders === 'chance' ? 'chance' : deciders[0];
}

/** The legal move that a text names, if there is one. There is no other way in. */
export function read<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  actor: Actor,
  text: string,
): T['Move'] | undefined {
  return game.moves(state, actor).find((move) => game.write(move, actor) === text);
}

/** What a move would do, as the seat that thinks about it may know: every price and gain on a board. */
export function preview<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  move: T['Move'],
): readonly Seen<T['Event']>[] {
  const events: Seen<T['Event']>[] = [];
  next(game, state, seat, move, (event) => events.push(seenBy(event, seat)));
  return events;
}

/** K-TURN-1: it holds in every game, so that no game has to say it. */
export const NOT_YOUR_TURN: Reason = { clause: 'K-TURN-1', message: { key: 'kernel.notYourTurn', params: {} } };

/** K-TARGET-1: for whatever a seat is not even offered. So nobody learns anything by asking for what they cannot see. */
export const NO_SUCH_TARGET: Reason = { clause: 'K-TARGET-1', message: { key: 'kernel.noSuchTarget', params: {} } };

/** Whether a seat may try to click this. */
export function isTarget<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, target: Target): boolean {
  return game.targets(game.view(state, seat)).includes(target);
}

/** Why a seat cannot choose a target now; nothing if it can. */
export function whyNot<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  target: Target,
): Reason | undefined {
  if (!isTarget(game, state, seat, target)) return NO_SUCH_TARGET;
  return mayMove(game, state, seat) ? game.why(state, seat, target) : NOT_YOUR_TURN;
}

/** Draws chance moves until a seat must decide or the game is over, in place. */
export function settle<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  random: Random,
  onDraw?: (move: T['Move']) => void,
): void {
  while (game.deciders(state) === 'chance') {
    const move = game.sample(state, random);
    game.apply(state, 'chance', move);
    onDraw?.(move);
  }
}

/** A game ready for its first decision. */
export function begin<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  options: T['Options'],
  random: Random,
): T['State'] {
  const state = game.setup(seats, options);
  settle(game, state, random);
  return state;
}
