import {
  type Account,
  account,
  type Emit,
  isSeat,
  placesBy,
  type Result,
  type ScoreLine,
  type Seat,
  type Viewer,
} from '@riband/kernel';
import { contractPoints, traderPoints } from './contracts.ts';
import type { Edition, Printed } from './edition.ts';
import type { Event } from './events.ts';
import { CONTRACTS } from './lists.ts';
import { membersOf } from './tables/employees.ts';
import type { PlayerState, State } from './types.ts';

export function scores(edition: Edition, state: State): readonly number[] {
  return state.players.map((owner) => scoreOf(edition, owner));
}

/** Cruises, traders, and the best contract in hand of each colour: at the end there is one of each (S-END-4). */
export function scoreOf(edition: Printed, owner: PlayerState): number {
  let score = owner.points + traderPoints(edition, owner.employees);
  for (const suit of edition.tables.contracts.suits) {
    const best = bestContract(edition, owner, suit);
    if (best !== undefined) score += contractPoints(edition, owner, best);
  }
  return score;
}

/** The contract in hand of a colour that would score most. */
function bestContract(edition: Printed, owner: PlayerState, suit: number): number | undefined {
  const held = membersOf(owner.contracts & suit);
  let best = held[0];
  for (let other = 1; other < held.length; other++) {
    const contract = held[other]!;
    if (best === undefined || contractPoints(edition, owner, contract) > contractPoints(edition, owner, best))
      best = contract;
  }
  return best;
}

/** Contracts are secret until the end. */
export function standing(
  edition: Edition,
  state: State,
  viewer: Viewer,
  open = openStanding(edition, state),
): readonly Account[] {
  const own = isSeat(viewer) ? state.players[viewer] : undefined;
  return isSeat(viewer) && own !== undefined ? open.with(viewer, accountOf(edition, own, viewer, true)) : open;
}

const openStanding = (edition: Edition, { players, phase }: State): readonly Account[] =>
  players.map((owner, seat) => accountOf(edition, owner, seat, phase === 'over'));

function accountOf(edition: Edition, owner: PlayerState, seat: Seat, isOpen: boolean): Account {
  return account(seat, [
    ...cruiseLines(owner),
    ...(isOpen ? contractLines(edition, owner) : []),
    { source: { key: 'shipyard.score.traders', params: {} }, points: traderPoints(edition, owner.employees) },
    { source: { key: 'shipyard.score.money', params: { guilders: owner.money } }, points: 0 },
  ]);
}

function cruiseLines({ fleet }: PlayerState): ScoreLine[] {
  return fleet.map(({ cards, speed, points }, ship) => ({
    source: { key: 'shipyard.score.cruise', params: { ship: ship + 1, length: cards.length, speed } },
    points: points.reduce((sum, one) => sum + one, 0),
  }));
}

function contractLines(edition: Edition, owner: PlayerState): ScoreLine[] {
  const best = edition.tables.contracts.suits.flatMap((suit) => bestContract(edition, owner, suit) ?? []);
  return best.map((contract) => ({
    source: {
      key: 'shipyard.score.contract',
      params: { contract: edition.nouns.contract(CONTRACTS[contract]!) },
    },
    points: contractPoints(edition, owner, contract),
  }));
}

/** S-END-5, A-10. */
export function result(edition: Edition, state: State): Result {
  const accounts = standing(edition, state, 'spectator');
  const places = placesBy(accounts.map(({ total, seat }) => [total, state.players[seat]?.money ?? 0]));
  const best = Math.max(...accounts.map(({ total }) => total));
  const verdict = edition.verdict?.(best);
  const byMoney = places.filter((place) => place === 1).length < accounts.filter(({ total }) => total === best).length;
  return {
    accounts,
    places,
    ...(byMoney ? { tieBreak: { key: 'shipyard.tieBreak.money', params: {} } } : {}),
    ...(verdict === undefined ? {} : { verdict: { key: verdict, params: {} } }),
  };
}

/** S-END-4: the contracts are turned over. */
export function revealContracts(edition: Edition, state: State, emit?: Emit<Event>): void {
  if (emit === undefined) return;
  for (const [seat, owner] of state.players.entries()) revealOf(edition, owner, seat, emit);
}

function revealOf(edition: Edition, owner: PlayerState, seat: Seat, emit: Emit<Event>): void {
  for (const contract of membersOf(owner.contracts)) {
    const points = contractPoints(edition, owner, contract);
    emit({ kind: 'contractScored', seat, contract: CONTRACTS[contract]!, points });
  }
  emit({ kind: 'tradersScored', seat, points: traderPoints(edition, owner.employees) });
}
