import type { Seat } from '@riband/kernel';
import { Breach, type Law } from '../law.ts';
import type { Position } from '../walk.ts';

/** A turn is one line of the record and one thing to confirm or to take back: its seats may leave it one by one, and none may join. */
export const turns: Law = {
  name: 'turns',
  says: 'turns are whole numbers that never go back, and nobody comes into the turn of others',

  review({ game, positions }) {
    let before = 0;
    let owners: readonly Seat[] = [];
    for (const position of positions) {
      const { index, state, asked } = position;
      const turn = game.turn(state);
      if (!Number.isSafeInteger(turn)) throw new Breach(`turn ${turn} is no whole number`, undefined, index);
      if (turn < before) throw new Breach(`turn ${turn} comes after turn ${before}`, undefined, index);
      if (turn > before) owners = [];
      const guest = owners.length === 0 ? undefined : asked.find((seat) => !owners.includes(seat));
      if (guest !== undefined) throw new Breach(`comes into turn ${turn} of others`, guest, index);
      if (endsForOthers(position)) throw new Breach(`turn ${turn} ends before all have chosen`, undefined, index);
      if (asked.length > 0) owners = asked;
      before = turn;
    }
  },
};

/** Whoever else is asked at the same time answers in the turn in which they were asked. */
function endsForOthers({ game, state, asked, next }: Position): boolean {
  return asked.length > 1 && next !== undefined && game.turn(next.state) !== game.turn(state);
}
