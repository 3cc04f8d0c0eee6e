import type { Game, GameTypes, Seat } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import type { Settings } from './settings.ts';

/** Tells how a position is for each seat: as a result from 0 to 1, and in points. */
export class Judge<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #evaluation: Evaluation<T>;
  readonly #settings: Settings;
  readonly #values: number[];
  readonly #results: number[];
  /** What the seat that searches stands at before it moves. */
  #start = 0;

  constructor(game: Game<T>, evaluation: Evaluation<T>, seats: number, settings: Settings) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#settings = settings;
    this.#values = Array.from({ length: seats }, () => 0);
    this.#results = Array.from({ length: seats }, () => 0);
  }

  /** Whether there is nobody to compare with. */
  get isAlone(): boolean {
    return this.#values.length === 1;
  }

  beginAt(state: T['State'], seat: Seat): void {
    this.results(state);
    this.#start = this.#values[seat]!;
  }

  /** The list is the same every time: it is read before the next position is judged. */
  results(state: T['State']): readonly number[] {
    const game = this.#game;
    const scores = game.deciders(state) === 'over' ? game.scores(state) : undefined;
    for (let seat = 0; seat < this.#values.length; seat++)
      this.#values[seat] = scores?.[seat] ?? this.#expected(state, seat);
    const { rivalry, stakes } = this.#settings;
    for (let seat = 0; seat < this.#values.length; seat++) {
      const measure = this.isAlone ? this.#start : rivalry * this.rival(seat) + (1 - rivalry) * this.#start;
      this.#results[seat] = 1 / (1 + Math.exp((measure - this.#values[seat]!) / stakes));
    }
    return this.#results;
  }

  /** How the seat stands: by what games have taught, or else by the terms. */
  #expected(state: T['State'], seat: Seat): number {
    const evaluation = this.#evaluation;
    return evaluation.forecast?.(this.#game, state, seat) ?? evaluation.value(this.#game, state, seat);
  }

  /** What a seat has in the position that was judged last, less what the best of the others has, as far as that counts. Wherever one begins to count, it is the same. */
  standing(seat: Seat): number {
    return this.#values[seat]! - this.#settings.rivalry * this.rival(seat);
  }

  /** How the best of the others stands; alone, nobody does. */
  rival(seat: Seat): number {
    if (this.isAlone) return 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.#values.length; other++)
      if (other !== seat && this.#values[other]! > best) best = this.#values[other]!;
    return best;
  }
}
