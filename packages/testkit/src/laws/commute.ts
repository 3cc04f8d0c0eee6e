import { type Move, next, type Seat } from '@riband/kernel';
import { choicesOf } from '../choices.ts';
import type { Law } from '../law.ts';
import { isSame, must, mustMatch } from '../must.ts';
import { someOf } from '../sampling.ts';
import type { Position } from '../walk.ts';

const MOVES_OF_EACH = 3;

/** People choose at once, over the network, in any order: the order in which the choices arrive decides nothing. */
export const commute: Law = {
  name: 'commute',
  says: 'simultaneous choices give the same state in any order and leave the others their choice',
  sample: 10,
  when: ({ asked }) => asked.length > 1,

  look(position, random) {
    const { game, state, asked } = position;
    const movesOf = new Map(asked.map((seat) => [seat, someOf(random, game.moves(state, seat), MOVES_OF_EACH)]));
    for (const [seat, own] of movesOf) {
      for (const move of own) checkOthersChoices(position, seat, move);
      for (const [other, theirs] of movesOf) {
        if (other <= seat) continue;
        for (const first of own) for (const second of theirs) checkOrder(position, seat, first, other, second);
      }
    }
  },
};

function checkOthersChoices({ game, state, asked }: Position, seat: Seat, move: Move): void {
  const after = next(game, state, seat, move);
  for (const other of asked.filter((one) => one !== seat)) {
    const what = `the moves after "${game.write(move, seat)}" by seat ${seat}`;
    mustMatch(what, choicesOf(game, state, other), choicesOf(game, after, other), other);
  }
}

function checkOrder({ game, state }: Position, a: Seat, moveOfA: Move, b: Seat, moveOfB: Move): void {
  const aFirst = next(game, next(game, state, a, moveOfA), b, moveOfB);
  const bFirst = next(game, next(game, state, b, moveOfB), a, moveOfA);
  const texts = `"${game.write(moveOfA, a)}" and "${game.write(moveOfB, b)}"`;
  must(isSame(aFirst, bFirst), `${texts} of seats ${a} and ${b} do not commute`, a);
}
