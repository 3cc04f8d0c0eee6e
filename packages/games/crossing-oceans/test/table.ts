import { begin, read, type Seat, seeded } from '@riband/kernel';
import { add, insert } from '../src/arrays.ts';
import { crossingOceans } from '../src/index.ts';
import {
  COLUMNS,
  type ColumnId,
  type Decision,
  type Event,
  MULTI,
  NONE,
  type PlayerState,
  REGIONS,
  type State,
  type Tile,
} from '../src/types.ts';

// Positions for tests, set up by hand as on a table: by the names of ships and ports, with every piece in its place.

const { ports, neutral, clippers, steamships, headquarters } =
  crossingOceans.tables as typeof import('@riband/crossing-oceans/newest.json');
const TILES = [neutral, ...clippers, ...steamships, ...headquarters];

export function tile(id: string): Tile {
  return found(
    TILES.findIndex((one) => one.id === id),
    id,
  );
}

export function port(id: string): number {
  return found(
    ports.findIndex((one) => one.id === id),
    id,
  );
}

export function column(id: string): number {
  return found(COLUMNS.indexOf(id as ColumnId), id);
}

function found(index: number, id: string): number {
  if (index < 0) throw new RangeError(`there is no ${id}`);
  return index;
}

/** A game at its first decision. */
export function newGame(seats = 4, seed = 'oceans'): State {
  return begin(crossingOceans, seats, {}, seeded(seed));
}

/** A game in which nobody has a ship and only the SCOTIA is at sea; it is the turn of seat 0, who is asked this. */
export function bare(seats: number, decision: Decision = { kind: 'rondel' }): State {
  const state = newGame(seats);
  for (const one of state.players) for (const own of one.supply.slice()) dismiss(state, own);
  for (const clipper of clippers) dismiss(state, tile(clipper.id));
  state.start = 0;
  return ask(state, 0, decision);
}

export function ask(state: State, seat: Seat, decision: Decision): State {
  state.seat = seat;
  state.pending = [decision];
  return state;
}

export function player(state: State, seat: Seat): PlayerState {
  return state.players[seat]!;
}

/** Out of the game, with its flag and its captain, wherever it was. */
export function dismiss(state: State, ship: Tile): void {
  for (const owner of state.players) {
    if (!owner.supply.includes(ship)) continue;
    owner.supply = owner.supply.filter((one) => one !== ship);
    add(owner.flags, flagOf(ship), -1);
  }
  const where = state.ships.indexOf(ship);
  if (where >= 0) {
    const owner = state.players[state.owners[where]!];
    if (owner !== undefined) {
      owner.captains += 1;
      add(owner.flags, flagOf(ship), -1);
    }
    Object.assign(state.ships, { [where]: NONE });
    Object.assign(state.owners, { [where]: NONE });
    Object.assign(state.coal, { [where]: 0 });
    giveLanterns(state);
  }
  state.market = state.market.map((one) => (one === ship ? NONE : one));
  state.docks = state.docks.map((one) => (one === ship ? NONE : one));
  state.stack = state.stack.filter((one) => one !== ship);
  if (!state.gone.includes(ship)) state.gone.push(ship);
}

function bring(state: State, ship: Tile): void {
  dismiss(state, ship);
  state.gone = state.gone.filter((one) => one !== ship);
}

/** A ship or headquarters into somebody's supply, with its flag. */
export function give(state: State, seat: Seat, id: string): State {
  const ship = tile(id);
  bring(state, ship);
  insert(player(state, seat).supply, ship);
  add(player(state, seat).flags, flagOf(ship), 1);
  return state;
}

/** A ship at sea, with a captain, a flag and coal; who was there is out of the game. */
export function moor(state: State, seat: Seat, id: string, where: string, coal = 0): State {
  const [ship, spot] = [tile(id), port(where)];
  if (state.ships[spot] !== NONE) dismiss(state, state.ships[spot]!);
  bring(state, ship);
  state.ships[spot] = ship;
  state.owners[spot] = seat;
  state.coal[spot] = coal;
  state.since[spot] = state.turn;
  player(state, seat).captains -= 1;
  add(player(state, seat).flags, flagOf(ship), 1);
  giveLanterns(state);
  return state;
}

/** The six positions of the market, from the left; what was there goes back under its stack. */
export function offer(state: State, ...ids: string[]): State {
  const before = state.market.filter((one) => one !== NONE);
  for (const id of ids) bring(state, tile(id));
  state.market = Array.from({ length: 6 }, (_, position) => (position < ids.length ? tile(ids[position]!) : NONE));
  for (const one of before) if (!state.market.includes(one)) state.gone.push(one);
  return state;
}

/** The docks with these ships and no others. */
export function dock(state: State, ...ids: string[]): State {
  for (const one of state.docks) if (one !== NONE) dismiss(state, one);
  for (const id of ids) {
    bring(state, tile(id));
    state.docks[flagOf(tile(id))] = tile(id);
  }
  return state;
}

export function house(state: State, seat: Seat, ...where: string[]): State {
  player(state, seat).houses.push(...where.map(port));
  return state;
}

export function tokens(state: State, seat: Seat, counts: Partial<Record<(typeof COLUMNS)[number], number>>): State {
  player(state, seat).tokens = COLUMNS.map((id) => counts[id] ?? 0);
  return state;
}

/** Plays texts by whoever is asked, each of which must be legal. */
export function play(state: State, ...texts: string[]): State {
  eventsOf(state, ...texts);
  return state;
}

/** What happens when these texts are played. */
export function eventsOf(state: State, ...texts: string[]): readonly Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const deciders = crossingOceans.deciders(state);
    const actor = deciders === 'chance' ? 'chance' : Number(deciders[0]);
    const move = read(crossingOceans, state, actor, text);
    if (move === undefined) throw new Error(`"${text}" is not legal; legal are ${legal(state).join(', ')}`);
    crossingOceans.apply(state, actor, move, (event) => events.push(event));
    const wrong = crossingOceans.testing.imbalance(state);
    if (wrong !== undefined) throw new Error(`after "${text}": ${wrong}`);
  }
  return events;
}

/** What can be chosen, as texts. */
export function legal(state: State): readonly string[] {
  const deciders = crossingOceans.deciders(state);
  const actor = deciders === 'chance' ? 'chance' : Number(deciders[0]);
  return crossingOceans.moves(state, actor).map((move) => crossingOceans.write(move, actor));
}

function flagOf(ship: Tile): number {
  const row = TILES[ship]!;
  return 'flag' in row ? column(row.flag) : MULTI;
}

function giveLanterns(state: State): void {
  for (const [region, id] of REGIONS.entries()) {
    const own = [...ports.keys()].filter((one) => ports[one]!.region === id && state.ships[one] !== NONE);
    const year = (one: number): number => {
      const row = TILES[state.ships[one]!]!;
      return 'year' in row ? row.year : 0;
    };
    state.lanterns[region] = own.toSorted((a, b) => year(a) - year(b))[0] ?? NONE;
  }
}
