import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('words stand to the left, numbers to the right, no line ends in blanks', () => {
  const rows = [
    ['name', 'points', ''],
    ['a', '5', 'x'],
    ['bcdef', '-120', ''],
  ];
  expect(columns(rows)).toEqual(['name   points', 'a           5  x', 'bcdef    -120']);
});

test('nothing gives nothing', () => {
  expect(columns([])).toEqual([]);
});
