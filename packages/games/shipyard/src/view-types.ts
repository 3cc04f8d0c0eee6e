import type { Seat, Viewer } from '@riband/kernel';
import type { CanalSeen, ShipSeen } from './events.ts';
import type { ActionName, Column, ContractName, EmployeeName, Piece, Space, Suit } from './lists.ts';

// Views carry names, not places in lists: `bow:cabin`, `sail`, `hire`. A card's name says what is printed on it.

export interface TokenView {
  readonly x: number;
  readonly y: number;
  readonly space: Space;
  readonly behind: Space | 'outside';
}

export interface ShipView extends ShipSeen {
  /** Points of crew, equipment, speed, officials and the Blue Riband. */
  readonly points: readonly number[];
}

export interface PlayerView {
  readonly money: number;
  readonly points: number;
  readonly usedCanals: number;
  readonly employees: readonly EmployeeName[];
  readonly store: Readonly<Record<Piece, number>>;
  readonly yard: readonly (string | null)[];
  /** Commodity tiles, each by its goods. */
  readonly goods: readonly string[];
  readonly canals: readonly CanalSeen[];
  readonly token: TokenView | null;
  readonly fleet: readonly ShipView[];
  /** How many contracts of each colour are held and were discarded. */
  readonly held: Readonly<Record<Suit, number>>;
  readonly dropped: Readonly<Record<Suit, number>>;
  /** Which ones: one's own, and the held ones of all when they are revealed. */
  readonly contracts: readonly ContractName[] | null;
  /** What each of these contracts would score as things are (S-END-4). */
  readonly contractPoints: readonly number[] | null;
  readonly discarded: readonly ContractName[] | null;
}

export interface ActionTileView {
  readonly action: ActionName | null;
  /** Where it lies on the ring of the first edition. */
  readonly space: number;
  readonly guilders: number;
  /** What choosing it would bring as things are, if anybody could (S-INCOME-1, F-INCOME-2, N-INCOME-2); nothing outside of regular turns. */
  readonly income: number | null;
}

export interface EmployeeSpaceView {
  readonly employee: EmployeeName | null;
  readonly copies: number;
}

/** A decision with its numbers as the state has them; boards need its kind, seat and what their moves name. */
export type DecisionView<Decision> = Readonly<Decision>;

export interface SoloView {
  readonly left: readonly string[];
  readonly back: string | null;
  readonly isNew: boolean;
}

/** What a viewer may know: everything but the contracts that others hold or discarded. */
export interface ViewOf<Decision, Phase, Stage> {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly stage: Stage;
  readonly turn: number;
  readonly start: Seat;
  /** A seat, or an automa, whose numbers follow the seats. */
  readonly active: number;
  readonly finishing: boolean;
  readonly fixedSets: boolean;
  readonly advanced: ActionName | null;
  readonly chosen: ActionName | null;
  readonly acted: boolean;
  readonly bonus: ActionName | null;
  /** The action tiles, the lead first. */
  readonly track: readonly ActionTileView[];
  readonly steps: number;
  readonly lapEnds: boolean;
  readonly laps: number;
  readonly lastLap: number;
  /** Each hand's marked actions, the older and the newer. */
  readonly markers: readonly (ActionName | null)[];
  readonly rings: {
    readonly equipment: number;
    readonly crew: number;
    readonly employees: number;
    readonly exchange: number;
  };
  /** What is still in each stack, in no order. */
  readonly stacks: readonly Readonly<Record<string, number>>[];
  readonly spent: Readonly<Record<string, number>>;
  readonly gone: Readonly<Record<string, number>>;
  /** From the bottom row up. */
  readonly market: Readonly<Record<Column, readonly (string | null)[]>>;
  readonly employees: readonly EmployeeSpaceView[];
  readonly players: readonly PlayerView[];
  readonly solo: SoloView | null;
  readonly pending: readonly DecisionView<Decision>[];
}
