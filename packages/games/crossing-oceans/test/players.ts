import { type GameRecord, next, type Ply, pick, type Random, recordOf, type Seat, seeded } from '@riband/kernel';
import { crossingOceans } from '../src/index.ts';
import type { Move, State } from '../src/types.ts';

export interface Playthrough {
  readonly record: GameRecord;
  /** Who triggered the end, counted from the starting player. */
  readonly trigger: number;
  readonly last: State;
}

/** A game of players who see one move ahead, half of the time; the rest is luck. Aimless play seldom gets as far as a Blue Riband. */
export function playThrough(seats: number, seed: string): Playthrough {
  const random = seeded(seed);
  const state = crossingOceans.setup(seats, {});
  const played: Ply[] = [];
  let trigger = -1;
  for (let deciders = crossingOceans.deciders(state); deciders !== 'over'; deciders = crossingOceans.deciders(state)) {
    const by = deciders === 'chance' ? 'chance' : deciders[0]!;
    const { turn, start, seat, lastRound } = state;
    const move = by === 'chance' ? crossingOceans.sample(state, random) : choose(state, by, random);
    played.push({ turn, by, text: crossingOceans.write(move, by) });
    crossingOceans.apply(state, by, move);
    if (lastRound === 0 && state.lastRound > 0) trigger = (seat - start + seats) % seats;
  }
  const { id: game, rules, components } = crossingOceans;
  const head = { game, rules, components, seats, options: {} };
  return { record: recordOf(head, played, crossingOceans.scores(state)), trigger, last: state };
}

function choose(state: State, seat: Seat, random: Random): Move {
  const moves = crossingOceans.moves(state, seat);
  if (random.below(2) === 0) return pick(random, moves);
  const worth = (move: Move): number => crossingOceans.scores(next(crossingOceans, state, seat, move))[seat]!;
  const best = Math.max(...moves.map(worth));
  return pick(
    random,
    moves.filter((move) => worth(move) === best),
  );
}
