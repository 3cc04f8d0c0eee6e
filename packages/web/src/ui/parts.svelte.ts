import { afterFrame, hasFrames } from '../after-frame.ts';

/** Parts of something large that come one after the other, each in a frame of its own: no task is as long as all of them together. */
export class Parts {
  #last = $state(0);
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    if (hasFrames()) void this.#bring();
    else this.#last = count - 1;
  }

  /** Whether a part is due; the first one is at once. */
  has(part: number): boolean {
    return part <= this.#last;
  }

  /** Whether some are still to come. */
  get busy(): boolean {
    return this.#last < this.#count - 1;
  }

  async #bring(): Promise<void> {
    while (this.busy) {
      await afterFrame();
      this.#last += 1;
    }
  }
}
