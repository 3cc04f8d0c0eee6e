import type { Actor, Game } from '@riband/kernel';

/** What an actor can choose, as far as anybody outside the rules can tell the moves apart. */
export function choicesOf(game: Game, state: object, actor: Actor): readonly string[] {
  return game.moves(state, actor).map((move) => `${move.id}: ${game.write(move, actor)} -> ${game.target(move)}`);
}
