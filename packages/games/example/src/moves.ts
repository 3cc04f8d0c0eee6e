import { seatsUpTo } from '@riband/kernel';
import type { MoveOf } from './decisions/decision.ts';
import { TABLES } from './tables.ts';
import { CARGOES } from './types.ts';

// Every move there is, made once: lists of legal moves are picked from these.
export const BIDS: readonly MoveOf<'bid'>[] = numbers(TABLES.highestBid + 1).map((coins) => ({
  id: coins,
  kind: 'bid',
  coins,
}));
export const TAKES: readonly MoveOf<'take'>[] = numbers(TABLES.placePrices.length).map((place) => ({
  id: 10 + place,
  kind: 'take',
  place,
}));
export const LOADS: readonly MoveOf<'load'>[] = CARGOES.map((cargo, index) => ({
  id: 20 + index,
  kind: 'load',
  cargo,
}));
export const DONE: MoveOf<'done'> = { id: 30, kind: 'done' };
export const FILLS: readonly MoveOf<'fill'>[] = CARGOES.map((cargo, index) => ({
  id: 40 + index,
  kind: 'fill',
  cargo,
}));
export const REVEAL: MoveOf<'reveal'> = { id: 50, kind: 'reveal' };
export const DRAWS: readonly (readonly MoveOf<'draw'>[])[] = seatsUpTo(4).map((seat) =>
  CARGOES.map((cargo, index) => ({ id: 60 + 10 * seat + index, kind: 'draw', seat, cargo })),
);

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
