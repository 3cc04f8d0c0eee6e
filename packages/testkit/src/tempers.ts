import { type Game, type Move, next, pick, type Random, type Seat } from '@riband/kernel';
import { someOf } from './sampling.ts';

/** How the seats of a random game choose. One game has one temper: aimless play alone seldom sees the later stages of a heavy game. */
export type Temper = (game: Game, state: object, seat: Seat, random: Random) => Move;

/** How many moves a keen seat compares: enough to get somewhere, few enough to go wrong often. */
const COMPARED = 4;

const aimless = (): Temper => (game, state, seat, random) => pick(random, game.moves(state, seat));

/** Takes the most points at once. */
const keen = (): Temper => (game, state, seat, random) => {
  const moves = game.moves(state, seat);
  let best = pick(random, moves);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of someOf(random, moves, COMPARED)) {
    const points = game.scores(next(game, state, seat, move))[seat] ?? 0;
    if (points > most || (points === most && random.below(2) === 0)) [best, most] = [move, points];
  }
  return best;
};

/** Tries what was tried least in this game. */
const curious = (): Temper => {
  const tried = new Map<number, number>();
  const times = (move: Move): number => tried.get(move.id) ?? 0;
  return (game, state, seat, random) => {
    const moves = game.moves(state, seat);
    const least = Math.min(...moves.map(times));
    const move = pick(
      random,
      moves.filter((one) => times(one) === least),
    );
    tried.set(move.id, least + 1);
    return move;
  };
};

export const TEMPERS: readonly (() => Temper)[] = [aimless, keen, curious];
