import type { GameEvent } from '@riband/kernel';
import type {
  ActionName,
  Column,
  EmployeeName,
  Event,
  Feature,
  Part,
  Piece,
  CONTRACTS as RulesContracts,
  EMPLOYEES as RulesEmployees,
  GOODS as RulesGoods,
  ICONS as RulesIcons,
  PIECES as RulesPieces,
  SPACES as RulesSpaces,
  SUITS as RulesSuits,
  Space,
} from '@riband/shipyard';

// Decisions and tables count by these lists. The rules are not loaded into the page; the compiler sees to it that each list here is
// theirs, name by name.

export const PIECES: typeof RulesPieces = [
  'captain',
  'businessman',
  'soldier',
  'drive',
  'smokestack',
  'sail',
  'cannon',
  'crane',
];
export const GOODS: typeof RulesGoods = ['coal', 'cloth', 'grain'];
export const SPACES: typeof RulesSpaces = ['N', 'E', 'S', 'W', 'ne', 'se', 'sw', 'nw'];
export const OFFICIALS: typeof RulesIcons = ['cannon', 'crane', 'lantern', 'lifeboat', 'lifebuoy', 'riband'];
export const SUITS: typeof RulesSuits = ['blue', 'other'];
export const CARD_COLUMNS = ['bow', 'middle1', 'middle2', 'stern'] as const satisfies readonly Column[];

export const EMPLOYEES: typeof RulesEmployees = [
  'engineer-sail',
  'engineer-smokestack',
  'engineer-cannon',
  'engineer-crane',
  'recruiter-captain',
  'recruiter-businessman',
  'recruiter-soldier',
  'recruiter-drive',
  'trader-coal-1',
  'trader-coal-2',
  'trader-cloth-1',
  'trader-cloth-2',
  'trader-grain-1',
  'trader-grain-2',
  'builder-businessman',
  'builder-soldier',
  'builder-officer',
  'builder-cannon',
  'builder-crane',
  'builder-drive',
  'helmsman',
  'rigger',
  'accountant',
  'foreman',
];
export const CONTRACTS: typeof RulesContracts = [
  'soldiers',
  'businessmen',
  'drives',
  'officers',
  'soldier-cannon',
  'businessman-crane',
  'sail-pairs',
  'smokestack-pairs',
  'hybrid-drive',
  'armed-merchant',
  'elements',
  'used-canals',
  'lifebuoys',
  'lifeboats',
  'lanterns',
  'all-safety',
  'ship-count',
  'ship-tiles',
  'length5',
  'length6',
  'length7plus',
  'sizes',
  'employees',
  'colour-employees',
  'employee-types',
  'employee-pairs',
];

export type { ActionName, EmployeeName, Feature, Part, Piece, Space };

/** The first event of a kind, of those that a choice would cause or that just happened. */
export function eventOf<Kind extends Event['kind']>(
  events: readonly GameEvent[] | undefined,
  kind: Kind,
): Extract<Event, { kind: Kind }> | undefined {
  // The events of a shipyard table are those of the game.
  return events?.find((event) => event.kind === kind) as Extract<Event, { kind: Kind }> | undefined;
}
