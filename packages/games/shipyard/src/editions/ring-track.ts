import type { Edition, Income, Track } from '../edition.ts';
import { ACTIONS } from '../lists.ts';
import { isOccupied } from '../markers.ts';
import type { State } from '../types.ts';

const START = 0;
const GAP = 3; // F-INCOME-2

/** F-SETUP-1: the space that a missing subsidy leaves empty, counted back from the lead. */
const SUBSIDY_PLACE = 2;

/** The action track of the first edition: a ring of spaces with gaps between the tiles. */
export function ringTrack(spacesOfRing: number): Track {
  const ahead = (space: number): number => (space + 1) % spacesOfRing;
  const back = (lead: number, space: number): number => (lead - space + spacesOfRing) % spacesOfRing;

  /** F-ADV-2: there is always an empty space ahead of the lead; if not, the last tile goes on to the next free one. */
  function makeRoom(state: State, lead: number): number {
    const last = state.order[state.order.length - 1]!;
    if (state.spaces[last]! !== ahead(lead)) return -1;
    let space = ahead(state.spaces[last]!);
    while (state.order.some((action) => state.spaces[action]! === space)) space = ahead(space);
    state.spaces[last] = space;
    // F-ADV-3: the order goes by the distance back from the lead.
    state.order.sort((a, b) => back(lead, state.spaces[a]!) - back(lead, state.spaces[b]!));
    return last;
  }

  /** F-INCOME-2. */
  function gapIncome(state: State, place: number, occupied: number): number {
    if (place === 0) return 0;
    for (let behind = place + 1; behind < state.order.length; behind++) {
      if (isOccupied(occupied, state.order[behind]!)) return 0;
    }
    const own = state.spaces[state.order[place]!]!;
    const next = state.spaces[state.order[place - 1]!]!;
    return Math.floor((back(next, own) - 1) / GAP);
  }

  const incomeOf = (state: State, action: number, occupied: number): number => {
    const place = state.order.indexOf(action);
    return tilesAhead(state, place, occupied) + gapIncome(state, place, occupied);
  };

  return {
    lay(_: Edition, state) {
      const closed = state.order.includes(ACTIONS.indexOf('subsidy'));
      for (const [place, action] of state.order.entries()) {
        const behind = place < SUBSIDY_PLACE || closed ? place : place + 1;
        state.spaces[action] = (START - behind + spacesOfRing) % spacesOfRing;
      }
    },
    /** F-ADV-1, F-LAP-1. */
    advance(_, state, action, emit) {
      const lead = ahead(state.spaces[state.order[0]!]!);
      toFront(state.order, action);
      state.spaces[action] = lead;
      state.steps += 1;
      state.lapEnds = lead === START;
      const jumper = makeRoom(state, lead);
      if (jumper >= 0) emit?.({ kind: 'jumped', action: ACTIONS[jumper]!, space: state.spaces[jumper]! });
    },
    income(state, action, occupied): Income {
      const place = state.order.indexOf(action);
      return { ahead: tilesAhead(state, place, occupied), gap: gapIncome(state, place, occupied), lying: 0 };
    },
    incomeOf,
    afterLap: () => {},
  };
}

/** S-INCOME-1: the occupied tiles ahead of a place in the order. */
export function tilesAhead(state: State, place: number, occupied: number): number {
  let count = 0;
  for (let other = 0; other < place; other++) if (isOccupied(occupied, state.order[other]!)) count += 1;
  return count;
}

/** Takes an action out of the order and puts it at the front. */
export function toFront(order: number[], action: number): void {
  let place = order.indexOf(action);
  for (; place > 0; place--) order[place] = order[place - 1]!;
  order[0] = action;
}
