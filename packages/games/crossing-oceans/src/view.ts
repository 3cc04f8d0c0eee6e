import type { Viewer } from '@riband/kernel';
import { NONE, type PlayerState, type PlayerView, type ShipView, type State, type View } from './types.ts';

/** Everything is public but the order of the draw stack, and there is none until a tile is drawn: nothing is left out. */
export function view(state: State, viewer: Viewer, open = openView(state)): View {
  return { ...open, viewer };
}

function openView(state: State): View {
  return {
    viewer: 'spectator',
    round: state.round,
    lastRound: state.lastRound === 0 ? null : state.lastRound,
    turn: state.turn,
    start: orNull(state.start),
    seat: state.seat,
    players: state.players.map(playerView),
    map: state.ships.map((_, port) => shipView(state, port)),
    lanterns: state.lanterns.map(orNull),
    market: state.market.map(orNull),
    docks: state.docks.map(orNull),
    stack: state.stack.slice(),
    gone: state.gone.slice(),
    pending: state.pending.slice(),
  };
}

function playerView(player: PlayerState): PlayerView {
  return {
    money: player.money,
    contracts: player.contracts,
    captains: player.captains,
    spot: orNull(player.spot),
    supply: player.supply.slice(),
    houses: player.houses.slice(),
    flags: player.flags.slice(),
    tokens: player.tokens.slice(),
  };
}

function shipView(state: State, port: number): ShipView | null {
  const tile = state.ships[port]!;
  if (tile === NONE) return null;
  return { tile, owner: orNull(state.owners[port]!), coal: state.coal[port]!, since: state.since[port]! };
}

/** The very state that was looked at. */
export function imagine(seen: View): State {
  const { round, lastRound, turn, start, seat, players, map, lanterns, market, docks, stack, gone, pending } = seen;
  return {
    round,
    turn,
    start: start ?? NONE,
    seat,
    lastRound: lastRound ?? 0,
    players: players.map(imaginePlayer),
    ships: map.map((ship) => ship?.tile ?? NONE),
    owners: map.map((ship) => ship?.owner ?? NONE),
    coal: map.map((ship) => ship?.coal ?? 0),
    since: map.map((ship) => ship?.since ?? 0),
    lanterns: lanterns.map(orNone),
    market: market.map(orNone),
    docks: docks.map(orNone),
    stack: stack.slice(),
    gone: gone.slice(),
    pending: pending.slice(),
  };
}

function imaginePlayer(player: PlayerView): PlayerState {
  const { money, contracts, captains, spot, supply, houses, flags, tokens } = player;
  return {
    money,
    contracts,
    captains,
    spot: spot ?? NONE,
    supply: supply.slice(),
    houses: houses.slice(),
    flags: flags.slice(),
    tokens: tokens.slice(),
  };
}

const orNull = (number: number): number | null => (number === NONE ? null : number);
const orNone = (number: number | null): number => number ?? NONE;
