import { seatsUpTo } from '@riband/kernel';
import type { Outcome } from './simulate.ts';

/** Scores of many games in short. The spread is their standard deviation. */
export interface Spread {
  readonly mean: number;
  readonly spread: number;
  readonly min: number;
  readonly max: number;
}

export interface SeatSpread extends Spread {
  /** Games won; of a shared victory each winner has an equal share, so all seats' wins add up to the games. */
  readonly wins: number;
}

export interface Summary {
  readonly games: number;
  readonly moves: number;
  readonly decisions: number;
  /** Of all seats. */
  readonly scores: Spread;
  readonly perSeat: readonly SeatSpread[];
}

/** Counts outcomes without keeping them. */
export class Tally {
  readonly #all = new Scores();
  readonly #perSeat: readonly { readonly scores: Scores; wins: number }[];
  #games = 0;
  #moves = 0;
  #decisions = 0;

  constructor(seats: number) {
    this.#perSeat = seatsUpTo(seats).map(() => ({ scores: new Scores(), wins: 0 }));
  }

  add({ scores, places, moves, decisions }: Outcome): void {
    this.#games += 1;
    this.#moves += moves;
    this.#decisions += decisions;
    const winners = places.filter((place) => place === 1).length;
    for (const [seat, own] of this.#perSeat.entries()) {
      const score = scores[seat] ?? 0;
      this.#all.add(score);
      own.scores.add(score);
      if (places[seat] === 1) own.wins += 1 / winners;
    }
  }

  summary(): Summary {
    return {
      games: this.#games,
      moves: this.#moves,
      decisions: this.#decisions,
      scores: this.#all.spread(),
      perSeat: this.#perSeat.map(({ scores, wins }) => ({ ...scores.spread(), wins: rounded(wins) })),
    };
  }
}

/** Scores are whole numbers, so the sums are exact and need no care about the order of adding. */
class Scores {
  #count = 0;
  #sum = 0;
  #squares = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  add(score: number): void {
    this.#count += 1;
    this.#sum += score;
    this.#squares += score * score;
    this.#min = Math.min(this.#min, score);
    this.#max = Math.max(this.#max, score);
  }

  spread(): Spread {
    const mean = this.#sum / this.#count;
    const variance = Math.max(0, this.#squares / this.#count - mean * mean);
    return { mean: rounded(mean), spread: rounded(Math.sqrt(variance)), min: this.#min, max: this.#max };
  }
}

/** Six decimals say all that matters and hide the noise of binary fractions. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
