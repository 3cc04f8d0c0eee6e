// What is claimed of the bots, and how it stands with it.

/** @typedef {import('./arena-cells.mjs').Cell} Cell */
/** @typedef {import('./arena-cells.mjs').Estimate} Estimate */
/** @typedef {import('./ladder-page.mjs').Figures} Figures */
/** @typedef {'won' | 'points' | 'elo'} Claimed */
/** @typedef {{ claim: { of: Claimed, from?: number, to?: number }, verdict: 'met' | 'missed' | 'open', clearAfter?: number }} ClaimTest as `riband arena --json` tells it */

/** So many deals are to be played: after them, what was measured decides. */
export const PLANNED_DEALS = 200;
/** Before that nothing is settled, and every row has as many, whatever it says. */
export const LEAST_DEALS = 20;

/** A game of *admiral* takes minutes: with more deals its rows alone would take days. That was decided when one or two deals of each had been seen. */
const plannedDeals = (/** @type {readonly string[]} */ bots) =>
  bots.includes('admiral') ? LEAST_DEALS : PLANNED_DEALS;

/** @type {readonly { bots: readonly string[], seats: number, claim: string }[]} */
const CLAIMS = [
  { bots: ['captain', 'greedy'], seats: 2, claim: 'won=85..' },
  { bots: ['captain', 'greedy'], seats: 4, claim: 'won=70..' },
  { bots: ['apprentice', 'greedy'], seats: 2, claim: 'won=40..60' },
  { bots: ['mate', 'apprentice'], seats: 2, claim: 'won=65..' },
  { bots: ['captain', 'mate'], seats: 2, claim: 'won=65..' },
  { bots: ['admiral', 'captain'], seats: 2, claim: 'won=65..' },
  { bots: ['captain', 'greedy'], seats: 1, claim: 'points=70..' },
  { bots: ['admiral', 'greedy'], seats: 1, claim: 'points=80..' },
];
export const FOUR_TIMES_CLAIM = 'elo=100..';

/** The claims in words, for the page. */
export const CLAIMS_IN_WORDS = `*captain* wins at least 85 % of the games with 2 seats against *greedy*, and at least 70 % of those with 4 seats against three of them; *apprentice* wins 40 to 60 % against *greedy*; each level wins at least 65 % of the games with 2
seats against the one below it, so that its interval lies above 50 %; four times the iterations of a short search, of 400 in *Shipyard* and 500 in *Crossing Oceans*, are worth at least 100 Elo; alone, with the components before any balancing, *captain* makes at least 70 points on average and *admiral* at least 80.`;

/**
 * The cell with what is claimed of its first bot, if anything is.
 *
 * @param {Cell} cell
 * @returns {Cell}
 */
export function withClaim(cell) {
  const found = CLAIMS.find(({ bots, seats }) => bots.join() === cell.bots.join() && seats === cell.seats);
  return found === undefined ? cell : { ...cell, claim: found.claim };
}

/** Whether more deals would say nothing that is asked. */
export function isSettled(/** @type {Cell} */ { bots, claim }, /** @type {Figures} */ { deals, claim: test }) {
  if (deals < LEAST_DEALS) return false;
  return claim === undefined || test?.verdict !== 'open' || deals >= plannedDeals(bots);
}

/**
 * How it stands with the claim of a row.
 *
 * @param {Cell} cell
 * @param {Figures} figures
 * @param {Record<Claimed, Estimate>} measured of the first bot
 */
export function claimText({ bots, seats }, { deals, claim: test }, measured) {
  if (test === undefined) return '';
  const { claim, verdict } = test;
  return `${barText(claim)}: ${standing()}`;

  function standing() {
    if (deals < LEAST_DEALS) return 'open';
    if (verdict !== 'open') return `**${verdict}**`;
    if (deals < plannedDeals(bots)) return 'open';
    return `**${isMeasured() ? 'met' : 'missed'}** by what was measured`;
  }

  function isMeasured() {
    const { of, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = claim;
    const { value, low } = measured[of];
    // Who wins more than the others do so surely; where both ends are claimed, nobody need be better.
    const isBetter = of !== 'won' || to < 1 || low > 1 / seats;
    return value >= from && value <= to && isBetter;
  }
}

function barText(/** @type {ClaimTest['claim']} */ { of, from, to }) {
  const number = (/** @type {number | undefined} */ bar) => Math.round((bar ?? 0) * (of === 'won' ? 100 : 1));
  const unit = { won: '%', points: 'points', elo: 'Elo' }[of];
  return to === undefined ? `≥ ${number(from)} ${unit}` : `${number(from)} to ${number(to)} ${unit}`;
}
