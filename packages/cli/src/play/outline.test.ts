import { expect, test } from 'vitest';
import { outline } from './outline.ts';

test('plain data becomes indented lines, short lists one line', () => {
  const data = {
    turn: 3,
    bid: null,
    hand: { coal: 1, steel: 0 },
    quay: ['grain', 'coal'],
    hold: [],
    players: [{ hold: ['coal'], coins: 2 }],
  };
  expect(outline(data)).toBe(
    [
      'turn: 3',
      'bid: -',
      'hand: coal 1, steel 0',
      'quay: grain, coal',
      'hold: -',
      'players:',
      '  0:',
      '    hold: coal',
      '    coins: 2',
    ].join('\n'),
  );
});
