import { type ActionModule, IMPOSSIBLE, player, type SeatRule } from '../edition.ts';
import { ROWS } from '../lists.ts';
import { slide, slotOf, takeAway } from '../market.ts';
import { PURCHASES } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import { GOODS_COLUMN, priceOfRow } from '../tables/index.ts';
import type { DecisionOf, MoveOf } from '../types.ts';
import { removeRow } from './automa.ts';

/** S-TRAIN-1. */
const buyGoods: SeatRule<DecisionOf<'purchase'>, MoveOf<'purchase'>> = {
  opens: () => true,
  moves(_, state, __, seat) {
    const moves: MoveOf<'purchase'>[] = [];
    const { money } = player(state, seat);
    for (let row = 0; row < ROWS; row++) {
      if (state.market[slotOf(GOODS_COLUMN, row)]! !== 0 && priceOfRow(row) <= money) moves.push(PURCHASES[row]!);
    }
    return moves;
  },
  apply(edition, state, _, seat, { row }, emit) {
    state.pending.pop();
    const thing = takeAway(state, slotOf(GOODS_COLUMN, row));
    slide(state, GOODS_COLUMN);
    const paid = priceOfRow(row);
    const buyer = player(state, seat);
    const goods = thing - edition.tables.goodsFrom;
    buyer.money -= paid;
    buyer.goods[goods] = buyer.goods[goods]! + 1;
    emit?.({ kind: 'purchased', seat, goods: edition.tables.names[thing]!, row, paid });
  },
  why(_, state, __, seat, { place, names }) {
    if (place !== 'goods') return undefined;
    return tooDear('S-TRAIN-1', priceOfRow(Number(names[0])), player(state, seat).money);
  },
};

export const purchase: ActionModule = {
  price: (_, state) => (state.market[slotOf(GOODS_COLUMN, 0)]! === 0 ? IMPOSSIBLE : 0),
  impossible: reason('S-STACK-1', { key: 'shipyard.why.noGoods', params: {} }),
  begin: (_, state, seat) => {
    state.pending.push({ kind: 'purchase', seat });
  },
  decisions: { purchase: buyGoods },
  automa: (edition, state, back, emit) => removeRow(edition, state, [GOODS_COLUMN], back, emit),
};
