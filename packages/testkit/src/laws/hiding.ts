import type { Law } from '../law.ts';
import { isSame, must, mustMatch } from '../must.ts';

/** Where one of many pieces is the odd one, most scrambles change nothing: it takes many to be sure. */
const PATIENCE = 300;

const TRIES = 3;

/** The leak test is worth as much as its scramble: this guards it, and bots that trust `hides`. */
export const hiding: Law = {
  name: 'hiding',
  says: 'where something is hidden a scramble changes the state, and nowhere else',
  sample: 8,

  look({ game, state, viewers }, random) {
    for (const viewer of viewers) {
      const hides = game.hides(state, viewer);
      let changed = false;
      for (let tries = 0; hides ? !changed && tries < PATIENCE : tries < TRIES; tries++) {
        const scrambled = game.clone(state);
        game.testing.scramble(scrambled, viewer, random);
        const wrong = game.testing.imbalance(scrambled);
        must(wrong === undefined, `the scramble breaks the sums: ${wrong}`, viewer);
        changed ||= !isSame(scrambled, state);
      }
      must(hides || !changed, 'nothing is said to be hidden, but a scramble changes the state', viewer);
      must(!hides || changed, `something is said to be hidden, but ${PATIENCE} scrambles change nothing`, viewer);
      if (!hides)
        mustMatch(
          'the imagined state, with nothing hidden',
          state,
          game.imagine(game.view(state, viewer), random),
          viewer,
        );
    }
  },
};
