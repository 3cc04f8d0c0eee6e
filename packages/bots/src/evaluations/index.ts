import type { Game, GameTypes } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import { crossingOceans } from './crossing-oceans.ts';
import { quayside } from './example.ts';
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

const TUNED: Readonly<Record<string, Evaluation>> = {
  'crossing-oceans': crossingOceans.weighing(oceansTuning.weights),
};

/** How positions of a game are judged: its own way, or by the points so far. The weights are those made by hand. */
export function evaluationOf<T extends GameTypes>(game: Game<T>): Evaluation<T> {
  return EVALUATIONS[game.id] ?? scores;
}

/** The same with the weights that were found by machine, where somebody has looked for them (`riband tune`). */
export function tunedEvaluationOf<T extends GameTypes>(game: Game<T>): Evaluation<T> {
  return TUNED[game.id] ?? evaluationOf(game);
}
