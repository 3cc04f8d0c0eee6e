import type { Move, Random, Seat } from '@riband/kernel';

interface Habit {
  tried: number;
  total: number;
}

/** How well each move has done for each seat, wherever it was made: what is done outside the tree follows it. */
export class Habits {
  readonly #bySeat: readonly Map<number, Habit>[];

  constructor(seats: number) {
    this.#bySeat = Array.from({ length: seats }, () => new Map());
  }

  learn(seat: Seat, id: number, result: number): void {
    const habits = this.#of(seat);
    const habit = habits.get(id);
    if (habit === undefined) habits.set(id, { tried: 1, total: result });
    else {
      habit.tried += 1;
      habit.total += result;
    }
  }

  /** The move that has done best so far; what was never tried is taken to be as good as the rest. */
  best<M extends Move>(seat: Seat, moves: readonly M[], random: Random): M {
    const habits = this.#of(seat);
    // Equals are taken from a random place on, so that the first of the list is not favoured.
    const from = random.below(moves.length);
    let best = moves[from]!;
    let top = Number.NEGATIVE_INFINITY;
    for (let step = 0; step < moves.length; step++) {
      const move = moves[(from + step) % moves.length]!;
      const habit = habits.get(move.id);
      const mean = habit === undefined ? UNKNOWN : habit.total / habit.tried;
      if (mean <= top) continue;
      top = mean;
      best = move;
    }
    return best;
  }

  #of(seat: Seat): Map<number, Habit> {
    return this.#bySeat[seat]!;
  }
}

const UNKNOWN = 0.5;
