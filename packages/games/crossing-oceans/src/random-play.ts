import { type GameRecord, next, type Ply, pick, type Random, seeded } from '@riband/kernel';
import { at } from './arrays.ts';
import { crossingOceans } from './index.ts';
import type { Move, State } from './types.ts';

/** A game of players who see one move ahead, half of the time; the rest is luck. Aimless play seldom gets as far as a Blue Riband. */
export function recordOfGame(seats: number, seed: string): { record: GameRecord; trigger: number; last: State } {
  const random = seeded(seed);
  const state = crossingOceans.setup(seats, {});
  const deal: string[] = [];
  const plies: Ply[] = [];
  let trigger = -1;
  for (;;) {
    const deciders = crossingOceans.deciders(state);
    if (deciders === 'over') break;
    const by = deciders === 'chance' ? 'chance' : at(deciders, 0);
    const { turn, start, seat, lastRound } = state;
    const move = by === 'chance' ? crossingOceans.sample(state, random) : choose(state, by, random);
    const text = crossingOceans.write(move, by);
    crossingOceans.apply(state, by, move);
    if (start < 0) deal.push(text);
    else plies.push({ turn, by, text });
    if (lastRound === 0 && state.lastRound > 0) trigger = (seat - start + seats) % seats;
  }
  const { id: game, rules, components } = crossingOceans;
  const scores = crossingOceans.scores(state);
  return { record: { game, rules, components, seats, options: {}, deal, plies, scores }, trigger, last: state };
}

function choose(state: State, seat: number, random: Random): Move {
  const moves = crossingOceans.moves(state, seat);
  if (random.below(2) === 0) return pick(random, moves);
  const worth = (move: Move): number => at(crossingOceans.scores(next(crossingOceans, state, seat, move)), seat);
  const best = Math.max(...moves.map(worth));
  return pick(
    random,
    moves.filter((move) => worth(move) === best),
  );
}
