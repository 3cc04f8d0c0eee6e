import type { Reason, Seat } from '@riband/kernel';
import { BIDS } from '../moves.ts';
import { tooDear } from '../reasons.ts';
import { player } from '../state.ts';
import type { State } from '../types.ts';
import type { DecisionOf, MoveOf, SeatRule } from './decision.ts';

/** E-BID-1: all at once and in secret. */
export const bid: SeatRule<DecisionOf<'bid'>, MoveOf<'bid'>> = {
  deciders: (state) => stillToBid(state),
  moves: (state, _, seat) => BIDS.filter((move) => cannotBid(state, seat, move.coins) === undefined),
  apply(state, _, seat, { coins }, emit) {
    player(state, seat).bid = coins;
    emit?.({ kind: 'bid', seat, secret: { seats: [seat], fields: { coins } } });
    if (stillToBid(state).length > 0) return;
    state.pending.pop();
    state.pending.push({ kind: 'reveal' });
  },
};

export function cannotBid(state: State, seat: Seat, coins: number): Reason | undefined {
  return tooDear('E-BID-1', coins, player(state, seat).coins);
}

function stillToBid(state: State): readonly Seat[] {
  const seats: Seat[] = [];
  for (const [seat, one] of state.players.entries()) if (one.bid === null) seats.push(seat);
  return seats;
}
