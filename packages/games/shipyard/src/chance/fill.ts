import type { ChanceRule, Edition } from '../edition.ts';
import { COLUMNS, ROWS } from '../lists.ts';
import { slotOf } from '../market.ts';
import {
  BOWS,
  CANALS_STACK,
  GOODS_COLUMN,
  GOODS_STACK,
  MIDDLES_1,
  MIDDLES_2,
  STERNS,
  type Stack,
} from '../tables/index.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';

const NONE = -1;

/** The first column that is short and can be filled (S-FILL-1), or -1. After sliding, a short column is empty at the top. */
function shortColumn(state: State): number {
  for (let column = 0; column < COLUMNS.length; column++) {
    if (state.market[slotOf(column, ROWS - 1)]! === 0 && stackOf(state, column) !== NONE) return column;
  }
  return NONE;
}

export const needsFilling = (state: State): boolean => shortColumn(state) !== NONE;

/** The stack that a column is filled from, or -1 if there is nothing left to draw. */
function stackOf(state: State, column: number): number {
  if (column === 0) return orNone(state, BOWS);
  if (column < 3) return state.sizes[MIDDLES_1]! > 0 ? MIDDLES_1 : orNone(state, MIDDLES_2);
  if (column === 3) return orNone(state, STERNS);
  const stack = column === GOODS_COLUMN ? GOODS_STACK : CANALS_STACK;
  return state.sizes[stack]! > 0 || state.spentSizes[column - GOODS_COLUMN]! > 0 ? stack : NONE;
}

const orNone = (state: State, stack: number): number => (state.sizes[stack]! > 0 ? stack : NONE);

/** What can be drawn of a thing. */
function countOf(state: State, stack: Stack, index: number): number {
  const isSpent = state.sizes[stack.index]! === 0;
  return isSpent ? state.spent[stack.things[index]!]! : state.bag[stack.from + index]!;
}

function stackAtHand(edition: Edition, state: State): Stack {
  return edition.tables.stacks[stackOf(state, shortColumn(state))]!;
}

/** S-FILL-1, S-BUILD-6, S-STACK-1: one draw fills the lowest empty row of the first short column. */
export const fill: ChanceRule<DecisionOf<'fill'>, MoveOf<'fill'>> = {
  moves(edition, state) {
    const stack = stackAtHand(edition, state);
    const moves: MoveOf<'fill'>[] = [];
    for (let index = 0; index < stack.things.length; index++) {
      if (countOf(state, stack, index) > 0) moves.push(edition.moves.fills[stack.things[index]!]!);
    }
    return moves;
  },
  weight(edition, state, _, { thing }) {
    const stack = stackAtHand(edition, state);
    return countOf(state, stack, stack.things.indexOf(thing));
  },
  sample(edition, state, _, random) {
    const column = shortColumn(state);
    const stack = edition.tables.stacks[stackOf(state, column)]!;
    let left = random.below(state.sizes[stack.index]! || state.spentSizes[column - GOODS_COLUMN]!);
    for (let index = 0; ; index++) {
      left -= countOf(state, stack, index);
      if (left < 0) return edition.moves.fills[stack.things[index]!]!;
    }
  },
  apply(edition, state, _, { thing, name }, emit) {
    const column = shortColumn(state);
    const stack = edition.tables.stacks[stackOf(state, column)]!;
    if (state.sizes[stack.index]! === 0) reshuffle(state, stack, column);
    const place = stack.from + stack.things.indexOf(thing);
    state.bag[place] = state.bag[place]! - 1;
    state.sizes[stack.index] = state.sizes[stack.index]! - 1;
    let row = 0;
    while (state.market[slotOf(column, row)]! !== 0) row += 1;
    state.market[slotOf(column, row)] = thing;
    emit?.({ kind: 'filled', column: COLUMNS[column]!, row, thing: name });
    if (!needsFilling(state)) state.pending.pop();
  },
};

/** S-STACK-1, S-CANAL-4: what was exchanged or used becomes the stack. */
function reshuffle(state: State, stack: Stack, column: number): void {
  for (const [index, thing] of stack.things.entries()) {
    state.bag[stack.from + index] = state.spent[thing]!;
    state.spent[thing] = 0;
  }
  state.sizes[stack.index] = state.spentSizes[column - GOODS_COLUMN]!;
  state.spentSizes[column - GOODS_COLUMN] = 0;
}
