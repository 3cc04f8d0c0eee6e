import type { Emit, Seat } from '@riband/kernel';
import { active } from './state.ts';
import { RULES } from './tables.ts';
import type { Decision, Event, State } from './types.ts';

// Decisions without anything of their own, made once.
const PLACE: Decision = { kind: 'place' };

/** C-SETUP-6. */
export function beginFirstTurn(state: State, start: Seat): void {
  state.start = start;
  state.seat = start;
  state.turn = 1;
  state.pending.push(PLACE);
}

/** C-END-1: the next seat has its turn; after the last round nobody has. */
export function endTurn(state: State, emit?: Emit<Event>): void {
  state.turn += 1;
  state.seat = (state.seat + 1) % state.players.length;
  if (state.seat === state.start) {
    if (state.round === state.lastRound) return;
    if (state.round === RULES.roundsUntilTrigger) triggerEnd(state, emit);
    state.round += 1;
  }
  state.pending.push(PLACE);
}

/** C-RONDEL-4: tells that the action had no effect, so that nobody looks for one. */
export function tellIdle(state: State, emit?: Emit<Event>): void {
  emit?.({ kind: 'idle', seat: state.seat, spot: active(state).spot });
}

/** C-END-1, C-END-2: only once. */
export function triggerEnd(state: State, emit?: Emit<Event>): void {
  if (state.lastRound > 0) return;
  state.lastRound = state.round + RULES.roundsAfterTrigger;
  emit?.({ kind: 'end', lastRound: state.lastRound });
}
