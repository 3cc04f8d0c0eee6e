import type { PlayerState, SoloStack, State } from './types.ts';

/** Field by field: nothing that a move ever changes is shared. Ships and decisions never change once they are made. */
export function clone(state: State): State {
  const players: PlayerState[] = [];
  for (let seat = 0; seat < state.players.length; seat++) players.push(clonePlayer(state.players[seat]!));
  return {
    phase: state.phase,
    stage: state.stage,
    turn: state.turn,
    start: state.start,
    active: state.active,
    finishing: state.finishing,
    fixedSets: state.fixedSets,
    advanced: state.advanced,
    chosen: state.chosen,
    acted: state.acted,
    bonus: state.bonus,
    order: state.order.slice(),
    spaces: state.spaces.slice(),
    guilders: state.guilders.slice(),
    steps: state.steps,
    lapEnds: state.lapEnds,
    laps: state.laps,
    markers: state.markers.slice(),
    rings: state.rings.slice(),
    bag: state.bag.slice(),
    sizes: state.sizes.slice(),
    spent: state.spent.slice(),
    spentSizes: state.spentSizes.slice(),
    gone: state.gone.slice(),
    market: state.market.slice(),
    layout: state.layout.slice(),
    copies: state.copies.slice(),
    players,
    solo: state.solo === null ? null : cloneSolo(state.solo),
    pending: state.pending.slice(),
  };
}

function clonePlayer(player: PlayerState): PlayerState {
  return {
    money: player.money,
    points: player.points,
    used: player.used,
    employees: player.employees,
    contracts: player.contracts,
    discarded: player.discarded,
    store: player.store.slice(),
    yard: player.yard.slice(),
    goods: player.goods.slice(),
    canals: player.canals.slice(),
    token: player.token,
    fleet: player.fleet.slice(),
  };
}

function cloneSolo({ left, back, isNew }: SoloStack): SoloStack {
  return { left: left.slice(), back, isNew };
}
