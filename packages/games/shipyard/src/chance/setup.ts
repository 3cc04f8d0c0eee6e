import { RINGS } from '../actions/gather.ts';
import { type ChanceRule, player } from '../edition.ts';
import { ACTIONS, CONTRACTS, EMPLOYEES } from '../lists.ts';
import { DEALS, EMPLOYEE_DRAWS, MARKERS, SETS, STARTS, TILES } from '../moves.ts';
import { bit, has, membersOf } from '../tables/employees.ts';
import type { Decision, DecisionOf, Move, MoveOf, State } from '../types.ts';
import { drawAlike } from './draw.ts';

/** A draw in which everything is as likely. */
function alike<D extends Decision, M extends Move>(rule: Pick<ChanceRule<D, M>, 'moves' | 'apply'>): ChanceRule<D, M> {
  return {
    ...rule,
    weight: () => 1,
    sample: (edition, state, decision, random) => drawAlike(rule.moves(edition, state, decision), random),
  };
}

/** S-SETUP-7. */
export const start = alike<DecisionOf<'start'>, MoveOf<'start'>>({
  moves: (_, state) => STARTS.slice(0, state.players.length),
  apply(_, state, __, { seat }, emit) {
    state.pending.pop();
    state.start = seat;
    emit?.({ kind: 'starts', seat });
  },
});

/** F-SETUP-1, N-SETUP-1. */
export const tile = alike<DecisionOf<'tile'>, MoveOf<'tile'>>({
  moves(edition, state) {
    const inPlay = [...edition.tables.actionTiles, ...state.order];
    return TILES.filter(({ action }) => !inPlay.includes(action) && ACTIONS[action]! !== 'subsidy');
  },
  apply(edition, state, { place }, { action }, emit) {
    state.pending.pop();
    state.order[place] = action;
    if (!state.order.includes(-1)) edition.track.lay(edition, state);
    emit?.({ kind: 'tileLaid', place, action: ACTIONS[action]! });
  },
});

/** S-SETUP-3. */
export const marker = alike<DecisionOf<'marker'>, MoveOf<'marker'>>({
  moves: (edition, _, { ring }) => MARKERS[ring]!.slice(0, edition.tables.rings[ring]?.length),
  apply(_, state, { ring }, { place }, emit) {
    state.pending.pop();
    state.rings[ring] = place;
    emit?.({ kind: 'markerSet', ring: RINGS[ring]!, place });
  },
});

/** S-SETUP-4, S-SETUP-5. */
export const employee = alike<DecisionOf<'employee'>, MoveOf<'employee'>>({
  moves(_, state, { among }) {
    let left = among;
    for (const laid of state.layout) if (laid >= 0) left &= ~bit(laid);
    return EMPLOYEE_DRAWS.filter((move) => has(left, move.employee));
  },
  apply(_, state, { space }, move, emit) {
    state.pending.pop();
    state.layout[space] = move.employee;
    emit?.({ kind: 'employeeLaid', space, employee: EMPLOYEES[move.employee]! });
  },
});

const dealtTo = (state: State): number => state.players.reduce((dealt, one) => dealt | one.contracts, 0);

/** S-SETUP-6: in secret. */
export const deal = alike<DecisionOf<'deal'>, MoveOf<'deal'>>({
  moves(edition, state, { seat, suit }) {
    const left = edition.tables.contracts.suits[suit]! & ~dealtTo(state);
    return membersOf(left).map((contract) => DEALS[seat]![contract]!);
  },
  apply(_, state, __, { seat, contract }, emit) {
    state.pending.pop();
    player(state, seat).contracts |= bit(contract);
    const contracts = [CONTRACTS[contract]!];
    emit?.({ kind: 'dealt', seat, secret: { seats: [seat], fields: { contracts } } });
  },
});

/** N-SETUP-3. */
export const set = alike<DecisionOf<'set'>, MoveOf<'set'>>({
  moves: (edition, state, { seat }) =>
    SETS[seat]!.filter((move) => (edition.tables.contracts.sets[move.set]! & dealtTo(state)) === 0),
  apply(edition, state, __, { seat, set: dealt }, emit) {
    state.pending.pop();
    const contracts = edition.tables.contracts.sets[dealt]!;
    player(state, seat).contracts = contracts;
    const names = membersOf(contracts).map((contract) => CONTRACTS[contract]!);
    emit?.({ kind: 'dealt', seat, secret: { seats: [seat], fields: { contracts: names } } });
  },
});
