import type { Game } from '@riband/kernel';
import type { Bot } from '../bot.ts';
import type { Evaluation } from '../evaluation.ts';
import { evaluationOf } from '../evaluations/index.ts';
import { greedy } from '../greedy.ts';
import { searchingFor } from '../levels/index.ts';
import type { NetworkData } from '../network.ts';

/** Whose games are learnt from: greedy's, or those of a search that foretells by what was learnt before. */
export function pupilFor(network: NetworkData | undefined, iterations: number): Bot {
  return network === undefined ? greedy : searchingFor('pupil', () => iterations, foretellingBy(network));
}

/** How positions are judged with the forecast of a network. */
export function foretellingBy(network: NetworkData): (game: Game) => Evaluation {
  const learnt = new Map<Evaluation, Evaluation>();
  // Made once, for what it remembers.
  return (game) => {
    const byHand = evaluationOf(game);
    const known = learnt.get(byHand) ?? byHand.foretelling(network);
    learnt.set(byHand, known);
    return known;
  };
}
