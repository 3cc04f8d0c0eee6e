export const DAY_MS = 24 * 60 * 60 * 1000;

/** Time, as the server knows it. Simulations have their own. */
export interface Clock {
  /** Milliseconds since 1970, for people and records. It may jump, as clocks of machines do. */
  now(): number;
  /** Milliseconds since some beginning. It never jumps: whatever is measured is measured by it. */
  elapsed(): number;
  /** Runs something later, once; after 0 as soon as what is at hand is done. The answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, run) {
    if (ms === 0) {
      const soon = setImmediate(run);
      return () => clearImmediate(soon);
    }
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
