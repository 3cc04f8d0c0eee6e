import { expect, test } from 'vitest';
import { Histories } from './histories.ts';

function counted() {
  const histories = new Histories();
  let written = 0;
  const ask = (table: string, viewer: number | 'spectator', length: number): string =>
    histories.find(table, viewer, length, () => `${table} ${viewer} ${length}, written ${++written}`);
  return { ask };
}

test('a whole game is written once for all who look at it with the same eyes, until something is added', () => {
  const { ask } = counted();
  expect(ask('a', 'spectator', 7)).toBe('a spectator 7, written 1');
  expect(ask('a', 'spectator', 7)).toBe('a spectator 7, written 1');
  expect(ask('a', 0, 7)).toBe('a 0 7, written 2');
  expect(ask('b', 'spectator', 7)).toBe('b spectator 7, written 3');
  expect(ask('a', 'spectator', 8)).toBe('a spectator 8, written 4');
});

test('only so many are kept, those that somebody asked for last', () => {
  const { ask } = counted();
  const first = ask('first', 0, 1);
  for (let number = 0; number < 31; number++) ask(`table ${number}`, 0, 1);
  expect(ask('first', 0, 1)).toBe(first);
  ask('one more', 0, 1);
  expect(ask('first', 0, 1)).toBe(first);
  expect(ask('table 0', 0, 1)).toBe('table 0 0 1, written 34');
});

test('what could not be written is tried again', () => {
  const histories = new Histories();
  const fail = (): string => {
    throw new Error('older rules');
  };
  expect(() => histories.find('a', 0, 1, fail)).toThrow('older rules');
  expect(histories.find('a', 0, 1, () => 'text')).toBe('text');
});
