import { type Random, shuffle } from '@riband/kernel';
import { choicesOf } from '../choices.ts';
import type { Law } from '../law.ts';
import { mustMatch } from '../must.ts';

/** Perft, search and seeded play repeat only if the lists do, whatever way the state came about. */
export const order: Law = {
  name: 'order',
  says: 'moves and targets come in the same order each time, on a copy and from storage',
  sample: 12,

  look({ game, state, actors, asked }, random) {
    const shuffled = withKeysShuffled(state, random);
    for (const actor of actors) {
      const first = choicesOf(game, state, actor);
      mustMatch('the moves asked for again', first, choicesOf(game, state, actor), actor);
      mustMatch('the moves of a clone', first, choicesOf(game, game.clone(state), actor), actor);
      mustMatch('the moves of a state with its keys in another order', first, choicesOf(game, shuffled, actor), actor);
    }
    for (const seat of asked) {
      const targets = game.targets(game.view(state, seat));
      const again = game.targets(withKeysShuffled(game.view(shuffled, seat), random));
      mustMatch('the targets of a view with its keys in another order', targets, again, seat);
    }
  },
};

/** Databases and other languages give the keys of an object back in any order. */
function withKeysShuffled<Value>(value: Value, random: Random): Value {
  const shuffled = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(shuffled);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(shuffle(random, Object.entries(part)).map(([key, inner]) => [key, shuffled(inner)]));
  };
  return shuffled(value) as Value;
}
