import type { Game } from '@riband/kernel';
import type { Bot } from '../bot.ts';
import type { Evaluation } from '../evaluation.ts';
import { evaluationByMachine, evaluationLearntFurther, evaluationOf } from '../evaluations/index.ts';
import { nameOfEvaluation } from '../evaluations/name.ts';
import { type Means, searcher } from '../search/searcher.ts';
import type { Settings } from '../search/settings.ts';
import { ANY } from './any.ts';
import { CROSSING_OCEANS } from './crossing-oceans.ts';
import { LEVELS, type Level, type Plan } from './plan.ts';
import { SECOND_EDITION, SHIPYARD } from './shipyard.ts';

/** How each level judges positions: the first as greedy does, the others by what machines have found. */
const JUDGING: Readonly<Record<Level, (game: Game) => Evaluation>> = {
  apprentice: evaluationOf,
  mate: evaluationByMachine,
  captain: evaluationByMachine,
  admiral: evaluationLearntFurther,
};

/** By the id of the game. */
const PLANS: Readonly<Record<string, Plan>> = {
  'crossing-oceans': CROSSING_OCEANS,
  'shipyard-first': SHIPYARD,
  'shipyard-second': SECOND_EDITION,
  'shipyard-solo': SHIPYARD,
};

const planFor = (game: Game): Plan => PLANS[game.id] ?? ANY;

function meansOf(level: Level, game: Game, seats: number): Means {
  const { settings, own, iterations } = planFor(game);
  const bySeats = iterations[level];
  return {
    evaluation: JUDGING[level](game),
    settings: { ...settings, ...own?.[level] },
    // Where there are more seats than the table has, as many as for the most that it has.
    iterations: bySeats[seats - 1] ?? bySeats[bySeats.length - 1]!,
  };
}

export const LEVELLED: readonly Bot[] = LEVELS.map((level) =>
  searcher(level, (game, seats) => meansOf(level, game, seats)),
);

/** What a level goes by in a game, for whoever wants to know. */
export interface LevelMeans {
  readonly level: Level;
  /** For a whole turn. */
  readonly iterations: number;
  /** Whether it judges positions by what was made by hand, and not by what machines have found. */
  readonly byHand: boolean;
  /** Names its weights and its network: with others it has another name. */
  readonly evaluation: string;
  readonly settings: Settings;
}

export function levelsFor(game: Game, seats: number): readonly LevelMeans[] {
  return LEVELS.map((level) => {
    const { evaluation, iterations, settings } = meansOf(level, game, seats);
    const byHand = evaluation === evaluationOf(game);
    return { level, iterations, byHand, evaluation: nameOfEvaluation(evaluation), settings };
  });
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

/** A bot that searches with iterations of its own for a turn, as the level does that thinks about as long: as admiral, if they are more than captain has. */
export function searchingAtLength(name: string, iterations: number): Bot {
  return searcher(name, (game, seats) => {
    const captain = meansOf('captain', game, seats);
    const means = iterations > captain.iterations ? meansOf('admiral', game, seats) : captain;
    return { ...means, iterations };
  });
}
