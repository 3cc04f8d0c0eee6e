import type { ChanceRule } from '../edition.ts';
import { REVEAL } from '../moves.ts';
import { revealContracts } from '../scoring.ts';
import type { DecisionOf, MoveOf } from '../types.ts';

/** S-END-4: contracts are turned over by nobody's choice, so it is a chance move with one outcome. */
export const reveal: ChanceRule<DecisionOf<'reveal'>, MoveOf<'reveal'>> = {
  moves: () => [REVEAL],
  weight: () => 1,
  sample(_, __, ___, random) {
    random.below(1);
    return REVEAL;
  },
  apply(edition, state, _, __, emit) {
    state.pending.pop();
    state.phase = 'over';
    revealContracts(edition, state, emit);
  },
};
