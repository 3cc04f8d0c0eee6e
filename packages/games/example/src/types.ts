import type { GameEvent, GameTypes, Move as KernelMove, Seat, Viewer } from '@riband/kernel';

export const CARGOES = ['coal', 'grain', 'steel'] as const;
export type Cargo = (typeof CARGOES)[number];
export type ByCargo<Value> = { [cargo in Cargo]: Value };

/** What somebody, or chance, is asked. The last of the stack is the decision at hand. */
export type Decision =
  | { kind: 'draw'; seat: Seat }
  | { kind: 'fill' }
  | { kind: 'bid' }
  | { kind: 'reveal' }
  | { kind: 'take'; seat: Seat }
  | { kind: 'load'; seat: Seat };

export interface PlayerState {
  coins: number;
  points: number;
  hand: ByCargo<number>;
  hold: Cargo[];
  /** Secret from the moment it is made until all are turned over; null before. */
  bid: number | null;
}

export interface State {
  rounds: number;
  round: number;
  turn: number;
  bag: ByCargo<number>;
  shipped: ByCargo<number>;
  quay: Cargo[];
  players: PlayerState[];
  pending: Decision[];
}

export type Move = KernelMove &
  (
    | { readonly kind: 'bid'; readonly coins: number }
    | { readonly kind: 'take'; readonly place: number }
    | { readonly kind: 'load'; readonly cargo: Cargo }
    | { readonly kind: 'done' }
    | { readonly kind: 'fill'; readonly cargo: Cargo }
    | { readonly kind: 'draw'; readonly seat: Seat; readonly cargo: Cargo }
    | { readonly kind: 'reveal' }
  );

export interface PlayerView {
  readonly coins: number;
  readonly points: number;
  readonly hold: readonly Cargo[];
  readonly handSize: number;
  readonly hasBid: boolean;
  /** One's own, or everybody's once they are turned over. */
  readonly bid: number | null;
}

export interface View {
  readonly viewer: Viewer;
  /** The viewer's own cards; nobody's for a spectator. */
  readonly hand: Readonly<ByCargo<number>> | null;
  readonly rounds: number;
  readonly round: number;
  readonly turn: number;
  readonly bagSize: number;
  readonly shipped: Readonly<ByCargo<number>>;
  readonly quay: readonly Cargo[];
  readonly players: readonly PlayerView[];
  readonly pending: readonly Readonly<Decision>[];
}

export type Options = { readonly rounds: number };

export type Event = GameEvent &
  (
    | { readonly kind: 'filled'; readonly cargo: Cargo }
    | {
        readonly kind: 'drew';
        readonly seat: Seat;
        readonly secret: { readonly seats: readonly Seat[]; readonly fields: { readonly cargo: Cargo } };
      }
    | {
        readonly kind: 'bid';
        readonly seat: Seat;
        readonly secret: { readonly seats: readonly Seat[]; readonly fields: { readonly coins: number } };
      }
    | { readonly kind: 'revealed'; readonly bids: readonly number[]; readonly order: readonly Seat[] }
    | { readonly kind: 'took'; readonly seat: Seat; readonly cargo: Cargo; readonly paid: number }
    | { readonly kind: 'loaded'; readonly seat: Seat; readonly cargo: Cargo; readonly paid: number }
    | {
        readonly kind: 'sailed';
        readonly seat: Seat;
        readonly cargoes: readonly Cargo[];
        readonly points: number;
        readonly earned: number;
      }
    | { readonly kind: 'income'; readonly coins: number }
  );

export interface Quayside extends GameTypes {
  readonly State: State;
  readonly Move: Move;
  readonly View: View;
  readonly Options: Options;
  readonly Event: Event;
}
