import { canonical, firstDecider, type Game, pick, type Random, seatsUpTo, type Viewer } from '@riband/kernel';
import { choicesOf } from '../choices.ts';
import type { Law } from '../law.ts';
import { must, mustMatch } from '../must.ts';
import { someOfEachKind } from '../sampling.ts';
import type { Position, Walk } from '../walk.ts';

const PLAYED_OUT = 2;

/** Bots get views only, and search in states that they imagine from them. */
export const imagine: Law = {
  name: 'imagine',
  says: 'an imagined state fits its view and can be played to the end',
  sample: 12,

  look(position, random) {
    const { game, state, viewers } = position;
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      const imagined = game.imagine(JSON.parse(JSON.stringify(view)), random);
      mustMatch('the view of the imagined state', view, game.view(imagined, viewer), viewer);
      mustMatch('the deciders of the imagined state', position.deciders, game.deciders(imagined), viewer);
      const wrong = game.testing.imbalance(imagined);
      must(wrong === undefined, `the sums of the imagined state are wrong: ${wrong}`, viewer);
      if (viewer !== 'spectator')
        mustMatch('the imagined moves', choicesOf(game, state, viewer), choicesOf(game, imagined, viewer), viewer);
    }
  },

  review(walk, random) {
    const begun = walk.positions.filter(({ deciders }) => deciders !== 'over');
    for (const position of someOfEachKind(random, begun, ({ kind }) => kind, PLAYED_OUT))
      playOutImagined(walk, position, pick(random, seatsUpTo(walk.seats)), random);
  },
};

/** In place, as a search does: that must not reach back into the view. */
function playOutImagined({ game }: Walk, { state, index }: Position, viewer: Viewer, random: Random): void {
  const view = game.view(state, viewer);
  const before = canonical(view);
  const imagined = game.imagine(view, random);
  must(playsOut(game, imagined, random), `a game imagined after ${index} moves does not end`, viewer);
  must(canonical(view) === before, 'playing on in an imagined state changes the view it came from', viewer);
}

function playsOut(game: Game, state: object, random: Random): boolean {
  for (let moves = 0; moves <= game.limits.length; moves++) {
    const actor = firstDecider(game, state);
    if (actor === undefined) return true;
    const move = actor === 'chance' ? game.sample(state, random) : pick(random, game.moves(state, actor));
    game.apply(state, actor, move);
  }
  return false;
}
