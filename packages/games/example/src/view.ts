import { isSeat, type Random, type Seat, shuffle, type Viewer } from '@riband/kernel';
import { eachCargo, sizeOf } from './state.ts';
import { TABLES } from './tables.ts';
import {
  type ByCargo,
  CARGOES,
  type Cargo,
  type PlayerState,
  type PlayerView,
  type State,
  type View,
} from './types.ts';

export function view(state: State, viewer: Viewer, open = openView(state)): View {
  const own = isSeat(viewer) ? state.players[viewer] : undefined;
  if (!isSeat(viewer) || own === undefined) return open;
  return { ...open, viewer, hand: { ...own.hand }, players: open.players.with(viewer, playerView(own, true)) };
}

/** What everybody sees. */
function openView(state: State): View {
  return {
    viewer: 'spectator',
    hand: null,
    rounds: state.rounds,
    round: state.round,
    turn: state.turn,
    bagSize: sizeOf(state.bag),
    shipped: { ...state.shipped },
    quay: state.quay.slice(),
    players: state.players.map((player) => playerView(player, !bidsAreSecret(state))),
    pending: state.pending.slice(),
  };
}

function playerView(player: PlayerState, knowsBid: boolean): PlayerView {
  return {
    coins: player.coins,
    points: player.points,
    hold: player.hold.slice(),
    handSize: sizeOf(player.hand),
    hasBid: player.bid !== null,
    bid: knowsBid ? player.bid : null,
  };
}

/** E-BID-1: until they are turned over. */
function bidsAreSecret(state: Pick<View, 'pending'>): boolean {
  const kind = state.pending.at(-1)?.kind;
  return kind === 'bid' || kind === 'reveal';
}

/** Deals what the viewer has not seen at random to the others' hands and the bag, and guesses bids that lie face down. */
export function imagine(seen: View, random: Random): State {
  const unseen = shuffle(random, unseenBy(seen));
  const players = seen.players.map((player, seat): PlayerState => {
    const hand =
      seat === seen.viewer && seen.hand !== null ? { ...seen.hand } : count(unseen.splice(0, player.handSize));
    const { coins, points, hold } = player;
    return { coins, points, hand, hold: hold.slice(), bid: bidOf(seen, seat, player, random) };
  });
  const { rounds, round, turn, shipped, quay, pending } = seen;
  return {
    rounds,
    round,
    turn,
    bag: count(unseen),
    shipped: { ...shipped },
    quay: quay.slice(),
    players,
    pending: pending.slice(),
  };
}

function bidOf(seen: View, seat: Seat, player: PlayerView, random: Random): number | null {
  if (!player.hasBid || !bidsAreSecret(seen) || seat === seen.viewer) return player.bid;
  return random.below(Math.min(TABLES.highestBid, player.coins) + 1);
}

/** The cargoes of the bag and of the hands that this viewer does not see. */
function unseenBy(seen: View): Cargo[] {
  return CARGOES.flatMap((cargo) => {
    const inSight =
      seen.shipped[cargo] +
      (seen.hand?.[cargo] ?? 0) +
      [seen.quay, ...seen.players.map((player) => player.hold)].flat().filter((one) => one === cargo).length;
    return Array.from({ length: TABLES.ofEachCargo - inSight }, () => cargo);
  });
}

function count(cargoes: readonly Cargo[]): ByCargo<number> {
  const counts = eachCargo(0);
  for (const cargo of cargoes) counts[cargo] += 1;
  return counts;
}

/** Something is hidden if a face-down bid could be another, or if unseen cargoes of two kinds could lie in another place. */
export function hides(state: State, viewer: Viewer): boolean {
  const others = state.players.filter((_, seat) => seat !== viewer);
  if (bidsAreSecret(state) && others.some((player) => player.bid !== null && player.coins > 0)) return true;
  const places = [state.bag, ...others.map((player) => player.hand)].filter((place) => sizeOf(place) > 0);
  const kinds = CARGOES.filter((cargo) => places.some((place) => place[cargo] > 0));
  return places.length > 1 && kinds.length > 1;
}
