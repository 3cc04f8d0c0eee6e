import { Breach, type Law } from '../law.ts';
import { differences } from '../must.ts';

/** How often the one must have changed a place that the other never did. Of two alike that comes about once in 2^23 places. */
const OFTEN = 24;

interface Changes {
  scrambled: number;
  imagined: number;
}

/**
 * The scramble is written from the rules and `imagine` from the view: each knows on its own what is hidden. Where only one of them ever
 * changes a place, the other has forgotten it, or the one touches what everybody can see.
 */
export const sameSecrets: Law<Map<string, Changes>> = {
  name: 'same-secrets',
  says: 'scramble and imagine rearrange the same things',
  sample: 16,
  notes: () => new Map(),

  look({ game, state, viewers }, random, notes) {
    for (const viewer of viewers.filter((one) => game.hides(state, one))) {
      const scrambled = game.clone(state);
      game.testing.scramble(scrambled, viewer, random);
      const imagined = game.imagine(game.view(state, viewer), random);
      for (const [by, other] of Object.entries({ scrambled, imagined }) as [keyof Changes, object][]) {
        for (const { place } of differences(state, other)) {
          const changes = notes.get(`${viewer} ${place}`) ?? { scrambled: 0, imagined: 0 };
          notes.set(`${viewer} ${place}`, changes);
          changes[by] += 1;
          const oneSided = Math.min(changes.scrambled, changes.imagined) === 0;
          if (oneSided && changes[by] === OFTEN)
            throw new Breach(`${place} is only ever ${by}, ${OFTEN} times`, viewer);
        }
      }
    }
  },
};
