export type { Weights } from '../evaluation.ts';
export { beginAt, evolve, population, type Stand } from './evolution.ts';
export { type Ground, tryOut, weightNames, weightsAt } from './trial.ts';
