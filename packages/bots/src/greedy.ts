import { type Game, type GameTypes, type Move, mayMove, next, pick, type Random, type Seat } from '@riband/kernel';
import { type Bot, type Question, withoutMemory } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { evaluationOf } from './evaluations/index.ts';

/** Takes the move after which its turn ends best, as its evaluation of the game sees it; what others or chance do next it does not ask. */
export const greedy: Bot = withoutMemory('greedy', (question, random) => {
  const { game, seat } = question;
  const thought = new Thought(game, seat, evaluationOf(game));
  const state = game.imagine(question.view(), random);
  const moves = thought.worthTrying(state, question.moves);
  return best(moves, (move) => thought.afterTurn(next(game, state, seat, move), game.turn(state)), random);
});

/** The best by its value, one of them if several are equally good. */
function best(moves: Question['moves'], worth: (move: Move) => number, random: Random): Move {
  let top = Number.NEGATIVE_INFINITY;
  let equals: Move[] = [];
  for (const move of moves) {
    const value = worth(move);
    if (value < top) continue;
    if (value > top) equals = [];
    top = value;
    equals.push(move);
  }
  return pick(random, equals);
}

/** One seat's look ahead to the end of its turn. */
class Thought<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #seat: Seat;
  readonly #evaluation: Evaluation<T>;

  constructor(game: Game<T>, seat: Seat, evaluation: Evaluation<T>) {
    this.#game = game;
    this.#seat = seat;
    this.#evaluation = evaluation;
  }

  worthTrying(state: T['State'], moves: readonly T['Move'][]): readonly T['Move'][] {
    return moves.filter((move) => !this.#evaluation.isNeedless(state, move));
  }

  /** What this turn comes to if the seat goes on with the best move of each further decision. */
  afterTurn(state: T['State'], turn: number): number {
    let now = state;
    while (this.#decidesIn(now, turn)) now = this.#afterBestMove(now);
    return this.#value(now);
  }

  #decidesIn(state: T['State'], turn: number): boolean {
    return this.#game.turn(state) === turn && mayMove(this.#game, state, this.#seat);
  }

  #afterBestMove(state: T['State']): T['State'] {
    let best = state;
    let top = Number.NEGATIVE_INFINITY;
    for (const after of this.#outcomes(state)) {
      const value = this.#valueWhenDone(after);
      if (value <= top) continue;
      top = value;
      best = after;
    }
    return best;
  }

  /** What is begun is carried through, every way there is; then it can be judged. */
  #valueWhenDone(state: T['State']): number {
    if (!mayMove(this.#game, state, this.#seat) || !this.#evaluation.isHalfDone(state)) return this.#value(state);
    return Math.max(...this.#outcomes(state).map((after) => this.#valueWhenDone(after)));
  }

  #outcomes(state: T['State']): T['State'][] {
    const moves = this.worthTrying(state, this.#game.moves(state, this.#seat));
    return moves.map((move) => next(this.#game, state, this.#seat, move));
  }

  #value(state: T['State']): number {
    return this.#evaluation.value(this.#game, state, this.#seat);
  }
}
