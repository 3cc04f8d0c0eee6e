import { type Game, type GameTypes, mayMove, next, type Seat } from '@riband/kernel';
import type { Evaluation } from './evaluation.ts';

/** The move with the greatest value; of equals the first. */
export function topBy<Move>(moves: readonly Move[], worth: (move: Move) => number): Move {
  let best = moves[0] as Move;
  let top = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(move);
    if (value <= top) continue;
    top = value;
    best = move;
  }
  return best;
}

/** How one seat looks at what it could do in its turn. */
export class LookAhead<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #seat: Seat;
  readonly #evaluation: Evaluation<T>;

  constructor(game: Game<T>, seat: Seat, evaluation: Evaluation<T>) {
    this.#game = game;
    this.#seat = seat;
    this.#evaluation = evaluation;
  }

  worthTrying(state: T['State'], moves: readonly T['Move'][]): readonly T['Move'][] {
    const { isNeedless } = this.#evaluation;
    return moves.some((move) => isNeedless(state, move)) ? moves.filter((move) => !isNeedless(state, move)) : moves;
  }

  /** What a move comes to: something opened is played to the end of the turn, something begun is carried through, every way there is; then it can be judged. */
  valueOf(state: T['State'], move: T['Move']): number {
    const after = next(this.#game, state, this.#seat, move);
    return this.#evaluation.isOpening(state)
      ? this.afterTurn(after, this.#game.turn(state))
      : this.#valueWhenDone(after);
  }

  /** The move that comes to most; of equals the first. */
  bestOf(state: T['State'], moves: readonly T['Move'][]): T['Move'] {
    return topBy(moves, (move) => this.valueOf(state, move));
  }

  /** What the turn comes to if the seat goes on with the best move of each further decision. It changes the state. */
  afterTurn(state: T['State'], turn: number): number {
    while (this.#game.turn(state) === turn && mayMove(this.#game, state, this.#seat)) {
      const move = this.bestOf(state, this.worthTrying(state, this.#game.moves(state, this.#seat)));
      this.#game.apply(state, this.#seat, move);
    }
    return this.#evaluation.value(this.#game, state, this.#seat);
  }

  #valueWhenDone(state: T['State']): number {
    if (!mayMove(this.#game, state, this.#seat) || !this.#evaluation.isHalfDone(state))
      return this.#evaluation.value(this.#game, state, this.#seat);
    let top = Number.NEGATIVE_INFINITY;
    for (const move of this.worthTrying(state, this.#game.moves(state, this.#seat)))
      top = Math.max(top, this.valueOf(state, move));
    return top;
  }
}
