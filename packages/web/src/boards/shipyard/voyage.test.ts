import { expect, test } from 'vitest';
import { leftAfter, turnOn } from './voyage.ts';

test('a ship turns the short way round', () => {
  expect(turnOn(350, 10)).toBe(370);
  expect(turnOn(10, 350)).toBe(-10);
  expect(turnOn(90, 180)).toBe(180);
  expect(turnOn(720, -90)).toBe(630);
});

test('a canal is left after the last step on it, at once where the ship only began', () => {
  const path = [
    { x: 0, y: 0, space: 'E' },
    { x: 1, y: 0, space: 'W' },
    { x: 1, y: 0, space: 'sw' },
  ];
  expect(leftAfter(path, { x: 0, y: 0 })).toBe(1);
  expect(leftAfter(path, { x: 1, y: 0 })).toBe(3);
  expect(leftAfter(path, { x: -1, y: 0 })).toBe(0);
});
