import type { Emit } from '@riband/kernel';
import { MARKET_INTAKE } from './components.ts';
import { triggerEnd } from './flow.ts';
import { RULES, type Tables } from './tables.ts';
import { type Event, NONE, type State, type Tile } from './types.ts';

/** C-SHIPS-1: the price and £10 for each position, counted from 1. */
export function marketPrice(tables: Tables, state: State, position: number): number {
  return tables.price[state.market[position]!]! + RULES.positionPrice * (position + 1);
}

/** C-SHIPS-3 to C-SHIPS-6: the end of a Ships action, up to the draws. */
export function restock(tables: Tables, state: State, emit?: Emit<Event>): void {
  let left = closeGaps(state.market);
  if (state.stack.length === 0) {
    triggerEnd(state, emit);
    return;
  }
  while (left > MARKET_INTAKE) {
    dock(tables, state, state.market[0]!, emit);
    state.market[0] = NONE;
    left = closeGaps(state.market);
  }
  state.pending.push({ kind: 'fill', left: MARKET_INTAKE });
}

/** Moves what is left to the left, in order; says how many there are. */
function closeGaps(market: Tile[]): number {
  let count = 0;
  for (let position = 0; position < market.length; position++) {
    const tile = market[position]!;
    if (tile === NONE) continue;
    market[position] = NONE;
    market[count++] = tile;
  }
  return count;
}

/** C-SHIPS-4. */
function dock(tables: Tables, state: State, tile: Tile, emit?: Emit<Event>): void {
  const column = tables.flag[tile]!;
  const before = state.docks[column]!;
  if (before !== NONE) {
    state.gone.push(before);
    emit?.({ kind: 'scrapped', tile: before });
  }
  state.docks[column] = tile;
  emit?.({ kind: 'docked', tile, column });
}

/** C-SHIPS-5: the next tile in the first free position. */
export function fillMarket(state: State, tile: Tile): void {
  state.market[state.market.indexOf(NONE)] = tile;
}
