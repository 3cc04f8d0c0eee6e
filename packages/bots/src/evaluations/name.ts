import { hashOf } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';

const LENGTH = 12;

/** Names the weights and the network: who judges by others has another name. What is code has none. */
export function nameOfEvaluation({ family, weights, network }: Evaluation): string {
  // Files say more of a network than what it foretells by: which games it has seen, and how well it did.
  const learnt = network === undefined ? [] : [network.inputs, network.units, network.weights];
  return hashOf([family, weights, learnt]).slice(0, LENGTH);
}
