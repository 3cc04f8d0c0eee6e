import { expect, test } from 'vitest';
import { tooLong } from './opening.ts';

test('a table opens too slowly if half of the times are by the clock, or any by the processor', () => {
  const quick = [20, 30, 40];
  expect(tooLong(7, { shown: [20, 30, 900], processor: quick }, 100)).toEqual([]);
  expect(tooLong(7, { shown: [20, 130, 900], processor: quick }, 100)).toEqual([
    'a table with 7 entries took 130 ms to open, half of the times',
  ]);
  expect(tooLong(7, { shown: [130, 130, 130], processor: [20, 20, 120] }, 100)).toEqual([
    'a table with 7 entries took 130 ms to open, half of the times',
    "a table with 7 entries once took 120 ms of the server's processor to open",
  ]);
});
