import type { Seat } from '@riband/kernel';
import { TABLES } from './tables.ts';
import { type ByCargo, CARGOES, type Decision, type Options, type PlayerState, type State } from './types.ts';

/** E-SETUP-1, E-SETUP-2. */
export function setup(seats: number, options: Options): State {
  const state: State = {
    rounds: options.rounds,
    round: 1,
    turn: 0,
    bag: eachCargo(TABLES.ofEachCargo),
    shipped: eachCargo(0),
    quay: [],
    players: Array.from({ length: seats }, newPlayer),
    pending: [{ kind: 'fill' }],
  };
  for (let seat = seats - 1; seat >= 0; seat--) {
    for (let card = 0; card < TABLES.startingHand; card++) state.pending.push({ kind: 'draw', seat });
  }
  return state;
}

function newPlayer(): PlayerState {
  return { coins: TABLES.startingCoins, points: 0, hand: eachCargo(0), hold: [], bid: null };
}

export function clone(state: State): State {
  return {
    rounds: state.rounds,
    round: state.round,
    turn: state.turn,
    bag: { ...state.bag },
    shipped: { ...state.shipped },
    quay: state.quay.slice(),
    players: state.players.map(clonePlayer),
    // Decisions are never changed once they are on the stack, only pushed and popped.
    pending: state.pending.slice(),
  };
}

function clonePlayer(player: PlayerState): PlayerState {
  return {
    coins: player.coins,
    points: player.points,
    hand: { ...player.hand },
    hold: player.hold.slice(),
    bid: player.bid,
  };
}

export function eachCargo(count: number): ByCargo<number> {
  return { coal: count, grain: count, steel: count };
}

export function sizeOf(cargoes: Readonly<ByCargo<number>>): number {
  return CARGOES.reduce((sum, cargo) => sum + cargoes[cargo], 0);
}

export function player(state: State, seat: Seat): PlayerState {
  const found = state.players[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

export function decisionOf(state: State): Decision | undefined {
  return state.pending.at(-1);
}

/** E-SETUP-2: the start passes on each round. */
export function startingSeat(state: { readonly round: number; readonly players: readonly unknown[] }): Seat {
  return (state.round - 1) % state.players.length;
}
