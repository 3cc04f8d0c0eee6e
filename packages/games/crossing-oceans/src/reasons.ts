import type { Reason } from '@riband/kernel';
import { type CrossingOceansMessage, portName } from './messages.ts';
import { RULES, type Tables } from './tables.ts';
import type { Port, State } from './types.ts';

export function reason(clause: string, message: CrossingOceansMessage): Reason {
  return { clause, message };
}

/** A reason if something costs more pounds than somebody has. */
export function tooDear(clause: string, price: number, money: number): Reason | undefined {
  if (price <= money) return undefined;
  const missing = price - money;
  return {
    ...reason(clause, { key: 'crossing-oceans.why.pounds', params: { missing } }),
    shortage: { of: 'pounds', amount: missing },
  };
}

/** A reason if something costs more contracts than somebody has. */
export function tooFewContracts(clause: string, price: number, contracts: number): Reason | undefined {
  if (price <= contracts) return undefined;
  const missing = price - contracts;
  return {
    ...reason(clause, { key: 'crossing-oceans.why.contracts', params: { missing } }),
    shortage: { of: 'contracts', amount: missing },
  };
}

/** A reason if a ship has less coal than it needs. The shortage names the port: coal belongs to a ship. */
export function tooLittleCoal(
  clause: string,
  tables: Tables,
  state: State,
  port: Port,
  needed: number,
): Reason | undefined {
  const missing = needed - state.coal[port]!;
  if (missing <= 0) return undefined;
  const ship = tables.names[state.ships[port]!]!;
  return {
    ...reason(clause, { key: 'crossing-oceans.why.coal', params: { ship, missing } }),
    shortage: { of: `coal:${tables.portIds[port]!}`, amount: missing },
  };
}

/** A reason if the port has no ship of the seat whose turn it is. */
export function notOwn(clause: string, tables: Tables, state: State, port: Port): Reason | undefined {
  if (state.owners[port] === state.seat) return undefined;
  return reason(clause, { key: 'crossing-oceans.why.noOwnShip', params: { port: portName(tables, port) } });
}

/** Why an own ship takes no more coal: it is a clipper, or full. */
export function cannotTakeCoal(clause: string, tables: Tables, state: State, port: Port): Reason | undefined {
  const tile = state.ships[port]!;
  const params = { ship: tables.names[tile]! };
  if (!tables.steam[tile]!) return reason('C-PIECE-2', { key: 'crossing-oceans.why.noCoalOnClippers', params });
  if (state.coal[port]! < RULES.maxCoal) return undefined;
  return reason(clause, { key: 'crossing-oceans.why.fullyLoaded', params });
}
