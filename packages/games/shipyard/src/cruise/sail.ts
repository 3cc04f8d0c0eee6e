import type { Emit, Seat } from '@riband/kernel';
import { canalOf, canalOn, columnOf, lineOf, NO_TOKEN, packToken, tokenCell, tokenSpace } from '../canals/packing.ts';
import { berthsOf, follow, joinedTo, longestWalk, type Step, walksOf } from '../canals/walks.ts';
import { type Edition, player, type SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { SPACES } from '../lists.ts';
import { SPENT_CANALS, spend } from '../market.ts';
import { berthMove, sailMove } from '../moves.ts';
import { reason } from '../reasons.ts';
import { OUTSIDE } from '../tables/canals.ts';
import type { DecisionOf, MoveOf, Outfit, State } from '../types.ts';
import { canalSeen, cruisePoints, shipSeen, voyageOf } from './score.ts';
import { cardsOf } from './ship.ts';
import { ahead, outlook, type Underway, watersOf, wholeWalk } from './underway.ts';

/** Outfit and speed are fixed: the token is put down if it was not, and then the ship sails. */
export function setSail(_: Edition, state: State, seat: Seat, outfit: Outfit, speed: number): void {
  if (player(state, seat).token === NO_TOKEN) state.pending.push({ kind: 'berth', seat, outfit, speed });
  else state.pending.push({ kind: 'sail', seat, outfit, speed, exits: NO_EXITS });
}

const NO_EXITS: readonly number[] = [];

/** F-CANAL-3, N-CANAL-3: a mouth that leads out of the system, stern outward; for a cruise, one with a walk of its speed. */
export const berth: SeatRule<DecisionOf<'berth'>, MoveOf<'berth'>> = {
  moves(edition, state, { speed }, seat) {
    return berthsFor(edition, state, seat, speed).map((token) => berthMove(tokenCell(token), tokenSpace(token)));
  },
  apply(edition, state, decision, seat, move, emit) {
    const { cell, mouth } = move;
    state.pending.pop();
    player(state, seat).token = tokenOf(move);
    emit?.({ kind: 'berthed', seat, x: columnOf(cell), y: lineOf(cell), mouth: SPACES[mouth]! });
    const underway = fromBerth(decision, move);
    if (underway === null) return;
    state.pending.push({ kind: 'sail', seat, outfit: underway.outfit, speed: underway.speed, exits: NO_EXITS });
    emit?.(outlook(edition, state, underway));
  },
  why(_, state, { speed, outfit }, seat, { place, names }) {
    const clause = outfit === null ? 'F-CANAL-3' : 'N-CANAL-3';
    if (place === 'canal' && outfit === null) return reason(clause, { key: 'shipyard.why.finishFirst', params: {} });
    if (place !== 'space') return undefined;
    const [x = 0, y = 0] = (names[0] ?? '').split(',').map(Number);
    const leadsOut = berthsOf(player(state, seat).canals).some(
      (token) =>
        columnOf(tokenCell(token)) === x && lineOf(tokenCell(token)) === y && SPACES[tokenSpace(token)] === names[1],
    );
    return leadsOut
      ? reason(clause, { key: 'shipyard.why.noWalkFromHere', params: { speed } })
      : reason(clause, { key: 'shipyard.why.inland', params: {} });
  },
};

function berthsFor(edition: Edition, state: State, seat: Seat, speed: number): readonly number[] {
  const { canals } = player(state, seat);
  const waters = watersOf(edition, canals);
  return berthsOf(canals).filter((token) => longestWalk(waters, token, speed) === speed);
}

/** The best cruise of a ship of this speed (S-SCORE), wherever its token is put down if it was not. */
export function outlookFor(edition: Edition, state: State, seat: Seat, outfit: Outfit, speed: number) {
  const { token } = player(state, seat);
  const starts = token === NO_TOKEN ? berthsFor(edition, state, seat, speed) : [token];
  return starts
    .map((from) => outlook(edition, state, { seat, outfit, speed, from, exits: NO_EXITS }))
    .reduce((best, other) => (other.total > best.total ? other : best));
}

const tokenOf = ({ cell, mouth }: MoveOf<'berth'>): number => packToken(cell, mouth, OUTSIDE);

/** The cruise that begins here, if the token is put down for one. */
export function fromBerth({ seat, outfit, speed }: DecisionOf<'berth'>, move: MoveOf<'berth'>): Underway | null {
  return outfit === null ? null : { seat, outfit, speed, from: tokenOf(move), exits: NO_EXITS };
}

const underwayOf = (state: State, { seat, outfit, speed, exits }: DecisionOf<'sail'>): Underway => ({
  seat,
  outfit,
  speed,
  from: player(state, seat).token,
  exits,
});

/** S-SAIL-2: one move is one walk of exactly the ship's speed. */
export const sail: SeatRule<DecisionOf<'sail'>, MoveOf<'sail'>> = {
  moves(edition, state, decision) {
    const { waters, token, rest } = ahead(edition, state, underwayOf(state, decision));
    return walksOf(waters, token, rest).map(sailMove);
  },
  apply(edition, state, decision, seat, move, emit) {
    const { outfit, speed } = decision;
    state.pending.pop();
    const { canals, token } = player(state, seat);
    const walk = wholeWalk(decision, move);
    const walked = follow(watersOf(edition, canals), token, walk);
    if (walked.steps.length === speed) return cruise(edition, state, seat, outfit, speed, walked, emit);
    state.pending.push({ kind: 'sail', seat, outfit, speed, exits: walk.exits });
    emit?.(outlook(edition, state, { ...underwayOf(state, decision), exits: walk.exits }));
  },
  why(edition, state, decision, _, { place }) {
    if (place !== 'space') return undefined;
    const { waters, token, rest } = ahead(edition, state, underwayOf(state, decision));
    // Where beginnings are asked for, a walk that goes on from one of them may still end here.
    const isWhole = walksOf(waters, token, rest).every((walk) => follow(waters, token, walk).steps.length === rest);
    return isWhole
      ? reason('S-SAIL-1', { key: 'shipyard.why.noWalkToHere', params: { speed: decision.speed } })
      : reason('S-SAIL-2', { key: 'shipyard.why.sailInParts', params: {} });
  },
};

/** What a move leads to, for labels: how many spaces are to follow, and the points of the cruise (S-SCORE), or the most that it can still have. */
export function wayAhead(
  edition: Edition,
  state: State,
  decision: DecisionOf<'sail'>,
  move: MoveOf<'sail'>,
): { rest: number; points: number } {
  const underway = { ...underwayOf(state, decision), exits: wholeWalk(decision, move).exits };
  const { canals, token } = player(state, decision.seat);
  const { steps } = follow(watersOf(edition, canals), token, wholeWalk(decision, move));
  const { outfit, speed } = decision;
  const rest = speed - steps.length;
  if (rest > 0) return { rest, points: outlook(edition, state, underway).total };
  const points = cruisePoints(edition, cardsOf(state, decision.seat, outfit), outfit.fitted, speed, steps);
  return { rest, points: points.reduce((sum, one) => sum + one, 0) };
}

/** S-SCORE, S-SAIL-3, S-SAIL-4, S-SAIL-5: the ship is scored and set aside, the canals behind it are gone. */
function cruise(
  edition: Edition,
  state: State,
  seat: Seat,
  outfit: Outfit,
  speed: number,
  walked: { steps: readonly Step[]; token: number },
  emit?: Emit<Event>,
): void {
  const owner = player(state, seat);
  const cards = cardsOf(state, seat, outfit);
  const points = cruisePoints(edition, cards, outfit.fitted, speed, walked.steps);
  const { canals: before, token: from } = owner;
  const used = leaveCanals(edition, state, seat, walked);
  for (let card = 0; card < outfit.length; card++) owner.yard[outfit.at + card] = 0;
  for (let piece = 0; piece < owner.store.length; piece++)
    owner.store[piece] = owner.store[piece]! - outfit.fitted[piece]!;
  for (const part of points) owner.points += part;
  const ship = { cards, fitted: outfit.fitted, speed, points };
  owner.fleet.push(ship);
  if (emit === undefined) return;
  const cutOff = before.filter((laid) => !used.includes(laid) && !owner.canals.includes(laid));
  emit({
    kind: 'cruise',
    seat,
    ship: shipSeen(edition, ship),
    ...voyageOf(edition, { ship, from, steps: walked.steps }),
    used: used.map((laid) => canalSeen(edition, laid)),
    cutOff: cutOff.map((laid) => canalSeen(edition, laid)),
  });
}

/** Takes off the tiles that the token left (used) and those that are no longer joined to it (S-SAIL-4); returns the used ones. */
function leaveCanals(
  edition: Edition,
  state: State,
  seat: Seat,
  { steps, token }: { steps: readonly Step[]; token: number },
): number[] {
  const owner = player(state, seat);
  const used: number[] = [];
  let cell = tokenCell(owner.token);
  for (const step of steps) {
    if (step.cell === cell) continue;
    used.push(owner.canals[canalOn(owner.canals, cell)]!);
    cell = step.cell;
  }
  owner.token = token;
  owner.used += used.length;
  if (used.length === 0) return used;
  const left = owner.canals.filter((laid) => !used.includes(laid));
  const joined = joinedTo(left, cell);
  for (const laid of owner.canals) {
    if (joined.includes(laid)) continue;
    const thing = edition.tables.canalsFrom + canalOf(laid);
    spend(state, thing, SPENT_CANALS);
  }
  owner.canals = joined;
  return used;
}
