/** How long each thing that others did stays in sight before the next one, in ms. */
export const PACES = { slow: 1500, normal: 650, fast: 220, instant: 0 } as const;

/** Shows what has happened one after the other, each for a while. */
export class Parade<Item> {
  readonly #show: (item: Item) => void;
  readonly #wait: (item: Item) => number;
  #waiting: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (item: Item) => void, wait: (item: Item) => number) {
    this.#show = show;
    this.#wait = wait;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    if (this.#timer === undefined) this.#next();
  }

  /** All that is still to come, at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const item of this.#waiting.splice(0)) this.#show(item);
  }

  #next(): void {
    this.#timer = undefined;
    const item = this.#waiting.shift();
    if (item === undefined) return;
    this.#show(item);
    this.#timer = setTimeout(() => this.#next(), this.#wait(item));
  }
}
