/** One thing at a time: what is asked for meanwhile waits, and of that only the latest counts. */
export class Turnstile {
  /** What follows from what has passed, until when nothing else may. */
  readonly #settling: () => Promise<unknown> | null;
  #passing: Promise<unknown> | null = null;
  /** How often something had to wait. */
  #waited = 0;

  constructor(settling: () => Promise<unknown> | null) {
    this.#settling = settling;
  }

  get isBusy(): boolean {
    return this.#blocking !== null;
  }

  /** Waits for what was asked before; false if something else is asked for meanwhile. */
  async isNext(): Promise<boolean> {
    this.#waited += 1;
    const waited = this.#waited;
    while (this.#blocking !== null) await this.#blocking;
    return waited === this.#waited;
  }

  async pass(running: Promise<void>): Promise<void> {
    // Whoever waits need not know how it ends.
    this.#passing = running.catch(() => {});
    await running.finally(() => (this.#passing = null));
  }

  get #blocking(): Promise<unknown> | null {
    return this.#passing ?? this.#settling();
  }
}
