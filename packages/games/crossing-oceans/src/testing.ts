import type { Seat, Shortage, TestHooks } from '@riband/kernel';
import { add } from './arrays.ts';
import { clone, player } from './state.ts';
import { RULES, type Tables } from './tables.ts';
import { COLUMNS, type CrossingOceans, MULTI, NONE, type State } from './types.ts';

export function makeTesting(tables: Tables): TestHooks<CrossingOceans> {
  return {
    imbalance: (state) => lostTile(tables, state) ?? wrongPieces(tables, state) ?? wrongPlayer(tables, state),
    // Nothing is hidden: tiles that were not drawn have no order.
    scramble: () => undefined,
    grant: (state, seat, shortage) => grant(tables, state, seat, shortage),
    turned,
  };
}

/** Before somebody begins, draws name their seats. */
function turned(state: State): State | undefined {
  if (state.start === NONE) return undefined;
  const further = (seat: Seat): Seat => (seat === NONE ? NONE : (seat + 1) % state.players.length);
  const copy = clone(state);
  copy.start = further(state.start);
  copy.seat = further(state.seat);
  copy.players.unshift(...copy.players.splice(-1));
  copy.owners = state.owners.map(further);
  return copy;
}

/** Every tile is in one place. */
function lostTile(tables: Tables, state: State): string | undefined {
  const everywhere = [
    ...state.ships,
    ...state.market,
    ...state.docks,
    ...state.stack,
    ...state.gone,
    ...state.players.flatMap((one) => one.supply),
  ].filter((tile) => tile !== NONE);
  for (const [tile, name] of tables.ids.entries()) {
    const count = everywhere.filter((one) => one === tile).length;
    if (count !== 1) return `${name} is in ${count} places`;
  }
  return undefined;
}

/** C-RONDEL-5, C-PIECE-2, C-MAP-2, C-SHIPS-4. */
function wrongPieces(tables: Tables, state: State): string | undefined {
  for (const [port, tile] of state.ships.entries()) {
    const coal = state.coal[port]!;
    const most = tile !== NONE && tables.steam[tile]! ? RULES.maxCoal : 0;
    if (coal < 0 || coal > most) return `${coal} coal in ${tables.portIds[port]}`;
  }
  for (const [region, ports] of tables.portsOf.entries()) {
    const years = ports.map((port) => state.ships[port]!).flatMap((tile) => (tile === NONE ? [] : [tables.year[tile]]));
    const lantern = state.lanterns[region];
    const carried = lantern === undefined || lantern === NONE ? undefined : tables.year[state.ships[lantern]!];
    if (carried !== (years.length === 0 ? undefined : Math.min(...years.map(Number))))
      return `the lantern of region ${region} is on a ship of ${carried}`;
  }
  const astray = state.docks.find((tile, column) => tile !== NONE && tables.flag[tile] !== column);
  return astray === undefined ? undefined : `${tables.ids[astray]} is on the wrong spot of the docks`;
}

/** C-PIECE-4, C-SETUP-5, and a flag for every tile that somebody ever got. */
function wrongPlayer(tables: Tables, state: State): string | undefined {
  for (const [seat, one] of state.players.entries()) {
    const { money, contracts, captains, houses, tokens, flags, supply } = one;
    const atSea = state.ships.filter((_, port) => state.owners[port] === seat);
    if (money < 0 || money % 10 !== 0) return `seat ${seat} has £${money}`;
    if (contracts < 0) return `seat ${seat} has ${contracts} contracts`;
    if (captains < 0 || captains + atSea.length !== RULES.captains)
      return `seat ${seat} has ${captains} captains and ${atSea.length} ships at sea`;
    if (houses.length > RULES.houses || new Set(houses).size < houses.length)
      return `seat ${seat} has houses ${houses}`;
    const full = tokens.find((count) => count < 0 || count > tables.costs.length);
    if (full !== undefined) return `seat ${seat} has ${full} tokens in a column`;
    const own = [...supply, ...atSea].map((tile) => tables.flag[tile]);
    for (const flag of [...COLUMNS.keys(), MULTI])
      if (own.filter((one) => one === flag).length !== flags[flag]) return `seat ${seat} has ${flags} flags`;
  }
  return undefined;
}

function grant(tables: Tables, state: State, seat: Seat, { of, amount }: Shortage): void {
  const [what, port] = of.split(':');
  if (what === 'pounds') player(state, seat).money += amount;
  else if (what === 'contracts') player(state, seat).contracts += amount;
  else if (what === 'coal') add(state.coal, tables.portIds.indexOf(port ?? ''), amount);
  else throw new RangeError(`nobody can be granted ${of}`);
}
