import type { Settings } from '../search/settings.ts';

/** Levels for people, the weakest first: each has several times the iterations of the one before. */
export const LEVELS = ['apprentice', 'mate', 'captain', 'admiral'] as const;

export type Level = (typeof LEVELS)[number];

/** How a game is searched, and how many iterations a turn each level has for it. An iteration plays for all seats: they share these. */
export interface Plan {
  readonly settings: Settings;
  readonly iterations: Readonly<Record<Level, number>>;
}
