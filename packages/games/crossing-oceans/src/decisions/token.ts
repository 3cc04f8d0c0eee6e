import type { Reason } from '@riband/kernel';
import { tokenNoun } from '../messages.ts';
import type { MoveOf } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import { active } from '../state.ts';
import type { Tables } from '../tables.ts';
import { fallsBack, fits, isFor, isFull, mayDecline, priceOfToken, takeToken, tokenColumns } from '../tokens.ts';
import type { Column, State, TokenSource } from '../types.ts';
import { loadCoal } from './coal.ts';
import type { DecisionOf, Rule } from './decision.ts';
import { continueBuying } from './ships.ts';

/** The column of a token: C-COAL-1, C-HOUSE-4, and C-TOKEN-1 wherever it is called for. */
export const token: Rule<DecisionOf<'token'>, MoveOf<'token' | 'decline'>> = {
  moves(tables, state, { source }) {
    const moves = tokenColumns(tables, active(state), source).map((column) => tables.moves.token[column]!);
    if (mayDecline(source)) moves.push(tables.moves.decline);
    return moves;
  },
  apply(tables, state, { source }, move, emit) {
    state.pending.pop();
    if (move.kind === 'token')
      takeToken(state, move.column, priceOfToken(tables, active(state), move.column, source), emit);
    // A token comes in the middle of Coal and Ships, and at the end of House and Blue Riband.
    if (source === 'coal') loadCoal(tables, state, move.kind === 'token', emit);
    if (source === 'headquarters') continueBuying(tables, state, emit);
  },
};

const CLAUSES: Readonly<Record<TokenSource, string>> = {
  headquarters: 'C-SHIPS-2',
  riband: 'C-RIBAND-3',
  coal: 'C-COAL-1',
  house: 'C-HOUSE-4',
};

export function cannotTake(tables: Tables, state: State, source: TokenSource, column: Column): Reason | undefined {
  const owner = active(state);
  const clause = CLAUSES[source];
  if (fits(tables, owner, source, column))
    return tooDear(clause, priceOfToken(tables, owner, column, source), owner.money);
  // Room in another column would not help as long as the source's own are asked for.
  if (!isFor(source, column) && !fallsBack(tables, owner, source))
    return source === 'coal'
      ? reason(clause, { key: 'crossing-oceans.why.coalPierFirst', params: {} })
      : reason(clause, { key: 'crossing-oceans.why.tradeTokenFirst', params: {} });
  const params = { token: tokenNoun(column) };
  return isFull(tables, owner, column)
    ? reason(clause, { key: 'crossing-oceans.why.columnFull', params })
    : reason('C-TOKEN-1', { key: 'crossing-oceans.why.notFewest', params });
}
