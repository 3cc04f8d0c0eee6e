import type { Emit, Seat } from '@riband/kernel';
import { canalOn, cellOf, columnOf, FIRST_CELL, lineOf, neighbour, packCanal } from '../canals/packing.ts';
import { type ActionModule, type Edition, IMPOSSIBLE, player, type SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { ROWS } from '../lists.ts';
import { slide, slotOf, takeAway } from '../market.ts';
import { layMove, RENTS, ROTATES } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import { CANAL_COLUMN, priceOfRow } from '../tables/index.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';
import { removeRow } from './automa.ts';

/** S-CANAL-1. */
const rent: SeatRule<DecisionOf<'rent'>, MoveOf<'rent'>> = {
  opens: () => true,
  moves(_, state, __, seat) {
    const moves: MoveOf<'rent'>[] = [];
    const { money } = player(state, seat);
    for (let row = 0; row < ROWS; row++) {
      if (state.market[slotOf(CANAL_COLUMN, row)]! !== 0 && priceOfRow(row) <= money) moves.push(RENTS[row]!);
    }
    return moves;
  },
  apply(edition, state, _, seat, { row }, emit) {
    state.pending.pop();
    const thing = takeAway(state, slotOf(CANAL_COLUMN, row));
    slide(state, CANAL_COLUMN);
    const paid = priceOfRow(row);
    const renter = player(state, seat);
    renter.money -= paid;
    emit?.({ kind: 'rented', seat, canal: edition.tables.names[thing]!, row, paid });
    const canal = thing - edition.tables.canalsFrom;
    if (renter.canals.length > 0) {
      state.pending.push({ kind: 'lay', seat, canal });
      return;
    }
    // However the first canal is laid, the table can be turned to see it like this.
    layDown(edition, state, seat, canal, FIRST_CELL, 0, emit);
    edition.onFirstCanal(state, seat);
  },
  why(_, state, __, seat, { place, names }) {
    if (place !== 'canal') return undefined;
    return tooDear('S-CANAL-1', priceOfRow(Number(names[0])), player(state, seat).money);
  },
};

const LAY_FIRST = reason('S-CANAL-2', { key: 'shipyard.why.layFirst', params: {} });

/** S-CANAL-2: next to the system. Every side of a canal has a mouth, so that mouths always meet. */
const lay: SeatRule<DecisionOf<'lay'>, MoveOf<'lay'>> = {
  moves: (_, state, __, seat) => freeCells(player(state, seat).canals).map(layMove),
  apply(edition, state, { canal }, seat, { cell }, emit) {
    state.pending.pop();
    if (edition.tables.canals[canal]!.turns.length > 1) state.pending.push({ kind: 'rotate', seat, canal, cell });
    else layDown(edition, state, seat, canal, cell, 0, emit);
  },
  why: (_, __, ___, ____, { place }) => (place === 'canal' ? LAY_FIRST : undefined),
};

/** The empty cells next to some canals, each once. */
export function freeCells(canals: readonly number[]): number[] {
  const cells: number[] = [];
  for (const laid of canals) {
    for (let side = 0; side < 4; side++) {
      const cell = neighbour(cellOf(laid), side);
      if (!cells.includes(cell) && canalOn(canals, cell) < 0) cells.push(cell);
    }
  }
  return cells;
}

/** S-CANAL-2: it may be rotated; turns that look alike are offered once. */
const rotate: SeatRule<DecisionOf<'rotate'>, MoveOf<'rotate'>> = {
  moves: (edition, _, { canal }) => edition.tables.canals[canal]!.turns.map((turn) => ROTATES[turn]!),
  apply(edition, state, { canal, cell }, seat, { turn }, emit) {
    state.pending.pop();
    layDown(edition, state, seat, canal, cell, turn, emit);
  },
  why: (_, __, ___, ____, { place }) => (place === 'canal' ? LAY_FIRST : undefined),
};

function layDown(
  edition: Edition,
  state: State,
  seat: Seat,
  canal: number,
  cell: number,
  turn: number,
  emit?: Emit<Event>,
): void {
  player(state, seat).canals.push(packCanal(cell, canal, turn));
  const name = edition.tables.canals[canal]!.name;
  emit?.({ kind: 'laid', seat, canal: name, x: columnOf(cell), y: lineOf(cell), turn });
}

export const canal: ActionModule = {
  price: (_, state) => (state.market[slotOf(CANAL_COLUMN, 0)]! === 0 ? IMPOSSIBLE : 0),
  impossible: reason('S-STACK-1', { key: 'shipyard.why.noCanal', params: {} }),
  begin: (_, state, seat) => {
    state.pending.push({ kind: 'rent', seat });
  },
  decisions: { rent, lay, rotate },
  automa: (edition, state, back, emit) => removeRow(edition, state, [CANAL_COLUMN], back, emit),
};
