import type { Seat } from '@riband/kernel';
import { cannotPlace, cardTarget, codeOf, priceOfPart, take } from '../actions/build.ts';
import { type Edition, player, type SeatRule } from '../edition.ts';
import { PARTS, ROWS } from '../lists.ts';
import { isSoldOut, partOfSlot, slideCards } from '../market.ts';
import { partNoun } from '../messages.ts';
import { BLANKS, BUYS, PASS, PLACES } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import { priceOfRow } from '../tables/index.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';
import { completesShip, kindAt, YARD } from '../yard.ts';

/** Whether a card of this part would complete a ship somewhere. */
function completes(code: number, part: number): boolean {
  for (let space = 0; space < YARD; space++) {
    if (kindAt(code, space) === 0 && completesShip(code, part + 1, space)) return true;
  }
  return false;
}

/** S-END-3. */
export function canCompleteShip(edition: Edition, state: State, seat: Seat): boolean {
  const code = codeOf(edition, state, seat);
  const { money } = player(state, seat);
  return PARTS.some((_, part) => completes(code, part) && priceOfPart(state, part) <= money);
}

/** S-END-3: one card that completes a ship, or none. */
export const last: SeatRule<DecisionOf<'last'>, MoveOf<'buy' | 'blank' | 'pass'>> = {
  moves(edition, state, _, seat) {
    const code = codeOf(edition, state, seat);
    const { money } = player(state, seat);
    const moves: MoveOf<'buy' | 'blank' | 'pass'>[] = BUYS.filter(
      ({ slot }) => state.market[slot]! !== 0 && priceOfRow(slot % ROWS) <= money && completes(code, partOfSlot(slot)),
    );
    for (const move of BLANKS) if (isSoldOut(state, move.part) && completes(code, move.part)) moves.push(move);
    moves.push(PASS);
    return moves;
  },
  apply(edition, state, _, seat, move, emit) {
    state.pending.pop();
    if (move.kind === 'pass') return;
    state.pending.push({ kind: 'finish', seat, card: take(edition, state, seat, move, emit) });
  },
  why(edition, state, _, seat, { place, names }) {
    if (place !== 'market') return undefined;
    const { part, row } = cardTarget(names);
    const noun = partNoun(PARTS[part]!);
    if (!completes(codeOf(edition, state, seat), part))
      return reason('S-END-3', { key: 'shipyard.why.completesNothing', params: { part: noun } });
    if (row < 0) return reason('S-BUILD-7', { key: 'shipyard.why.stillOnSale', params: { part: noun } });
    return tooDear('S-END-3', priceOfRow(row), player(state, seat).money);
  },
};

/** Where the last card completes a ship. */
export const finish: SeatRule<DecisionOf<'finish'>, MoveOf<'place'>> = {
  moves(edition, state, { card }, seat) {
    const code = codeOf(edition, state, seat);
    const kind = edition.tables.kinds[card]!;
    return PLACES.filter(({ space }) => kindAt(code, space) === 0 && completesShip(code, kind, space));
  },
  apply(edition, state, { card }, seat, { space }, emit) {
    state.pending.pop();
    player(state, seat).yard[space] = card;
    slideCards(state);
    emit?.({ kind: 'placed', seat, card: edition.tables.names[card]!, space });
  },
  why(edition, state, { card }, seat, { place, names }) {
    if (place !== 'yard') return undefined;
    const space = Number(names[0]);
    if (kindAt(codeOf(edition, state, seat), space) !== 0) return cannotPlace(edition, state, seat, card, space);
    const part = partNoun(PARTS[edition.tables.kinds[card]! - 1]!);
    return reason('S-END-3', { key: 'shipyard.why.completesNothing', params: { part } });
  },
};
