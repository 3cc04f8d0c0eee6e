import { hashOf } from '@riband/kernel';
import type { TableState } from '@riband/protocol';
import { whenIdle } from '../when-idle.ts';

/**
 * Whether the views of a table are what the server has hashed: looked at when there is nothing else to do, the newest only. The table is asked
 * for anew where one is not; once for each entry, since a server that is wrong about itself will be wrong again.
 */
export class Proof {
  readonly #askAnew: () => void;
  readonly #later: (run: () => void) => void;
  #newest: TableState | null = null;
  /** The entry at which it was last asked for anew. */
  #asked: number | null = null;

  constructor(askAnew: () => void, later = whenIdle) {
    this.#askAnew = askAnew;
    this.#later = later;
  }

  see(state: TableState): void {
    if (this.#newest === null) this.#later(() => this.#look());
    this.#newest = state;
  }

  #look(): void {
    const state = this.#newest;
    this.#newest = null;
    if (state === null || hashOf(state.view) === state.hash || this.#asked === state.entry) return;
    this.#asked = state.entry;
    this.#askAnew();
  }
}
