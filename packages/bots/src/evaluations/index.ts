import type { Game, GameTypes } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import { crossingOceans } from './crossing-oceans.ts';
import { quayside } from './example.ts';
import shipyardNetwork from './learnt/shipyard.json' with { type: 'json' };
import { scores } from './scores.ts';
import { shipyard } from './shipyard/index.ts';
import oceansTuning from './tuned/crossing-oceans.json' with { type: 'json' };

/** By the id of the game. */
const EVALUATIONS: Readonly<Record<string, Evaluation>> = {
  'crossing-oceans': crossingOceans,
  example: quayside,
  'shipyard-first': shipyard,
  'shipyard-second': shipyard,
  'shipyard-solo': shipyard,
};

const shipyardLearnt = shipyard.foretelling(shipyardNetwork);

const BY_MACHINE: Readonly<Record<string, Evaluation>> = {
  'crossing-oceans': crossingOceans.weighing(oceansTuning.weights),
  'shipyard-first': shipyardLearnt,
  'shipyard-second': shipyardLearnt,
  'shipyard-solo': shipyardLearnt,
};

/** How positions of a game are judged: its own way, or by the points so far. The weights are those made by hand. */
export function evaluationOf<T extends GameTypes>(game: Game<T>): Evaluation<T> {
  return EVALUATIONS[game.id] ?? scores;
}

/** The same with what machines have found: better weights (`riband tune`), or what positions come to in the end (`riband learn`). */
export function evaluationByMachine<T extends GameTypes>(game: Game<T>): Evaluation<T> {
  return BY_MACHINE[game.id] ?? evaluationOf(game);
}
