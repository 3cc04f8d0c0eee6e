import type { Bot } from '../bot.ts';
import { evaluationOf } from '../evaluations/index.ts';
import { greedy } from '../greedy.ts';
import { searchingFor } from '../levels/index.ts';
import type { NetworkData } from './network.ts';

/** Whose games are learnt from: greedy's, or those of a search that foretells by what was learnt before. */
export function pupilFor(network: NetworkData | undefined, iterations: number): Bot {
  if (network === undefined) return greedy;
  return searchingFor(
    'pupil',
    () => iterations,
    (game) => evaluationOf(game).foretelling(network),
  );
}
