import { Breach, type Law } from '../law.ts';

/** A turn is one line of the record and one thing to confirm. */
export const turns: Law = {
  name: 'turns',
  says: 'turns are whole numbers that never go back',

  review({ game, positions }) {
    let before = 0;
    for (const { index, state } of positions) {
      const turn = game.turn(state);
      if (!Number.isSafeInteger(turn)) throw new Breach(`turn ${turn} is no whole number`, undefined, index);
      if (turn < before) throw new Breach(`turn ${turn} comes after turn ${before}`, undefined, index);
      before = turn;
    }
  },
};
