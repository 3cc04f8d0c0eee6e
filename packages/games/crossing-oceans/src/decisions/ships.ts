import type { Emit, Reason } from '@riband/kernel';
import { add, insert } from '../arrays.ts';
import { tellIdle } from '../flow.ts';
import { marketPrice, restock } from '../market.ts';
import type { MoveOf } from '../moves.ts';
import { tooDear } from '../reasons.ts';
import { active } from '../state.ts';
import { RULES, type Tables } from '../tables.ts';
import { askForToken, isFull, takeToken } from '../tokens.ts';
import { type Column, type Event, type Move, NONE, type State, type Tile } from '../types.ts';
import type { DecisionOf, Rule } from './decision.ts';

/** C-SHIPS-1, C-SHIPS-2. */
export const buy: Rule<DecisionOf<'buy'>, MoveOf<'market' | 'dock' | 'done'>> = {
  moves(tables, state) {
    const moves = purchases(tables, state);
    moves.push(tables.moves.done);
    return moves;
  },
  apply(tables, state, { left }, move, emit) {
    if (move.kind === 'done') {
      stopBuying(tables, state, left, emit);
      return;
    }
    state.pending.pop();
    state.pending.push({ kind: 'buy', left: left - 1 });
    if (move.kind === 'market') {
      const { position } = move;
      const paid = marketPrice(tables, state, position);
      const tile = state.market[position]!;
      state.market[position] = NONE;
      takeTile(tables, state, tile, paid, position + 1, emit);
    } else {
      const tile = state.docks[move.column]!;
      state.docks[move.column] = NONE;
      takeTile(tables, state, tile, tables.price[tile]!, null, emit);
    }
    continueBuying(tables, state, emit);
  },
};

export function startBuying(tables: Tables, state: State, emit?: Emit<Event>): void {
  state.pending.push({ kind: 'buy', left: RULES.purchases });
  continueBuying(tables, state, emit);
}

/** Asks for the next purchase if there can be one; else the market is filled. A token that is asked for comes first. */
export function continueBuying(tables: Tables, state: State, emit?: Emit<Event>): void {
  const decision = state.pending[state.pending.length - 1]!;
  if (decision.kind !== 'buy' || (decision.left > 0 && purchases(tables, state).length > 0)) return;
  stopBuying(tables, state, decision.left, emit);
}

function stopBuying(tables: Tables, state: State, left: number, emit?: Emit<Event>): void {
  state.pending.pop();
  // C-SHIPS-5: then nothing comes to the market and nothing leaves it.
  if (left === RULES.purchases && state.stack.length === 0) tellIdle(state, emit);
  restock(tables, state, emit);
}

function purchases(tables: Tables, state: State): Move[] {
  const { money } = active(state);
  const moves: Move[] = [];
  for (let position = 0; position < state.market.length; position++)
    if (state.market[position] !== NONE && marketPrice(tables, state, position) <= money)
      moves.push(tables.moves.market[position]!);
  for (let column = 0; column < state.docks.length; column++) {
    const tile = state.docks[column]!;
    if (tile !== NONE && tables.price[tile]! <= money) moves.push(tables.moves.dock[column]!);
  }
  return moves;
}

function takeTile(
  tables: Tables,
  state: State,
  tile: Tile,
  paid: number,
  position: number | null,
  emit?: Emit<Event>,
): void {
  const buyer = active(state);
  buyer.money -= paid;
  insert(buyer.supply, tile);
  add(buyer.flags, tables.flag[tile]!, 1);
  emit?.({ kind: 'bought', seat: state.seat, tile, paid, position });
  const column = tables.token[tile]!;
  if (column === NONE) return;
  // C-SHIPS-2: a headquarters' token is placed at once.
  if (isFull(tables, buyer, column)) askForToken(tables, state, 'headquarters', emit);
  else takeToken(state, column, 0, emit);
}

export function cannotBuyFromMarket(tables: Tables, state: State, position: number): Reason | undefined {
  return tooDear('C-SHIPS-1', marketPrice(tables, state, position), active(state).money);
}

export function cannotBuyFromDocks(tables: Tables, state: State, column: Column): Reason | undefined {
  return tooDear('C-SHIPS-1', tables.price[state.docks[column]!]!, active(state).money);
}
