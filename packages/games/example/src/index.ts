import type { Game } from '@riband/kernel';
import { apply, deciders, moves, sample, weight } from './decisions/index.ts';
import { result, scores, standing } from './scoring.ts';
import { clone, setup } from './state.ts';
import { TABLES } from './tables.ts';
import { target, targets, why } from './targets.ts';
import { testing } from './testing.ts';
import type { Quayside } from './types.ts';
import { hides, imagine, view } from './view.ts';
import { label, tell, write } from './words.ts';

export type { QuaysideMessages, QuaysideNouns } from './messages.ts';
export type * from './types.ts';
export type Tables = typeof TABLES;

export const quayside: Game<Quayside> = {
  id: 'example',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [{ kind: 'number', key: 'rounds', min: 2, max: 6, standard: 4 }],
  tables: TABLES,
  components: 'none',
  limits: { length: 300, branching: 10 },
  setup,
  clone,
  deciders,
  turn: (state) => state.turn,
  moves,
  apply,
  weight,
  sample,
  view,
  imagine,
  hides,
  target,
  targets,
  why,
  write,
  label,
  tell,
  scores,
  standing: (state, _, open) => open ?? standing(state),
  result,
  testing,
};
