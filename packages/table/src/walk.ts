import type { Game } from '@riband/kernel';
import type { BarePly } from './entry.ts';
import type { Line } from './line.ts';
import { playOn } from './position.ts';

/** Along the states of one table: from one to the next only what has come is played, unless something before it was taken back. */
export class Walk {
  readonly #game: Game;
  #base: object | undefined;
  #plies: readonly BarePly[] = [];
  #state: object = {};

  constructor(game: Game) {
    this.#game = game;
  }

  /** The state that a line leads to. */
  to({ base, settled, open }: Line): object {
    const plies = [...settled.from(base.plies), ...open];
    const goesOn =
      base.state === this.#base && this.#plies.every(({ number }, index) => plies[index]?.number === number);
    const [from, played] = goesOn ? [this.#state, this.#plies.length] : [base.state, 0];
    this.#state = playOn(this.#game, from, plies.slice(played));
    [this.#base, this.#plies] = [base.state, plies];
    return this.#state;
  }
}
