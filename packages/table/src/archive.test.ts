import { expect, test } from 'vitest';
import { Archive } from './archive.ts';

const of = (letters: string) => Array.from(letters, (letter) => ({ letter }));
const lettersIn = (list: Archive<{ letter: string }>, from = 0) =>
  list
    .from(from)
    .map(({ letter }) => letter)
    .join('');

test('whoever goes on from an archive leaves it, and whoever else went on from it, as they were', () => {
  const first = Archive.of(of('a'));
  const second = first.with(of('bc'));
  const other = first.with(of('x'));
  const third = second.with(of('d'));
  expect([first, second, other, third].map((list) => lettersIn(list))).toEqual(['a', 'abc', 'ax', 'abcd']);
  expect([first, second, other, third].map(({ length }) => length)).toEqual([1, 3, 2, 4]);
});

test('what was added last and what was there before are found by their places', () => {
  const list = Archive.of(of('ab')).with(of('cd')).with(of('ef'));
  expect([0, 3, 5].map((index) => list.at(index))).toEqual([{ letter: 'a' }, { letter: 'd' }, { letter: 'f' }]);
  expect(list.at(6)).toBeUndefined();
  expect([0, 1, 3, 4, 5, 6].map((from) => lettersIn(list, from))).toEqual(['abcdef', 'bcdef', 'def', 'ef', 'f', '']);
});
