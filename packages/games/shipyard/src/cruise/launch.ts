import type { Emit, Seat } from '@riband/kernel';
import { codeOf } from '../actions/build.ts';
import { reachOf } from '../canals/walks.ts';
import { type Edition, player, type SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { LAUNCHES } from '../moves.ts';
import { reason } from '../reasons.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';
import { completedShips, shipAt } from '../yard.ts';
import { CAPTAIN, cardsOf, fastest, NOTHING_FITTED } from './ship.ts';

/** S-CRUISE-1: the next completed ship leaves the yard. False when there is none. */
export function cruiseNext(edition: Edition, state: State, seat: Seat, emit?: Emit<Event>): boolean {
  const bows = completedShips(codeOf(edition, state, seat));
  if (bows.length === 0) return false;
  if (bows.length === 1) leaveYard(edition, state, seat, bows[0]!, emit);
  else state.pending.push({ kind: 'launch', seat });
  return true;
}

/** S-CRUISE-1: its owner chooses which of several. */
export const launch: SeatRule<DecisionOf<'launch'>, MoveOf<'launch'>> = {
  moves: (edition, state, _, seat) => completedShips(codeOf(edition, state, seat)).map((bow) => LAUNCHES[bow]!),
  apply(edition, state, _, seat, { space }, emit) {
    state.pending.pop();
    leaveYard(edition, state, seat, space, emit);
  },
  why: (_, __, ___, ____, { place }) =>
    place === 'yard' ? reason('S-CRUISE-1', { key: 'shipyard.why.noShipHere', params: {} }) : undefined,
};

/** S-SAIL-1, S-SAIL-6: outfits a ship that can sail at all; any other is lost. */
function leaveYard(edition: Edition, state: State, seat: Seat, bow: number, emit?: Emit<Event>): void {
  const owner = player(state, seat);
  const length = shipAt(codeOf(edition, state, seat), bow);
  const waters = { faces: edition.tables.canals, canals: owner.canals };
  const reach = reachOf(waters, owner.token, fastest(edition, state, seat, bow, length));
  const outfit = { at: bow, length, fitted: NOTHING_FITTED, reach };
  if (owner.store[CAPTAIN]! === 0) loseShip(edition, state, seat, bow, length, 'captain', emit);
  else if (reach === 0) loseShip(edition, state, seat, bow, length, 'canal', emit);
  else state.pending.push({ kind: 'fit', seat, outfit, piece: CAPTAIN });
}

/** S-SAIL-1: removed from the game; the pieces stay in the store. */
export function loseShip(
  edition: Edition,
  state: State,
  seat: Seat,
  bow: number,
  length: number,
  why: 'captain' | 'canal' | 'scrapped',
  emit?: Emit<Event>,
): void {
  const cards = cardsOf(state, seat, { at: bow, length });
  const { yard } = player(state, seat);
  for (const [index, card] of cards.entries()) {
    yard[bow + index] = 0;
    state.gone[card] = state.gone[card]! + 1;
  }
  emit?.({ kind: 'shipLost', seat, cards: cards.map((card) => edition.tables.names[card]!), reason: why });
}
