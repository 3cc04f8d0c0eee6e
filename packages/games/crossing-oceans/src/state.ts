import type { Seat } from '@riband/kernel';
import { MARKET_SIZE } from './components.ts';
import { RULES, type Tables } from './tables.ts';
import { type Decision, NONE, type PlayerState, REGIONS, type State } from './types.ts';

/** C-SETUP-1 to C-SETUP-5 as far as nothing is drawn: the starting ships lie on the map, and stack 0 in the docks, to be dealt from there. */
export function setup(tables: Tables, seats: number): State {
  const state: State = {
    round: 1,
    turn: 0,
    start: NONE,
    seat: 0,
    lastRound: 0,
    players: Array.from({ length: seats }, newPlayer),
    ships: tables.regionOf.map(() => NONE),
    owners: tables.regionOf.map(() => NONE),
    coal: tables.regionOf.map(() => 0),
    since: tables.regionOf.map(() => 0),
    lanterns: REGIONS.map(() => NONE),
    market: Array.from({ length: MARKET_SIZE }, () => NONE),
    docks: tables.toDeal.slice(),
    stack: tables.drawStack.slice(),
    gone: [],
    pending: [],
  };
  placeStartingShips(tables, state);
  for (let seat = seats - 1; seat >= 0; seat--) state.pending.push({ kind: 'deal', seat });
  state.pending.push({ kind: 'fill', left: MARKET_SIZE });
  return state;
}

function newPlayer(): PlayerState {
  return {
    money: RULES.money,
    contracts: RULES.contracts,
    captains: RULES.captains,
    spot: NONE,
    supply: [],
    houses: [],
    flags: [0, 0, 0, 0, 0, 0],
    tokens: [0, 0, 0, 0, 0],
  };
}

/** C-SETUP-1, C-MAP-3. */
function placeStartingShips(tables: Tables, state: State): void {
  const open = tables.openRegions[state.players.length]!;
  for (const [tile, port] of tables.startPort.entries()) {
    if (port === NONE) continue;
    const region = tables.regionOf[port]!;
    if (open.includes(region)) {
      state.ships[port] = tile;
      state.lanterns[region] = port;
    } else state.gone.push(tile);
  }
}

export function clone(state: State): State {
  return {
    round: state.round,
    turn: state.turn,
    start: state.start,
    seat: state.seat,
    lastRound: state.lastRound,
    players: state.players.map(clonePlayer),
    ships: state.ships.slice(),
    owners: state.owners.slice(),
    coal: state.coal.slice(),
    since: state.since.slice(),
    lanterns: state.lanterns.slice(),
    market: state.market.slice(),
    docks: state.docks.slice(),
    stack: state.stack.slice(),
    gone: state.gone.slice(),
    // Decisions are never changed once they are on the stack, only pushed and popped.
    pending: state.pending.slice(),
  };
}

function clonePlayer(player: PlayerState): PlayerState {
  return {
    money: player.money,
    contracts: player.contracts,
    captains: player.captains,
    spot: player.spot,
    supply: player.supply.slice(),
    houses: player.houses.slice(),
    flags: player.flags.slice(),
    tokens: player.tokens.slice(),
  };
}

export function player(state: State, seat: Seat): PlayerState {
  const found = state.players[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** Whoever's turn it is: no other seat ever decides anything. */
export function active(state: State): PlayerState {
  return player(state, state.seat);
}

export function decisionOf(state: State): Decision | undefined {
  return state.pending[state.pending.length - 1];
}
