import type { Reason, Seat } from '@riband/kernel';
import type { Step } from '../canals/walks.ts';
import { type Edition, player, type SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { PIECES } from '../lists.ts';
import { FITS, SCRAP, SPEEDS } from '../moves.ts';
import { reason } from '../reasons.ts';
import type { DecisionOf, MoveOf, Outfit, State } from '../types.ts';
import { loseShip } from './launch.ts';
import { outlookFor, setSail } from './sail.ts';
import { cruisePoints } from './score.ts';
import { CAPTAIN, cardsOf, mostOf, roomFor, SAIL, speedBonus, speedOf, withPiece } from './ship.ts';

/** S-FIT-1: how many of one kind, kind after kind in a fixed order, so that each outfit is reached one way. S-FIT-4: or no captain. */
export const fit: SeatRule<DecisionOf<'fit'>, MoveOf<'fit' | 'scrap'>> = {
  moves(edition, state, { outfit, piece }, seat) {
    const most = mostOf(edition, state, seat, outfit, piece);
    const moves: MoveOf<'fit' | 'scrap'>[] = [];
    for (let count = piece === CAPTAIN ? 1 : 0; count <= most; count++) moves.push(FITS[piece]![count]!);
    if (piece === CAPTAIN) moves.push(SCRAP);
    return moves;
  },
  apply(edition, state, { outfit, piece }, seat, move, emit) {
    state.pending.pop();
    if (move.kind === 'scrap') return loseShip(edition, state, seat, outfit.at, outfit.length, 'scrapped', emit);
    const { count } = move;
    const fitted = count === 0 ? outfit.fitted : withPiece(outfit.fitted, piece, count);
    emit?.(fittedEvent(edition, state, seat, { ...outfit, fitted }, piece));
    fitNext(edition, state, seat, { at: outfit.at, length: outfit.length, fitted, reach: outfit.reach }, piece + 1);
  },
  why(edition, state, { outfit, piece }, seat, { place, names }) {
    if (place !== 'fit' || names[0] !== PIECES[piece]!) return undefined;
    return cannotFit(edition, state, seat, outfit, piece, Number(names[1]));
  },
};

/** So far: not told, but boards show while a ship is fitted out what it would be. */
function fittedEvent(edition: Edition, state: State, seat: Seat, outfit: Outfit, piece: number): Event {
  const { fitted, reach } = outfit;
  const speed = speedOf(fitted);
  const points = cruisePoints(edition, cardsOf(state, seat, outfit), fitted, speed, NO_STEPS);
  const sum = points.reduce((all, one) => all + one, 0);
  return { kind: 'fitted', seat, piece: PIECES[piece]!, count: fitted[piece]!, speed, reach, points: sum };
}

const NO_STEPS: readonly Step[] = [];

/** Asks for the next kind of which some can go on the ship, and then for the speed. */
function fitNext(edition: Edition, state: State, seat: Seat, outfit: Outfit, from: number): void {
  for (let piece = from; piece < PIECES.length; piece++) {
    if (mostOf(edition, state, seat, outfit, piece) === 0) continue;
    state.pending.push({ kind: 'fit', seat, outfit, piece });
    return;
  }
  const [slow, fast] = speedsOf(edition, state, seat, outfit);
  if (fast > slow) state.pending.push({ kind: 'speed', seat, outfit });
  else setSail(edition, state, seat, outfit, slow);
}

/** S-SPEED-3, S-SAIL-1: the least and the most, as far as the canals go. */
function speedsOf(edition: Edition, state: State, seat: Seat, { fitted, reach }: Outfit): [number, number] {
  const slow = speedOf(fitted);
  const bonus = speedBonus(edition, player(state, seat).employees, fitted[SAIL]!);
  return [slow, Math.min(slow + bonus, reach)];
}

function cannotFit(edition: Edition, state: State, seat: Seat, outfit: Outfit, piece: number, count: number): Reason {
  const noun = edition.nouns.piece(PIECES[piece]!);
  const owned = player(state, seat).store[piece]!;
  if (piece === CAPTAIN && count === 0) return reason('S-SAIL-1', { key: 'shipyard.why.needsCaptain', params: {} });
  if (count > owned)
    return reason('S-FIT-1', { key: 'shipyard.why.notInStore', params: { piece: noun, count: owned } });
  if (count > roomFor(edition, state, seat, outfit, piece))
    return reason('S-FIT-1', { key: 'shipyard.why.noPlace', params: { piece: noun } });
  return tooFast(speedOf(withPiece(outfit.fitted, piece, count)), outfit.reach);
}

const tooFast = (speed: number, reach: number): Reason =>
  reason('S-SAIL-1', { key: 'shipyard.why.tooFast', params: { speed, reach } });

/** S-SPEED-3: helmsman and rigger in full, in part or not at all. */
export const speed: SeatRule<DecisionOf<'speed'>, MoveOf<'speed'>> = {
  moves(edition, state, { outfit }, seat) {
    const [slow, fast] = speedsOf(edition, state, seat, outfit);
    return SPEEDS.slice(slow, fast + 1);
  },
  apply(edition, state, { outfit }, seat, move, emit) {
    state.pending.pop();
    setSail(edition, state, seat, outfit, move.speed);
    emit?.(outlookFor(edition, state, seat, outfit, move.speed));
  },
  why(_, __, { outfit }, ___, { place, names }) {
    return place === 'speed' ? tooFast(Number(names[0]), outfit.reach) : undefined;
  },
};
