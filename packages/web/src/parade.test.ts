import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Parade } from './parade.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function parade(wait = 100) {
  const shown: number[] = [];
  return {
    shown,
    parade: new Parade<number>(
      (item) => shown.push(item),
      () => wait,
    ),
  };
}

test('each is shown for a while before the next', () => {
  const { shown, parade: line } = parade();
  for (const item of [1, 2, 3]) line.add(item);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(99);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
});

test('what comes later waits its turn, what comes after a pause does not', () => {
  const { shown, parade: line } = parade();
  line.add(1);
  vi.advanceTimersByTime(50);
  line.add(2);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(500);
  line.add(3);
  expect(shown).toEqual([1, 2, 3]);
});

test('finished, it shows the rest at once and goes on afterwards', () => {
  const { shown, parade: line } = parade();
  for (const item of [1, 2, 3]) line.add(item);
  line.finish();
  expect(shown).toEqual([1, 2, 3]);
  line.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});
