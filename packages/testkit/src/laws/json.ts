import { canonical, next } from '@riband/kernel';
import { choicesOf } from '../choices.ts';
import type { Law } from '../law.ts';
import { mustMatch } from '../must.ts';

const LOOKED_AT = new WeakSet<object>();

/** States are stored, sent to workers and shown to bots in other languages. */
export const json: Law = {
  name: 'json',
  says: 'tables, states, views and moves are plain JSON, and a game goes on from its JSON',
  sample: 12,

  review({ game }) {
    // They are large, and the same in every game.
    if (!LOOKED_AT.has(game.tables)) canonical(game.tables);
    LOOKED_AT.add(game.tables);
  },

  look(position) {
    const { game, state, step, viewers } = position;
    canonical(state);
    const revived = JSON.parse(JSON.stringify(state));
    mustMatch('the state read from its JSON', state, revived);
    mustMatch('the deciders after reading', position.deciders, game.deciders(revived));
    for (const actor of position.actors) {
      canonical(game.moves(state, actor));
      mustMatch('the moves after reading', choicesOf(game, state, actor), choicesOf(game, revived, actor), actor);
    }
    const open = game.view(state, 'spectator');
    const openStanding = game.standing(state, 'spectator');
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      canonical(view);
      mustMatch('the view made from what a spectator sees', view, game.view(state, viewer, open), viewer);
      const standing = game.standing(state, viewer);
      const fromOpen = game.standing(state, viewer, openStanding);
      mustMatch('the standing made from what a spectator knows', standing, fromOpen, viewer);
    }
    if (step === undefined) return;
    const after = next(game, revived, step.actor, step.move);
    mustMatch('the state after reading and moving', position.next?.state, after);
  },
};
