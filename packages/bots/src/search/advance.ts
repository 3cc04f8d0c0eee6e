import type { Game, GameTypes, Random, Seat } from '@riband/kernel';

/** Draws, and makes the moves that nobody has a choice about; then it is for this seat to decide. Nothing if the game is over. */
export function advance<T extends GameTypes>(game: Game<T>, state: T['State'], random: Random): Seat | undefined {
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 'over') return undefined;
    if (deciders === 'chance') {
      game.apply(state, 'chance', game.sample(state, random));
      continue;
    }
    const seat = deciders[0]!;
    const moves = game.moves(state, seat);
    if (moves.length > 1) return seat;
    game.apply(state, seat, moves[0]!);
  }
}
