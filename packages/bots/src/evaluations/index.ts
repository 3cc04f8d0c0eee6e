import type { Game, GameTypes } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import { crossingOceans } from './crossing-oceans.ts';
import { quayside } from './example.ts';
import shipyard1 from './learnt/shipyard-1.json' with { type: 'json' };
import shipyard2 from './learnt/shipyard-2.json' with { type: 'json' };
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

/** What machines have found, and for which games with which components. */
const BY_MACHINE: readonly { games: readonly { game: string; components: string }[]; evaluation: Evaluation }[] = [
  { games: [oceansTuning], evaluation: crossingOceans.weighing(oceansTuning.weights) },
  { games: shipyard1.subjects, evaluation: shipyard.foretelling(shipyard1) },
  { games: shipyard2.subjects, evaluation: shipyard.foretelling(shipyard2) },
];

/** How positions of a game are judged: its own way, or by the points so far. The weights are those made by hand. */
export function evaluationOf<T extends GameTypes>(game: Game<T>): Evaluation<T> {
  return EVALUATIONS[game.id] ?? scores;
}

/**
 * The same with what machines have found: better weights (`riband tune`), or what positions come to in the end (`riband learn`). What was
 * learnt with some components says nothing about others.
 */
export function evaluationByMachine<T extends GameTypes>(game: Game<T>): Evaluation<T> {
  const found = BY_MACHINE.find(({ games }) =>
    games.some((one) => one.game === game.id && one.components === game.components),
  );
  return found?.evaluation ?? evaluationOf(game);
}
