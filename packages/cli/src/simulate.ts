import type { Bot, Player } from '@riband/bots';
import { questions } from '@riband/bots/arena';
import { type Game, type Options, seeded } from '@riband/kernel';
import { messageOf } from './fail.ts';

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

/** Plays one game and pauses after every decision, so that a program with slow bots can show how far it is and can be stopped. */
export function* playing({ game, options, bots, seed }: SimulationPlan, index: number): Generator<void, Outcome> {
  // Two streams, so that a bot which thinks with more random numbers does not change what chance draws.
  const luck = seeded(`${seed}|${index}|chance`);
  const thoughts = seeded(`${seed}|${index}|bots`);
  const players = bots.map((bot) => bot.sit());
  const asked = questions({ game, options, seats: bots.length }, luck);
  let decisions = 0;
  try {
    let step = asked.next();
    while (step.done !== true) {
      const player = players[step.value.seat] as Player;
      step = asked.next(player.choose(step.value, thoughts).move);
      decisions += 1;
      yield;
    }
    const { scores, result, moves } = step.value;
    return { scores, places: result.places, moves, decisions };
  } catch (error) {
    throw new Error(`game ${index} of seed ${seed}: ${messageOf(error)}`, { cause: error });
  }
}
