import type { Reason, Seat } from '@riband/kernel';
import { type ActionModule, type Edition, IMPOSSIBLE, player, type SeatRule } from '../edition.ts';
import { GOODS, indexOfName, PIECES } from '../lists.ts';
import { SPENT_GOODS, spend } from '../market.ts';
import { SELLS, SWAPS } from '../moves.ts';
import { reason } from '../reasons.ts';
import { bit, has, sizeOfSet } from '../tables/employees.ts';
import type { Decision, DecisionOf, MoveOf, State } from '../types.ts';
import { EXCHANGE_RING, RINGS } from './gather.ts';

/** S-XCH-1: over its starting space on later rounds. */
function moveMarker(edition: Edition, state: State): void {
  state.rings[EXCHANGE_RING] = (state.rings[EXCHANGE_RING]! + 1) % edition.tables.prices.length;
}

/** S-XCH-2: which tile is given up. */
const giveTile: SeatRule<DecisionOf<'exchange'>, MoveOf<'exchange'>> = {
  opens: () => true,
  moves(edition, state, _, seat) {
    const { goods } = player(state, seat);
    return edition.moves.exchanges.filter((move) => goods[move.goods]! > 0);
  },
  apply(edition, state, _, seat, { goods, name }, emit) {
    state.pending.pop();
    moveMarker(edition, state);
    const own = player(state, seat).goods;
    own[goods] = own[goods]! - 1;
    spend(state, edition.tables.goodsFrom + goods, SPENT_GOODS);
    emit?.({ kind: 'exchanged', seat, goods: name, prices: edition.tables.prices[state.rings[EXCHANGE_RING]!]! });
    askForGood(edition, state, seat, goods, 0, 0);
  },
  why: () => undefined,
};

/** Asks about the next good on the tile, if there is any. */
function askForGood(edition: Edition, state: State, seat: Seat, goods: number, first: number, taken: number): void {
  const { counts } = edition.tables.goods[goods]!;
  for (let good = first; good < GOODS.length; good++) {
    const left = counts[good]!;
    if (left === 0) continue;
    state.pending.push({ kind: 'trade', seat, goods, good, left, from: 0, taken });
    return;
  }
}

/** S-XCH-3. */
export function saleOf(edition: Edition, state: State, seat: Seat, good: number): number {
  const traders = player(state, seat).employees & edition.tables.employees.traders[good]!;
  return edition.tables.prices[state.rings[EXCHANGE_RING]!]![good]! + sizeOfSet(traders);
}

/**
 * S-XCH-2: what becomes of one good after the other. Of several alike, those to swap come first and in the order of the table, and
 * selling one sells the rest: so there is one way to say what becomes of each. Tables of two goods may share an item, which still
 * is taken once.
 */
const trade: SeatRule<DecisionOf<'trade'>, MoveOf<'swap' | 'sell'>> = {
  moves(edition, _, { good, from, taken }) {
    const swaps = edition.tables.swaps[good]!;
    const moves: MoveOf<'swap' | 'sell'>[] = [];
    for (let item = from; item < swaps.length; item++) {
      const piece = swaps[item]!;
      if (!has(taken, piece)) moves.push(SWAPS[piece]!);
    }
    moves.push(SELLS[good]!);
    return moves;
  },
  apply(edition, state, decision, seat, move, emit) {
    const { goods, good, left } = decision;
    state.pending.pop();
    const trader = player(state, seat);
    if (move.kind === 'sell') {
      const earned = left * saleOf(edition, state, seat, good);
      trader.money += earned;
      emit?.({ kind: 'sold', seat, good: GOODS[good]!, count: left, earned });
      return askForGood(edition, state, seat, goods, good + 1, decision.taken);
    }
    const taken = decision.taken | bit(move.piece);
    trader.store[move.piece] = trader.store[move.piece]! + 1;
    emit?.({ kind: 'swapped', seat, good: GOODS[good]!, piece: PIECES[move.piece]! });
    if (left === 1) return askForGood(edition, state, seat, goods, good + 1, taken);
    const from = edition.tables.swaps[good]!.indexOf(move.piece) + 1;
    state.pending.push({ kind: 'trade', seat, goods, good, left: left - 1, from, taken } satisfies Decision);
  },
  why(edition, _, { good, from, taken }, __, { place, names }): Reason | undefined {
    if (place === 'tile') return reason('S-XCH-2', { key: 'shipyard.why.oneTile', params: {} });
    if (place !== 'swap') return undefined;
    const wanted = indexOfName(PIECES, names[0]);
    const item = edition.tables.swaps[good]!.indexOf(wanted);
    const piece = edition.nouns.piece(names[0] ?? '');
    if (item < 0)
      return reason('S-XCH-2', {
        key: 'shipyard.why.notInTable',
        params: { good: edition.nouns.good(GOODS[good]!), piece },
      });
    if (has(taken, wanted)) return reason('S-XCH-2', { key: 'shipyard.why.swappedAlready', params: { piece } });
    return item < from ? reason('S-XCH-2', { key: 'shipyard.why.swappingOrder', params: { piece } }) : undefined;
  },
};

export const exchange: ActionModule = {
  price: (_, state, seat) => (player(state, seat).goods.some((count) => count > 0) ? 0 : IMPOSSIBLE),
  impossible: reason('S-XCH-1', { key: 'shipyard.why.noTile', params: {} }),
  begin: (_, state, seat) => {
    state.pending.push({ kind: 'exchange', seat });
  },
  decisions: { exchange: giveTile, trade },
  automa(edition, state, _, emit) {
    moveMarker(edition, state);
    emit?.({ kind: 'automaMoved', ring: RINGS[EXCHANGE_RING]!, steps: 1 });
  },
};
