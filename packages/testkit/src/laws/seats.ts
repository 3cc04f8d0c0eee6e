import { type Actor, isSeat, type Move, next, type Seat } from '@riband/kernel';
import { choicesOf } from '../choices.ts';
import type { Law } from '../law.ts';
import { mustMatch } from '../must.ts';
import { someOf } from '../sampling.ts';
import type { Position } from '../walk.ts';

const MOVES_OF_EACH = 3;

/** Who sits where decides nothing by itself: else somebody would win more often for it, and thousands of games would be needed to see that. */
export const seats: Law = {
  name: 'seats',
  says: 'a table that is turned by a seat goes on in the same way, one seat further',
  sample: 20,

  look(position, random) {
    const { game, state, actors } = position;
    const turned = game.testing.turned?.(state);
    if (turned === undefined) return;
    mustMatch('the scores', further(game.scores(state)), game.scores(turned));
    for (const actor of actors) {
      const other = seatFurther(position, actor);
      mustMatch('what can be chosen', choicesOf(game, state, actor), choicesOf(game, turned, other), other);
      const moves = [...game.moves(state, actor).entries()];
      for (const [index, move] of someOf(random, moves, MOVES_OF_EACH))
        checkMove(position, actor, move, next(game, turned, other, game.moves(turned, other)[index] as Move));
    }
  },
};

/** What was made of the turned table must be what becomes of the table, turned. */
function checkMove({ game, state }: Position, actor: Actor, move: Move, turnedAfter: object): void {
  const after = game.testing.turned?.(next(game, state, actor, move));
  if (after !== undefined) mustMatch(`what comes of "${game.write(move, actor)}"`, after, turnedAfter, actor);
}

function seatFurther({ walk }: Position, actor: Actor): Actor {
  return isSeat(actor) ? (((actor + 1) % walk.seats) as Seat) : actor;
}

function further<Value>(bySeat: readonly Value[]): readonly Value[] {
  return [...bySeat.slice(-1), ...bySeat.slice(0, -1)];
}
