import { expect, test } from 'vitest';
import { dictionary, flag, list, oneOf, record, text, whole } from './schema.ts';

const card = record({ id: text, part: oneOf(['bow', 'stern']), cabins: whole(0, 3) }, { rare: flag });
const file = record({ cards: list(card), prices: dictionary(oneOf(['coal', 'grain']), whole(1, 9)) });
const good = {
  cards: [
    { id: 'bow-1', part: 'bow', cabins: 2 },
    { id: 'stern-1', part: 'stern', cabins: 0, rare: true },
  ],
  prices: { coal: 3 },
};

test('a good file is read as it is', () => {
  expect(file(good, 'file')).toEqual(good);
});

test.each([
  ['file.cards: is missing', { prices: {} }],
  ['file.extra: there is no such field', { ...good, extra: 1 }],
  ['file.cards: expected a list, found 7', { ...good, cards: 7 }],
  [
    'file.cards[bow-1].part: expected one of bow, stern, found "keel"',
    { ...good, cards: [{ id: 'bow-1', part: 'keel', cabins: 2 }] },
  ],
  ['file.cards[0].id: expected a text, found 5', { ...good, cards: [{ id: 5, part: 'bow', cabins: 2 }] }],
  [
    'file.cards[x].cabins: expected a whole number from 0 to 3, found 4',
    { ...good, cards: [{ id: 'x', part: 'bow', cabins: 4 }] },
  ],
  [
    'file.cards[x].rare: expected true or false, found null',
    { ...good, cards: [{ id: 'x', part: 'bow', cabins: 0, rare: null }] },
  ],
  ['file.prices: expected one of coal, grain, found "tea"', { ...good, prices: { tea: 1 } }],
  ['file.prices.coal: expected a whole number from 1 to 9, found "3"', { ...good, prices: { coal: '3' } }],
  ['file: expected an object, found null', null],
])('a wrong file is refused with its place: %s', (problem, value) => {
  expect(() => file(value, 'file')).toThrow(problem);
});

test('a list may have to be of one length', () => {
  expect(() => list(text, 2)(['one'], 'names')).toThrow('names: expected 2 items, found 1');
});
