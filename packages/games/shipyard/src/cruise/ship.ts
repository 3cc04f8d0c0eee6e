import type { Seat } from '@riband/kernel';
import { type Edition, type Printed, player } from '../edition.ts';
import { FEATURES, indexIn, PIECES } from '../lists.ts';
import type { Outfit, State } from '../types.ts';

export const [CAPTAIN, BUSINESSMAN, SOLDIER, DRIVE, SMOKESTACK, SAIL, CANNON, CRANE] = [0, 1, 2, 3, 4, 5, 6, 7];

const place = (feature: (typeof FEATURES)[number]): number => indexIn(FEATURES, feature);

/** S-FIT-1: what each piece is mounted on or lives in, by piece. */
const PLACE_OF = [
  place('cabin'),
  place('cabin'),
  place('cabin'),
  place('drive'),
  place('mast'),
  place('mast'),
  place('cannon'),
  place('crane'),
] as const;

/** S-SPEED-1, S-SPEED-2. It never sinks when a piece is added. */
export function speedOf(fitted: readonly number[]): number {
  const [drives, stacks, sails] = [fitted[DRIVE]!, fitted[SMOKESTACK]!, fitted[SAIL]!];
  if (stacks > 0 && drives > 0) return 4 + (stacks - 1) + (drives - 1) + sails;
  return 1 + sails + drives + Math.floor(stacks / 2);
}

/** S-SPEED-3: what helmsman and rigger can add. */
export function speedBonus(edition: Edition, employees: number, sails: number): number {
  const { helmsman, rigger } = edition.tables.employees;
  return ((employees & helmsman) === 0 ? 0 : 1) + ((employees & rigger) === 0 ? 0 : Math.floor(sails / 2));
}

/** How many of a feature a number of cards shows together. */
export function countFeature(edition: Printed, cards: readonly number[], feature: number): number {
  let count = 0;
  for (let card = 0; card < cards.length; card++) count += edition.tables.cards[cards[card]!]!.features[feature]!;
  return count;
}

/** S-FIT-3: pieces of this kind that need no place; the one captain needs none either (S-FIT-2). */
function withoutPlace(edition: Edition, employees: number, piece: number): number {
  const { builder, extra } = edition.tables.employees;
  return ((employees & builder[piece]!) === 0 ? 0 : extra[piece]!) + (piece === CAPTAIN ? 1 : 0);
}

export function cardsOf(state: State, seat: Seat, { at: bow, length }: Pick<Outfit, 'at' | 'length'>): number[] {
  return player(state, seat).yard.slice(bow, bow + length);
}

/** S-FIT-1, S-FIT-2, S-FIT-3: how many of a piece there is room for, after those that were fitted before it. */
export function roomFor(edition: Edition, state: State, seat: Seat, outfit: Outfit, piece: number): number {
  const { employees } = player(state, seat);
  let room = countFeature(edition, cardsOf(state, seat, outfit), PLACE_OF[piece]!);
  for (let other = 0; other < piece; other++) {
    if (PLACE_OF[other]! !== PLACE_OF[piece]!) continue;
    room -= Math.max(0, outfit.fitted[other]! - withoutPlace(edition, employees, other));
  }
  return room + withoutPlace(edition, employees, piece);
}

/** S-FIT-1, S-SAIL-1: how many can go on the ship: those there are, there is room for, and that leave it slow enough for its canals. */
export function mostOf(edition: Edition, state: State, seat: Seat, outfit: Outfit, piece: number): number {
  const owned = player(state, seat).store[piece]!;
  if (owned === 0) return 0;
  const most = Math.min(owned, roomFor(edition, state, seat, outfit, piece));
  if (piece !== DRIVE && piece !== SMOKESTACK && piece !== SAIL) return most;
  let count = most;
  while (count > 0 && speedOf(withPiece(outfit.fitted, piece, count)) > outfit.reach) count -= 1;
  return count;
}

export function withPiece(fitted: readonly number[], piece: number, count: number): number[] {
  const copy = fitted.slice();
  copy[piece] = count;
  return copy;
}

/** No ship of this yard and store can be faster: canals need not be searched beyond that. */
export function fastest(edition: Edition, state: State, seat: Seat, bow: number, length: number): number {
  const { store, employees } = player(state, seat);
  const bare: Outfit = { at: bow, length, fitted: NOTHING_FITTED, reach: 0 };
  const most = (piece: number): number => Math.min(store[piece]!, roomFor(edition, state, seat, bare, piece));
  const sails = most(SAIL);
  const masts = Math.min(
    sails + most(SMOKESTACK),
    roomFor(edition, state, seat, bare, SAIL) + edition.tables.employees.extra[SMOKESTACK]!,
  );
  return 2 + masts + most(DRIVE) + speedBonus(edition, employees, sails);
}

export const NOTHING_FITTED: readonly number[] = PIECES.map(() => 0);
