import type { Game, GameTypes } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import { crossingOceans } from './crossing-oceans.ts';
import { quayside } from './example.ts';
import shipyard1 from './learnt/shipyard-1.json' with { type: 'json' };
import shipyard2 from './learnt/shipyard-2.json' with { type: 'json' };
import shipyard2Further from './learnt/shipyard-2-further.json' with { type: 'json' };
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

/** Something that machines have found, and for which games with which components. */
interface Find {
  readonly games: readonly { game: string; components: string }[];
  readonly evaluation: Evaluation;
}

/** Tuned with version 1. Version 2 has only other prices, mostly by little, so the weights serve it too (docs/bots.md). */
const tunedOceans = [oceansTuning, { ...oceansTuning, components: 'components-2' }];

const BY_MACHINE: readonly Find[] = [
  { games: tunedOceans, evaluation: crossingOceans.weighing(oceansTuning.weights) },
  { games: shipyard1.subjects, evaluation: shipyard.foretelling(shipyard1) },
  { games: shipyard2.subjects, evaluation: shipyard.foretelling(shipyard2) },
];

/** From games of who had learnt before. */
const FURTHER: readonly Find[] = [
  { games: shipyard2Further.subjects, evaluation: shipyard.foretelling(shipyard2Further) },
];

function foundIn(finds: readonly Find[], { id, components }: Game): Evaluation | undefined {
  return finds.find(({ games }) => games.some((one) => one.game === id && one.components === components))?.evaluation;
}

/** How positions of a game are judged: its own way, or by the points so far. The weights are those made by hand. */
export function evaluationOf<T extends GameTypes>(game: Game<T>): Evaluation<T> {
  return EVALUATIONS[game.id] ?? scores;
}

/**
 * The same with what machines have found: better weights (`riband tune`), or what positions come to in the end (`riband learn`). What was
 * learnt with some components says nothing about others.
 */
export function evaluationByMachine(game: Game): Evaluation {
  return foundIn(BY_MACHINE, game) ?? evaluationOf(game);
}

/**
 * The same, where somebody who had learnt went on to learn from longer searches. Who plays better makes more of a position, so what was learnt from
 * weaker players expects too little, and the less of a game is left the less too little: a deep search then likes what it has thought through
 * most, only because it judges it further on.
 */
export function evaluationLearntFurther(game: Game): Evaluation {
  return foundIn(FURTHER, game) ?? evaluationByMachine(game);
}
