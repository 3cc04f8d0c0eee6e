import type { Emit, Reason, Seat } from '@riband/kernel';
import { insert, remove } from '../arrays.ts';
import { giveLantern } from '../map.ts';
import { regionNoun } from '../messages.ts';
import type { MoveOf } from '../moves.ts';
import { reason } from '../reasons.ts';
import { active, player } from '../state.ts';
import type { Tables } from '../tables.ts';
import { type Decision, type Event, type Move, NONE, type Port, type Region, type State, type Tile } from '../types.ts';
import type { DecisionOf, Rule } from './decision.ts';

const RONDEL: Decision = { kind: 'rondel' };

/** C-TURN-1, C-TURN-2: a ship, or else a contract. */
export const place: Rule<DecisionOf<'place'>, MoveOf<'place' | 'contract'>> = {
  moves(tables, state) {
    const moves: Move[] = [];
    const limit = lowestLimit(tables, state, hasCaptain(state));
    for (const tile of active(state).supply) if (tables.year[tile]! > limit) moves.push(tables.moves.place[tile]!);
    moves.push(tables.moves.contract);
    return moves;
  },
  apply(_, state, __, move, emit) {
    state.pending.pop();
    if (move.kind === 'place') {
      state.pending.push({ kind: 'spot', tile: move.tile });
      return;
    }
    active(state).contracts += 1;
    emit?.({ kind: 'contract', seat: state.seat });
    state.pending.push(RONDEL);
  },
};

/** C-PLACE-1 to C-PLACE-5. */
export const spot: Rule<DecisionOf<'spot'>, MoveOf<'spot'>> = {
  moves(tables, state, { tile }) {
    const moves: Move[] = [];
    const year = tables.year[tile]!;
    for (const region of tables.openRegions[state.players.length]!) {
      if (year <= limitOf(tables, state, region, hasCaptain(state))) continue;
      if (!hasEmptySpot(tables, state, region)) moves.push(tables.moves.spot[state.lanterns[region]!]!);
      else
        for (const port of tables.portsOf[region]!)
          if (state.ships[port] === NONE) moves.push(tables.moves.spot[port]!);
    }
    return moves;
  },
  apply(tables, state, { tile }, { port }, emit) {
    if (state.ships[port] !== NONE) takeOff(state, port, emit);
    const owner = active(state);
    remove(owner.supply, tile);
    owner.captains -= 1;
    state.ships[port] = tile;
    state.owners[port] = state.seat;
    state.coal[port] = tables.steam[tile]! ? 1 : 0;
    state.since[port] = state.turn;
    emit?.({ kind: 'placed', seat: state.seat, tile, port });
    giveLantern(tables, state, tables.regionOf[port]!, emit);
    state.pending.pop();
    state.pending.push(RONDEL);
  },
};

/** C-PLACE-4. */
function takeOff(state: State, port: Port, emit?: Emit<Event>): void {
  const tile = state.ships[port]!;
  const seat: Seat = state.owners[port]!;
  if (seat === NONE) state.gone.push(tile);
  else {
    const owner = player(state, seat);
    owner.captains += 1;
    insert(owner.supply, tile);
  }
  emit?.({ kind: 'replaced', tile, owner: seat === NONE ? null : seat, port });
}

/** C-PLACE-1: an empty spot of the region is taken if it has one, else the one with the lantern. */
function hasEmptySpot(tables: Tables, state: State, region: Region): boolean {
  for (const port of tables.portsOf[region]!) if (state.ships[port] === NONE) return true;
  return false;
}

/**
 * C-PLACE-2, C-PLACE-3: the year that a ship must be younger than to be placed in the region, with or without a captain in the supply.
 * No ship is, where there is no captain for it: neither in the supply nor on an own ship that is replaced.
 */
function limitOf(tables: Tables, state: State, region: Region, captain: boolean): number {
  if (hasEmptySpot(tables, state, region)) return captain ? 0 : NO_SHIP;
  const lantern = state.lanterns[region]!;
  return captain || state.owners[lantern] === state.seat ? tables.year[state.ships[lantern]!]! : NO_SHIP;
}

const NO_SHIP = 9999;

function lowestLimit(tables: Tables, state: State, captain: boolean): number {
  let lowest = NO_SHIP;
  for (const region of tables.openRegions[state.players.length]!) {
    const limit = limitOf(tables, state, region, captain);
    if (limit < lowest) lowest = limit;
  }
  return lowest;
}

function hasCaptain(state: State): boolean {
  return active(state).captains > 0;
}

/** Why a tile of the supply cannot be placed anywhere. */
export function cannotPlace(tables: Tables, state: State, tile: Tile): Reason | undefined {
  const year = tables.year[tile]!;
  if (year > lowestLimit(tables, state, hasCaptain(state))) return undefined;
  if (year === 0) return reason('C-PIECE-3', { key: 'crossing-oceans.why.headquartersStay', params: {} });
  if (year > lowestLimit(tables, state, true)) return NO_CAPTAIN;
  return reason('C-PLACE-2', { key: 'crossing-oceans.why.tooOld', params: { ship: tables.names[tile]! } });
}

const NO_CAPTAIN: Reason = reason('C-PLACE-3', { key: 'crossing-oceans.why.noCaptain', params: {} });

/** Why a ship cannot be placed on this spot. */
export function cannotMoor(tables: Tables, state: State, tile: Tile, port: Port): Reason | undefined {
  const barred = state.ships[port] === NONE ? undefined : cannotReplace(tables, state, tile, port);
  if (barred !== undefined) return barred;
  const limit = limitOf(tables, state, tables.regionOf[port]!, hasCaptain(state));
  return tables.year[tile]! > limit ? undefined : NO_CAPTAIN;
}

/** C-PLACE-1, C-PLACE-2: why a ship cannot replace the one on this spot, captains aside. */
function cannotReplace(tables: Tables, state: State, tile: Tile, port: Port): Reason | undefined {
  const region = tables.regionOf[port]!;
  if (hasEmptySpot(tables, state, region))
    return reason('C-PLACE-1', { key: 'crossing-oceans.why.emptyFirst', params: { region: regionNoun(region) } });
  const lantern = state.lanterns[region]!;
  const oldest = state.ships[lantern]!;
  const than = tables.names[oldest]!;
  if (port !== lantern) return reason('C-PLACE-1', { key: 'crossing-oceans.why.lanternFirst', params: { ship: than } });
  if (tables.year[tile]! > tables.year[oldest]!) return undefined;
  return reason('C-PLACE-2', { key: 'crossing-oceans.why.older', params: { ship: tables.names[tile]!, than } });
}
