/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody who may know only what is public. */
export type Viewer = Seat | 'spectator';

/** Who moves. Chance draws from bags and turns over what lies face down. */
export type Actor = Seat | 'chance';

/** Who must move now: one seat, several seats at once, chance, or nobody any more. */
export type Deciders = readonly Seat[] | 'chance' | 'over';

export const isSeat = (who: Actor | Viewer): who is Seat => typeof who === 'number';

export function seatsUpTo(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** Everybody who may look at a game with this many seats: each seat, then the spectators. */
export function viewersOf(count: number): readonly Viewer[] {
  return [...seatsUpTo(count), 'spectator'];
}
