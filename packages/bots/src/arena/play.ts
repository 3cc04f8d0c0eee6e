import type { Emit, Game, GameTypes, Move, Options, Random, Result, Seat } from '@riband/kernel';
import type { Question } from '../bot.ts';
import { TurnOrder } from './turn-order.ts';

/** What is played. */
export interface Setting<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: Options;
  readonly seats: number;
}

/** A game that was played to its end. */
export interface Ending {
  readonly scores: readonly number[];
  readonly result: Result;
  readonly turns: number;
  /** All moves, chance included. */
  readonly moves: number;
  /** The seats by their first turn, whoever began first; nothing where somebody had none. */
  readonly order?: readonly Seat[];
}

/**
 * Plays one game straight through the contract: one state, changed in place, and no view unless it is asked for. It stops at every decision,
 * wherever a seat has two moves or more, with the question, and goes on with the answer, so that whoever answers may take their time, and a program can show how far it is.
 * An answer that is no legal move ends it with an error: whoever asks programs from outside looks at what they say before.
 */
export function* questions(
  { game, options, seats }: Setting,
  luck: Random,
  emit?: Emit,
): Generator<Question, Ending, Move> {
  const state = game.setup(seats, options);
  const turns = new TurnOrder(seats);
  for (let moves = 0; moves <= game.limits.length; moves++) {
    const deciders = game.deciders(state);
    if (deciders === 'over') {
      return endingOf(game, state, moves, turns);
    }
    if (deciders === 'chance') {
      game.apply(state, 'chance', game.sample(state, luck), emit);
      continue;
    }
    turns.note(game.turn(state), deciders);
    const seat = deciders[0]!;
    const legal = game.moves(state, seat);
    if (legal.length === 1) {
      game.apply(state, seat, legal[0]!, emit);
      continue;
    }
    const answer = yield { game, seat, moves: legal, view: () => game.view(state, seat) };
    game.apply(state, seat, legalMove(legal, answer, seat), emit);
  }
  throw new Error(`it was not over after ${game.limits.length} moves`);
}

function legalMove(legal: readonly Move[], { id }: Move, seat: Seat): Move {
  const move = legal.find((one) => one.id === id);
  if (move === undefined) throw new Error(`seat ${seat} answered with move ${id}, which is not among its legal moves`);
  return move;
}

function endingOf(game: Game, state: object, moves: number, { order }: TurnOrder): Ending {
  const ending = { scores: game.scores(state), result: game.result(state), turns: game.turn(state), moves };
  return order === undefined ? ending : { ...ending, order };
}
