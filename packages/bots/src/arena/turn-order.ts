import type { Seat } from '@riband/kernel';

/** Notes in which order the seats come to their first turn. What several do at once, before the first turn or between two, is nobody's. */
export class TurnOrder {
  readonly #seats: number;
  readonly #order: Seat[] = [];
  #turn: number | undefined;

  constructor(seats: number) {
    this.#seats = seats;
  }

  /** Whoever begins is first. Nothing before everybody has had a turn of their own. */
  get order(): readonly Seat[] | undefined {
    return this.#order.length === this.#seats ? this.#order : undefined;
  }

  /** At every decision. Who is asked last of several is asked alone, but not in a turn of their own. */
  note(turn: number, deciders: readonly Seat[]): void {
    if (this.#turn === turn || this.#order.length === this.#seats) return;
    this.#turn = turn;
    const [seat] = deciders;
    if (seat !== undefined && deciders.length === 1 && !this.#order.includes(seat)) this.#order.push(seat);
  }
}
