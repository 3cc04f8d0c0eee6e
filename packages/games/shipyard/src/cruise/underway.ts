import type { Seat } from '@riband/kernel';
import { cellOf, opposite, tokenCell } from '../canals/packing.ts';
import { everyWalk, follow, type Walk, type Waters } from '../canals/walks.ts';
import { type Edition, player } from '../edition.ts';
import type { Event } from '../events.ts';
import type { Outfit, State } from '../types.ts';
import { cruisePoints, type Sailing, voyageOf } from './score.ts';
import { cardsOf } from './ship.ts';

/** A cruise that is not over: where the token stood before it, and the sides by which it has left tiles so far. */
export interface Underway {
  readonly seat: Seat;
  readonly outfit: Outfit;
  readonly speed: number;
  readonly from: number;
  readonly exits: readonly number[];
}

export const watersOf = (edition: Edition, canals: readonly number[]): Waters => ({
  faces: edition.tables.canals,
  canals,
});

/** Where its walk goes on, and how far: it was begun where there were too many walks for one list. */
export function ahead(edition: Edition, state: State, { seat, speed, from, exits }: Underway) {
  const { canals } = player(state, seat);
  const waters = watersOf(edition, canals);
  const last = exits.at(-1);
  if (last === undefined) return { waters, token: from, rest: speed };
  const walked = follow(waters, from, { exits, cell: 0, stop: opposite(last) });
  const left = new Set([tokenCell(from), ...walked.steps.map(({ cell }) => cell)]);
  left.delete(tokenCell(walked.token));
  const free = canals.filter((laid) => !left.has(cellOf(laid)));
  return { waters: watersOf(edition, free), token: walked.token, rest: speed - walked.steps.length };
}

/** The whole of a walk that goes on like this. */
export const wholeWalk = ({ exits }: Pick<Underway, 'exits'>, next: Walk): Walk =>
  exits.length === 0 ? next : { exits: [...exits, ...next.exits], cell: next.cell, stop: next.stop };

/** The best that can still come of it (S-SCORE): people see it before they choose where it begins or how it goes on. */
export function outlook(edition: Edition, state: State, underway: Underway): Extract<Event, { kind: 'outlook' }> {
  return { kind: 'outlook', seat: underway.seat, ...voyageOf(edition, best(edition, state, underway)) };
}

function best(edition: Edition, state: State, underway: Underway): Sailing {
  const { seat, outfit, speed, from } = underway;
  const all = watersOf(edition, player(state, seat).canals);
  const cards = cardsOf(state, seat, outfit);
  const { waters, token, rest } = ahead(edition, state, underway);
  let found: Sailing = { ship: { cards, fitted: outfit.fitted, speed, points: [] }, from, steps: [] };
  let most = -1;
  for (const walk of everyWalk(waters, token, rest)) {
    const { steps } = follow(all, from, wholeWalk(underway, walk));
    const points = cruisePoints(edition, cards, outfit.fitted, speed, steps);
    const total = points.reduce((sum, one) => sum + one, 0);
    if (total <= most) continue;
    most = total;
    found = { ship: { ...found.ship, points }, from, steps };
  }
  return found;
}
