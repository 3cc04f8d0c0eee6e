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
export function sequentialTest(shares: Iterable<number>): SequentialTest {
  const low = expectedScore(WEAKER_CLAIM);
  const high = expectedScore(STRONGER_CLAIM);
  const claims = [WEAKER_CLAIM, STRONGER_CLAIM] as const;
  // Two imagined deals, one won and one lost: few deals that all end alike do not prove that there is no spread.
  let [deals, sum, squares] = [2, 1, 1];
  let likelihood = 0;
  for (const share of shares) {
    deals += 1;
    sum += share;
    squares += share * share;
    const spread = squares / deals - (sum / deals) ** 2;
    const seen = deals - 2;
    likelihood = ((high - low) * (sum - 1 - (seen * (high + low)) / 2)) / spread;
    const verdict = verdictOn(likelihood);
    if (verdict !== 'open') return { claims, likelihood, enough: ENOUGH, verdict, clearAfter: seen };
  }
  return { claims, likelihood, enough: ENOUGH, verdict: 'open' };
}

function verdictOn(likelihood: number): Verdict {
  if (likelihood >= ENOUGH) return 'stronger';
  return likelihood <= -ENOUGH ? 'not stronger' : 'open';
}
