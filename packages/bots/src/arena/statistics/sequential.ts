import { expectedScore } from './bradley-terry.ts';

/** The two claims between which the test decides, and how often it may err. */
const WEAKER_CLAIM = 0;
const STRONGER_CLAIM = 35;
const ERROR = 0.05;
/** The test ends when one claim makes what was seen this many times likelier than the other (logarithm; Wald 1945). */
const ENOUGH = Math.log((1 - ERROR) / ERROR);

export type Verdict = 'stronger' | 'not stronger' | 'open';

export interface SequentialTest {
  /** The Elo points of the two claims. */
  readonly claims: readonly [number, number];
  /** Above `enough` the first is stronger, below minus that it is not. */
  readonly likelihood: number;
  readonly enough: number;
  readonly verdict: Verdict;
  /** After so many deals the answer was clear. */
  readonly clearAfter?: number;
}

/**
 * Whether the first of two bots is stronger, from its share of the points in each deal, one after the other: a sequential test that may be
 * looked at after every deal. The games of a deal are not independent, so a deal counts as one observation with the spread that was measured
 * (generalised sequential probability ratio test). What comes after the answer is clear does not change it.
 */
export class Sequence {
  // Two imagined deals, one won and one lost: few deals that all end alike do not prove that there is no spread.
  #deals = 2;
  #sum = 1;
  #squares = 1;
  #test: SequentialTest = {
    claims: [WEAKER_CLAIM, STRONGER_CLAIM],
    likelihood: 0,
    enough: ENOUGH,
    verdict: 'open',
  };

  get test(): SequentialTest {
    return this.#test;
  }

  add(share: number): void {
    if (this.#test.verdict !== 'open') return;
    this.#deals += 1;
    this.#sum += share;
    this.#squares += share * share;
    const seen = this.#deals - 2;
    const spread = this.#squares / this.#deals - (this.#sum / this.#deals) ** 2;
    const likelihood = ((HIGH - LOW) * (this.#sum - 1 - (seen * (HIGH + LOW)) / 2)) / spread;
    const verdict = verdictOn(likelihood);
    this.#test = { ...this.#test, likelihood, verdict, ...(verdict === 'open' ? {} : { clearAfter: seen }) };
  }
}

/** What the first bot scores if a claim is true. */
const LOW = expectedScore(WEAKER_CLAIM);
const HIGH = expectedScore(STRONGER_CLAIM);

function verdictOn(likelihood: number): Verdict {
  if (likelihood >= ENOUGH) return 'stronger';
  return likelihood <= -ENOUGH ? 'not stronger' : 'open';
}
