import type { Reason, Seat } from '@riband/kernel';
import { TAKES } from '../moves.ts';
import { tooDear } from '../reasons.ts';
import { player } from '../state.ts';
import { TABLES } from '../tables.ts';
import type { Cargo, State } from '../types.ts';
import type { DecisionOf, MoveOf, SeatRule } from './decision.ts';
import { beginLoading } from './load.ts';

/** E-TAKE-1. */
export const take: SeatRule<DecisionOf<'take'>, MoveOf<'take'>> = {
  deciders: (_, { seat }) => [seat],
  moves: (state, _, seat) =>
    TAKES.filter((move) => move.place < state.quay.length && cannotTake(state, seat, move.place) === undefined),
  apply(state, _, seat, { place }, emit) {
    const [cargo] = state.quay.splice(place, 1) as [Cargo];
    const paid = priceOf(place);
    const taker = player(state, seat);
    taker.coins -= paid;
    taker.hold.push(cargo);
    emit?.({ kind: 'took', seat, cargo, paid });
    state.pending.pop();
    beginLoading(state, seat, emit);
  },
};

export function cannotTake(state: State, seat: Seat, place: number): Reason | undefined {
  return tooDear('E-TAKE-1', priceOf(place), player(state, seat).coins);
}

/** E-QUAY-1. */
export function priceOf(place: number): number {
  return TABLES.placePrices[place] ?? 0;
}
