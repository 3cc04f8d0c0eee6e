import type { Income, Track } from '../edition.ts';
import { ACTIONS } from '../lists.ts';
import { isOccupied, occupiedTiles } from '../markers.ts';
import { tilesAhead, toFront } from './ring-track.ts';

/** The action track of the second edition: a row without gaps, and a wheel that drops its cube. */
export function rowTrack(wheelSteps: number, firstDrop: number): Track {
  return {
    lay: () => {},
    /** N-ADV-1, N-LAP-1. */
    advance(_, state, action) {
      toFront(state.order, action);
      state.steps += 1;
      state.lapEnds = state.steps >= firstDrop && (state.steps - firstDrop) % wheelSteps === 0;
    },
    income(state, action, occupied): Income {
      const ahead = tilesAhead(state, state.order.indexOf(action), occupied);
      return { ahead, gap: 0, lying: state.guilders[action]! };
    },
    incomeOf: (state, action, occupied) =>
      tilesAhead(state, state.order.indexOf(action), occupied) + state.guilders[action]!,
    /** N-LAP-3. */
    afterLap(state, emit) {
      const last = state.order[state.order.length - 1]!;
      if (isOccupied(occupiedTiles(state), last)) return;
      const lying = state.guilders[last]! + 1;
      state.guilders[last] = lying;
      emit?.({ kind: 'guilder', action: ACTIONS[last]!, lying });
    },
  };
}
