import type { Game } from '@riband/kernel';
import type { Bot } from '../bot.ts';
import type { Evaluation } from '../evaluation.ts';
import { evaluationByMachine, evaluationOf } from '../evaluations/index.ts';
import { searcher } from '../search/searcher.ts';
import type { Settings } from '../search/settings.ts';
import { ANY } from './any.ts';
import { CROSSING_OCEANS } from './crossing-oceans.ts';
import { LEVELS, type Level, type Plan } from './plan.ts';
import { SHIPYARD } from './shipyard.ts';

/** Levels that judge positions by what was made by hand, like greedy; the others by what machines have found. */
const BY_HAND: readonly Level[] = ['apprentice'];

/** By the id of the game. */
const PLANS: Readonly<Record<string, Plan>> = {
  'crossing-oceans': CROSSING_OCEANS,
  'shipyard-first': SHIPYARD,
  'shipyard-second': SHIPYARD,
  'shipyard-solo': SHIPYARD,
};

const planFor = (game: Game): Plan => PLANS[game.id] ?? ANY;

/** Where there are more seats than the table has, as many as for the most that it has. */
function iterationsOf(level: Level, game: Game, seats: number): number {
  const bySeats = planFor(game).iterations[level];
  return bySeats[seats - 1] ?? bySeats[bySeats.length - 1]!;
}

function settingsOf(level: Level, game: Game): Settings {
  const { settings, own } = planFor(game);
  return { ...settings, ...own?.[level] };
}

export const LEVELLED: readonly Bot[] = LEVELS.map((level) =>
  searcher(level, (game, seats) => ({
    evaluation: BY_HAND.includes(level) ? evaluationOf(game) : evaluationByMachine(game),
    settings: settingsOf(level, game),
    iterations: iterationsOf(level, game, seats),
  })),
);

/** What a level goes by in a game, for whoever wants to know. */
export interface LevelMeans {
  readonly level: Level;
  /** For a whole turn. */
  readonly iterations: number;
  /** Whether it judges positions by what was made by hand, and not by what machines have found. */
  readonly byHand: boolean;
  readonly settings: Settings;
}

export function levelsFor(game: Game, seats: number): readonly LevelMeans[] {
  const hasFound = evaluationByMachine(game) !== evaluationOf(game);
  return LEVELS.map((level) => ({
    level,
    iterations: iterationsOf(level, game, seats),
    byHand: BY_HAND.includes(level) || !hasFound,
    settings: settingsOf(level, game),
  }));
}

/** A bot that searches like most levels, with iterations of its own for a turn, and perhaps other settings. */
export function searchingFor(
  name: string,
  iterations: (game: Game, seats: number) => number,
  evaluationFor: (game: Game) => Evaluation = evaluationByMachine,
  changed: Partial<Settings> = {},
): Bot {
  return searcher(name, (game, seats) => ({
    evaluation: evaluationFor(game),
    settings: { ...planFor(game).settings, ...changed },
    iterations: iterations(game, seats),
  }));
}
