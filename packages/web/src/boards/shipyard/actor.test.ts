import { expect, test } from 'vitest';
import { actorOf } from './actor.ts';

const waiting = { toMove: [2], toConfirm: [], chance: false, over: false };

test('who watches sees the yard of who has just acted, also when the next one is to move', () => {
  expect(
    actorOf({ news: [{ kind: 'bought', seat: 1 }, { kind: 'placed', seat: 1 }, { kind: 'filled' }], waiting }),
  ).toBe(1);
});

test('where nobody has acted yet it is who is to move, if anybody is', () => {
  expect(actorOf({ news: [{ kind: 'filled' }], waiting })).toBe(2);
  expect(actorOf({ news: [], waiting: { ...waiting, toMove: [] } })).toBeUndefined();
});
