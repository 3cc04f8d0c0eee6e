// What programs that think about the game need of its insides: how things are numbered, how canals lie, what a score is made of.

export {
  canalOf,
  canalOn,
  cellOf,
  NO_TOKEN,
  neighbour,
  opposite,
  tokenBehind,
  tokenCell,
  tokenSpace,
  turnOf,
} from './canals/packing.ts';
export { berthsOf } from './canals/walks.ts';
export { BUSINESSMAN, CANNON, CAPTAIN, CRANE, DRIVE, SAIL, SMOKESTACK, SOLDIER } from './cruise/ship.ts';
export { ACTIONS, CONTRACTS, EMPLOYEES, FEATURES, ICONS, indexIn, PARTS, PIECES } from './lists.ts';
export { scoreOf } from './scoring.ts';
export { OUTSIDE, spotKey } from './tables/canals.ts';
export { has, membersOf } from './tables/employees.ts';
export type { Tables } from './tables/index.ts';
