import type { Moment, TableState } from '@riband/protocol';
import { expect, test, vi } from 'vitest';
import { line, STATE } from '../test/session.ts';
import { TurnStart } from './turn-start.svelte.ts';

const OPENED: TableState = { ...STATE, entry: 5, log: { from: 0, lines: [line(3), line(4), line(5)] } };
const BEFORE: Moment = { entry: 2, turn: 0, view: {}, targets: [], standing: [] };

/** Where the turn begins of somebody who opens a table in the middle of it. */
function opened(look: (entry: number) => Promise<Moment>) {
  const start = new TurnStart(look);
  start.begin(OPENED);
  return { start, recalled: start.recall(OPENED) };
}

test('a table that is opened in the middle of a turn tells how it was before the turn', async () => {
  const look = vi.fn(async () => BEFORE);
  const { start, recalled } = opened(look);
  await recalled;
  expect(look).toHaveBeenCalledWith(2);
  expect(start.moment).toBe(BEFORE);
});

test('where the beginning of a turn was played by older rules, nothing is told of its cost', async () => {
  const { start, recalled } = opened(() => Promise.reject(new Error('older rules')));
  await recalled;
  expect(start.moment).toBeNull();
});

test('who takes the device meanwhile is not told the turn of the one before, though it has the same number', async () => {
  let answer = (_: Moment): void => {};
  const { start, recalled } = opened(() => new Promise((resolve) => (answer = resolve)));
  start.begin({ ...OPENED, seat: 1 });
  const hers = start.moment;
  answer(BEFORE);
  await recalled;
  expect(start.moment).toBe(hers);
});
