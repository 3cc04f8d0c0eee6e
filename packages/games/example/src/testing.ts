import { type Random, type Seat, type Shortage, shuffle, type TestHooks, type Viewer } from '@riband/kernel';
import { clone, eachCargo, player, sizeOf } from './state.ts';
import { TABLES } from './tables.ts';
import { CARGOES, type Cargo, type Quayside, type State } from './types.ts';

function imbalance(state: State): string | undefined {
  for (const cargo of CARGOES) {
    const lying = [state.quay, ...state.players.map((one) => one.hold)].flat().filter((one) => one === cargo).length;
    const counted = [state.bag, state.shipped, ...state.players.map((one) => one.hand)].reduce(
      (sum, place) => sum + place[cargo],
      0,
    );
    if (lying + counted !== TABLES.ofEachCargo) return `${lying + counted} ${cargo}, not ${TABLES.ofEachCargo}`;
  }
  const debtor = state.players.findIndex((one) => one.coins < 0);
  return debtor < 0 ? undefined : `seat ${debtor} has ${state.players[debtor]?.coins} coins`;
}

/** What a viewer may not know: the others' hands, the bag, and bids that lie face down (E-SETUP-1, E-ROUND-1, E-BID-1). */
function scramble(state: State, viewer: Viewer, random: Random): void {
  const others = state.players.filter((_, seat) => seat !== viewer);
  const places = [state.bag, ...others.map((one) => one.hand)];
  const sizes = places.map(sizeOf);
  const cargoes = shuffle(
    random,
    places.flatMap((place) => CARGOES.flatMap((cargo) => Array.from({ length: place[cargo] }, (): Cargo => cargo))),
  );
  for (const [index, place] of places.entries()) {
    Object.assign(place, eachCargo(0));
    for (const cargo of cargoes.splice(0, sizes[index])) place[cargo] += 1;
  }
  const kind = state.pending.at(-1)?.kind;
  if (kind !== 'bid' && kind !== 'reveal') return;
  for (const one of others) if (one.bid !== null) one.bid = random.below(Math.min(TABLES.highestBid, one.coins) + 1);
}

function grant(state: State, seat: Seat, shortage: Shortage): void {
  player(state, seat).coins += shortage.amount;
}

/** Who begins follows from the number of the round (E-SETUP-2): so only while turns are taken, no seat differs from another. */
function turned(state: State): State | undefined {
  const { pending, players } = state;
  if (pending.length === 0 || !pending.every(({ kind }) => kind === 'take' || kind === 'load')) return undefined;
  const copy = clone(state);
  copy.players.unshift(...copy.players.splice(-1));
  copy.pending = pending.map((one) => ('seat' in one ? { ...one, seat: (one.seat + 1) % players.length } : one));
  return copy;
}

export const testing: TestHooks<Quayside> = { imbalance, scramble, grant, turned };
