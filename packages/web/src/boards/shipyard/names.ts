import type { GameEvent } from '@riband/kernel';
import type {
  ActionName,
  Column,
  ContractName,
  EmployeeName,
  Event,
  Feature,
  Good,
  Part,
  Piece,
  Space,
} from '@riband/shipyard';

// Decisions and tables count by these lists of the rules; a test holds them against a real game.

export const PIECES = [
  'captain',
  'businessman',
  'soldier',
  'drive',
  'smokestack',
  'sail',
  'cannon',
  'crane',
] as const satisfies readonly Piece[];
export const GOODS = ['coal', 'cloth', 'grain'] as const satisfies readonly Good[];
export const SPACES = ['N', 'E', 'S', 'W', 'ne', 'se', 'sw', 'nw'] as const satisfies readonly Space[];
export const OFFICIALS = ['cannon', 'crane', 'lantern', 'lifeboat', 'lifebuoy', 'riband'] as const;
export const SUITS = ['blue', 'other'] as const;
export const COLOURS = ['gray', 'green', 'red', 'yellow', 'blue'] as const;
export const CARD_COLUMNS = ['bow', 'middle1', 'middle2', 'stern'] as const satisfies readonly Column[];

export const EMPLOYEES = [
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
] as const satisfies readonly EmployeeName[];
export const CONTRACTS = [
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
] as const satisfies readonly ContractName[];

export type { ActionName, EmployeeName, Feature, Good, Part, Piece, Space };

/** The first event of a kind, of those that a choice would cause or that just happened. */
export function eventOf<Kind extends Event['kind']>(
  events: readonly GameEvent[] | undefined,
  kind: Kind,
): Extract<Event, { kind: Kind }> | undefined {
  // The events of a shipyard table are those of the game.
  return events?.find((event) => event.kind === kind) as Extract<Event, { kind: Kind }> | undefined;
}
