import type { Emit, Seat } from '@riband/kernel';
import {
  canalOf,
  canalOn,
  cellOf,
  columnOf,
  lineOf,
  NO_TOKEN,
  opposite,
  packToken,
  tokenCell,
  tokenSpace,
} from '../canals/packing.ts';
import {
  berthsOf,
  follow,
  joinedTo,
  longestWalk,
  type Step,
  type Walk,
  type Waters,
  walksOf,
} from '../canals/walks.ts';
import { type Edition, player, type SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { at, SPACES } from '../lists.ts';
import { SPENT_CANALS, spend } from '../market.ts';
import { berthMove, sailMove } from '../moves.ts';
import { reason } from '../reasons.ts';
import { OUTSIDE } from '../tables/canals.ts';
import type { DecisionOf, MoveOf, Outfit, State } from '../types.ts';
import { cruisePoints, storyOf } from './score.ts';
import { cardsOf } from './ship.ts';

/** Outfit and speed are fixed: the token is put down if it was not, and then the ship sails. */
export function setSail(_: Edition, state: State, seat: Seat, outfit: Outfit, speed: number): void {
  if (player(state, seat).token === NO_TOKEN) state.pending.push({ kind: 'berth', seat, outfit, speed });
  else state.pending.push({ kind: 'sail', seat, outfit, speed, exits: NO_EXITS });
}

const NO_EXITS: readonly number[] = [];

const watersOf = (edition: Edition, canals: readonly number[]): Waters => ({ faces: edition.tables.canals, canals });

/** F-CANAL-3, N-CANAL-3: a mouth that leads out of the system, stern outward; for a cruise, one with a walk of its speed. */
export const berth: SeatRule<DecisionOf<'berth'>, MoveOf<'berth'>> = {
  moves(edition, state, { speed }, seat) {
    const { canals } = player(state, seat);
    const waters = watersOf(edition, canals);
    return berthsOf(canals)
      .filter((token) => longestWalk(waters, token, speed) === speed)
      .map((token) => berthMove(tokenCell(token), tokenSpace(token)));
  },
  apply(_, state, { outfit, speed }, seat, { cell, mouth }, emit) {
    state.pending.pop();
    player(state, seat).token = packToken(cell, mouth, OUTSIDE);
    emit?.({ kind: 'berthed', seat, x: columnOf(cell), y: lineOf(cell), mouth: at(SPACES, mouth) });
    if (outfit !== null) state.pending.push({ kind: 'sail', seat, outfit, speed, exits: NO_EXITS });
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

/** Where the walk of a decision goes on: it was begun where there were too many walks for one list. */
function position(edition: Edition, state: State, seat: Seat, { exits, speed }: DecisionOf<'sail'>) {
  const { canals, token } = player(state, seat);
  const waters = watersOf(edition, canals);
  const last = exits.at(-1);
  if (last === undefined) return { waters, token, rest: speed };
  const walked = follow(waters, token, { exits, cell: 0, stop: opposite(last) });
  const left = new Set([tokenCell(token), ...walked.steps.map(({ cell }) => cell)]);
  left.delete(tokenCell(walked.token));
  const ahead = canals.filter((laid) => !left.has(cellOf(laid)));
  return { waters: watersOf(edition, ahead), token: walked.token, rest: speed - walked.steps.length };
}

/** S-SAIL-2: one move is one walk of exactly the ship's speed. */
export const sail: SeatRule<DecisionOf<'sail'>, MoveOf<'sail'>> = {
  moves(edition, state, decision, seat) {
    const { waters, token, rest } = position(edition, state, seat, decision);
    return walksOf(waters, token, rest).map(sailMove);
  },
  apply(edition, state, decision, seat, move, emit) {
    const { outfit, speed } = decision;
    state.pending.pop();
    const { canals, token } = player(state, seat);
    const walk = wholeWalk(decision, move);
    const walked = follow(watersOf(edition, canals), token, walk);
    if (walked.steps.length < speed) state.pending.push({ kind: 'sail', seat, outfit, speed, exits: walk.exits });
    else cruise(edition, state, seat, outfit, speed, walked, emit);
  },
  why(edition, state, decision, seat, { place }) {
    if (place !== 'space') return undefined;
    const { waters, token, rest } = position(edition, state, seat, decision);
    // Where beginnings are asked for, a walk that goes on from one of them may still end here.
    const isWhole = walksOf(waters, token, rest).every((walk) => follow(waters, token, walk).steps.length === rest);
    return isWhole
      ? reason('S-SAIL-1', { key: 'shipyard.why.noWalkToHere', params: { speed: decision.speed } })
      : reason('S-SAIL-2', { key: 'shipyard.why.sailInParts', params: {} });
  },
};

const wholeWalk = ({ exits }: DecisionOf<'sail'>, move: MoveOf<'sail'>): Walk =>
  exits.length === 0 ? move : { exits: [...exits, ...move.exits], cell: move.cell, stop: move.stop };

/** What a move leads to, for labels: how many spaces are to follow and, if none, all the points of the cruise (S-SCORE). */
export function outlook(
  edition: Edition,
  state: State,
  decision: DecisionOf<'sail'>,
  move: MoveOf<'sail'>,
): { rest: number; points: number } {
  const { seat, outfit, speed } = decision;
  const { canals, token } = player(state, seat);
  const { steps } = follow(watersOf(edition, canals), token, wholeWalk(decision, move));
  const points = cruisePoints(edition, cardsOf(state, seat, outfit), outfit.fitted, speed, steps);
  return { rest: speed - steps.length, points: points.reduce((sum, one) => sum + one, 0) };
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
    owner.store[piece] = at(owner.store, piece) - at(outfit.fitted, piece);
  for (const part of points) owner.points += part;
  const ship = { cards, fitted: outfit.fitted, speed, points };
  owner.fleet.push(ship);
  if (emit === undefined) return;
  const cutOff = before.filter((laid) => !used.includes(laid) && !owner.canals.includes(laid));
  emit(storyOf(edition, seat, ship, { from, steps: walked.steps, used, cutOff }));
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
    used.push(at(owner.canals, canalOn(owner.canals, cell)));
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
