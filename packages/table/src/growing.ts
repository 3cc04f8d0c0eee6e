/**
 * A list that only grows at its end. A longer one has its items in common with the shorter one, which stays as it is: every step of a long
 * list is kept without copying it, which would be most of what outlives a move.
 */
export class Growing<T> {
  readonly #items: T[];
  readonly length: number;

  constructor(items: T[], length = items.length) {
    this.#items = items;
    this.length = length;
  }

  with(added: readonly T[]): Growing<T> {
    // Where another one has gone on from here, the items behind are not ours.
    const items = this.#items.length === this.length ? this.#items : this.#items.slice(0, this.length);
    for (const item of added) items.push(item);
    return new Growing(items);
  }

  from(start: number): readonly T[] {
    return this.#items.slice(start, this.length);
  }

  at(index: number): T | undefined {
    return index < this.length ? this.#items[index] : undefined;
  }
}
