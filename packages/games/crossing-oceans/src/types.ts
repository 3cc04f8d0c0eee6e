import type { GameEvent, GameTypes, Move as KernelMove, Seat, Viewer } from '@riband/kernel';

/** C-MAP-1, in the order in which they are asked for and listed. */
export const REGIONS = ['north-atlantic', 'south-atlantic', 'indian-ocean', 'tasmanian-sea', 'pacific-ocean'] as const;
export type RegionId = (typeof REGIONS)[number];

/** C-PIECE-4: the columns of a player board, left to right; each is named by the flag that it makes worth more. */
export const COLUMNS = ['blue', 'black', 'green', 'red', 'white'] as const;
export type ColumnId = (typeof COLUMNS)[number];

export const ACTIONS = ['coal', 'region', 'ships', 'riband', 'house', 'fleet', 'cargo'] as const;
export type Action = (typeof ACTIONS)[number];

/** What gives somebody a token: it decides which columns may be chosen, whether it is paid, and what comes next. */
export type TokenSource = 'headquarters' | 'riband' | 'coal' | 'house';

// States, moves and events name things by small numbers: their index in the components (`tables` of the game).
/** A ship or headquarters: the SCOTIA, the clippers, the steamships and the headquarters, in the order of the file. */
export type Tile = number;
export type Port = number;
/** Index in REGIONS. */
export type Region = number;
/** Index in COLUMNS; of flags also MULTI. */
export type Column = number;
/** A spot of the rondel, clockwise. */
export type Spot = number;

/** No tile on this spot, no owner, no lantern, nowhere on the rondel yet. */
export const NONE = -1;
/** The multicoloured flag, counted after those of the columns. */
export const MULTI = COLUMNS.length;

/**
 * What the seat whose turn it is, or chance, is asked. The last of the stack is the decision at hand; what it interrupts waits
 * below it.
 */
export type Decision =
  | { kind: 'fill'; left: number }
  | { kind: 'deal'; seat: Seat }
  | { kind: 'elder' }
  | { kind: 'place' }
  | { kind: 'spot'; tile: Tile }
  | { kind: 'rondel' }
  | { kind: 'buy'; left: number }
  | { kind: 'region' }
  | { kind: 'cargo' }
  | { kind: 'riband' }
  | { kind: 'house' }
  | { kind: 'token'; source: TokenSource }
  | { kind: 'load'; left: number; from: Port };

export interface PlayerState {
  money: number;
  contracts: number;
  /** Left in the own supply. */
  captains: number;
  /** Where the captain stands on the rondel, NONE for its middle. */
  spot: Spot;
  /** Ships and headquarters that are not on the map, by number. */
  supply: Tile[];
  /** Ports with a trade house, in the order of building. */
  houses: Port[];
  /** By column, then the multicoloured ones. */
  flags: number[];
  /** Tokens added to each column. */
  tokens: number[];
}

export interface State {
  /** C-END-1: counted from 1. */
  round: number;
  turn: number;
  /** Whoever owned the CUTTY SARK at the beginning; NONE before that. */
  start: Seat;
  seat: Seat;
  /** 0 until the end is triggered. */
  lastRound: number;
  players: PlayerState[];
  // The map, by port: the ship there, its owner (NONE for the SCOTIA), its coal and the turn in which it was placed.
  ships: Tile[];
  owners: Seat[];
  coal: number[];
  since: number[];
  /** By region: the port whose ship carries the Red Lantern. */
  lanterns: Port[];
  /** Six positions, with gaps only while somebody buys or once the stack is empty. */
  market: Tile[];
  /** By flag colour. */
  docks: Tile[];
  /** What is still to come, by stack and number: a bag for each stack, not an order. */
  stack: Tile[];
  /** Out of the game. */
  gone: Tile[];
  pending: Decision[];
}

/** Kinds of moves that say the same things. */
type Each<Kind extends string, Fields> = { [kind in Kind]: { readonly kind: kind } & Fields }[Kind];

export type Move = KernelMove &
  (
    | Each<'contract' | 'sell' | 'done' | 'decline', unknown>
    | Each<'fill' | 'deal' | 'place', { readonly tile: Tile }>
    | Each<'spot' | 'coal' | 'open' | 'cargo' | 'riband' | 'house' | 'load', { readonly port: Port }>
    | Each<'dock' | 'token', { readonly column: Column }>
    | Each<'market', { readonly position: number }>
    | Each<'go', { readonly spot: Spot }>
    | Each<'region', { readonly region: Region }>
    | Each<'elder', { readonly seat: Seat }>
  );

export interface PlayerView {
  readonly money: number;
  readonly contracts: number;
  readonly captains: number;
  readonly spot: Spot | null;
  readonly supply: readonly Tile[];
  readonly houses: readonly Port[];
  readonly flags: readonly number[];
  readonly tokens: readonly number[];
}

/** A ship on the map. */
export interface ShipView {
  readonly tile: Tile;
  readonly owner: Seat | null;
  readonly coal: number;
  /** The turn in which it was placed. */
  readonly since: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly round: number;
  /** Known once the end is triggered. */
  readonly lastRound: number | null;
  readonly turn: number;
  readonly start: Seat | null;
  readonly seat: Seat;
  readonly players: readonly PlayerView[];
  /** By port; null where no ship lies. */
  readonly map: readonly (ShipView | null)[];
  /** By region: the port of the Red Lantern, null where the region is closed. */
  readonly lanterns: readonly (Port | null)[];
  readonly market: readonly (Tile | null)[];
  readonly docks: readonly (Tile | null)[];
  /** What is still to come, the next stack first; within a stack nobody knows the order. */
  readonly stack: readonly Tile[];
  readonly gone: readonly Tile[];
  readonly pending: readonly Readonly<Decision>[];
}

export type Options = Readonly<Record<never, never>>;

/** Why a ship earned. */
export type Earning = 'fleet' | 'cargo' | 'region' | 'riband' | 'house';

export type Event = GameEvent &
  (
    | { readonly kind: 'filled'; readonly tile: Tile }
    | { readonly kind: 'dealt'; readonly seat: Seat; readonly tile: Tile }
    | { readonly kind: 'clipper'; readonly seat: Seat; readonly tile: Tile; readonly port: Port }
    | { readonly kind: 'contract'; readonly seat: Seat }
    | { readonly kind: 'placed'; readonly seat: Seat; readonly tile: Tile; readonly port: Port }
    | { readonly kind: 'replaced'; readonly tile: Tile; readonly owner: Seat | null; readonly port: Port }
    | { readonly kind: 'lantern'; readonly region: Region; readonly port: Port; readonly tile: Tile }
    | { readonly kind: 'sold'; readonly seat: Seat; readonly earned: number }
    | { readonly kind: 'coaled'; readonly seat: Seat; readonly tile: Tile; readonly port: Port; readonly coal: number }
    | { readonly kind: 'went'; readonly seat: Seat; readonly spot: Spot; readonly contracts: number }
    | { readonly kind: 'idle'; readonly seat: Seat; readonly spot: Spot }
    | { readonly kind: 'named'; readonly seat: Seat; readonly region: Region }
    | {
        readonly kind: 'bought';
        readonly seat: Seat;
        readonly tile: Tile;
        readonly paid: number;
        /** Counted from 1; null for the docks. */
        readonly position: number | null;
      }
    | { readonly kind: 'docked'; readonly tile: Tile; readonly column: Column }
    | { readonly kind: 'scrapped'; readonly tile: Tile }
    | {
        readonly kind: 'earned';
        readonly seat: Seat;
        readonly tile: Tile;
        readonly by: Earning;
        readonly earned: number;
        readonly coal: number;
      }
    | {
        readonly kind: 'bonus';
        readonly seat: Seat;
        readonly region: Region;
        readonly houses: number;
        readonly earned: number;
      }
    | { readonly kind: 'opened'; readonly seat: Seat; readonly port: Port; readonly contracts: number }
    | { readonly kind: 'rent'; readonly seat: Seat; readonly to: Seat; readonly paid: number }
    | { readonly kind: 'token'; readonly seat: Seat; readonly column: Column; readonly paid: number }
    | { readonly kind: 'loaded'; readonly seat: Seat; readonly tile: Tile; readonly port: Port; readonly coal: number }
    | { readonly kind: 'end'; readonly lastRound: number }
  );

export interface CrossingOceans extends GameTypes {
  readonly State: State;
  readonly Move: Move;
  readonly View: View;
  readonly Options: Options;
  readonly Event: Event;
}
