import { expect, test } from 'vitest';
import { seenBy } from './event.ts';

const drew = { kind: 'drew', seat: 1, secret: { seats: [1], fields: { cargo: 'coal' } } } as const;

test('who may know a secret sees its fields among the others', () => {
  expect(seenBy(drew, 1)).toEqual({ kind: 'drew', seat: 1, cargo: 'coal' });
});

test('all of it can be told when nothing has to be hidden any more', () => {
  expect(seenBy(drew, 'all')).toEqual({ kind: 'drew', seat: 1, cargo: 'coal' });
  expect(seenBy({ ...drew, secret: { seats: [], fields: { cargo: 'coal' } } }, 'all')).toMatchObject({ cargo: 'coal' });
});

test.each([0, 2, 'spectator'] as const)('%s sees only what is public', (viewer) => {
  expect(seenBy(drew, viewer)).toEqual({ kind: 'drew', seat: 1 });
});
