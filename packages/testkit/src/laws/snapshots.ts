import { viewersOf } from '@riband/kernel';
import { Breach, type Law } from '../law.ts';
import { someOfEachKind } from '../sampling.ts';

const LOOKED_AT = 20;

/** A search steps on in place, while the log, the board and other workers still hold what they were given before. */
export const snapshots: Law = {
  name: 'snapshots',
  says: 'views, lists of moves and events stay what they were while the state goes on',

  review({ game, seats, options, positions }, random) {
    const given: { what: string; value: unknown; json: string; index: number }[] = [];
    const looked = new Set(someOfEachKind(random, positions, ({ kind }) => kind, LOOKED_AT));
    const state = game.setup(seats, options);
    for (const position of positions) {
      const { step, index, actors } = position;
      const keep = (what: string, value: unknown): void => {
        given.push({ what, value, json: JSON.stringify(value), index });
      };
      if (looked.has(position)) {
        for (const viewer of viewersOf(seats)) keep('a view', game.view(state, viewer));
        for (const actor of actors) keep('a list of moves', game.moves(state, actor));
        keep('the list of deciders', game.deciders(state));
      }
      if (step !== undefined)
        game.apply(state, step.actor, step.move, (event) => keep(`the event "${event.kind}"`, event));
    }
    const changed = given.find(({ value, json }) => JSON.stringify(value) !== json);
    if (changed !== undefined) throw new Breach(`a later move changes ${changed.what}`, undefined, changed.index);
  },
};
