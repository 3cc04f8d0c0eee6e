import type { Game, GameTypes } from './game.ts';
import { firstDecider, next } from './play.ts';

/** How many lines of exactly `depth` moves there are from a state (shorter ones that end the game included); chance counts like a player. */
export function perft<T extends GameTypes>(game: Game<T>, state: T['State'], depth: number): number {
  const actor = firstDecider(game, state);
  if (depth === 0 || actor === undefined) return 1;
  const moves = game.moves(state, actor);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(game, next(game, state, actor, move), depth - 1), 0);
}
