import type { Emit, Reason, Seat } from '@riband/kernel';
import { type Edition, IMPOSSIBLE, player, type SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { ACTIONS, indexOfName } from '../lists.ts';
import { actionNoun } from '../messages.ts';
import { BONUSES, DONE } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';

export const BONUS_PRICE = 6; // S-BONUS-1

/** S-BONUS-1, S-BONUS-2: what can be bought besides the chosen action now. */
export function bonusActions(edition: Edition, state: State, seat: Seat): MoveOf<'bonus'>[] {
  const moves: MoveOf<'bonus'>[] = [];
  const money = player(state, seat).money - BONUS_PRICE;
  if (money < 0 || state.bonus !== -1) return moves;
  for (let place = 0; place < state.order.length; place++) {
    const action = state.order[place]!;
    if (action !== state.chosen && edition.actions[action]!.price(edition, state, seat) <= money)
      moves.push(BONUSES[action]!);
  }
  return moves;
}

/** A bonus action before the chosen one: asked where that begins, which begins anew afterwards. */
export function mayComeFirst(state: State): boolean {
  return state.phase === 'regular' && state.bonus === -1;
}

export function buyBonus(edition: Edition, state: State, seat: Seat, action: number, emit?: Emit<Event>): void {
  state.bonus = action;
  player(state, seat).money -= BONUS_PRICE;
  emit?.({ kind: 'bonus', seat, action: ACTIONS[action]!, paid: BONUS_PRICE });
  edition.actions[action]!.begin(edition, state, seat, emit);
}

/** After the chosen action. */
export const bonus: SeatRule<DecisionOf<'bonus'>, MoveOf<'bonus' | 'done'>> = {
  moves: (edition, state, _, seat) => [...bonusActions(edition, state, seat), DONE],
  apply(edition, state, _, seat, move, emit) {
    state.pending.pop();
    if (move.kind === 'bonus') buyBonus(edition, state, seat, move.action, emit);
  },
  why(edition, state, _, seat, { place, names }) {
    if (place !== 'action') return undefined;
    return cannotBuyBonus(edition, state, seat, indexOfName(ACTIONS, names[0]));
  },
};

export const BONUS_USED = reason('S-BONUS-1', { key: 'shipyard.why.bonusUsed', params: {} });

export const chosenAlready = (action: number): Reason =>
  reason('S-BONUS-1', { key: 'shipyard.why.chosen', params: { action: actionNoun(ACTIONS[action]!) } });

export function cannotBuyBonus(edition: Edition, state: State, seat: Seat, action: number): Reason | undefined {
  if (state.bonus !== -1) return BONUS_USED;
  if (action === state.chosen) return chosenAlready(action);
  const module = edition.actions[action]!;
  const price = module.price(edition, state, seat);
  if (price === IMPOSSIBLE) return module.impossible;
  return tooDear('S-BONUS-2', BONUS_PRICE + price, player(state, seat).money);
}
