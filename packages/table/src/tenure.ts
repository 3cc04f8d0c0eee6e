import type { Seat } from '@riband/kernel';
import type { SeatEntry } from './entry.ts';
import type { Holder } from './holder.ts';

/** Who held which seat, and when. */
export class Tenure {
  readonly #first: readonly Holder[];
  readonly #changes: readonly SeatEntry[];

  constructor(first: readonly Holder[], changes: readonly SeatEntry[] = []) {
    this.#first = first;
    this.#changes = changes;
  }

  with(change: SeatEntry): Tenure {
    return new Tenure(this.#first, [...this.#changes, change]);
  }

  /** Whoever did what an entry of that number says. */
  before(entry: number, seat: Seat): Holder | undefined {
    const last = this.#changes.findLast((change) => change.seat === seat && change.number < entry);
    return last?.holder ?? this.#first[seat];
  }
}
