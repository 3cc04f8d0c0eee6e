import { player, type SeatRule } from '../edition.ts';
import { ACTIONS, indexOfName } from '../lists.ts';
import { FINALS, PASS } from '../moves.ts';
import type { DecisionOf, MoveOf } from '../types.ts';
import { cannotPerform } from './choose.ts';

/** S-END-2: one action, whatever markers lie on it, or none. */
export const final: SeatRule<DecisionOf<'final'>, MoveOf<'final' | 'pass'>> = {
  moves(edition, state, _, seat) {
    const { money } = player(state, seat);
    const moves: MoveOf<'final' | 'pass'>[] = [];
    for (const action of state.order) {
      if (edition.actions[action]!.price(edition, state, seat) <= money) moves.push(FINALS[action]!);
    }
    moves.push(PASS);
    return moves;
  },
  apply(edition, state, _, seat, move, emit) {
    state.pending.pop();
    emit?.({ kind: 'finalAction', seat, action: move.kind === 'final' ? ACTIONS[move.action]! : null });
    if (move.kind === 'final') edition.actions[move.action]!.begin(edition, state, seat, emit);
  },
  why(edition, state, _, seat, { place, names }) {
    if (place !== 'action') return undefined;
    const action = indexOfName(ACTIONS, names[0]);
    return cannotPerform(edition, state, seat, action, player(state, seat).money, 'S-END-2');
  },
};
