import type { Emit } from '@riband/kernel';
import { add } from './arrays.ts';
import { active } from './state.ts';
import type { Tables } from './tables.ts';
import { COLUMNS, type Column, type Event, type PlayerState, type State, type TokenSource } from './types.ts';

export const BLUE: Column = COLUMNS.indexOf('blue');
export const BLACK: Column = COLUMNS.indexOf('black');

// Sets of columns are bits: which columns can be chosen is asked for at every other move.
const bit = (column: Column): number => 1 << column;
const ALL_COLUMNS = (1 << COLUMNS.length) - 1;

/**
 * C-COAL-1, C-HOUSE-4: the columns that a source is for, as long as one of them has room. None for a Blue Riband or a headquarters:
 * those ask for a column only when their own is full.
 */
const OWN_COLUMNS: Readonly<Record<TokenSource, number>> = {
  coal: bit(BLACK),
  house: ALL_COLUMNS & ~bit(BLUE) & ~bit(BLACK),
  riband: 0,
  headquarters: 0,
};

export function isFull(tables: Tables, owner: PlayerState, column: Column): boolean {
  return owner.tokens[column]! >= tables.costs.length;
}

/** C-PIECE-4: what the topmost empty spot costs; nothing in the blue column. */
function tokenCost(tables: Tables, owner: PlayerState, column: Column): number {
  return column === BLUE ? 0 : tables.costs[owner.tokens[column]!]!;
}

/** C-SHIPS-2: the tokens of headquarters cost nothing. */
export function priceOfToken(tables: Tables, owner: PlayerState, column: Column, source: TokenSource): number {
  return source === 'headquarters' ? 0 : tokenCost(tables, owner, column);
}

/** C-COAL-1: a pier, or the token instead of it, is bought. The others are taken whenever they can be paid (C-RONDEL-4). */
export function mayDecline(source: TokenSource): boolean {
  return source === 'coal';
}

export function isFor(source: TokenSource, column: Column): boolean {
  return (OWN_COLUMNS[source] & bit(column)) !== 0;
}

/** Whether the source's own columns are full, so that the one with fewest tokens is asked for instead. */
export function fallsBack(tables: Tables, owner: PlayerState, source: TokenSource): boolean {
  for (let column = 0; column < COLUMNS.length; column++)
    if (isFor(source, column) && !isFull(tables, owner, column)) return false;
  return true;
}

/** The columns that a token of this source may go to, money aside. */
function columnsFor(tables: Tables, owner: PlayerState, source: TokenSource): number {
  const candidates = fallsBack(tables, owner, source) ? fewest(owner) : OWN_COLUMNS[source];
  let columns = 0;
  for (let column = 0; column < COLUMNS.length; column++)
    if ((candidates & bit(column)) !== 0 && !isFull(tables, owner, column)) columns |= bit(column);
  return columns;
}

/** C-TOKEN-1: the columns with the fewest tokens. Full ones have the most there can be, so they are among them only if all are full. */
function fewest(owner: PlayerState): number {
  let least = Number.POSITIVE_INFINITY;
  let columns = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    const count = owner.tokens[column]!;
    if (count === least) columns |= bit(column);
    else if (count < least) [least, columns] = [count, bit(column)];
  }
  return columns;
}

/** Whether a token of this source may go to the column, money aside. */
export function fits(tables: Tables, owner: PlayerState, source: TokenSource, column: Column): boolean {
  return (columnsFor(tables, owner, source) & bit(column)) !== 0;
}

/** The columns for which the owner may take a token of this source now. */
export function tokenColumns(tables: Tables, owner: PlayerState, source: TokenSource): readonly Column[] {
  const fitting = columnsFor(tables, owner, source);
  const columns: Column[] = [];
  for (let column = 0; column < COLUMNS.length; column++)
    if ((fitting & bit(column)) !== 0 && priceOfToken(tables, owner, column, source) <= owner.money)
      columns.push(column);
  return columns;
}

/** C-HOUSE-5: what the cheapest token for a house costs; nothing if there is no room for any. */
export function cheapestTradeToken(tables: Tables, owner: PlayerState): number {
  const fitting = columnsFor(tables, owner, 'house');
  let cheapest = Number.POSITIVE_INFINITY;
  for (let column = 0; column < COLUMNS.length; column++)
    if ((fitting & bit(column)) !== 0) cheapest = Math.min(cheapest, tokenCost(tables, owner, column));
  return fitting === 0 ? 0 : cheapest;
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
    const column = columns[0]!;
    takeToken(state, column, priceOfToken(tables, owner, column, source), emit);
  }
}
