import type { Emit, Reason } from '@riband/kernel';
import { tellIdle } from '../flow.ts';
import { earn, earnIncome, isReady } from '../map.ts';
import type { MoveOf } from '../moves.ts';
import { notOwn, reason, tooLittleCoal } from '../reasons.ts';
import { active } from '../state.ts';
import { RULES, type Tables } from '../tables.ts';
import { type Event, type Move, NONE, type Port, type State } from '../types.ts';
import type { DecisionOf, Rule } from './decision.ts';

/** C-FLEET-1. */
export function sailFleet(tables: Tables, state: State, emit?: Emit<Event>): void {
  let idle = true;
  for (let port = 0; port < state.ships.length; port++) {
    if (state.owners[port] !== state.seat || !isReady(tables, state, port)) continue;
    earnIncome(tables, state, port, 'fleet', emit);
    idle = false;
  }
  if (idle) tellIdle(state, emit);
}

/** C-CARGO-1. */
export const cargo: Rule<DecisionOf<'cargo'>, MoveOf<'cargo'>> = {
  moves: (tables, state) => {
    const moves: Move[] = [];
    for (let port = 0; port < state.ships.length; port++)
      if (canCarry(tables, state, port) && state.coal[port]! > 0) moves.push(tables.moves.cargo[port]!);
    return moves;
  },
  apply(tables, state, _, { port }, emit) {
    state.pending.pop();
    earn(tables, state, port, 'cargo', tables.cargo[state.ships[port]!]!, emit);
  },
};

/** An own ship with a tonnage. */
function canCarry(tables: Tables, state: State, port: Port): boolean {
  return state.owners[port] === state.seat && tables.cargo[state.ships[port]!]! > 0;
}

export function cannotCarry(tables: Tables, state: State, port: Port): Reason | undefined {
  const notYours = notOwn('C-CARGO-1', tables, state, port);
  if (notYours !== undefined) return notYours;
  if (canCarry(tables, state, port)) return tooLittleCoal('C-CARGO-1', tables, state, port, 1);
  const ship = tables.names[state.ships[port]!]!;
  return reason('C-CARGO-1', { key: 'crossing-oceans.why.noTonnage', params: { ship } });
}

/** C-REGION-1, C-REGION-2: any open region, also one in which nothing happens. */
export const region: Rule<DecisionOf<'region'>, MoveOf<'region'>> = {
  moves: (tables, state) => tables.openRegions[state.players.length]!.map((open) => tables.moves.region[open]!),
  apply(tables, state, _, { region: named }, emit) {
    state.pending.pop();
    emit?.({ kind: 'named', seat: state.seat, region: named });
    const owner = active(state);
    let houses = 0;
    let ships = 0;
    for (const port of tables.portsOf[named]!) {
      if (owner.houses.includes(port)) houses += 1;
      if (state.owners[port] === NONE || !isReady(tables, state, port)) continue;
      earnIncome(tables, state, port, 'region', emit);
      ships += 1;
    }
    if (houses === 0) {
      if (ships === 0) tellIdle(state, emit);
      return;
    }
    const earned = houses * RULES.houseBonus;
    owner.money += earned;
    emit?.({ kind: 'bonus', seat: state.seat, region: named, houses, earned });
  },
};
