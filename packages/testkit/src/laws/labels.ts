import { canonical } from '@riband/kernel';
import type { Law } from '../law.ts';
import { must } from '../must.ts';

/** Who cannot see the board chooses by the labels alone. */
export const labels: Law = {
  name: 'labels',
  says: 'no two moves of a list are called the same',
  sample: 40,
  when: ({ asked }) => asked.length > 0,

  look({ game, state, asked }) {
    for (const seat of asked) {
      const textOf = new Map<string, string>();
      for (const move of game.moves(state, seat)) {
        const label = canonical(game.label(state, seat, move));
        const text = game.write(move, seat);
        const other = textOf.get(label);
        must(other === undefined, `"${other}" and "${text}" are both called ${label}`, seat);
        textOf.set(label, text);
      }
    }
  },
};
