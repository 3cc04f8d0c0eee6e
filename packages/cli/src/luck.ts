import { type Random, seeded } from '@riband/kernel';

/**
 * Random numbers for the draw that is move number `ply` of a game: each draw depends on the seed and its own place alone, so that undo and redo
 * do not change what comes. Same seed and same moves, same game: in `play` and in `engine` alike.
 */
export function luckOf(seed: number | string): (ply: number) => Random {
  return (ply) => seeded(`${seed}|${ply}`);
}
