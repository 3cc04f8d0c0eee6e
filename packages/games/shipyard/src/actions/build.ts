import type { Emit, Reason, Seat } from '@riband/kernel';
import { type ActionModule, type Edition, IMPOSSIBLE, player, type SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { COLUMNS, indexOfName, PARTS, ROWS } from '../lists.ts';
import { isSoldOut, partOfSlot, slideCards, slotOf, takeAway } from '../market.ts';
import { partNoun } from '../messages.ts';
import { BLANKS, BUYS, DONE, PLACES } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import { PART_OF_COLUMN, priceOfRow } from '../tables/index.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';
import { canPlace, hasPlace, kindAt, YARD, yardCode } from '../yard.ts';
import { removeRow } from './automa.ts';

export const MOST_CARDS = 3; // S-BUILD-1
const SLOTS = PART_OF_COLUMN.length * ROWS;

/** S-BUILD-5: the cheapest card that has a place in the yard. */
function price(edition: Edition, state: State, seat: Seat): number {
  const code = codeOf(edition, state, seat);
  let least = IMPOSSIBLE;
  for (let part = 0; part < PARTS.length; part++) {
    if (hasPlace(code, part + 1)) least = Math.min(least, priceOfPart(state, part));
  }
  return least;
}

export function priceOfPart(state: State, part: number): number {
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < PART_OF_COLUMN.length; column++) {
      if (PART_OF_COLUMN[column]! === part && state.market[slotOf(column, row)]! !== 0) return priceOfRow(row);
    }
  }
  return isSoldOut(state, part) ? 0 : IMPOSSIBLE;
}

export function codeOf(edition: Edition, state: State, seat: Seat): number {
  return yardCode(player(state, seat).yard, edition.tables.kinds);
}

/** S-BUILD-1, S-BUILD-7: cards are bought in the order of the market, blank ones last, so that each purchase is reached one way. */
const buy: SeatRule<DecisionOf<'buy'>, MoveOf<'buy' | 'blank' | 'done'>> = {
  opens: ({ bought }) => bought === 0,
  moves(edition, state, { bought, from }, seat) {
    const placeable = placeableParts(codeOf(edition, state, seat));
    const { money } = player(state, seat);
    const moves: MoveOf<'buy' | 'blank' | 'done'>[] = [];
    for (let slot = from; slot < SLOTS; slot++) {
      if (isOnSale(state, slot, money) && (placeable & (1 << partOfSlot(slot))) !== 0) moves.push(BUYS[slot]!);
    }
    for (let part = 0; part < PARTS.length; part++) {
      if (SLOTS + part >= from && (placeable & (1 << part)) !== 0 && isSoldOut(state, part)) moves.push(BLANKS[part]!);
    }
    if (bought > 0) moves.push(DONE);
    return moves;
  },
  apply(edition, state, { bought }, seat, move, emit) {
    state.pending.pop();
    if (move.kind === 'done') return slideCards(state);
    const card = take(edition, state, seat, move, emit);
    const from = move.kind === 'buy' ? move.slot + 1 : SLOTS + move.part;
    state.pending.push({ kind: 'place', seat, bought: bought + 1, from, card });
  },
  why(edition, state, { from }, seat, { place, names }) {
    if (place !== 'market') return undefined;
    return cannotBuy(edition, state, seat, names, from);
  },
};

/** The parts that have a place in a yard, as bits. */
function placeableParts(code: number): number {
  let parts = 0;
  for (let part = 0; part < PARTS.length; part++) if (hasPlace(code, part + 1)) parts |= 1 << part;
  return parts;
}

const isOnSale = (state: State, slot: number, money: number): boolean =>
  state.market[slot]! !== 0 && priceOfRow(slot % ROWS) <= money;

/** Pays for a card and takes it; blank ones are free. */
export function take(
  edition: Edition,
  state: State,
  seat: Seat,
  move: MoveOf<'buy' | 'blank'>,
  emit?: Emit<Event>,
): number {
  const { tables } = edition;
  if (move.kind === 'blank') {
    const card = tables.blanks[move.part]!;
    emit?.({ kind: 'bought', seat, card: tables.names[card]!, column: PARTS[move.part]!, row: -1, paid: 0 });
    return card;
  }
  const row = move.slot % ROWS;
  const paid = priceOfRow(row);
  const card = takeAway(state, move.slot);
  player(state, seat).money -= paid;
  const column = COLUMNS[Math.floor(move.slot / ROWS)]!;
  emit?.({ kind: 'bought', seat, card: tables.names[card]!, column, row, paid });
  return card;
}

/** Why a card of the market, `market:bow:2` or `market:bow:blank`, cannot be bought. */
function cannotBuy(
  edition: Edition,
  state: State,
  seat: Seat,
  names: readonly string[],
  from: number,
): Reason | undefined {
  const { part, slot, row } = cardTarget(names);
  const noun = partNoun(PARTS[part]!);
  if (!hasPlace(codeOf(edition, state, seat), part + 1))
    return reason('S-BUILD-4', { key: 'shipyard.why.partNowhere', params: { part: noun } });
  if (row < 0 && !isSoldOut(state, part))
    return reason('S-BUILD-7', { key: 'shipyard.why.stillOnSale', params: { part: noun } });
  if (slot < from) return reason('S-BUILD-1', { key: 'shipyard.why.buyingOrder', params: {} });
  return row < 0 ? undefined : tooDear('S-BUILD-1', priceOfRow(row), player(state, seat).money);
}

/** What a target of the market names: its part, its slot (blank cards follow the last), and its row or -1. */
export function cardTarget([column = '', row = '']: readonly string[]): { part: number; slot: number; row: number } {
  if (row === 'blank') {
    const part = indexOfName(PARTS, column);
    return { part, slot: SLOTS + part, row: -1 };
  }
  const slot = slotOf(indexOfName(COLUMNS, column), Number(row));
  return { part: partOfSlot(slot), slot, row: Number(row) };
}

/** S-BUILD-2, S-BUILD-4. */
const place: SeatRule<DecisionOf<'place'>, MoveOf<'place'>> = {
  moves(edition, state, { card }, seat) {
    const code = codeOf(edition, state, seat);
    const kind = edition.tables.kinds[card]!;
    const moves: MoveOf<'place'>[] = [];
    for (let space = 0; space < YARD; space++) if (canPlace(code, kind, space)) moves.push(PLACES[space]!);
    return moves;
  },
  apply(edition, state, { bought, from, card }, seat, { space }, emit) {
    player(state, seat).yard[space] = card;
    emit?.({ kind: 'placed', seat, card: edition.tables.names[card]!, space });
    state.pending.pop();
    if (bought < MOST_CARDS && canBuyMore(edition, state, seat, from))
      state.pending.push({ kind: 'buy', seat, bought, from });
    else slideCards(state);
  },
  why(edition, state, { card }, seat, { place: where, names }) {
    if (where === 'market') return reason('S-BUILD-2', { key: 'shipyard.why.placeFirst', params: {} });
    if (where !== 'yard') return undefined;
    return cannotPlace(edition, state, seat, card, Number(names[0]));
  },
};

export function cannotPlace(edition: Edition, state: State, seat: Seat, card: number, space: number): Reason {
  if (kindAt(codeOf(edition, state, seat), space) !== 0)
    return reason('S-BUILD-2', { key: 'shipyard.why.spaceTaken', params: {} });
  const part = partNoun(PARTS[edition.tables.kinds[card]! - 1]!);
  return reason('S-BUILD-4', { key: 'shipyard.why.neverAShip', params: { part } });
}

function canBuyMore(edition: Edition, state: State, seat: Seat, from: number): boolean {
  const placeable = placeableParts(codeOf(edition, state, seat));
  const { money } = player(state, seat);
  for (let slot = from; slot < SLOTS; slot++) {
    if (isOnSale(state, slot, money) && (placeable & (1 << partOfSlot(slot))) !== 0) return true;
  }
  for (let part = 0; part < PARTS.length; part++) {
    if (SLOTS + part >= from && (placeable & (1 << part)) !== 0 && isSoldOut(state, part)) return true;
  }
  return false;
}

const CARD_COLUMNS = PART_OF_COLUMN.map((_, column) => column);

export const build: ActionModule = {
  price,
  impossible: reason('S-BUILD-5', { key: 'shipyard.why.noCardFits', params: {} }),
  begin: (_, state, seat) => {
    state.pending.push({ kind: 'buy', seat, bought: 0, from: 0 });
  },
  decisions: { buy, place },
  automa: (edition, state, back, emit) => removeRow(edition, state, CARD_COLUMNS, back, emit),
};
