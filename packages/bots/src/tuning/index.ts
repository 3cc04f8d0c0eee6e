export { beginAt, evolve, population, type Stand } from './evolution.ts';
export { type Ground, tryOut, weightsAt } from './trial.ts';
