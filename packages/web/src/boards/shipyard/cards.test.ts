import { expect, test } from 'vitest';
import { place, readCard, slots } from './cards.ts';

test('a card is read from its name, the drive last', () => {
  expect(readCard('stern:drive+lifebuoy')).toEqual({ part: 'stern', features: ['lifebuoy', 'drive'] });
  expect(readCard('bow:plain').features).toEqual([]);
  expect(readCard('middle:blank').features).toEqual([]);
});

test('features stand apart from each other and on their card', () => {
  for (const part of ['bow', 'middle', 'stern'] as const) {
    const [left = 0, right = 0] = slots(part, 2);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(100);
    expect(right - left).toBeGreaterThan(30);
  }
});

test('the first captain needs no cabin, officers and others take theirs, and what has none is still on board (S-FIT-2, S-FIT-3)', () => {
  const cards = ['bow:cabin', 'middle:cabin+mast', 'stern:mast'].map(readCard);
  const { placed, loose } = place(cards, { captain: 2, soldier: 2, sail: 1, smokestack: 1 });
  expect(placed).toEqual([['captain'], ['soldier', 'smokestack'], ['sail']]);
  expect(loose).toEqual(['captain', 'soldier']);
});
