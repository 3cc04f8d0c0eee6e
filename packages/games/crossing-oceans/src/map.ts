import type { Emit, Seat } from '@riband/kernel';
import { add } from './arrays.ts';
import { player } from './state.ts';
import type { Tables } from './tables.ts';
import { type Earning, type Event, NONE, type Port, type Region, type State } from './types.ts';

/** C-RONDEL-5: with coal, or as a clipper. */
export function isReady(tables: Tables, state: State, port: Port): boolean {
  return state.coal[port]! > 0 || !tables.steam[state.ships[port]!]!;
}

/** An own ship that takes coal. */
export function hasOwnSteamship(tables: Tables, state: State, seat: Seat, port: Port): boolean {
  return state.owners[port] === seat && tables.steam[state.ships[port]!]!;
}

/** Pays the owner for what a ship did and burns its coal; clippers burn none (C-RONDEL-5). */
export function earn(
  tables: Tables,
  state: State,
  port: Port,
  by: Earning,
  earned: number,
  emit?: Emit<Event>,
  burnt = 1,
): void {
  const tile = state.ships[port]!;
  const seat = state.owners[port]!;
  const coal = tables.steam[tile]! ? burnt : 0;
  player(state, seat).money += earned;
  add(state.coal, port, -coal);
  emit?.({ kind: 'earned', seat, tile, by, earned, coal });
}

/** C-FLEET-1, C-REGION-1, C-HOUSE-2: a ready ship earns its income. */
export function earnIncome(tables: Tables, state: State, port: Port, by: Earning, emit?: Emit<Event>): void {
  earn(tables, state, port, by, tables.income[state.ships[port]!]!, emit);
}

/**
 * C-MAP-2, C-PLACE-5: the lantern goes to the oldest ship, of equals to the one placed first. That one also keeps it: whoever has it was
 * there before its equals.
 */
export function giveLantern(tables: Tables, state: State, region: Region, emit?: Emit<Event>): void {
  const before = state.lanterns[region]!;
  let oldest: Port = NONE;
  for (const port of tables.portsOf[region]!)
    if (state.ships[port] !== NONE && (oldest === NONE || isOlder(tables, state, port, oldest))) oldest = port;
  state.lanterns[region] = oldest;
  // The ship just placed has none yet, even where it takes the spot of the lantern.
  if (oldest !== before || state.since[oldest] === state.turn)
    emit?.({ kind: 'lantern', region, port: oldest, tile: state.ships[oldest]! });
}

function isOlder(tables: Tables, state: State, port: Port, than: Port): boolean {
  const years = tables.year[state.ships[port]!]! - tables.year[state.ships[than]!]!;
  return years === 0 ? state.since[port]! < state.since[than]! : years < 0;
}
