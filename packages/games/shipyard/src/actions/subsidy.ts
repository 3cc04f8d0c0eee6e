import { type ActionModule, player } from '../edition.ts';

export const SUBSIDY = 2; // S-SUBSIDY-1

export const subsidy: ActionModule = {
  price: () => 0,
  begin(_, state, seat, emit) {
    player(state, seat).money += SUBSIDY;
    emit?.({ kind: 'subsidy', seat, earned: SUBSIDY });
  },
  decisions: {},
  // It is not in play where automas are (A-1, N-SETUP-1).
  automa: () => {},
};
