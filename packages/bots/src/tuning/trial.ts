import { type Game, type Random, type Seat, seeded } from '@riband/kernel';
import { questions, type Setting } from '../arena/play.ts';
import type { Bot, Player } from '../bot.ts';
import type { Evaluation, Weights } from '../evaluation.ts';
import { evaluationOf } from '../evaluations/index.ts';
import { greedyBy } from '../greedy.ts';
import { searchingFor } from '../levels/index.ts';

/** Where weights are tried: some deals, the same for everybody who is compared. */
export interface Ground {
  readonly setting: Setting;
  readonly seed: string;
  readonly deals: number;
  /** With how many iterations a turn the weights are searched with; 0 plays them as greedy does. */
  readonly iterations: number;
}

/** So many points ahead are a clear win. */
const CLEAR_LEAD = 20;

/** How well these weights do, on average: alone by their points, else by their lead over the best of greedy bots with the weights made by hand. */
export function tryOut(weights: Weights, ground: Ground): number {
  let total = 0;
  for (let deal = 0; deal < ground.deals; deal++) total += playDeal(weights, ground, deal);
  return total / ground.deals;
}

/** Seats are taken in turn. */
function playDeal(weights: Weights, { setting, seed, iterations }: Ground, deal: number): number {
  const { game, seats } = setting;
  const seat = deal % seats;
  const byHand = evaluationOf(game);
  const players = Array.from({ length: seats }, (_, other) =>
    (other === seat ? candidate(byHand.weighing(weights), iterations) : greedyBy(byHand)).sit(),
  );
  const scores = scoresOf(setting, players, seeded(`${seed}|${deal}|chance`), seeded(`${seed}|${deal}|thoughts`));
  const own = scores[seat]!;
  if (seats === 1) return own;
  const rival = Math.max(...scores.filter((_, other) => other !== seat));
  return 1 / (1 + Math.exp((rival - own) / CLEAR_LEAD));
}

const candidate = (evaluation: Evaluation, iterations: number): Bot =>
  iterations === 0
    ? greedyBy(evaluation)
    : searchingFor(
        'candidate',
        () => iterations,
        () => evaluation,
      );

function scoresOf(setting: Setting, players: readonly Player[], luck: Random, thoughts: Random): readonly number[] {
  const game = questions(setting, luck);
  let step = game.next();
  while (step.done !== true) {
    const player = players[step.value.seat as Seat]!;
    step = game.next(player.choose(step.value, thoughts).move);
  }
  return step.value.scores;
}

/** The names of the weights that positions of a game are judged by. */
export const weightNames = (game: Game): readonly string[] => Object.keys(evaluationOf(game).weights);

/**
 * What evolves: for each of these weights by how much it differs from the one made by hand, as a logarithm, so that no weight changes its sign
 * and all of them are searched on the same scale. The others stay.
 */
export function weightsAt(game: Game, names: readonly string[], numbers: readonly number[]): Weights {
  const byHand = evaluationOf(game).weights;
  const found = names.map((name, index) => [name, (byHand[name] ?? 0) * Math.exp(numbers[index] ?? 0)] as const);
  return { ...byHand, ...Object.fromEntries(found) };
}
