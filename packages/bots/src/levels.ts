import type { Game } from '@riband/kernel';
import type { Bot } from './bot.ts';
import { evaluationOf } from './evaluations/index.ts';
import { searcher } from './search/searcher.ts';
import type { Settings } from './search/settings.ts';

/** Levels for people, the weakest first: each has four to six times the iterations of the one before. */
const LEVELS = ['apprentice', 'mate', 'captain', 'admiral'] as const;

/** How a game is searched, and how many iterations a turn each level has for it. */
interface Plan {
  readonly settings: Settings;
  readonly iterations: Readonly<Record<(typeof LEVELS)[number], number>>;
}

const SHIPYARD: Plan = {
  settings: {
    curiosity: 0.2,
    caution: 1,
    doubt: 0.02,
    stakes: 12,
    rivalry: 0.2,
    habit: 90,
    skilful: true,
    foresight: 0,
    worlds: 32,
  },
  iterations: { apprentice: 40, mate: 240, captain: 1200, admiral: 7200 },
};

const CROSSING_OCEANS: Plan = {
  settings: {
    curiosity: 0.5,
    caution: 5,
    doubt: 0.02,
    stakes: 30,
    rivalry: 0.7,
    habit: 90,
    skilful: false,
    foresight: 0,
    worlds: 8,
  },
  iterations: { apprentice: 300, mate: 1500, captain: 8000, admiral: 48_000 },
};

/** For games that nobody has measured anything for. */
const ANY: Plan = {
  settings: {
    curiosity: 0.5,
    caution: 0,
    doubt: 0,
    stakes: 5,
    rivalry: 0.5,
    habit: 80,
    skilful: false,
    foresight: 20,
    worlds: 64,
  },
  iterations: { apprentice: 100, mate: 500, captain: 3000, admiral: 18_000 },
};

/** By the id of the game. */
const PLANS: Readonly<Record<string, Plan>> = {
  'crossing-oceans': CROSSING_OCEANS,
  'shipyard-first': SHIPYARD,
  'shipyard-second': SHIPYARD,
  'shipyard-solo': SHIPYARD,
};

const planFor = (game: Game): Plan => PLANS[game.id] ?? ANY;

export const LEVELLED: readonly Bot[] = LEVELS.map((level) =>
  searchingFor(level, (game) => planFor(game).iterations[level]),
);

/** A bot that searches like the levels, with iterations of its own for a turn. */
export function searchingFor(name: string, iterations: (game: Game) => number): Bot {
  return searcher(name, (game) => ({
    evaluation: evaluationOf(game),
    settings: planFor(game).settings,
    iterations: iterations(game),
  }));
}
