import type { Emit } from '@riband/kernel';
import { needsFilling } from './chance/fill.ts';
import { cruiseNext } from './cruise/launch.ts';
import { bonusActions } from './decisions/bonus.ts';
import { mustDiscard } from './decisions/discard.ts';
import { canCompleteShip } from './decisions/last.ts';
import { type Edition, handsOf, player } from './edition.ts';
import type { Event } from './events.ts';
import { ACTIONS, PARTS } from './lists.ts';
import { advanceOwnTile } from './markers.ts';
import { isStackEmpty } from './market.ts';
import type { State } from './types.ts';

/**
 * Goes on whenever nothing is asked: from one step of a turn to the next (S-TURN-1), from turn to turn and through the end. Rules of
 * decisions know nothing of it: they leave the stack empty when they are done.
 */
export function proceed(edition: Edition, state: State, emit?: Emit<Event>): void {
  while (state.pending.length === 0 && state.phase !== 'over') STAGES[state.stage](edition, state, emit);
}

type StageRule = (edition: Edition, state: State, emit?: Emit<Event>) => void;

const STAGES: { readonly [stage in State['stage']]: StageRule } = { act, cruise, fill, count, pass };

/** Step 4 (S-ACT-1): the chosen action, then perhaps a bonus action; one taken first is asked for where the chosen action begins. */
function act(edition: Edition, state: State, emit?: Emit<Event>): void {
  const seat = state.active;
  if (state.phase === 'regular' && !state.acted) {
    state.acted = true;
    const action = edition.actions[state.chosen]!;
    // S-CHOOSE-2, S-BONUS-2: what has become impossible lapses.
    if (action.price(edition, state, seat) <= player(state, seat).money) action.begin(edition, state, seat, emit);
    else emit?.({ kind: 'lapsed', seat, action: ACTIONS[state.chosen]! });
    return;
  }
  state.stage = 'cruise';
  if (state.phase === 'regular' && bonusActions(edition, state, seat).length > 0)
    state.pending.push({ kind: 'bonus', seat });
}

/** Step 5: all completed ships, one after the other. */
function cruise(edition: Edition, state: State, emit?: Emit<Event>): void {
  // A bonus action that was bought after the chosen one is performed before ships leave.
  if (!cruiseNext(edition, state, state.active, emit)) state.stage = 'fill';
}

/** S-FILL-1, S-TURN-2. */
function fill(_: Edition, state: State): void {
  state.stage = 'count';
  if (needsFilling(state)) state.pending.push({ kind: 'fill' });
}

/** S-END-1, F-LAP-1, N-LAP-1: what the turn means for the end, and what must be discarded now. */
function count(edition: Edition, state: State, emit?: Emit<Event>): void {
  state.stage = 'pass';
  if (state.phase !== 'regular') return;
  for (let part = 0; part < PARTS.length; part++) {
    if (!isStackEmpty(state, part) || state.finishing) continue;
    state.finishing = true;
    emit?.({ kind: 'finishing', reason: PARTS[part]! });
  }
  if (state.lapEnds) countLap(edition, state, emit);
}

/** F-LAP-1, F-LAP-3, N-LAP-1, N-LAP-4; S-LAP-7: also in the last equalising turns. */
function countLap(edition: Edition, state: State, emit?: Emit<Event>): void {
  const hands = handsOf(edition, state);
  const last = edition.countdown.lastLap(hands);
  state.laps += 1;
  emit?.({ kind: 'lap', lap: state.laps, of: last });
  if (state.laps === last) {
    if (!state.finishing) emit?.({ kind: 'finishing', reason: 'laps' });
    state.finishing = true;
    return;
  }
  edition.track.afterLap(state, emit);
  askToDiscard(edition, state, edition.countdown.keepAfter(hands, state.laps));
}

/** S-LAP-5: all at once, if anybody has more contracts of a colour than may be kept. */
function askToDiscard(edition: Edition, state: State, keep: number | undefined): void {
  if (keep === undefined || !mustDiscard(edition, state, keep)) return;
  state.turn += 1;
  state.pending.push({ kind: 'discard', keep });
}

/** Passes the turn on: round and round, until a round ends the phase. */
function pass(edition: Edition, state: State, emit?: Emit<Event>): void {
  const { phase, start } = state;
  // Automas have no part in the end. They come after the one seat, which starts.
  const hands = phase === 'regular' ? handsOf(edition, state) : state.players.length;
  const next = phase === 'setup' ? start : (state.active + 1) % hands;
  const endsRound = phase !== 'setup' && next === start;
  if (phase === 'setup') state.phase = 'regular';
  if (endsRound && (phase !== 'regular' || state.finishing)) endPhase(edition, state, emit);
  else beginIn(edition, state, next, emit);
}

function endPhase(edition: Edition, state: State, emit?: Emit<Event>): void {
  if (state.phase === 'last') {
    state.pending.push({ kind: 'reveal' });
    return;
  }
  // S-LAP-6: the ship cards may have run out before everybody had to discard.
  if (state.phase === 'regular' && mustDiscard(edition, state, 1)) {
    askToDiscard(edition, state, 1);
    return;
  }
  state.phase = state.phase === 'regular' ? 'final' : 'last';
  emit?.({ kind: 'phase', phase: state.phase });
  beginIn(edition, state, state.start, emit);
}

function beginIn(edition: Edition, state: State, hand: number, emit?: Emit<Event>): void {
  if (state.phase === 'regular') beginTurn(edition, state, hand, emit);
  else if (state.phase === 'final') beginFinal(state, hand);
  else beginLast(edition, state, hand);
}

/** Step 1, and the question of step 2; or an automa's turn. */
function beginTurn(edition: Edition, state: State, hand: number, emit?: Emit<Event>): void {
  state.turn += 1;
  state.active = hand;
  state.chosen = -1;
  state.bonus = -1;
  state.acted = false;
  state.lapEnds = false;
  advanceOwnTile(edition, state, emit);
  const isAutoma = hand >= state.players.length;
  state.stage = isAutoma ? 'fill' : 'act';
  state.pending.push(isAutoma ? { kind: 'flip' } : { kind: 'choose', seat: hand });
}

/** S-END-2. */
function beginFinal(state: State, seat: number): void {
  state.turn += 1;
  state.active = seat;
  state.stage = 'act';
  state.pending.push({ kind: 'final', seat });
}

/** S-END-3: asked only of those who can complete a ship. */
function beginLast(edition: Edition, state: State, seat: number): void {
  state.active = seat;
  state.stage = 'pass';
  if (!canCompleteShip(edition, state, seat)) return;
  state.turn += 1;
  state.stage = 'cruise';
  state.pending.push({ kind: 'last', seat });
}
