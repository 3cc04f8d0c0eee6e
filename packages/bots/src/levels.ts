import type { Game } from '@riband/kernel';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { evaluationOf, tunedEvaluationOf } from './evaluations/index.ts';
import { searcher } from './search/searcher.ts';
import type { Settings } from './search/settings.ts';

/** Levels for people, the weakest first: each has several times the iterations of the one before. */
const LEVELS = ['apprentice', 'mate', 'captain', 'admiral'] as const;

type Level = (typeof LEVELS)[number];

/** How a game is searched, and how many iterations a turn each level has for it. An iteration plays for all seats: they share these. */
interface Plan {
  readonly settings: Settings;
  readonly iterations: Readonly<Record<Level, number>>;
}

/** Levels that judge positions by the weights made by hand, like greedy; the others by those found by machine. */
const BY_HAND: readonly Level[] = ['apprentice'];

const SHIPYARD: Plan = {
  settings: {
    curiosity: 0.2,
    caution: 1,
    doubt: 0.02,
    stakes: 12,
    rivalry: 0.2,
    habit: 90,
    skilful: true,
    foresight: 10,
    worlds: 32,
  },
  iterations: { apprentice: 24, mate: 200, captain: 4000, admiral: 24_000 },
};

const CROSSING_OCEANS: Plan = {
  settings: {
    curiosity: 0.5,
    caution: 5,
    doubt: 0.02,
    stakes: 20,
    rivalry: 0.6,
    habit: 90,
    skilful: false,
    foresight: 0,
    worlds: 8,
  },
  iterations: { apprentice: 24, mate: 1000, captain: 28_000, admiral: 168_000 },
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
    foresight: 8,
    worlds: 64,
  },
  iterations: { apprentice: 200, mate: 1000, captain: 6000, admiral: 36_000 },
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
  searchingFor(
    level,
    (game, seats) => Math.round(planFor(game).iterations[level] / seats),
    BY_HAND.includes(level) ? evaluationOf : tunedEvaluationOf,
  ),
);

/** A bot that searches like the levels, with iterations of its own for a turn. */
export function searchingFor(
  name: string,
  iterations: (game: Game, seats: number) => number,
  evaluationFor: (game: Game) => Evaluation = tunedEvaluationOf,
): Bot {
  return searcher(name, (game, seats) => ({
    evaluation: evaluationFor(game),
    settings: planFor(game).settings,
    iterations: iterations(game, seats),
  }));
}
