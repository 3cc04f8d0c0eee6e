import type { Emit } from '@riband/kernel';
import type { Edition } from './edition.ts';
import { handsOf } from './edition.ts';
import type { Event } from './events.ts';
import { ACTIONS } from './lists.ts';
import type { State } from './types.ts';

const NONE = -1;

/** The actions that have a marker on them, as bits. */
export function occupiedTiles(state: State): number {
  let tiles = 0;
  for (let index = 0; index < state.markers.length; index++) {
    const action = state.markers[index]!;
    if (action !== NONE) tiles |= 1 << action;
  }
  return tiles;
}

export const isOccupied = (occupied: number, action: number): boolean => (occupied & (1 << action)) !== 0;

/** S-ADV-2: with 2 hands each keeps the markers of two turns. */
const keepsTwo = (edition: Edition, state: State): boolean => handsOf(edition, state) === 2;

/** S-ADV-1, S-ADV-2: the tile of an earlier action becomes the lead tile (again, S-ADV-3), if there is one to advance yet. */
export function advanceOwnTile(edition: Edition, state: State, emit?: Emit<Event>): void {
  const marker = 2 * state.active + (keepsTwo(edition, state) ? 0 : 1);
  const action = state.markers[marker]!;
  state.advanced = action;
  if (action === NONE) return;
  state.markers[marker] = NONE;
  emit?.({ kind: 'advanced', hand: state.active, action: ACTIONS[action]! });
  edition.track.advance(edition, state, action, emit);
}

/** S-CHOOSE-1: the marker goes on the tile; with 2 hands, the marker of the turn before stays as well. */
export function markTile(edition: Edition, state: State, action: number): void {
  const newer = 2 * state.active + 1;
  if (keepsTwo(edition, state)) state.markers[newer - 1] = state.markers[newer]!;
  state.markers[newer] = action;
}

/** S-CHOOSE-1: free for who moves now. */
export const isOpen = (state: State, occupied: number, action: number): boolean =>
  action !== state.advanced && !isOccupied(occupied, action);
