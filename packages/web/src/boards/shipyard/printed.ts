import type { PER_SECTION as RulesPerSection, ROW_PRICES as RulesRowPrices } from '@riband/shipyard';

// Numbers that are printed beside the pieces of the real game and are no part of the components file; the compiler holds them against
// those of the rules.

/** Of the rows of the market, from the bottom up (S-SETUP-1, S-SETUP-2). */
export const ROW_PRICES: typeof RulesRowPrices = [0, 1, 1, 2, 2];
/** Each step of a ring's marker after the first costs a guilder (S-RING-1, S-HIRE-1); employees can make some of them free. */
export const priceOfSteps = (steps: number): number => steps - 1;
/** Employees lie in sections around their track (S-SETUP-4). */
export const PER_SECTION: typeof RulesPerSection = 3;
