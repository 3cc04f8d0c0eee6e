import type { Random } from '@riband/kernel';

/** One draw by number: counted off in the order of the moves, each as long as its weight. */
export function drawOne<M>(moves: readonly M[], weight: (move: M) => number, random: Random): M {
  let total = 0;
  for (const move of moves) total += weight(move);
  let left = random.below(total);
  for (const move of moves) {
    left -= weight(move);
    if (left < 0) return move;
  }
  throw new RangeError('nothing to draw');
}

/** One of several that are all as likely. */
export function drawAlike<M>(moves: readonly M[], random: Random): M {
  return moves[random.below(moves.length)] as M;
}
