import { ROWS } from './lists.ts';
import { BOWS, MIDDLES_1, MIDDLES_2, PART_OF_COLUMN, STERNS } from './tables/index.ts';
import type { State } from './types.ts';

export const slotOf = (column: number, row: number): number => column * ROWS + row;

/** The things of a column move down into the empty rows below them. */
export function slide(state: State, column: number): void {
  const { market } = state;
  const bottom = column * ROWS;
  let free = bottom;
  for (let slot = bottom; slot < bottom + ROWS; slot++) {
    const thing = market[slot]!;
    if (thing === 0) continue;
    market[slot] = 0;
    market[free] = thing;
    free += 1;
  }
}

export function slideCards(state: State): void {
  for (let column = 0; column < PART_OF_COLUMN.length; column++) slide(state, column);
}

/** Takes what lies there; the column stays as it is. */
export function takeAway(state: State, slot: number): number {
  const thing = state.market[slot]!;
  state.market[slot] = 0;
  return thing;
}

export function isStackEmpty(state: State, part: number): boolean {
  const { sizes } = state;
  if (part === 1) return sizes[MIDDLES_1]! + sizes[MIDDLES_2]! === 0;
  return sizes[part === 0 ? BOWS : STERNS]! === 0;
}

/** S-BUILD-7: nothing of this part is on the market or in its stack. */
export function isSoldOut(state: State, part: number): boolean {
  if (!isStackEmpty(state, part)) return false;
  for (let slot = 0; slot < PART_OF_COLUMN.length * ROWS; slot++) {
    if (state.market[slot]! !== 0 && partOfSlot(slot) === part) return false;
  }
  return true;
}

const PART_OF_SLOT = PART_OF_COLUMN.flatMap((part) => Array.from({ length: ROWS }, () => part));
export const partOfSlot = (slot: number): number => PART_OF_SLOT[slot]!;

/** The two kinds of things that come round again (S-STACK-1), as `spentSizes` counts them. */
export const [SPENT_GOODS, SPENT_CANALS] = [0, 1];

/** Puts a tile beside its stack, to be shuffled when that is used up. */
export function spend(state: State, thing: number, kind: number): void {
  state.spent[thing] = state.spent[thing]! + 1;
  state.spentSizes[kind] = state.spentSizes[kind]! + 1;
}
