import type { Bot, Player } from '@riband/bots';
import { type Game, type Move, type Options, type Seat, seeded } from '@riband/kernel';

/** Whole games of bots against each other. A game with the same seed and index is always the same game. */
export interface SimulationPlan {
  readonly game: Game;
  readonly options: Options;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: number;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** All moves, chance included. */
  readonly moves: number;
  /** Moves of seats that had two or more to choose from. */
  readonly decisions: number;
}

/** Plays one game to its end. */
export function playGame(plan: SimulationPlan, index: number): Outcome {
  const steps = playing(plan, index);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Plays one game straight through the contract: one state, changed in place, and no view unless a bot asks for it. It pauses after every
 * decision, so that a program with slow bots can show how far it is and can be stopped.
 */
export function* playing({ game, options, bots, seed }: SimulationPlan, index: number): Generator<void, Outcome> {
  // Two streams, so that a bot which thinks with more random numbers does not change what chance draws.
  const luck = seeded(`${seed}|${index}|chance`);
  const thoughts = seeded(`${seed}|${index}|bots`);
  const players = bots.map((bot) => bot.sit());
  const state = game.setup(bots.length, options);
  let decisions = 0;
  for (let moves = 0; moves <= game.limits.length; moves++) {
    const deciders = game.deciders(state);
    if (deciders === 'over') {
      return { scores: game.scores(state), places: game.result(state).places, moves, decisions };
    }
    if (deciders === 'chance') {
      game.apply(state, 'chance', game.sample(state, luck));
      continue;
    }
    const seat = deciders[0] as Seat;
    const legal = game.moves(state, seat);
    if (legal.length === 1) {
      game.apply(state, seat, legal[0] as Move);
      continue;
    }
    const player = players[seat] as Player;
    const question = { game, seat, moves: legal, view: () => game.view(state, seat) };
    game.apply(state, seat, player.choose(question, thoughts).move);
    decisions += 1;
    yield;
  }
  throw new Error(`game ${index} of seed ${seed} was not over after ${game.limits.length} moves`);
}
