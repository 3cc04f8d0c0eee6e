import type { Seat } from '@riband/kernel';
import type { TableState } from '@riband/protocol';
import { nextPerson, peopleOf } from './table-state.ts';

/** Several people at one device: who takes it next. Where anybody has secrets from another, a curtain is drawn between them. */
export class HandOver {
  readonly #sitDown: (seat: Seat) => Promise<void>;
  readonly #clear: () => void;
  /** Who must take the device before anything is shown. */
  #passTo: Seat | null = $state(null);
  /** Who is sitting down, where there is nothing to hide. */
  #coming: Seat | null = null;

  constructor(sitDown: (seat: Seat) => Promise<void>, clear: () => void) {
    this.#sitDown = sitDown;
    this.#clear = clear;
  }

  get passTo(): Seat | null {
    return this.#passTo;
  }

  /** Whoever has opened the table may be somebody else than it is shown to. */
  begin(state: TableState): void {
    if (state.secrets !== false && peopleOf(state).length > 1) this.#passTo = state.seat;
  }

  /** The device goes to whoever is to act next; what the former one was looking at goes. */
  goOn(state: TableState): void {
    const next = nextPerson(state);
    if (next === undefined || next === this.#coming) return;
    this.#clear();
    // Only whoever takes the device may draw the curtain aside.
    if (state.secrets !== false) this.#passTo = next;
    else void this.#come(next);
  }

  /** Another person has taken the device, and nobody else is looking. */
  async takeOver(): Promise<void> {
    if (this.#passTo === null) return;
    await this.#sitDown(this.#passTo);
    this.#passTo = null;
  }

  async #come(seat: Seat): Promise<void> {
    this.#coming = seat;
    await this.#sitDown(seat).finally(() => (this.#coming = null));
  }
}
