import type { Random } from '@riband/kernel';
import type { Law } from '../law.ts';
import { must } from '../must.ts';
import { someOf } from '../sampling.ts';

/** Of a large sum, only some of the numbers are tried, and the first and last of every move. */
const TRIED = 200;

/** Fair draws of a table use the numbers of `sample`, bots that count on their chances those of `weight`: they are the same. */
export const chance: Law = {
  name: 'chance',
  says: 'sample draws each chance move as often as its weight says, with one number',
  sample: 30,
  when: ({ deciders }) => deciders === 'chance',

  look({ game, state }, random) {
    const moves = game.moves(state, 'chance');
    const ends: number[] = [];
    for (const move of moves) {
      const weight = game.weight(state, move);
      const text = game.write(move, 'chance');
      must(Number.isSafeInteger(weight) && weight > 0, `"${text}" has the weight ${weight}`);
      ends.push((ends.at(-1) ?? 0) + weight);
    }
    const sum = ends.at(-1) ?? 0;
    for (const drawn of numbersToTry(sum, ends, random)) {
      const expected = moves[ends.findIndex((end) => drawn < end)];
      const source = oneNumber(drawn);
      const move = game.sample(state, source);
      must(`${source.asked}` === `${sum}`, `sample asks for numbers below (${source.asked}), not once below ${sum}`);
      const [wanted, got] = [expected, move].map((one) => (one === undefined ? 'nothing' : game.write(one, 'chance')));
      must(wanted === got && move.id === expected?.id, `${drawn} of ${sum} draws "${got}", not "${wanted}"`);
    }
  },
};

function numbersToTry(sum: number, ends: readonly number[], random: Random): readonly number[] {
  if (sum <= TRIED) return Array.from({ length: sum }, (_, number) => number);
  const edges = ends.flatMap((end, index) => [ends[index - 1] ?? 0, end - 1]);
  return [...someOf(random, edges, TRIED), ...Array.from({ length: TRIED }, () => random.below(sum))];
}

function oneNumber(number: number): Random & { readonly asked: readonly number[] } {
  const asked: number[] = [];
  return {
    asked,
    below(n) {
      asked.push(n);
      return number;
    },
  };
}
