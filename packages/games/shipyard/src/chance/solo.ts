import { type ChanceRule, type Edition, handsOf } from '../edition.ts';
import { ACTIONS } from '../lists.ts';
import { isOpen, markTile, occupiedTiles } from '../markers.ts';
import { LAST_OF_ROW } from '../tables/index.ts';
import type { DecisionOf, MoveOf, SoloStack, State } from '../types.ts';
import { drawAlike, drawOne } from './draw.ts';

function stackOf(state: State): SoloStack {
  if (state.solo === null) throw new RangeError('there are no automas');
  return state.solo;
}

/** How many tiles of the stack have this back. */
function countBack(edition: Edition, state: State, back: number): number {
  const { left } = stackOf(state);
  return left.filter((tile) => edition.tables.solo.backs[tile]! === back).length;
}

/** the back on top of the stack is seen before its action is. */
export const back: ChanceRule<DecisionOf<'back'>, MoveOf<'back'>> = {
  moves: (edition, state) => edition.moves.backs.filter((move) => countBack(edition, state, move.back) > 0),
  weight: (edition, state, _, move) => countBack(edition, state, move.back),
  sample: (edition, state, _, random) =>
    drawOne(edition.moves.backs, (move) => countBack(edition, state, move.back), random),
  apply(edition, state, _, move, emit) {
    state.pending.pop();
    const stack = stackOf(state);
    stack.back = move.back;
    emit?.({ kind: 'backSeen', back: move.name });
    // with this back, or that of the board, an automa performs what it has just taken.
    if (state.chosen >= 0 && state.active >= state.players.length && !state.acted) {
      perform(edition, state, stack.isNew ? edition.tables.solo.board : move.back, emit);
    }
    stack.isNew = false;
  },
};

function perform(edition: Edition, state: State, number: number, emit: Parameters<ChanceRule['apply']>[4]): void {
  state.acted = true;
  // on its first turn, before it has a tile to advance, an automa performs nothing.
  if (state.advanced >= 0) edition.actions[state.chosen]!.automa(edition, state, number, emit);
}

/** tiles are flipped until one names an action that the automa can take. */
export const flip: ChanceRule<DecisionOf<'flip'>, MoveOf<'flip'>> = {
  moves(edition, state) {
    const stack = stackOf(state);
    return edition.moves.flips.filter(
      ({ tile }) => stack.left.includes(tile) && edition.tables.solo.backs[tile]! === stack.back,
    );
  },
  weight: () => 1,
  sample: (edition, state, decision, random) => drawAlike(flip.moves(edition, state, decision), random),
  apply(edition, state, _, { tile, name }, emit) {
    const stack = stackOf(state);
    stack.left.splice(stack.left.indexOf(tile), 1);
    if (stack.left.length === 0) {
      stack.left = edition.tables.solo.actions.map((__, index) => index);
      stack.isNew = true;
    }
    const named = edition.tables.solo.actions[tile]!;
    const action = named === LAST_OF_ROW ? state.order[state.order.length - 1]! : named;
    const isTaken = isOpen(state, occupiedTiles(state), action);
    const hand = state.active - state.players.length;
    emit?.({ kind: 'flipped', hand, tile: name, taken: isTaken ? ACTIONS[action]! : null });
    if (isTaken) {
      state.pending.pop();
      state.chosen = action;
      // guilders on the tile go back to the bank.
      state.guilders[action] = 0;
      markTile(edition, state, action);
    }
    state.pending.push({ kind: 'back' });
  },
};

/** nothing is drawn yet. */
export function newSoloStack(edition: Edition, state: State): SoloStack | null {
  if (handsOf(edition, state) === state.players.length) return null;
  return { left: edition.tables.solo.actions.map((_, tile) => tile), back: -1, isNew: false };
}
