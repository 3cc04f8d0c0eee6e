import type {
  ColumnId,
  RULES,
  COLUMNS as RulesColumns,
  REGIONS as RulesRegions,
  Tables,
  Tile,
} from '@riband/crossing-oceans';

// The rules are not loaded into the page; the compiler sees to it that these lists and numbers are theirs.

/** C-PIECE-4: left to right. */
export const COLUMNS: typeof RulesColumns = ['blue', 'black', 'green', 'red', 'white'];
export const BLACK = COLUMNS.indexOf('black');
/** C-MAP-1, in the order of the view. */
export const REGIONS: typeof RulesRegions = [
  'north-atlantic',
  'south-atlantic',
  'indian-ocean',
  'tasmanian-sea',
  'pacific-ocean',
];
/** C-SHIPS-1: printed below each position of the market. */
export const POSITION_PRICE: (typeof RULES)['positionPrice'] = 10;
/** C-PIECE-4. */
export const HOUSES: (typeof RULES)['houses'] = 7;
/** C-RONDEL-5: the bunkers drawn on a steamship. */
export const BUNKERS: (typeof RULES)['maxCoal'] = 3;

/** The flag of a ship; the SCOTIA has none. */
export type FlagColour = ColumnId | 'multicoloured';

/** What is printed on a tile; 0 for what it lacks. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly kind: 'neutral' | 'clipper' | 'steamship' | 'headquarters';
  readonly flag: FlagColour | null;
  readonly year: number;
  readonly price: number;
  readonly income: number;
  readonly speed: number;
  readonly tonnage: number;
  readonly token: ColumnId | null;
  readonly stack: number;
}

const BLANK = { flag: null, year: 0, price: 0, income: 0, speed: 0, tonnage: 0, token: null, stack: 0 } as const;

/** For a player board: a sheet that may be as long as it likes, a place beside one other, or one beside several. */
export type Room = 'sheet' | 'wide' | 'close';

/** All tiles by number: the SCOTIA, the clippers, the steamships and the headquarters, as the view counts them. */
export function piecesOf({ neutral, clippers, steamships, headquarters }: Tables): readonly Piece[] {
  return [
    { ...BLANK, ...neutral, kind: 'neutral' },
    ...clippers.map((tile): Piece => ({ ...BLANK, ...tile, kind: 'clipper', flag: 'multicoloured' })),
    ...steamships.map((tile): Piece => ({ ...BLANK, ...tile, kind: 'steamship' })),
    ...headquarters.map((tile): Piece => ({ ...BLANK, ...tile, kind: 'headquarters', flag: 'multicoloured' })),
  ];
}

export function pieceAt(pieces: readonly Piece[], tile: Tile): Piece {
  const piece = pieces[tile];
  if (piece === undefined) throw new RangeError(`there is no tile ${tile}`);
  return piece;
}

/** How wide a letter of a ship's name is on her plate, about. */
export const LETTER = 6.3;

/** The name as it fits on a plate: words from the front become initials until it does. */
export function shortName(name: string, most = 16): string {
  const words = name.split(' ');
  for (let cut = 0; words.join(' ').length > most && cut < words.length - 1; cut++) words[cut] = `${words[cut]?.[0]}.`;
  return words.join(' ');
}

/** The names of the spots of the rondel: the action's, with a number where it is there twice. */
export function spotIds({ rondel }: Tables): readonly string[] {
  const actions = rondel.map(({ action }) => action);
  return actions.map((action, spot) =>
    action === 'ships' ? `ships-${actions.indexOf('ships') === spot ? 1 : 2}` : action,
  );
}
