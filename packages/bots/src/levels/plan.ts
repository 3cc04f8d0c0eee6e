import type { Settings } from '../search/settings.ts';

/** Levels for people, the weakest first: each thinks longer than the one before. */
export const LEVELS = ['apprentice', 'mate', 'captain', 'admiral'] as const;

export type Level = (typeof LEVELS)[number];

/** How many iterations for a turn, by the number of seats, from one on. An iteration plays for all of them, so with more seats there are fewer. */
export type BySeats = readonly [one: number, two: number, three: number, four: number];

/** How a game is searched, and what each level has for it. */
export interface Plan {
  readonly settings: Settings;
  /** What levels do in another way. */
  readonly own?: Readonly<Partial<Record<Level, Partial<Settings>>>>;
  readonly iterations: Readonly<Record<Level, BySeats>>;
}
