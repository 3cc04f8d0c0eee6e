import type { Params } from '@riband/kernel';
import { expect, test } from 'vitest';
import { SAMPLES } from '../test/samples/index.ts';
import { LANGUAGES } from './language.ts';
import { say } from './say.ts';

/** Of what is counted: a card, a guilder, a coal; and a thousand tons. No table of the rules has these. */
const UNITS = ['1', '1000'];
/** No rule has it. */
const GIVEN = 977;

const DOES = Object.entries(SAMPLES).filter(([key]) => key.includes('.board.does.'));

test.each(LANGUAGES)(
  'what actions do is told in the numbers that the sentence is given, and no others: %s',
  (language) => {
    expect(DOES).toHaveLength(15);
    for (const [key, sample] of DOES) {
      const params: Params = Object.fromEntries(Object.keys(sample).map((name) => [name, GIVEN]));
      const numbers = say(language, { key, params }, []).match(/\d+([\s,]\d{3})*/g) ?? [];
      const others = numbers.map((number) => number.replace(/\D/g, '')).filter((number) => !UNITS.includes(number));
      expect(others, key).toEqual(Object.keys(sample).map(() => `${GIVEN}`));
    }
  },
);
