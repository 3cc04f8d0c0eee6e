import type { GameTypes, Move as KernelMove, Seat } from '@riband/kernel';
import type { Event } from './events.ts';
import type { ViewOf } from './view-types.ts';

// Numbers in the state are places in lists: pieces by PIECES, actions by ACTIONS, employees by EMPLOYEES, contracts by CONTRACTS,
// features by FEATURES. A *thing* is a face in the tables: a ship card, a commodity tile or a canal; 0 is none.

/** What may be chosen before a game; each edition asks for some of it, the rest is fixed. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** A ship that scored: the fleet counts at the end (S-END-4). */
export interface Ship {
  readonly cards: readonly number[];
  readonly fitted: readonly number[];
  readonly speed: number;
  /** Points of crew, equipment, speed, officials and the Blue Riband. */
  readonly points: readonly number[];
}

export interface PlayerState {
  money: number;
  points: number;
  /** How many canals the ships have used (S-SAIL-3). */
  used: number;
  /** Sets as bits: employees, contracts in hand, contracts discarded. */
  employees: number;
  contracts: number;
  discarded: number;
  /** Equipment and crew, by piece. */
  store: number[];
  /** A card or nothing on each space. */
  yard: number[];
  /** Commodity tiles, by face. */
  goods: number[];
  /** Laid canals and the ship token on them, packed: see `canals/packing.ts`. */
  canals: number[];
  token: number;
  /** Ships never change once they are in the fleet. */
  fleet: Ship[];
}

/** What comes when nothing is asked: the rest of the action, cruises, filling the market, counting laps, the next turn. */
export type Stage = 'act' | 'cruise' | 'fill' | 'count' | 'pass';

/** The game goes from one to the next; `over` when contracts are revealed. */
export type Phase = 'setup' | 'regular' | 'final' | 'last' | 'over';

/** The stack of the solo tiles: what is still in it, and the back that is seen on top; -1 before it is drawn. */
export interface SoloStack {
  left: number[];
  back: number;
  /** The last tile was flipped: what it names is performed with the number of the board. */
  isNew: boolean;
}

export interface State {
  phase: Phase;
  stage: Stage;
  turn: number;
  /** Who begins, who is at it: a seat, or an automa, whose numbers follow the seats. */
  start: number;
  active: number;
  /** Regular turns go on just until all have had the same number (S-END-1). */
  finishing: boolean;
  /** Contracts came in fixed sets (N-SETUP-3). */
  fixedSets: boolean;
  /** This turn: the tile that was advanced, the action chosen, whether it is done, the bonus action; -1 is none. */
  advanced: number;
  chosen: number;
  acted: boolean;
  bonus: number;
  /** The action tiles, the lead first; the space of each action (first edition) and the guilders on it (second edition). */
  order: number[];
  spaces: number[];
  guilders: number[];
  /** How often a tile was advanced; whether that ended a lap that is still to be counted; laps counted. */
  steps: number;
  lapEnds: boolean;
  laps: number;
  /** Each hand's marked actions, the older and the newer; -1 is none. With more than 2 hands only the newer is used. */
  markers: number[];
  /** Places of the markers: equipment, crew, employees, exchange (-1 on its starting space). */
  rings: number[];
  /** Undrawn things by stack and face, and how many each stack has. */
  bag: number[];
  sizes: number[];
  /** Goods exchanged and canals used or cut off, by thing, and how many of both (S-STACK-1). */
  spent: number[];
  spentSizes: number[];
  /** Out of the game, by thing. */
  gone: number[];
  /** Column by column, from the bottom row up. */
  market: number[];
  /** Which employee lies on each space of the track, and how many copies are left. */
  layout: number[];
  copies: number[];
  players: PlayerState[];
  solo: SoloStack | null;
  pending: Decision[];
}

/** A completed ship on its way out: its place in the yard, the pieces chosen so far, and how far its token can go at most. */
export interface Outfit {
  readonly at: number;
  readonly length: number;
  readonly fitted: readonly number[];
  readonly reach: number;
}

/** What somebody, or chance, is asked. The last of the stack is the decision at hand. Decisions never change once they are made. */
export type Decision =
  | { readonly kind: 'start' }
  | { readonly kind: 'tile'; readonly place: number }
  | { readonly kind: 'marker'; readonly ring: number }
  | { readonly kind: 'employee'; readonly space: number; readonly among: number }
  | { readonly kind: 'deal'; readonly seat: Seat; readonly suit: number }
  | { readonly kind: 'set'; readonly seat: Seat }
  | { readonly kind: 'fill' }
  | { readonly kind: 'back' }
  | { readonly kind: 'flip' }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'choose'; readonly seat: Seat }
  | { readonly kind: 'bonus'; readonly seat: Seat }
  | { readonly kind: 'final'; readonly seat: Seat }
  | { readonly kind: 'last'; readonly seat: Seat }
  | { readonly kind: 'finish'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'discard'; readonly keep: number }
  | { readonly kind: 'buy'; readonly seat: Seat; readonly bought: number; readonly from: number }
  | {
      readonly kind: 'place';
      readonly seat: Seat;
      readonly bought: number;
      readonly from: number;
      readonly card: number;
    }
  | { readonly kind: 'rent'; readonly seat: Seat }
  | { readonly kind: 'lay'; readonly seat: Seat; readonly canal: number }
  | { readonly kind: 'rotate'; readonly seat: Seat; readonly canal: number; readonly cell: number }
  | { readonly kind: 'purchase'; readonly seat: Seat }
  | { readonly kind: 'ring'; readonly seat: Seat; readonly ring: number }
  | { readonly kind: 'hire'; readonly seat: Seat }
  | { readonly kind: 'exchange'; readonly seat: Seat }
  | {
      readonly kind: 'trade';
      readonly seat: Seat;
      readonly goods: number;
      readonly good: number;
      readonly left: number;
      readonly from: number;
      /** Items that the tile has given already, as bits. */
      readonly taken: number;
    }
  | { readonly kind: 'launch'; readonly seat: Seat }
  | { readonly kind: 'fit'; readonly seat: Seat; readonly outfit: Outfit; readonly piece: number }
  | { readonly kind: 'speed'; readonly seat: Seat; readonly outfit: Outfit }
  | { readonly kind: 'berth'; readonly seat: Seat; readonly outfit: Outfit | null; readonly speed: number }
  | {
      readonly kind: 'sail';
      readonly seat: Seat;
      readonly outfit: Outfit;
      readonly speed: number;
      /** Exits already chosen, where the walk has too many continuations for one list. */
      readonly exits: readonly number[];
    };

interface Action {
  readonly action: number;
}
interface YardSpace {
  readonly space: number;
}
interface Row {
  readonly row: number;
}
interface OnePiece {
  readonly piece: number;
}
interface Contract {
  readonly contract: number;
}

/** What the moves of each kind carry. Those with a `name` are of things that differ from one component file to another. */
interface MoveFields {
  choose: Action;
  bonus: Action;
  final: Action;
  done: unknown;
  pass: unknown;
  scrap: unknown;
  buy: { readonly slot: number };
  blank: { readonly part: number };
  place: YardSpace;
  launch: YardSpace;
  rent: Row;
  purchase: Row;
  lay: { readonly cell: number };
  rotate: { readonly turn: number };
  berth: { readonly cell: number; readonly mouth: number };
  take: OnePiece;
  swap: OnePiece;
  sell: { readonly good: number };
  hire: { readonly employee: number };
  exchange: { readonly goods: number; readonly name: string };
  fit: { readonly piece: number; readonly count: number };
  speed: { readonly speed: number };
  sail: { readonly exits: readonly number[]; readonly cell: number; readonly stop: number };
  keep: Contract;
  drop: Contract;
  start: { readonly seat: Seat };
  tile: Action;
  marker: { readonly ring: number; readonly place: number };
  employee: { readonly employee: number };
  deal: { readonly seat: Seat; readonly contract: number };
  set: { readonly seat: Seat; readonly set: number };
  fill: { readonly thing: number; readonly name: string };
  back: { readonly back: number; readonly name: string };
  flip: { readonly tile: number; readonly name: string };
  reveal: unknown;
}

export type MoveOf<Kind extends keyof MoveFields> = {
  [kind in Kind]: KernelMove & { readonly kind: kind } & MoveFields[kind];
}[Kind];
export type Move = MoveOf<keyof MoveFields>;
export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>;

export type View = ViewOf<Decision, Phase, Stage>;

export interface Shipyard extends GameTypes {
  readonly State: State;
  readonly Move: Move;
  readonly View: View;
  readonly Options: Options;
  readonly Event: Event;
}
