import type { Emit, Reason, Seat } from '@riband/kernel';
import { endTurn } from '../flow.ts';
import { cargoNoun } from '../messages.ts';
import { DONE, LOADS } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import { player } from '../state.ts';
import { TABLES } from '../tables.ts';
import type { Cargo, Event, State } from '../types.ts';
import type { DecisionOf, MoveOf, SeatRule } from './decision.ts';

/** E-LOAD-1. */
export const load: SeatRule<DecisionOf<'load'>, MoveOf<'load' | 'done'>> = {
  deciders: (_, { seat }) => [seat],
  moves: (state, _, seat) => [...loads(state, seat), DONE],
  apply(state, _, seat, move, emit) {
    state.pending.pop();
    if (move.kind === 'done') return endTurn(state, emit);
    const loader = player(state, seat);
    loader.coins -= TABLES.loadPrice;
    loader.hand[move.cargo] -= 1;
    loader.hold.push(move.cargo);
    emit?.({ kind: 'loaded', seat, cargo: move.cargo, paid: TABLES.loadPrice });
    beginLoading(state, seat, emit);
  },
};

export function cannotLoad(state: State, seat: Seat, cargo: Cargo): Reason | undefined {
  const { hand, coins } = player(state, seat);
  if (hand[cargo] === 0)
    return reason('E-LOAD-1', { key: 'example.why.notInHand', params: { cargo: cargoNoun(cargo) } });
  return tooDear('E-LOAD-1', TABLES.loadPrice, coins);
}

/** Asks for a cargo to load if there is any; a full ship sails instead, and either way the turn goes on. */
export function beginLoading(state: State, seat: Seat, emit?: Emit<Event>): void {
  const loader = player(state, seat);
  if (loader.hold.length === TABLES.holdSize) {
    sail(state, seat, emit);
    endTurn(state, emit);
  } else if (loads(state, seat).length > 0) state.pending.push({ kind: 'load', seat });
  else endTurn(state, emit);
}

function loads(state: State, seat: Seat): readonly MoveOf<'load'>[] {
  return LOADS.filter((move) => cannotLoad(state, seat, move.cargo) === undefined);
}

/** E-LOAD-2, E-SAIL-1. */
function sail(state: State, seat: Seat, emit?: Emit<Event>): void {
  const owner = player(state, seat);
  const points = voyagePoints(owner.hold);
  for (const cargo of owner.hold) state.shipped[cargo] += 1;
  emit?.({ kind: 'sailed', seat, cargoes: owner.hold.slice(), points, earned: TABLES.voyageCoins });
  owner.hold.length = 0;
  owner.points += points;
  owner.coins += TABLES.voyageCoins;
}

export function voyagePoints(hold: readonly Cargo[]): number {
  const kinds = new Set(hold).size;
  if (kinds === 1) return TABLES.voyagePoints.same;
  return kinds === TABLES.holdSize ? TABLES.voyagePoints.different : TABLES.voyagePoints.pair;
}
