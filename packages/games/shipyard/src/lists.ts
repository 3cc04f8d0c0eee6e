// Lists first: the types come from them, and their order is the order of every count, table and list of moves.

export const PARTS = ['bow', 'middle', 'stern'] as const;
export type Part = (typeof PARTS)[number];

/** What a ship card can show (S-PIECE-1). */
export const FEATURES = ['cabin', 'mast', 'cannon', 'crane', 'drive', 'lifebuoy', 'lifeboat', 'lantern'] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * Equipment and crew (S-PIECE-2), in the order in which a ship is fitted out: cabins are shared by the first three, mast mounts by
 * smokestacks and sails.
 */
export const PIECES = ['captain', 'businessman', 'soldier', 'drive', 'smokestack', 'sail', 'cannon', 'crane'] as const;
export type Piece = (typeof PIECES)[number];

export const EQUIPMENT = ['sail', 'smokestack', 'cannon', 'crane'] as const satisfies readonly Piece[];
export const CREW = ['captain', 'businessman', 'soldier', 'drive'] as const satisfies readonly Piece[];

/** The first edition calls cloth steel. */
export const GOODS = ['coal', 'cloth', 'grain'] as const;
export type Good = (typeof GOODS)[number];

export const ACTIONS = ['build', 'canal', 'purchase', 'manufacture', 'recruit', 'hire', 'exchange', 'subsidy'] as const;
export type ActionName = (typeof ACTIONS)[number];

/** What stands on the mouth spaces of the canals (S-SCORE-4, S-SCORE-5). */
export const ICONS = ['cannon', 'crane', 'lantern', 'lifeboat', 'lifebuoy', 'riband'] as const;

/** The sides of a tile, clockwise; in the middle of each is a mouth. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];
/** The spaces of a canal tile: its four mouths, clockwise, then the bends in its corners, clockwise. */
export const SPACES = [...SIDES, 'ne', 'se', 'sw', 'nw'] as const;
export type Space = (typeof SPACES)[number];

export const COLOURS = ['gray', 'green', 'red', 'yellow', 'blue'] as const;

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
] as const;
export type EmployeeName = (typeof EMPLOYEES)[number];

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
] as const;
export type ContractName = (typeof CONTRACTS)[number];

/** Blue contracts, and those that are green in the first edition and red in the second. */
export const SUITS = ['blue', 'other'] as const;
export type Suit = (typeof SUITS)[number];

/** The columns of the market, in the order in which they are filled (S-FILL-1, S-BUILD-6). */
export const COLUMNS = ['bow', 'middle1', 'middle2', 'stern', 'goods', 'canal'] as const;
export type Column = (typeof COLUMNS)[number];

export const ROWS = 5;

/** Where a thing stands in its list. */
export function indexIn<Item>(list: readonly Item[], item: Item): number {
  const index = list.indexOf(item);
  if (index < 0) throw new RangeError(`${String(item)} is not one of ${list.join(', ')}`);
  return index;
}

/** Where a name that somebody sent stands in a list, or -1. */
export function indexOfName(list: readonly string[], name: string | undefined): number {
  return name === undefined ? -1 : list.indexOf(name);
}
