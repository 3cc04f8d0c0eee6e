import type { Emit, Reason, Seat } from '@riband/kernel';
import { type Edition, IMPOSSIBLE, player, type SeatRule } from '../edition.ts';
import type { Event } from '../events.ts';
import { ACTIONS, indexOfName } from '../lists.ts';
import { isOccupied, isOpen, markTile, occupiedTiles } from '../markers.ts';
import { actionNoun } from '../messages.ts';
import { CHOOSES } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';

/** Step 2, and the income of step 3. */
export const choose: SeatRule<DecisionOf<'choose'>, MoveOf<'choose'>> = {
  /** S-CHOOSE-1; S-CHOOSE-2 if there is no such tile. */
  moves(edition, state, _, seat) {
    const occupied = occupiedTiles(state);
    const { money } = player(state, seat);
    const moves: MoveOf<'choose'>[] = [];
    const open: MoveOf<'choose'>[] = [];
    for (let place = 0; place < state.order.length; place++) {
      const action = state.order[place]!;
      if (!isOpen(state, occupied, action)) continue;
      open.push(CHOOSES[action]!);
      const price = edition.actions[action]!.price(edition, state, seat);
      if (price === 0 || price <= money + edition.track.incomeOf(state, action, occupied)) moves.push(CHOOSES[action]!);
    }
    return moves.length > 0 ? moves : open;
  },
  apply(edition, state, _, seat, { action }, emit) {
    state.pending.pop();
    earn(edition, state, seat, action, emit);
    state.chosen = action;
    state.guilders[action] = 0;
    markTile(edition, state, action);
  },
  why(edition, state, _, seat, { place, names }) {
    if (place !== 'action') return undefined;
    return cannotChoose(edition, state, seat, indexOfName(ACTIONS, names[0]));
  },
};

/** S-INCOME-1, F-INCOME-2, N-INCOME-2. */
function earn(edition: Edition, state: State, seat: Seat, action: number, emit?: Emit<Event>): void {
  const occupied = occupiedTiles(state);
  player(state, seat).money += edition.track.incomeOf(state, action, occupied);
  emit?.({ kind: 'chose', seat, action: ACTIONS[action]!, ...edition.track.income(state, action, occupied) });
}

function cannotChoose(edition: Edition, state: State, seat: Seat, action: number): Reason | undefined {
  const occupied = occupiedTiles(state);
  const noun = actionNoun(ACTIONS[action]!);
  if (action === state.advanced)
    return reason('S-CHOOSE-1', { key: 'shipyard.why.justAdvanced', params: { action: noun } });
  if (isOccupied(occupied, action))
    return reason('S-CHOOSE-1', { key: 'shipyard.why.occupied', params: { action: noun } });
  const income = edition.track.incomeOf(state, action, occupied);
  return cannotPerform(edition, state, seat, action, player(state, seat).money + income, 'S-CHOOSE-1');
}

/** Why somebody with so much money cannot perform an action; a shortage by this clause if nothing else is in the way. */
export function cannotPerform(
  edition: Edition,
  state: State,
  seat: Seat,
  action: number,
  money: number,
  clause: string,
): Reason | undefined {
  const module = edition.actions[action]!;
  const price = module.price(edition, state, seat);
  return price === IMPOSSIBLE ? module.impossible : tooDear(clause, price, money);
}
