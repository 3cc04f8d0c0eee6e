import type { Random, Seat } from '@riband/kernel';
import { turnOrder } from '../flow.ts';
import { DRAWS, FILLS, REVEAL } from '../moves.ts';
import { eachCargo, player, sizeOf } from '../state.ts';
import type { ByCargo, Cargo, State } from '../types.ts';
import type { ChanceRule, DecisionOf, MoveOf } from './decision.ts';

/** E-SETUP-1, E-ROUND-1: a cargo drawn in secret. */
export const draw: ChanceRule<DecisionOf<'draw'>, MoveOf<'draw'>> = {
  moves: (state, { seat }) => drawsFor(seat).filter((move) => drawable(state)[move.cargo] > 0),
  weight: (state, { cargo }) => drawable(state)[cargo],
  sample: (state, { seat }, random) => sampleCargo(state, drawsFor(seat), random),
  apply(state, { seat }, { cargo }, emit) {
    takeFromBag(state, cargo);
    player(state, seat).hand[cargo] += 1;
    state.pending.pop();
    emit?.({ kind: 'drew', seat, secret: { seats: [seat], fields: { cargo } } });
  },
};

/** E-QUAY-1: one cargo more than there are players. */
export const fill: ChanceRule<DecisionOf<'fill'>, MoveOf<'fill'>> = {
  moves: (state) => FILLS.filter((move) => drawable(state)[move.cargo] > 0),
  weight: (state, { cargo }) => drawable(state)[cargo],
  sample: (state, _, random) => sampleCargo(state, FILLS, random),
  apply(state, _, { cargo }, emit) {
    takeFromBag(state, cargo);
    state.quay.push(cargo);
    emit?.({ kind: 'filled', cargo });
    if (state.quay.length <= state.players.length) return;
    state.pending.pop();
    state.pending.push({ kind: 'bid' });
    state.turn += 1;
  },
};

/** E-BID-2: bids are turned over by nobody's choice, so it is a chance move with one outcome. */
export const reveal: ChanceRule<DecisionOf<'reveal'>, MoveOf<'reveal'>> = {
  moves: () => [REVEAL],
  weight: () => 1,
  sample(_, __, random) {
    random.below(1);
    return REVEAL;
  },
  apply(state, _, __, emit) {
    const order = turnOrder(state);
    for (const one of state.players) one.coins -= one.bid ?? 0;
    emit?.({ kind: 'revealed', bids: state.players.map((one) => one.bid ?? 0), order });
    state.pending.pop();
    for (const seat of order.toReversed()) state.pending.push({ kind: 'take', seat });
    state.turn += 1;
  },
};

function drawsFor(seat: Seat): readonly MoveOf<'draw'>[] {
  return DRAWS[seat] ?? [];
}

/** E-BAG-1: with an empty bag, what was shipped is what can be drawn. */
function drawable(state: State): ByCargo<number> {
  return sizeOf(state.bag) > 0 ? state.bag : state.shipped;
}

/** One draw by number, counted off in the order of the moves, one for each cargo. */
function sampleCargo<M extends { readonly cargo: Cargo }>(state: State, moves: readonly M[], random: Random): M {
  const from = drawable(state);
  let left = random.below(sizeOf(from));
  for (const move of moves) {
    left -= from[move.cargo];
    if (left < 0) return move;
  }
  throw new RangeError('nothing left to draw');
}

function takeFromBag(state: State, cargo: Cargo): void {
  if (sizeOf(state.bag) === 0) {
    state.bag = state.shipped;
    state.shipped = eachCargo(0);
  }
  state.bag[cargo] -= 1;
}
