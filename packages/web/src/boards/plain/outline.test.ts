import { expect, test } from 'vitest';
import { inWords, isShort, partsOf } from './outline.ts';

test('parts go by their names, those of a list by their index', () => {
  expect(partsOf({ handSize: 2, quay: ['coal'] })).toEqual([
    ['hand size', 2],
    ['quay', ['coal']],
  ]);
  expect(partsOf(['coal', null])).toEqual([
    ['0', 'coal'],
    ['1', null],
  ]);
});

test('single things and lists of them are short', () => {
  expect(['coal', 3, null, [], ['coal', null]].map(isShort)).toEqual([true, true, true, true, true]);
  expect([{}, [{}], [[1]]].map(isShort)).toEqual([false, false, false]);
});

test('what is short is said in one line, nothing as a dash', () => {
  expect(['coal', 0, false, null, [], ['coal', null, 2]].map(inWords)).toEqual([
    'coal',
    '0',
    'false',
    '–',
    '–',
    'coal, –, 2',
  ]);
});
