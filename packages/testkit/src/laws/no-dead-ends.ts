import { type Actor, seatsUpTo } from '@riband/kernel';
import { Breach, type Law } from '../law.ts';
import { must } from '../must.ts';

/** A decision is asked only if it can be answered, and of nobody else. */
export const noDeadEnds: Law = {
  name: 'no-dead-ends',
  says: 'who must decide can, nobody else is asked, and play goes on to the end',

  look({ game, state, walk, deciders, actors }) {
    if (Array.isArray(deciders)) {
      must(deciders.length > 0, 'the list of deciders is empty');
      const inOrder = seatsUpTo(walk.seats).filter((seat) => deciders.includes(seat));
      must(`${inOrder}` === `${deciders}`, `the deciders are ${deciders}, which are no seats in their order`);
    }
    const everybody: readonly Actor[] = [...seatsUpTo(walk.seats), 'chance'];
    for (const actor of everybody) {
      const { length } = game.moves(state, actor);
      if (actors.includes(actor)) must(length > 0, 'has to decide and has no move', actor);
      else must(length === 0, `has ${length} moves without being asked`, actor);
    }
  },

  review({ trouble, last }) {
    if (trouble !== undefined) throw new Breach(`the game cannot go on: ${trouble}`, last.actors[0]);
  },
};
