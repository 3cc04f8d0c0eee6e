import type { Law } from '../law.ts';
import { must } from '../must.ts';

/** Where a list gets longer than this, the decision is split: for people, for boards and for search. */
const CEILING = 200;

export const limits: Law = {
  name: 'limits',
  says: 'no list of moves and no game is longer than the game says',

  look({ game, state, actors }) {
    const most = Math.min(game.limits.branching, CEILING);
    for (const actor of actors) {
      const { length } = game.moves(state, actor);
      must(length <= most, `a list of ${length} moves, more than ${most}`, actor);
    }
  },

  review({ game, trouble, over, last }) {
    must(
      Number.isSafeInteger(game.limits.length),
      `the longest game is ${game.limits.length} moves, which is no number`,
    );
    must(over || trouble !== undefined, `the game is not over after ${last.index} moves, the limit of its length`);
  },
};
