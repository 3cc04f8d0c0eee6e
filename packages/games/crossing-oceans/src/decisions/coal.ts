import type { Emit, Reason } from '@riband/kernel';
import { add } from '../arrays.ts';
import { tellIdle } from '../flow.ts';
import { hasOwnSteamship } from '../map.ts';
import type { MoveOf } from '../moves.ts';
import { cannotTakeCoal, notOwn, reason } from '../reasons.ts';
import { active } from '../state.ts';
import { RULES, type Tables } from '../tables.ts';
import { BLACK } from '../tokens.ts';
import type { Event, Move, Port, State } from '../types.ts';
import type { DecisionOf, Rule } from './decision.ts';

/**
 * C-COAL-3 where there is less coal than ships with the fewest. Which of them is loaded first cannot matter, so ships are named in the
 * order of their ports: each outcome is reached in one way. That is no rule, and reasons do not call it one.
 */
export const load: Rule<DecisionOf<'load'>, MoveOf<'load'>> = {
  moves(tables, state, { left, from }) {
    const moves: Move[] = [];
    const level = lowestLevel(tables, state);
    for (let port = from; port < state.ships.length; port++)
      if (isAtLevel(tables, state, port, level)) moves.push(tables.moves.load[port]!);
    // As many as there are coals must still follow.
    moves.length -= left - 1;
    return moves;
  },
  apply(tables, state, { left }, { port }, emit) {
    state.pending.pop();
    const level = lowestLevel(tables, state);
    loadOne(state, port, emit);
    if (left > 1) loadLayer(tables, state, level, left - 1, port + 1, emit);
  },
};

/** C-COAL-2, C-COAL-3: layer by layer, as long as there is coal for all ships with the fewest; after a token was bought or not. */
export function loadCoal(tables: Tables, state: State, bought: boolean, emit?: Emit<Event>): void {
  let left = tables.coalIcons + active(state).tokens[BLACK]!;
  let level = lowestLevel(tables, state);
  if (!bought && (left === 0 || level >= RULES.maxCoal)) tellIdle(state, emit);
  while (left > 0 && level < RULES.maxCoal) {
    left = loadLayer(tables, state, level, left, 0, emit);
    level = lowestLevel(tables, state);
  }
}

/** One coal for every ship with the fewest, from a port on; asks which of them if there is not enough. Says how much is left. */
function loadLayer(tables: Tables, state: State, level: number, coal: number, from: Port, emit?: Emit<Event>): number {
  let ships = 0;
  for (let port = from; port < state.ships.length; port++) if (isAtLevel(tables, state, port, level)) ships += 1;
  if (coal < ships) {
    state.pending.push({ kind: 'load', left: coal, from });
    return 0;
  }
  for (let port = from; port < state.ships.length; port++)
    if (isAtLevel(tables, state, port, level)) loadOne(state, port, emit);
  return coal - ships;
}

function loadOne(state: State, port: Port, emit?: Emit<Event>): void {
  add(state.coal, port, 1);
  emit?.({ kind: 'loaded', seat: state.seat, tile: state.ships[port]!, port, coal: state.coal[port]! });
}

/** The fewest coal on any of the active player's steamships; the most there can be if there are none. */
function lowestLevel(tables: Tables, state: State): number {
  let lowest: number = RULES.maxCoal;
  for (let port = 0; port < state.ships.length; port++) {
    const coal = state.coal[port]!;
    if (coal < lowest && hasOwnSteamship(tables, state, state.seat, port)) lowest = coal;
  }
  return lowest;
}

function isAtLevel(tables: Tables, state: State, port: Port, level: number): boolean {
  return state.coal[port] === level && hasOwnSteamship(tables, state, state.seat, port);
}

export function cannotLoad(tables: Tables, state: State, decision: DecisionOf<'load'>, port: Port): Reason | undefined {
  const clause = 'C-COAL-3';
  const unfit = notOwn(clause, tables, state, port) ?? cannotTakeCoal(clause, tables, state, port);
  if (unfit !== undefined || load.moves(tables, state, decision).includes(tables.moves.load[port]!)) return unfit;
  const params = { ship: tables.names[state.ships[port]!]! };
  if (state.coal[port]! > lowestLevel(tables, state))
    return reason(clause, { key: 'crossing-oceans.why.moreCoal', params });
  return port < decision.from
    ? reason(clause, { key: 'crossing-oceans.why.loadPassed', params })
    : reason(clause, { key: 'crossing-oceans.why.loadLater', params });
}
