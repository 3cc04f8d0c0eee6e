import type { LogLine } from '@riband/protocol';
import { expect, test } from 'vitest';
import { actorIn, actorOfMost } from './log-line.ts';

const line = (...seats: (number | null)[]): LogLine => ({
  number: 0,
  turn: 1,
  messages: seats.map((seat) => ({ key: 'k', params: seat === null ? {} : { player: { seat } } })),
});

test('who acted is named in the first sentence that names a player, and a bot is known anyway', () => {
  expect([actorIn(line(null, 2, 1)), actorIn(line(null)), actorIn({ ...line(2), bot: 1 })]).toEqual([2, undefined, 1]);
});

test('a turn is of who does more than half of what happens in it', () => {
  expect(actorOfMost([line(null), line(1), line(0), line(1)])).toBe(1);
  expect(actorOfMost([line(1), line(0)])).toBeUndefined();
});
