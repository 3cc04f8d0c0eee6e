import type { Game, GameTypes, Seat } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import type { Settings } from './settings.ts';

/** Tells how a position is for each seat: as a result from 0 to 1, and as a lead in points. */
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

  beginAt(state: T['State'], seat: Seat): void {
    this.#start = this.#evaluation.value(this.#game, state, seat);
  }

  /** The list is the same every time: it is read before the next position is judged. */
  results(state: T['State']): readonly number[] {
    const game = this.#game;
    const scores = game.deciders(state) === 'over' ? game.scores(state) : undefined;
    for (let seat = 0; seat < this.#values.length; seat++)
      this.#values[seat] = scores?.[seat] ?? this.#evaluation.value(game, state, seat);
    const { rivalry, stakes } = this.#settings;
    for (let seat = 0; seat < this.#values.length; seat++) {
      const measure =
        this.#values.length === 1 ? this.#start : rivalry * this.rival(seat) + (1 - rivalry) * this.#start;
      this.#results[seat] = 1 / (1 + Math.exp((measure - (this.#values[seat] as number)) / stakes));
    }
    return this.#results;
  }

  /** Of the position that was judged last. */
  lead(seat: Seat): number {
    return (this.#values[seat] as number) - (this.#values.length === 1 ? this.#start : this.rival(seat));
  }

  /** How the best of the others stands. */
  rival(seat: Seat): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.#values.length; other++)
      if (other !== seat && (this.#values[other] as number) > best) best = this.#values[other] as number;
    return best;
  }
}
