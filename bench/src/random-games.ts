import type { Game } from '@riband/kernel';
import { botsFor, optionsFor, SIMULATED_BOT } from '../../packages/cli/src/arguments.ts';
import { playGame, type SimulationPlan } from '../../packages/cli/src/simulate.ts';
import { timesPerSecond } from '../repeat.mjs';

const SEED = 1;
/** No divisor of the length of a round, so that every seat and every step of a turn is met. */
const SAMPLE_EVERY = 17;

/** Random games of the standard options. The same index is always the same game. */
export function randomGames(game: Game, seats: number): SimulationPlan {
  return { game, options: optionsFor(game, []), bots: botsFor(SIMULATED_BOT, seats), seed: SEED };
}

/** Whole games, one after the other, and what was done a second. */
export function gamesMeter(plan: SimulationPlan) {
  let index = 0;
  return (seconds: number) => {
    const done = { games: 0, moves: 0, decisions: 0 };
    const games = timesPerSecond(seconds, () => {
      const { moves, decisions } = playGame(plan, index++);
      done.games += 1;
      done.moves += moves;
      done.decisions += decisions;
    });
    return { games, moves: (games * done.moves) / done.games, decisions: (games * done.decisions) / done.games };
  };
}

/** As seen in random games: every so many-th position in which a seat is asked, so that long stretches count as much as they are long. */
export function samplePositions(plan: SimulationPlan, count: number): readonly object[] {
  const positions: object[] = [];
  let asked = 0;
  const game: Game = {
    ...plan.game,
    moves: (state, actor) => {
      if (asked++ % SAMPLE_EVERY === 0 && positions.length < count) positions.push(plan.game.clone(state));
      return plan.game.moves(state, actor);
    },
  };
  for (let index = 0; positions.length < count; index++) playGame({ ...plan, game }, index);
  return positions;
}
