import { expect, test } from 'vitest';
import { type FrenchNoun, of, ordinal, some, theseThings } from './grammar.ts';

test.each<[FrenchNoun, string, string]>([
  [{ gender: 'm', one: 'charbon' }, 'du charbon', 'de charbon'],
  [{ gender: 'f', one: 'laine' }, 'de la laine', 'de laine'],
  [{ gender: 'm', one: 'acier' }, 'de l’acier', 'd’acier'],
  [{ gender: 'm', one: 'équipage' }, 'de l’équipage', 'd’équipage'],
  [{ gender: 'm', one: 'yacht' }, 'du yacht', 'de yacht'],
  [{ gender: 'm', one: 'hauban' }, 'du hauban', 'de hauban'],
  [{ gender: 'f', one: 'hélice', elides: true }, 'de l’hélice', 'd’hélice'],
  [{ gender: 'm', one: 'ouistiti', elides: false }, 'du ouistiti', 'de ouistiti'],
])('$one', (noun, partitive, after) => {
  expect([some(noun), of(noun)]).toEqual([partitive, after]);
});

test('places are numbered in the feminine', () => {
  expect([1, 2, 21].map(ordinal)).toEqual(['1re', '2e', '21e']);
});

test('things have their article, and several of one kind their number on the same line', () => {
  const sail: FrenchNoun = { gender: 'f', one: 'voile', other: 'voiles' };
  const captain: FrenchNoun = { gender: 'm', one: 'capitaine', other: 'capitaines' };
  const steel: FrenchNoun = { gender: 'm', one: 'acier' };
  expect(theseThings([captain])).toBe('un capitaine');
  expect(theseThings([sail, captain, sail])).toBe('2\u00a0voiles et un capitaine');
  expect(theseThings([steel])).toBe('de l’acier');
  expect(theseThings([steel, steel])).toBe('2 × acier');
});
