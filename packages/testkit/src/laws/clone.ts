import { next } from '@riband/kernel';
import { Breach, type Law } from '../law.ts';
import { must, mustMatch } from '../must.ts';
import { someOf } from '../sampling.ts';

const TRIED = 6;

/** Steps in place on a clone are what makes search fast; they are safe only if nothing is shared that a step changes. */
export const clone: Law = {
  name: 'clone',
  says: 'a clone equals its original and shares nothing that apply changes',
  sample: 15,

  look({ game, state, actors }, random) {
    mustMatch('the clone', state, game.clone(state));
    const before = JSON.stringify(state);
    for (const actor of actors) {
      for (const move of someOf(random, game.moves(state, actor), TRIED)) {
        next(game, state, actor, move);
        must(JSON.stringify(state) === before, `"${game.write(move, actor)}" on a clone changes the original`, actor);
      }
    }
  },

  /** The same game again: every state stays what it was when it was made, until the end. */
  review({ game, seats, options, positions }) {
    let state = game.setup(seats, options);
    const kept = positions.map(({ step }) => {
      const made = { state, json: JSON.stringify(state) };
      if (step !== undefined) state = next(game, state, step.actor, step.move);
      return made;
    });
    const changed = kept.findIndex((made) => JSON.stringify(made.state) !== made.json);
    if (changed >= 0) throw new Breach('a later move changed this state', undefined, changed);
  },
};
