import { type CanalFace, OUTSIDE, type Spot, spotKey } from '../tables/canals.ts';
import {
  canalOf,
  canalOn,
  cellOf,
  NO_TOKEN,
  neighbour,
  opposite,
  packToken,
  tokenBehind,
  tokenCell,
  tokenSpace,
  turnOf,
} from './packing.ts';

/** A player's canals, and where the token stands. */
export interface Waters {
  readonly faces: readonly CanalFace[];
  readonly canals: readonly number[];
}

/** A way through the canals: the sides by which tiles are left, then the space where it stops. */
export interface Walk {
  readonly exits: readonly number[];
  readonly cell: number;
  readonly stop: number;
}

/** No list of walks is longer, and none has more exits: so a walk has a small number of its own. */
const MOST_WALKS = 200;
const MOST_EXITS = 11;

function spotsAt({ faces, canals }: Waters, index: number, space: number, behind: number): readonly Spot[] {
  const laid = canals[index]!;
  return faces[canalOf(laid)]!.turned[turnOf(laid)]!.spots[spotKey(space, behind)]!;
}

/** The tile beyond a mouth, if a token that stands on this spot can go there: not back to where it came from, not to a tile it left. */
function tileBeyond({ canals }: Waters, index: number, spot: Spot, left: number): number {
  if (spot.space > 3 || spot.behind === OUTSIDE) return -1;
  const next = canalOn(canals, neighbour(cellOf(canals[index]!), spot.space));
  return next >= 0 && (left & (1 << next)) === 0 ? next : -1;
}

/** How far a token can go at most (S-SAIL-1, S-SAIL-2, S-SAIL-3), but no farther than is asked for. */
export function longestWalk(waters: Waters, token: number, enough: number): number {
  const index = canalOn(waters.canals, tokenCell(token));
  return longest(waters, index, tokenSpace(token), tokenBehind(token), 0, enough);
}

function longest(waters: Waters, index: number, space: number, behind: number, left: number, enough: number): number {
  const spots = spotsAt(waters, index, space, behind);
  const leaving = left | (1 << index);
  let best = 0;
  for (let s = 0; s < spots.length; s++) if (spots[s]!.distance > best) best = spots[s]!.distance;
  for (let s = 0; s < spots.length && best < enough; s++) {
    const spot = spots[s]!;
    const next = tileBeyond(waters, index, spot, left);
    if (next < 0) continue;
    const steps = spot.distance + 1;
    best = Math.max(best, steps + longest(waters, next, opposite(spot.space), OUTSIDE, leaving, enough - steps));
  }
  return Math.min(best, enough);
}

/**
 * Every walk of exactly this length, in a fixed order. Where there are too many for one list, their beginnings instead, as long as
 * they can be; what follows is then asked next.
 */
export function walksOf(waters: Waters, token: number, length: number): readonly Walk[] {
  for (let exits = MOST_EXITS; exits > 1; exits--) {
    const walks = beginnings(waters, token, length, exits, MOST_WALKS);
    if (walks.length <= MOST_WALKS) return walks;
  }
  return beginnings(waters, token, length, 1, MOST_WALKS);
}

/** Every walk of exactly this length, however many there are. */
export const everyWalk = (waters: Waters, token: number, length: number): readonly Walk[] =>
  beginnings(waters, token, length, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);

/** Walks of this length with at most so many exits, and the beginnings with so many exits of those that have more. */
function beginnings(waters: Waters, token: number, length: number, mostExits: number, limit: number): Walk[] {
  const found: Walk[] = [];
  const exits: number[] = [];
  const visit = (index: number, space: number, behind: number, left: number, rest: number): void => {
    const cell = cellOf(waters.canals[index]!);
    if (exits.length === mostExits && rest > 0) {
      if (longest(waters, index, space, behind, left, rest) >= rest)
        found.push({ exits: exits.slice(), cell, stop: space });
      return;
    }
    for (const spot of spotsAt(waters, index, space, behind)) {
      if (found.length > limit || spot.distance > rest) continue;
      if (spot.distance === rest) {
        found.push({ exits: exits.slice(), cell, stop: spot.space });
        continue;
      }
      const next = tileBeyond(waters, index, spot, left);
      if (next < 0) continue;
      exits.push(spot.space);
      visit(next, opposite(spot.space), OUTSIDE, left | (1 << index), rest - spot.distance - 1);
      exits.pop();
    }
  };
  visit(canalOn(waters.canals, tokenCell(token)), tokenSpace(token), tokenBehind(token), 0, length);
  return found;
}

/** One space that the token enters on its walk. */
export interface Step {
  readonly cell: number;
  readonly space: number;
  /** The icon on it, or -1. */
  readonly icon: number;
}

/** A walk space by space, and the token at its end. */
export function follow(waters: Waters, token: number, { exits, stop }: Walk): { steps: Step[]; token: number } {
  const steps: Step[] = [];
  let [cell, space, behind] = [tokenCell(token), tokenSpace(token), tokenBehind(token)];
  for (let leg = 0; leg <= exits.length; leg++) {
    const exit = exits[leg];
    const laid = waters.canals[canalOn(waters.canals, cell)]!;
    const icons = waters.faces[canalOf(laid)]!.turned[turnOf(laid)]!.icons;
    const spots = spotsAt(waters, canalOn(waters.canals, cell), space, behind);
    // A token that entered a tile stands on a space of it that it has advanced to.
    if (leg > 0) steps.push({ cell, space, icon: icons[space]! });
    const path = pathTo(spots, exit ?? stop);
    for (const spot of path) steps.push({ cell, space: spot.space, icon: icons[spot.space]! });
    const last = path.at(-1);
    if (last !== undefined) [space, behind] = [last.space, last.behind];
    if (exit === undefined) break;
    [cell, space, behind] = [neighbour(cell, exit), opposite(exit), OUTSIDE];
  }
  return { steps, token: packToken(cell, space, behind) };
}

/** The spots on the way to a space, without the first, on which the token stands. */
function pathTo(spots: readonly Spot[], goal: number): readonly Spot[] {
  const path: Spot[] = [];
  for (let index = spots.length - 1, wanted = goal; index > 0; index--) {
    const spot = spots[index]!;
    if (spot.space !== wanted) continue;
    path.push(spot);
    wanted = spot.behind;
  }
  return path.reverse();
}

/** Where a token may be put down: the mouths that lead out of the system, stern outward (F-CANAL-3, N-CANAL-3). */
export function berthsOf(canals: readonly number[]): number[] {
  const berths: number[] = [];
  for (const laid of canals) {
    for (let mouth = 0; mouth < 4; mouth++) {
      const cell = cellOf(laid);
      if (canalOn(canals, neighbour(cell, mouth)) < 0) berths.push(packToken(cell, mouth, OUTSIDE));
    }
  }
  return berths;
}

/** How far the token can go from where it is or, while it is not put down, from the best place (S-SAIL-1). */
export function reachOf(waters: Waters, token: number, enough: number): number {
  if (token !== NO_TOKEN) return longestWalk(waters, token, enough);
  let best = 0;
  for (const berth of berthsOf(waters.canals)) {
    if (best < enough) best = Math.max(best, longestWalk(waters, berth, enough));
  }
  return best;
}

/** S-SAIL-4: the canals that are joined to the one on this cell by a chain of meeting mouths, itself included. */
export function joinedTo(canals: readonly number[], cell: number): number[] {
  const joined = new Set([canalOn(canals, cell)]);
  for (const index of joined) {
    for (let side = 0; side < 4; side++) {
      const next = canalOn(canals, neighbour(cellOf(canals[index]!), side));
      if (next >= 0) joined.add(next);
    }
  }
  return canals.filter((_, index) => joined.has(index));
}
