import type { Law } from '../law.ts';
import { must } from '../must.ts';

export const conservation: Law = {
  name: 'conservation',
  says: 'no piece is lost or doubled, nobody owes anything',

  look({ game, state }) {
    const wrong = game.testing.imbalance(state);
    must(wrong === undefined, `the sums are wrong: ${wrong}`);
  },
};
