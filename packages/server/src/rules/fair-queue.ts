interface Waiting {
  readonly patron: string;
  begin(): void;
}

/** One thing at a time, and everybody in turn, those who came first first: who wants much waits long, and lets nobody else wait for it. */
export class FairQueue {
  readonly #waiting: Waiting[] = [];
  /** Who had their turn in this round. */
  readonly #served = new Set<string>();
  #busy = false;

  async inTurn<T>(patron: string, run: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ patron, begin });
      if (!this.#busy) this.#next();
    });
    try {
      return await run();
    } finally {
      this.#next();
    }
  }

  #next(): void {
    if (this.#waiting.every(({ patron }) => this.#served.has(patron))) this.#served.clear();
    const index = this.#waiting.findIndex(({ patron }) => !this.#served.has(patron));
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
    this.#busy = next !== undefined;
    if (next !== undefined) this.#served.add(next.patron);
    next?.begin();
  }
}
