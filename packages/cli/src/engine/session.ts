import {
  type Actor,
  type Deciders,
  type Game,
  type GameEvent,
  type GameRecord,
  type Move,
  mayMove,
  next,
  type Options,
  playedIn,
  read,
  recordOf,
} from '@riband/kernel';
import { luckOf } from '../luck.ts';
import { fail } from './failure.ts';

/** A move that was made, and where it led. */
export interface Step {
  readonly by: Actor;
  /** `Game.turn` before it. */
  readonly turn: number;
  readonly text: string;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  /** Whether it was drawn here and not given: such a step goes and comes back with the given one before it. */
  readonly drawn: boolean;
  readonly after: object;
}

/** Where chance moves come from: drawn from a seed, or given by the caller like any other move. */
export type Chance = { readonly seed: number } | 'manual';

/**
 * One game as somebody studies it: every move can be taken back, and nobody has to confirm. It is a value: each function makes another
 * one, so a request that fails half-way has changed nothing.
 */
export interface Session {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly chance: Chance;
  readonly setup: object;
  readonly steps: readonly Step[];
  /** What was taken back and can be made again, in the order in which it was made. */
  readonly undone: readonly Step[];
}

type Beginning = Pick<Session, 'game' | 'seats' | 'options' | 'chance'>;

/** A game ready for its first decision; for its first move, where chance is given by the caller. */
export function begin(beginning: Beginning): Session {
  return settled(atSetup(beginning));
}

/** The game of a record, after its last move. */
export function resume(game: Game, record: GameRecord, chance: Chance): Session {
  const { seats, options } = record;
  let session = atSetup({ game, seats, options, chance });
  for (const { by, text } of playedIn(record)) {
    session = withStep(session, by, legalMove(session, by, text), by === 'chance' && chance !== 'manual');
  }
  return settled(session);
}

export function stateOf({ setup, steps }: Session): object {
  return steps.at(-1)?.after ?? setup;
}

export function decidersOf(session: Session): Deciders {
  return session.game.deciders(stateOf(session));
}

/** Plays moves of one actor, one after the other. */
export function play(session: Session, by: Actor, texts: readonly string[]): Session {
  let played: Session = { ...session, undone: [] };
  for (const text of texts) played = settled(withStep(played, by, legalMove(played, by, text), false));
  return played;
}

/** Takes back the last given move, and what was drawn after it. */
export function undo(session: Session): Session {
  const last = session.steps.findLastIndex((step) => !step.drawn);
  if (last < 0) fail('nothing-to-undo', 'there is no move to take back');
  const { steps, undone } = session;
  return { ...session, steps: steps.slice(0, last), undone: [...steps.slice(last), ...undone] };
}

/** Makes the next move again that was taken back, with the same draws. */
export function redo(session: Session): Session {
  const { steps, undone } = session;
  if (undone.length === 0) fail('nothing-to-redo', 'there is no move to make again');
  const following = undone.findIndex((step, index) => index > 0 && !step.drawn);
  const count = following < 0 ? undone.length : following;
  return { ...session, steps: [...steps, ...undone.slice(0, count)], undone: undone.slice(count) };
}

/** Everything that is needed to play the game again. */
export function recordFrom(session: Session): GameRecord {
  const { game, seats, options, steps } = session;
  const { id, rules, components } = game;
  const played = steps.map(({ turn, by, text }) => ({ turn, by, text }));
  const scores = decidersOf(session) === 'over' ? game.scores(stateOf(session)) : undefined;
  return recordOf({ game: id, rules, components, seats, options }, played, scores);
}

function atSetup(beginning: Beginning): Session {
  const { game, seats, options } = beginning;
  return { ...beginning, setup: game.setup(seats, options), steps: [], undone: [] };
}

function legalMove(session: Session, by: Actor, text: string): Move {
  const state = stateOf(session);
  const { game } = session;
  if (!mayMove(game, state, by)) fail('not-to-move', `${by} is not to move, but ${decidersText(session)}`);
  const move = read(game, state, by, text);
  if (move !== undefined) return move;
  const legal = game.moves(state, by).map((one) => game.write(one, by));
  return fail('illegal-move', `"${text}" is not legal; legal are: ${legal.join(', ')}`);
}

function decidersText(session: Session): string {
  const deciders = decidersOf(session);
  return deciders === 'over' ? 'the game is over' : [deciders].flat().join(' or ');
}

function withStep(session: Session, by: Actor, move: Move, drawn: boolean): Session {
  const { game, steps } = session;
  const before = stateOf(session);
  const events: GameEvent[] = [];
  const after = next(game, before, by, move, (event) => events.push(event));
  const step = { by, turn: game.turn(before), text: game.write(move, by), move, events, drawn, after };
  return { ...session, steps: [...steps, step] };
}

/** Draws until a seat must decide. */
function settled(session: Session): Session {
  const { game, chance } = session;
  if (chance === 'manual') return session;
  let drawn = session;
  while (decidersOf(drawn) === 'chance') {
    const random = luckOf(chance.seed)(drawn.steps.length);
    drawn = withStep(drawn, 'chance', game.sample(stateOf(drawn), random), true);
  }
  return drawn;
}
