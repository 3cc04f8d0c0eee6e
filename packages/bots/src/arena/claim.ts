import { expectedScore } from './statistics/bradley-terry.ts';
import { Wager } from './statistics/wager.ts';

/** What can be claimed of the first bot: its share of first places, its average points, or by how many Elo points it is ahead of the second. */
export const CLAIMED = ['won', 'points', 'elo'] as const;

export type Claimed = (typeof CLAIMED)[number];

/** That a figure of the first bot lies in a range; without an end, it goes on for ever. */
export interface Claim {
  readonly of: Claimed;
  readonly from?: number;
  readonly to?: number;
}

export type ClaimVerdict = 'met' | 'missed' | 'open';

export interface ClaimTest {
  readonly claim: Claim;
  readonly verdict: ClaimVerdict;
  /** After so many deals the answer was clear. */
  readonly clearAfter?: number;
}

/** How often it may be wrong, whichever way. */
const ERROR = 0.05;
/** No score is taken to be more than so many times what is claimed. */
const MOST_POINTS = 3;

/**
 * Tests a claim deal by deal; it may be looked at after every one of them. What comes after the answer is clear does not change it. The values
 * are shares of first places or average points of the first bot in a deal; for Elo, the share of the second bot's seats that it has beaten.
 */
export class ClaimTrial {
  readonly #ends: readonly End[];
  #deals = 0;
  #test: ClaimTest;

  constructor(claim: Claim) {
    const { from, to } = claim;
    this.#ends = [
      ...(from === undefined ? [] : [new End(scaled(claim, from), 'above')]),
      ...(to === undefined ? [] : [new End(scaled(claim, to), 'below')]),
    ];
    this.#test = { claim, verdict: 'open' };
  }

  get test(): ClaimTest {
    return this.#test;
  }

  add(value: number): void {
    if (this.#test.verdict !== 'open') return;
    this.#deals += 1;
    // Of a deal that was forfeited no points are known.
    if (Number.isNaN(value)) return;
    for (const end of this.#ends) end.add(value);
    // A claim with two ends could be wrong about either.
    const enough = this.#ends.length / ERROR;
    if (this.#ends.some((end) => end.against >= enough)) this.#settle('missed');
    // It is met if both ends are kept; where that is not so, one of two errors must be made.
    else if (this.#ends.every((end) => end.inFavour >= 1 / ERROR)) this.#settle('met');
  }

  #settle(verdict: ClaimVerdict): void {
    this.#test = { ...this.#test, verdict, clearAfter: this.#deals };
  }
}

/** One end of what is claimed, with bets that it is kept and that it is not. */
class End {
  readonly #above: Wager;
  readonly #below: Wager;
  readonly #side: 'above' | 'below';

  constructor({ bar, most }: { readonly bar: number; readonly most: number }, side: 'above' | 'below') {
    this.#above = new Wager({ least: 0, most, bar });
    // Below a bar is above it in the mirror.
    this.#below = new Wager({ least: -most, most: 0, bar: -bar });
    this.#side = side;
  }

  add(value: number): void {
    this.#above.add(value);
    this.#below.add(-value);
  }

  get inFavour(): number {
    return (this.#side === 'above' ? this.#above : this.#below).stakes;
  }

  get against(): number {
    return (this.#side === 'above' ? this.#below : this.#above).stakes;
  }
}

/** In terms of what is seen in a deal. */
function scaled({ of }: Claim, bar: number): { readonly bar: number; readonly most: number } {
  switch (of) {
    case 'won':
      return { bar, most: 1 };
    case 'elo':
      return { bar: expectedScore(bar), most: 1 };
    case 'points':
      return { bar, most: MOST_POINTS * bar };
  }
}
