import type { Seat } from '@riband/kernel';

interface Distance {
  /** In turns of the seat; 0 where only what lies below the tree is counted. */
  readonly horizon: number;
  /** In decisions below the tree. */
  readonly foresight: number;
}

/**
 * How far a game is played on before it is judged: to the end of the same turn of the seat for every move, or else some way below the tree. There a move
 * that was thought through is judged further on than the others, and whoever stands further on has seldom less.
 */
export class Reach {
  readonly #seat: Seat;
  readonly #distance: Distance;
  /** Turns of the seat that have begun, and the last of them. */
  #begun = 0;
  #own = NONE;
  /** Decisions to come below the tree, and the turn that is played to its end. */
  #isBelowTree = false;
  #left = 0;
  #last = NONE;

  constructor(seat: Seat, distance: Distance) {
    this.#seat = seat;
    this.#distance = distance;
  }

  begin(): void {
    this.#begun = 0;
    this.#own = NONE;
    this.#isBelowTree = false;
  }

  /** The turn at hand is played to its end. */
  leaveTree(turn: number): void {
    this.#isBelowTree = true;
    this.#left = this.#distance.foresight;
    this.#last = turn;
  }

  /** Whether the game is judged before this seat decides. */
  ends(turn: number, seat: Seat): boolean {
    if (this.#distance.horizon > 0) return this.#isAtHorizon(turn, seat);
    if (!this.#isBelowTree) return false;
    if (this.#left <= 0) return turn !== this.#last;
    this.#left -= 1;
    this.#last = turn;
    return false;
  }

  #isAtHorizon(turn: number, seat: Seat): boolean {
    if (turn === this.#own) return false;
    if (this.#begun === this.#distance.horizon) return true;
    if (seat !== this.#seat) return false;
    this.#begun += 1;
    this.#own = turn;
    return false;
  }
}

const NONE = -1;
