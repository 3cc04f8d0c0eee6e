import type { Emit, Reason } from '@riband/kernel';
import { add } from '../arrays.ts';
import { hasOwnSteamship } from '../map.ts';
import type { MoveOf } from '../moves.ts';
import { cannotTakeCoal, notOwn, tooFewContracts } from '../reasons.ts';
import { active } from '../state.ts';
import { RULES, type Tables } from '../tables.ts';
import type { Event, Move, Port, State } from '../types.ts';
import { addSites, cannotOpen, openHouse } from './house.ts';

/** C-CONTRACT-1 to C-CONTRACT-4: whatever the active player's contracts can be used for now. */
export function addContractMoves(tables: Tables, state: State, moves: Move[]): void {
  const { contracts } = active(state);
  if (contracts < 1) return;
  moves.push(tables.moves.sell);
  for (let port = 0; port < state.ships.length; port++)
    if (takesCoal(tables, state, port)) moves.push(tables.moves.coal[port]!);
  // C-CONTRACT-3: the ship earns nothing.
  if (contracts >= RULES.houseContracts) addSites(tables, state, tables.moves.open, false, moves);
}

/** C-CONTRACT-2. */
function takesCoal(tables: Tables, state: State, port: Port): boolean {
  return hasOwnSteamship(tables, state, state.seat, port) && state.coal[port]! < RULES.maxCoal;
}

export function useContract(
  tables: Tables,
  state: State,
  move: MoveOf<'sell' | 'coal' | 'open'>,
  emit?: Emit<Event>,
): void {
  const { seat } = state;
  const owner = active(state);
  switch (move.kind) {
    case 'sell':
      owner.contracts -= 1;
      owner.money += RULES.contractPrice;
      emit?.({ kind: 'sold', seat, earned: RULES.contractPrice });
      return;
    case 'coal':
      owner.contracts -= 1;
      add(state.coal, move.port, 1);
      emit?.({
        kind: 'coaled',
        seat,
        tile: state.ships[move.port]!,
        port: move.port,
        coal: state.coal[move.port]!,
      });
      return;
    case 'open':
      owner.contracts -= RULES.houseContracts;
      openHouse(tables, state, move.port, RULES.houseContracts, emit);
      return;
  }
}

export function cannotSell(state: State): Reason | undefined {
  return tooFewContracts('C-CONTRACT-1', 1, active(state).contracts);
}

export function cannotCoal(tables: Tables, state: State, port: Port): Reason | undefined {
  const clause = 'C-CONTRACT-2';
  return (
    notOwn(clause, tables, state, port) ??
    cannotTakeCoal(clause, tables, state, port) ??
    tooFewContracts(clause, 1, active(state).contracts)
  );
}

/** C-CONTRACT-3. With money and contracts missing, neither is all that is in the way: then no shortage is named. */
export function cannotOpenForContracts(tables: Tables, state: State, port: Port): Reason | undefined {
  const { contracts, money } = active(state);
  const contractsMissing = tooFewContracts('C-CONTRACT-3', RULES.houseContracts, contracts);
  const other = cannotOpen(tables, state, port, money);
  if (other === undefined || contractsMissing === undefined) return contractsMissing ?? other;
  if (other.shortage === undefined) return other;
  const { clause, message } = contractsMissing;
  return { clause, message };
}
