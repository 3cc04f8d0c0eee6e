import type { Actor } from './actors.ts';
import type { Game, GameTypes } from './game.ts';
import { type GameRecord, playedIn } from './notation.ts';
import { completeOptions } from './options.ts';
import { read } from './play.ts';

/** A recorded move that the rules do not allow, or a record that does not fit its game. */
export class ReplayError extends Error {
  constructor(
    readonly ply: number,
    problem: string,
  ) {
    super(problem);
    this.name = 'ReplayError';
  }
}

export interface ReplayStep<T extends GameTypes> {
  readonly actor: Actor;
  readonly move: T['Move'];
  /** The state before the move; it is changed in place when the next step is asked for. */
  readonly state: T['State'];
}

/** Plays a record again, move by move, each found among the legal ones and in its turn; returns the last state. */
export function* replay<T extends GameTypes>(game: Game<T>, record: GameRecord): Generator<ReplayStep<T>, T['State']> {
  const state = start(game, record);
  const played = playedIn(record);
  for (const [index, { by, text, turn }] of played.entries()) {
    const place = `move ${index + 1} of ${played.length}, "${text}" by ${by},`;
    const move = read(game, state, by, text);
    if (move === undefined) throw new ReplayError(index, `${place} is not legal there`);
    if (turn !== undefined && turn !== game.turn(state))
      throw new ReplayError(index, `${place} is made in turn ${game.turn(state)}, not ${turn}`);
    yield { actor: by, move, state };
    game.apply(state, by, move);
  }
  checkEnd(game, state, record);
  return state;
}

/** The state after the whole record. */
export function replayed<T extends GameTypes>(game: Game<T>, record: GameRecord): T['State'] {
  const steps = replay(game, record);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function start<T extends GameTypes>(game: Game<T>, record: GameRecord): T['State'] {
  for (const key of ['rules', 'components'] as const) {
    if (record[key] !== game[key])
      throw new ReplayError(0, `it was played with ${key} ${record[key]}, here are ${key} ${game[key]}`);
  }
  if (record.game !== game.id) throw new ReplayError(0, `it is a game of ${record.game}, not of ${game.id}`);
  if (record.seats < game.seats.min || record.seats > game.seats.max) {
    throw new ReplayError(0, `${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${record.seats}`);
  }
  const completed = completeOptions(game.options, record.options);
  if ('problem' in completed) throw new ReplayError(0, completed.problem);
  return game.setup(record.seats, completed.options);
}

function checkEnd<T extends GameTypes>(game: Game<T>, state: T['State'], record: GameRecord): void {
  const written = record.scores?.join(' ');
  if (written === undefined) return;
  const reached = game.deciders(state) === 'over' ? game.scores(state).join(' ') : 'no end';
  if (reached !== written)
    throw new ReplayError(playedIn(record).length, `end ${written}: the moves lead to ${reached}`);
}
