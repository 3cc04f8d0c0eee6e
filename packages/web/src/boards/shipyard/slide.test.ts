import { expect, test } from 'vitest';
import { placed } from './slide.ts';

const keys = (...things: (string | null)[]) => placed(things).map(({ key }) => key);

test('what moves down because something was taken is known again', () => {
  const before = keys('a', 'b', null, 'c', 'd');
  const after = keys('a', 'b', 'c', 'd', 'e');
  expect(after.filter((key) => before.includes(key))).toEqual(['a 0', 'b 0', 'c 0', 'd 0']);
});

test('equal things are told apart', () => {
  const all = keys('a', 'a', null, 'a', null);
  expect(new Set(all).size).toBe(all.length);
});
