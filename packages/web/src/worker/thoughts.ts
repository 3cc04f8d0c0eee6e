import type { Thought } from '@riband/protocol';
import type { Attention } from './bots/thinker.ts';

/** What bots are thinking about at a table, so that they can be hurried or stopped. */
export class Thoughts {
  readonly #begun = new Map<Thought['about'], AbortController>();

  /** For somebody who begins to think; about the same thing, nobody else goes on. */
  begin(about: Thought['about'], onShare: (share: number) => void): Attention {
    const thought = new AbortController();
    this.end(about, 'begun anew');
    this.#begun.set(about, thought);
    return { onShare, signal: thought.signal };
  }

  /** `hurry`: the answer is wanted now; for any other reason, not at all. */
  end(about: Thought['about'], reason: string): void {
    this.#begun.get(about)?.abort(reason);
  }

  endAll(reason: string): void {
    for (const about of this.#begun.keys()) this.end(about, reason);
  }
}
