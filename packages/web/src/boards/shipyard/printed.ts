import type {
  ACCOUNTANT_STEPS as RulesAccountantSteps,
  FOREMAN_STEPS as RulesForemanSteps,
  FREE_SECTIONS as RulesFreeSections,
  FREE_SECTORS as RulesFreeSectors,
  GOODS_PER_TILE as RulesGoodsPerTile,
  MOST_CARDS as RulesMostCards,
  PER_SECTION as RulesPerSection,
  ROW_PRICES as RulesRowPrices,
  SUBSIDY as RulesSubsidy,
} from '@riband/shipyard';

// Numbers of the rules that are no part of the components file, most of them printed beside the pieces of the real game; the compiler
// holds them against those of the rules.

/** Of the rows of the market, from the bottom up (S-SETUP-1, S-SETUP-2). */
export const ROW_PRICES: typeof RulesRowPrices = [0, 1, 1, 2, 2];
/** Each step of a ring's marker after the first costs a guilder (S-RING-1, S-HIRE-1); employees can make some of them free. */
export const FREE_STEPS: typeof RulesFreeSectors & typeof RulesFreeSections = 1;
export const priceOfSteps = (steps: number): number => steps - FREE_STEPS;
/** S-RING-3, S-HIRE-4: so many of them. */
export const ACCOUNTANT_STEPS: typeof RulesAccountantSteps = 2;
export const FOREMAN_STEPS: typeof RulesForemanSteps = 3;
/** Employees lie in sections around their track (S-SETUP-4). */
export const PER_SECTION: typeof RulesPerSection = 3;
/** S-BUILD-1. */
export const MOST_CARDS: typeof RulesMostCards = 3;
/** S-XCH-2. */
export const GOODS_PER_TILE: typeof RulesGoodsPerTile = 3;
/** S-SUBSIDY-1. */
export const SUBSIDY: typeof RulesSubsidy = 2;
