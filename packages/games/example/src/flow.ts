import type { Emit, Seat } from '@riband/kernel';
import { sizeOf, startingSeat } from './state.ts';
import { TABLES } from './tables.ts';
import type { Event, State } from './types.ts';

/** Goes on when a turn is over: the next turn is on the stack already, or the round ends. */
export function endTurn(state: State, emit?: Emit<Event>): void {
  state.turn += 1;
  if (state.pending.length === 0) endRound(state, emit);
}

/** E-BID-2: the highest bid first; of equal bids the one nearer to the starting player. */
export function turnOrder(state: State): readonly Seat[] {
  const start = startingSeat(state);
  const seats = state.players.map((_, index) => (start + index) % state.players.length);
  return seats.sort((a, b) => (state.players[b]?.bid ?? 0) - (state.players[a]?.bid ?? 0));
}

/** E-ROUND-1, E-END-1. */
function endRound(state: State, emit?: Emit<Event>): void {
  for (const player of state.players) {
    player.coins += TABLES.income;
    player.bid = null;
  }
  emit?.({ kind: 'income', coins: TABLES.income });
  if (state.round === state.rounds) return;
  state.round += 1;
  state.pending.push({ kind: 'fill' });
  for (let seat = state.players.length - 1; seat >= 0; seat--) {
    const player = state.players[seat];
    if (player !== undefined && sizeOf(player.hand) < TABLES.handLimit) state.pending.push({ kind: 'draw', seat });
  }
}
