import type { Seat } from '@riband/kernel';
import type { ChatLine } from '@riband/protocol';
import { SvelteMap } from 'svelte/reactivity';
import { remember, remembered } from '../remembered.ts';

/** How many lines of others nobody has read here yet, where those before a number were. */
export const unreadIn = (lines: readonly ChatLine[], seat: Seat | null, upTo: number): number =>
  lines.filter((line) => line.number >= upTo && (line.seat === null || line.seat !== seat)).length;

/** Up to which line the talk of each table was read on this device: who comes back is not told again what they know. */
class Heard {
  readonly #upTo = new SvelteMap<string, number>();

  upTo(table: string): number {
    return this.#upTo.get(table) ?? (Number(remembered(`heard.${table}`)) || 0);
  }

  note(table: string, number: number): void {
    if (number <= this.upTo(table)) return;
    this.#upTo.set(table, number);
    remember(`heard.${table}`, String(number));
  }
}

export const heard = new Heard();

/** Some seats of a table, as this device remembers them. */
export class Seats {
  readonly #key: () => string;
  #changed = $state.raw<{ readonly key: string; readonly seats: readonly Seat[] } | null>(null);

  constructor(name: string, table: () => string) {
    this.#key = () => `${name}.${table()}`;
  }

  has(seat: Seat): boolean {
    return this.#seats.includes(seat);
  }

  set(seat: Seat, on: boolean): void {
    const key = this.#key();
    const others = this.#seats.filter((one) => one !== seat);
    this.#changed = { key, seats: on ? [...others, seat] : others };
    remember(key, this.#changed.seats.join(' '));
  }

  get #seats(): readonly Seat[] {
    const key = this.#key();
    if (this.#changed?.key === key) return this.#changed.seats;
    return (remembered(key) ?? '').split(' ').filter(Boolean).map(Number);
  }
}
