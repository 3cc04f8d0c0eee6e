import type { Emit, Reason } from '@riband/kernel';
import { tellIdle } from '../flow.ts';
import type { MoveOf } from '../moves.ts';
import { reason, tooFewContracts } from '../reasons.ts';
import { active } from '../state.ts';
import { RULES, type Tables } from '../tables.ts';
import { askForToken } from '../tokens.ts';
import { type Decision, type Event, type Move, NONE, type Spot, type State } from '../types.ts';
import { loadCoal } from './coal.ts';
import { addContractMoves, useContract } from './contracts.ts';
import type { DecisionOf, Rule } from './decision.ts';
import { cargo, sailFleet } from './earn.ts';
import { house } from './house.ts';
import { riband } from './riband.ts';
import { startBuying } from './ships.ts';

// Decisions without anything of their own, made once.
const REGION = { kind: 'region' } as const;
const CARGO = { kind: 'cargo' } as const;
const RIBAND = { kind: 'riband' } as const;
const HOUSE = { kind: 'house' } as const;

/** C-CONTRACT-4, C-RONDEL-2: contracts are used until the captain is moved. */
export const rondel: Rule<DecisionOf<'rondel'>, MoveOf<'sell' | 'coal' | 'open' | 'go'>> = {
  moves(tables, state) {
    const { contracts, spot } = active(state);
    const from = spot === NONE ? tables.rondel.length : spot;
    if (contracts === 0) return tables.moves.goFree[from]!;
    const moves: Move[] = [];
    addContractMoves(tables, state, moves);
    for (const move of tables.moves.goPaid[from]!) moves.push(move);
    return moves;
  },
  apply(tables, state, _, move, emit) {
    if (move.kind !== 'go') {
      useContract(tables, state, move, emit);
      return;
    }
    const owner = active(state);
    const contracts = contractsToReach(tables, owner.spot, move.spot);
    owner.contracts -= contracts;
    owner.spot = move.spot;
    emit?.({ kind: 'went', seat: state.seat, spot: move.spot, contracts });
    state.pending.pop();
    act(tables, state, move.spot, emit);
  },
};

/** C-RONDEL-2. */
export function contractsToReach(tables: Tables, from: Spot, to: Spot): number {
  const spots = tables.rondel.length;
  return from !== NONE && (to - from + spots) % spots > RULES.freeSteps ? 1 : 0;
}

export function cannotGo(tables: Tables, state: State, to: Spot): Reason | undefined {
  const { spot, contracts } = active(state);
  if (spot === to) return reason('C-RONDEL-2', { key: 'crossing-oceans.why.mustMoveOn', params: {} });
  return tooFewContracts('C-RONDEL-2', contractsToReach(tables, spot, to), contracts);
}

/** C-RONDEL-4. */
function act(tables: Tables, state: State, spot: Spot, emit?: Emit<Event>): void {
  switch (tables.rondel[spot]!) {
    case 'ships':
      startBuying(tables, state, emit);
      break;
    case 'fleet':
      sailFleet(tables, state, emit);
      break;
    case 'cargo':
      askOrAct(tables, state, CARGO, cargo, emit);
      break;
    case 'region':
      state.pending.push(REGION);
      break;
    case 'riband':
      askOrAct(tables, state, RIBAND, riband, emit);
      break;
    case 'house':
      askOrAct(tables, state, HOUSE, house, emit);
      break;
    case 'coal':
      askForToken(tables, state, 'coal', emit);
      if (state.pending.length === 0) loadCoal(tables, state, false, emit);
      break;
  }
}

/** C-RONDEL-4: what can be done must be done; which ship or port is asked only if there are several. */
function askOrAct<D extends Decision>(
  tables: Tables,
  state: State,
  decision: D,
  rule: Rule<D>,
  emit?: Emit<Event>,
): void {
  const moves = rule.moves(tables, state, decision);
  if (moves.length === 0) {
    tellIdle(state, emit);
    return;
  }
  state.pending.push(decision);
  if (moves.length === 1) rule.apply(tables, state, decision, moves[0]!, emit);
}
