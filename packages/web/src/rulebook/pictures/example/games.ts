import type { Position } from '../../../host.ts';
import { movesIn } from '../moves.ts';

/** Three players. */
const GAME = `
bid 0, bid 0, bid 0, take 0, load steel, load grain, take 2, load steel, load steel, take 1, load grain, done,
bid 0, bid 0, bid 0, take 1, load coal, take 0, take 0, load steel, bid 0, bid 0, bid 0, take 3, load grain,
load grain, take 0, take 1, bid 0, bid 0, bid 0, take 0, load coal
`;

/** The game that is shown to readers, after so many moves. */
export function quaysideAfter(moves: number): Position {
  const names = ['Anna', 'Max', 'Lea'];
  return { game: 'example', names, options: {}, seed: 'harbour', moves: movesIn(GAME).slice(0, moves) };
}
