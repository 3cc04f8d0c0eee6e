import { expect, test } from 'vitest';
import { Growing } from './growing.ts';

test('whoever goes on from a list leaves it, and whoever else went on from it, as they were', () => {
  const first = new Growing(['a']);
  const second = first.with(['b', 'c']);
  const other = first.with(['x']);
  const third = second.with(['d']);
  expect([first, second, other, third].map((list) => list.from(0).join(''))).toEqual(['a', 'abc', 'ax', 'abcd']);
  expect([first.at(1), second.at(1), other.at(1), second.at(3)]).toEqual([undefined, 'b', 'x', undefined]);
  expect(third.from(2)).toEqual(['c', 'd']);
});
