/** One after the other, in the order in which they came. One that fails does not stop those behind it. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  next<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(run, run);
    this.#last = mine.catch(() => {});
    return mine;
  }
}
