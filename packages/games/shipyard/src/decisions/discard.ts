import type { Seat } from '@riband/kernel';
import { type Edition, player, type SeatRule } from '../edition.ts';
import { CONTRACTS, indexOfName, SUITS } from '../lists.ts';
import { DROPS, KEEPS } from '../moves.ts';
import { reason } from '../reasons.ts';
import { bit, has, membersOf, sizeOfSet } from '../tables/employees.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';

/** The first colour of which a set of contracts has more than so many, or -1. */
function fullSuit(edition: Edition, contracts: number, keep: number): number {
  const { suits } = edition.tables.contracts;
  for (let suit = 0; suit < suits.length; suit++) if (sizeOfSet(contracts & suits[suit]!) > keep) return suit;
  return -1;
}

/** Whether anybody has more than so many contracts of a colour. */
export const mustDiscard = (edition: Edition, state: State, keep: number): boolean =>
  state.players.some(({ contracts }) => fullSuit(edition, contracts, keep) >= 0);

/** The contracts of which a seat is asked now. */
const inQuestion = (edition: Edition, state: State, seat: Seat, keep: number): number => {
  const { contracts } = player(state, seat);
  return contracts & (edition.tables.contracts.suits[fullSuit(edition, contracts, keep)] ?? 0);
};

/**
 * S-LAP-5: all at once and in secret, colour by colour. Down to one, the one to keep is named; else the one to drop. So one choice
 * settles a colour.
 */
export const discard: SeatRule<DecisionOf<'discard'>, MoveOf<'keep' | 'drop'>> = {
  deciders(edition, state, { keep }) {
    const seats: Seat[] = [];
    for (const [seat, { contracts }] of state.players.entries())
      if (fullSuit(edition, contracts, keep) >= 0) seats.push(seat);
    return seats;
  },
  moves(edition, state, { keep }, seat) {
    const moves: readonly MoveOf<'keep' | 'drop'>[] = keep === 1 ? KEEPS : DROPS;
    return membersOf(inQuestion(edition, state, seat, keep)).map((contract) => moves[contract]!);
  },
  apply(edition, state, { keep }, seat, move, emit) {
    const owner = player(state, seat);
    const suit = fullSuit(edition, owner.contracts, keep);
    const held = inQuestion(edition, state, seat, keep);
    const gone = move.kind === 'keep' ? held & ~bit(move.contract) : bit(move.contract);
    owner.contracts &= ~gone;
    owner.discarded |= gone;
    if (!mustDiscard(edition, state, keep)) state.pending.pop();
    const contracts = membersOf(gone).map((contract) => CONTRACTS[contract]!);
    emit?.({ kind: 'discarded', seat, suit: SUITS[suit]!, secret: { seats: [seat], fields: { contracts } } });
  },
  why(edition, state, { keep }, seat, { place, names }) {
    if (place !== 'contract') return reason('S-LAP-5', { key: 'shipyard.why.discardFirst', params: {} });
    const suit = fullSuit(edition, player(state, seat).contracts, keep);
    return has(inQuestion(edition, state, seat, keep), indexOfName(CONTRACTS, names[0]))
      ? undefined
      : reason('S-LAP-5', {
          key: 'shipyard.why.otherSuit',
          params: { suit: edition.nouns.suit(SUITS[suit]!) },
        });
  },
};
