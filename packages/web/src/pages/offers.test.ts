import { CATALOG } from '@riband/catalog';
import { LANGUAGES, say } from '@riband/text';
import { describe, expect, test } from 'vitest';
import { fitting } from './offers.ts';

// The set-up page finds these words by the id of a game, so no type can ask for them.
describe.each(CATALOG.map(({ game }) => game))('$id', ({ id, options, seats }) => {
  const keys = [
    `${id}.title`,
    `${id}.about`,
    ...options.flatMap((spec) => {
      const key = `${id}.option.${spec.key}`;
      const values = spec.kind === 'choice' ? spec.values : [];
      return [key, `${key}.help`, ...values.map((value) => `${key}.${value}`)];
    }),
  ];

  test.each(LANGUAGES)('is offered in %s', (language) => {
    for (const key of keys) expect(say(language, { key, params: {} }, [])).toMatch(/\S/);
  });

  test('has a name and a colour for every seat', () => {
    expect(seats.max).toBeLessThanOrEqual(4);
  });
});

test('a starting seat that was chosen and is no longer at the table is drawn by lot', () => {
  const shipyard = CATALOG.find(({ game }) => game.id === 'shipyard-second');
  const start = shipyard!.game.options.find(({ key }) => key === 'start')!;
  expect([2, 3, 4].map((seats) => fitting(start, '3', seats))).toEqual(['random', '3', '3']);
  expect(fitting(start, undefined, 2)).toBe('random');
});
