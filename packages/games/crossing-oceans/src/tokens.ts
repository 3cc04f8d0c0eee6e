import type { Emit } from '@riband/kernel';
import { add, at } from './arrays.ts';
import { active } from './state.ts';
import type { Tables } from './tables.ts';
import { COLUMNS, type Column, type Event, type PlayerState, type State, type TokenSource } from './types.ts';

export const BLUE: Column = COLUMNS.indexOf('blue');
export const BLACK: Column = COLUMNS.indexOf('black');
const TRADE: readonly Column[] = [COLUMNS.indexOf('green'), COLUMNS.indexOf('red'), COLUMNS.indexOf('white')];

export function isFull(tables: Tables, owner: PlayerState, column: Column): boolean {
  return at(owner.tokens, column) >= tables.costs.length;
}

/** C-PIECE-4: what the topmost empty spot costs; nothing in the blue column. */
export function tokenCost(tables: Tables, owner: PlayerState, column: Column): number {
  return column === BLUE ? 0 : at(tables.costs, at(owner.tokens, column));
}

/** C-SHIPS-2: the tokens of headquarters cost nothing. */
export function priceOfToken(tables: Tables, owner: PlayerState, column: Column, source: TokenSource): number {
  return source === 'headquarters' ? 0 : tokenCost(tables, owner, column);
}

/** C-RIBAND-3 (the fallback), C-COAL-1. */
export function mayDecline(source: TokenSource): boolean {
  return source === 'riband' || source === 'coal';
}

/**
 * C-COAL-1, C-HOUSE-4: the columns that the source is for, as long as one of them has room. Nothing for a Blue Riband or a
 * headquarters: those are asked for a column only when their own is full.
 */
function ownColumns(source: TokenSource): readonly Column[] {
  return source === 'coal' ? BLACK_ONLY : source === 'house' ? TRADE : NO_COLUMNS;
}

const BLACK_ONLY: readonly Column[] = [BLACK];
const NO_COLUMNS: readonly Column[] = [];

/** Whether the source's own columns are full, so that the one with fewest tokens is asked for instead. */
export function fallsBack(tables: Tables, owner: PlayerState, source: TokenSource): boolean {
  for (const column of ownColumns(source)) if (!isFull(tables, owner, column)) return false;
  return true;
}

/** C-TOKEN-1: how many tokens the columns with the fewest have; full ones do not count. */
function fewest(owner: PlayerState): number {
  let least = at(owner.tokens, 0);
  for (const count of owner.tokens) if (count < least) least = count;
  return least;
}

/** Whether a token of this source may go to the column, money aside. */
export function fits(tables: Tables, owner: PlayerState, source: TokenSource, column: Column): boolean {
  if (isFull(tables, owner, column)) return false;
  return fallsBack(tables, owner, source)
    ? at(owner.tokens, column) === fewest(owner)
    : ownColumns(source).includes(column);
}

/** The columns for which somebody with this much money may take a token of this source now. */
export function tokenColumns(
  tables: Tables,
  owner: PlayerState,
  source: TokenSource,
  money = owner.money,
): readonly Column[] {
  const columns: Column[] = [];
  for (let column = 0; column < COLUMNS.length; column++) {
    if (fits(tables, owner, source, column) && priceOfToken(tables, owner, column, source) <= money)
      columns.push(column);
  }
  return columns;
}

/** C-HOUSE-5: what the cheapest token for a house costs; nothing if there is no room for any. */
export function cheapestTradeToken(tables: Tables, owner: PlayerState): number {
  let cheapest = Number.POSITIVE_INFINITY;
  for (let column = 0; column < COLUMNS.length; column++) {
    if (fits(tables, owner, 'house', column)) cheapest = Math.min(cheapest, tokenCost(tables, owner, column));
  }
  return cheapest === Number.POSITIVE_INFINITY ? 0 : cheapest;
}

/** A token for the active player's column, paid. */
export function takeToken(state: State, column: Column, paid: number, emit?: Emit<Event>): void {
  const owner = active(state);
  owner.money -= paid;
  add(owner.tokens, column, 1);
  emit?.({ kind: 'token', seat: state.seat, column, paid });
}

/**
 * Asks for the column of a token if there is anything to choose. With one column and no way to decline, the token is taken at once; with
 * none, there is none.
 */
export function askForToken(tables: Tables, state: State, source: TokenSource, emit?: Emit<Event>): void {
  const owner = active(state);
  const columns = tokenColumns(tables, owner, source);
  if (columns.length > 1 || (columns.length === 1 && mayDecline(source))) state.pending.push({ kind: 'token', source });
  else if (columns.length === 1) {
    const column = at(columns, 0);
    takeToken(state, column, priceOfToken(tables, owner, column, source), emit);
  }
}
