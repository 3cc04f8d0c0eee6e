import type { GameEvent, Seat } from '@riband/kernel';

// Events carry names, not places in lists: `bow:cabin`, `sail`, `hire`. Who reads them needs no tables.

interface Secret<Fields extends object> {
  readonly secret: { readonly seats: readonly Seat[]; readonly fields: Fields };
}

/** A space on somebody's canals. */
export interface Berth {
  readonly x: number;
  readonly y: number;
  readonly space: string;
}

/** One space of a cruise: where it is, who stood there and what they gave. */
export interface CruiseStep extends Berth {
  readonly official: string | null;
  /** Points of the official; a Blue Riband shows what it would be worth if it were the last. */
  readonly points: number;
}

/** A canal on the table, in quarter turns clockwise; its name is its layout and its icons from the north clockwise before turning. */
export interface CanalSeen {
  readonly x: number;
  readonly y: number;
  readonly canal: string;
  readonly turn: number;
}

/** A ship as it left the yard. */
export interface ShipSeen {
  readonly cards: readonly string[];
  /** By piece, those that are on it. */
  readonly fitted: Readonly<Record<string, number>>;
  readonly speed: number;
}

type Setup =
  | { readonly kind: 'starts'; readonly seat: Seat }
  | { readonly kind: 'tileLaid'; readonly place: number; readonly action: string }
  | { readonly kind: 'markerSet'; readonly ring: string; readonly place: number }
  | { readonly kind: 'employeeLaid'; readonly space: number; readonly employee: string }
  | ({ readonly kind: 'dealt'; readonly seat: Seat } & Secret<{ readonly contracts: readonly string[] }>);

type Turn =
  | { readonly kind: 'advanced'; readonly hand: number; readonly action: string }
  | { readonly kind: 'jumped'; readonly action: string; readonly space: number }
  | {
      readonly kind: 'chose';
      readonly seat: Seat;
      readonly action: string;
      /** Guilders for occupied tiles ahead, for empty spaces, and those that lay on the tile. */
      readonly ahead: number;
      readonly gap: number;
      readonly lying: number;
    }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly action: string; readonly paid: number }
  | { readonly kind: 'lapsed'; readonly seat: Seat; readonly action: string }
  | { readonly kind: 'finalAction'; readonly seat: Seat; readonly action: string | null }
  | { readonly kind: 'filled'; readonly column: string; readonly row: number; readonly thing: string }
  | { readonly kind: 'lap'; readonly lap: number; readonly of: number }
  | { readonly kind: 'guilder'; readonly action: string; readonly lying: number }
  | { readonly kind: 'finishing'; readonly reason: 'laps' | 'bow' | 'middle' | 'stern' }
  | { readonly kind: 'phase'; readonly phase: 'final' | 'last' }
  | ({ readonly kind: 'discarded'; readonly seat: Seat; readonly suit: string } & Secret<{
      readonly contracts: readonly string[];
    }>);

type Actions =
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly card: string;
      readonly column: string;
      readonly row: number;
      readonly paid: number;
    }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly card: string; readonly space: number }
  | {
      readonly kind: 'rented';
      readonly seat: Seat;
      readonly canal: string;
      readonly row: number;
      readonly paid: number;
    }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly canal: string;
      readonly x: number;
      readonly y: number;
      readonly turn: number;
    }
  | { readonly kind: 'berthed'; readonly seat: Seat; readonly x: number; readonly y: number; readonly mouth: string }
  | {
      readonly kind: 'purchased';
      readonly seat: Seat;
      readonly goods: string;
      readonly row: number;
      readonly paid: number;
    }
  | {
      readonly kind: 'gathered';
      readonly seat: Seat;
      readonly ring: string;
      readonly steps: number;
      readonly paid: number;
      /** That of the sector first, then those of engineers or recruiters. */
      readonly pieces: readonly string[];
    }
  | {
      readonly kind: 'hired';
      readonly seat: Seat;
      readonly employee: string;
      readonly steps: number;
      readonly paid: number;
    }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly goods: string; readonly prices: readonly number[] }
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly good: string;
      readonly count: number;
      readonly earned: number;
    }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly good: string; readonly piece: string }
  | { readonly kind: 'subsidy'; readonly seat: Seat; readonly earned: number };

/** The way of a cruise and its points. */
interface Voyage {
  /** Where the token stood before, and the spaces that it entered. */
  readonly from: Berth;
  readonly path: readonly CruiseStep[];
  readonly crew: number;
  readonly equipment: number;
  readonly speed: number;
  readonly officials: number;
  readonly riband: number;
  readonly total: number;
}

type Cruise =
  | {
      readonly kind: 'fitted';
      readonly seat: Seat;
      readonly piece: string;
      readonly count: number;
      /** What the ship is worth with it: its speed, how far the canals go (as far as it could ever sail), and the points of crew, equipment and speed. */
      readonly speed: number;
      readonly reach: number;
      readonly points: number;
    }
  /** The best that can still come of a cruise: not told, but boards show it before its next part is chosen. */
  | ({ readonly kind: 'outlook'; readonly seat: Seat } & Voyage)
  | ({
      readonly kind: 'cruise';
      readonly seat: Seat;
      readonly ship: ShipSeen;
      /** Canals that the ship used, in the order in which it left them, and canals that were cut off: as they lay. */
      readonly used: readonly CanalSeen[];
      readonly cutOff: readonly CanalSeen[];
    } & Voyage)
  | {
      readonly kind: 'shipLost';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly reason: 'captain' | 'canal' | 'scrapped';
    };

type Solo =
  | { readonly kind: 'backSeen'; readonly back: string }
  | { readonly kind: 'flipped'; readonly hand: number; readonly tile: string; readonly taken: string | null }
  | { readonly kind: 'automaMoved'; readonly ring: string; readonly steps: number }
  | { readonly kind: 'automaRemoved'; readonly things: readonly string[] };

type End =
  | { readonly kind: 'contractScored'; readonly seat: Seat; readonly contract: string; readonly points: number }
  | { readonly kind: 'tradersScored'; readonly seat: Seat; readonly points: number };

/** What a move did. */
export type Event = GameEvent & (Setup | Turn | Actions | Cruise | Solo | End);
