import { firstDecider, type Game, type Seat, seeded } from '@riband/kernel';
import { evaluationOf } from '../../packages/bots/src/evaluations/index.ts';
import { Search } from '../../packages/bots/src/search/search.ts';
import type { Settings } from '../../packages/bots/src/search/settings.ts';
import { finished } from '../../packages/bots/src/search/steps.ts';
import { timesPerSecond } from '../repeat.mjs';

/** Nothing but the tree: any move is as good as the other, and games are played to their end, so that no position is judged. */
export const PLAIN: Settings = {
  curiosity: 0.5,
  caution: 0,
  patience: 1,
  doubt: 0,
  stakes: 10,
  rivalry: 0.5,
  habit: 0,
  skilful: false,
  empathic: false,
  horizon: 0,
  foresight: Number.POSITIVE_INFINITY,
  worlds: 16,
};

/** The same, but positions are judged after so many decisions of all seats. */
export const cutAt = (decisions: number, seats: number): Settings => ({ ...PLAIN, foresight: decisions / seats });

/** As many as a decision of a quick bot has. */
const ITERATIONS = 250;

/** Searches from one position after the other, and what was done a second; what it takes to imagine states is part of it. */
export function searchMeter(game: Game, seats: number, positions: readonly object[], settings: Settings) {
  const random = seeded('search');
  let index = 0;
  return (seconds: number) => {
    const done = { iterations: 0, decisions: 0 };
    const searches = timesPerSecond(seconds, () => {
      const state = positions[index++ % positions.length] as object;
      const seat = firstDecider(game, state) as Seat;
      const view = game.view(state, seat);
      const search = new Search({ game, evaluation: evaluationOf(game), seat, seats, settings });
      search.lookAt(Array.from({ length: settings.worlds }, () => game.imagine(view, random)));
      for (let iteration = 0; iteration < ITERATIONS; iteration++) finished(search.iterate(random));
      done.iterations += ITERATIONS;
      done.decisions += search.decisions;
    });
    const perSearch = searches / (done.iterations / ITERATIONS);
    return { iterations: done.iterations * perSearch, decisions: done.decisions * perSearch };
  };
}
