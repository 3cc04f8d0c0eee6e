import type { Game, GameTypes } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import { crossingOceans } from './crossing-oceans.ts';
import { quayside } from './example.ts';
import { scores } from './scores.ts';
import { shipyard } from './shipyard/index.ts';

/** By the id of the game. */
const EVALUATIONS: Readonly<Record<string, Evaluation>> = {
  'crossing-oceans': crossingOceans,
  example: quayside,
  'shipyard-first': shipyard,
  'shipyard-second': shipyard,
  'shipyard-solo': shipyard,
};

/** How positions of a game are judged: its own way, or by the points so far. */
export function evaluationOf<T extends GameTypes>(game: Game<T>): Evaluation<T> {
  return EVALUATIONS[game.id] ?? scores;
}
