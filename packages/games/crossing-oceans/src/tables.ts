import { type Moves, makeMoves } from './moves.ts';
import type { Components } from './schema.ts';
import {
  type Action,
  COLUMNS,
  type ColumnId,
  MULTI,
  NONE,
  type Port,
  REGIONS,
  type Region,
  type RegionId,
  type Tile,
} from './types.ts';

/** The numbers of the rules, by the clauses of docs/rules/crossing-oceans.md; what is printed on pieces is in the components. */
export const RULES = {
  money: 150, // C-SETUP-5
  contracts: 1, // C-SETUP-5
  captains: 9, // C-SETUP-5: ten, one of them on the rondel
  houses: 7, // C-PIECE-4
  maxCoal: 3, // C-RONDEL-5
  contractPrice: 20, // C-CONTRACT-1, C-SCORE-1
  coalPrice: 20, // C-SCORE-1
  houseContracts: 2, // C-CONTRACT-3
  freeSteps: 3, // C-RONDEL-2
  purchases: 3, // C-SHIPS-1
  positionPrice: 10, // C-SHIPS-1
  cargoPay: 10, // C-CARGO-1, for each 1,000 tons
  houseBonus: 30, // C-REGION-2
  houseRent: 30, // C-HOUSE-3
  roundsAfterTrigger: 3, // C-END-1
  roundsUntilTrigger: 60, // C-END-2
  poundsPerPoint: 100, // C-SCORE-2
  captainPoints: 3, // C-SCORE-3
  housePoints: 3, // C-SCORE-3
} as const;

/** C-MAP-3: the least number of players with which a region is open. */
const OPEN_FROM: Readonly<Record<RegionId, number>> = {
  'north-atlantic': 2,
  'south-atlantic': 4,
  'indian-ocean': 2,
  'tasmanian-sea': 2,
  'pacific-ocean': 3,
};

export const NORTH_ATLANTIC: Region = REGIONS.indexOf('north-atlantic');

/** The components as the rules read them: by number, with 0 for what a ship lacks. */
export interface Tables {
  readonly components: Components;
  readonly moves: Moves;
  // By tile.
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly year: readonly number[];
  /** A column, MULTI, or NONE for the SCOTIA. */
  readonly flag: readonly number[];
  readonly price: readonly number[];
  readonly income: readonly number[];
  readonly speed: readonly number[];
  /** What a cargo job earns (C-CARGO-1). */
  readonly cargo: readonly number[];
  /** Steamships that somebody can own: they burn coal. */
  readonly steam: readonly boolean[];
  /** Headquarters' token, else NONE. */
  readonly token: readonly number[];
  readonly stack: readonly number[];
  /** C-SETUP-2: stacks 1 to 9, one after the other. */
  readonly drawStack: readonly Tile[];
  /** C-SETUP-3: stack 0, by flag. */
  readonly toDeal: readonly Tile[];
  /** Where a starting ship starts, else NONE. */
  readonly startPort: readonly Port[];
  /** Clippers from the youngest (C-SETUP-4). */
  readonly clippers: readonly Tile[];
  readonly portIds: readonly string[];
  readonly regionOf: readonly Region[];
  readonly portsOf: readonly (readonly Port[])[];
  /** By number of players. */
  readonly openRegions: readonly (readonly Region[])[];
  readonly rondel: readonly Action[];
  /** The names of its spots: the action's, with a number where it is there twice. */
  readonly spotIds: readonly string[];
  readonly costs: readonly number[];
  readonly worth: readonly number[];
  readonly coalIcons: number;
}

interface TileRow {
  readonly id: string;
  readonly name: string;
  readonly port?: string;
  readonly year?: number;
  readonly flag?: ColumnId;
  readonly price?: number;
  readonly income?: number;
  readonly speed?: number;
  readonly tonnage?: number;
  readonly token?: ColumnId;
  readonly stack?: number;
}

export function makeTables(components: Components): Tables {
  const { ports, rondel, board, neutral, clippers, steamships, headquarters } = components;
  const tiles: readonly TileRow[] = [neutral, ...clippers, ...steamships, ...headquarters];
  const firstSteamship = 1 + clippers.length;
  const firstHeadquarters = firstSteamship + steamships.length;
  const flagOf = ({ flag }: TileRow, tile: Tile): number =>
    flag === undefined ? (tile === 0 ? NONE : MULTI) : COLUMNS.indexOf(flag);
  const year = tiles.map((tile) => tile.year ?? 0);
  const stack = tiles.map((tile) => tile.stack ?? NONE);
  const actions = rondel.map((spot) => spot.action);
  const regionOf = ports.map((port) => REGIONS.indexOf(port.region));
  return {
    components,
    moves: makeMoves(ports.length, tiles.length, rondel.length, RULES.freeSteps),
    ids: tiles.map((tile) => tile.id),
    names: tiles.map((tile) => tile.name),
    year,
    flag: tiles.map(flagOf),
    price: tiles.map((tile) => tile.price ?? 0),
    income: tiles.map((tile) => tile.income ?? 0),
    speed: tiles.map((tile) => tile.speed ?? 0),
    cargo: tiles.map((tile) => ((tile.tonnage ?? 0) / 1000) * RULES.cargoPay),
    steam: tiles.map((_, tile) => tile >= firstSteamship && tile < firstHeadquarters),
    token: tiles.map((tile) => (tile.token === undefined ? NONE : COLUMNS.indexOf(tile.token))),
    stack,
    drawStack: [...stack.keys()].filter((tile) => stack[tile]! > 0).sort((a, b) => stack[a]! - stack[b]! || a - b),
    toDeal: COLUMNS.map((column) => tiles.findIndex((tile) => tile.stack === 0 && tile.flag === column)),
    startPort: tiles.map((tile) => ports.findIndex((port) => port.id === tile.port)),
    clippers: clippers.map((_, index) => 1 + index).sort((a, b) => (year[b] ?? 0) - (year[a] ?? 0)),
    portIds: ports.map((port) => port.id),
    regionOf,
    portsOf: REGIONS.map((_, region) => [...regionOf.keys()].filter((port) => regionOf[port] === region)),
    openRegions: Array.from({ length: 5 }, (_, seats) =>
      [...REGIONS.keys()].filter((region) => OPEN_FROM[REGIONS[region]!] <= seats),
    ),
    rondel: actions,
    spotIds: actions.map((action, spot) =>
      action === 'ships' ? `ships-${actions.indexOf('ships') === spot ? 1 : 2}` : action,
    ),
    costs: board.costs,
    worth: board.worth,
    coalIcons: board.coalIcons,
  };
}
