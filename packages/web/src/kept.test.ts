import { expect, test } from 'vitest';
import { fieldwise } from './fieldwise.svelte.ts';
import { kept } from './kept.svelte.ts';

test('of what is made anew only what has changed is another', () => {
  const view = fieldwise({ cards: ['bow', 'stern'] });
  const placed = kept(() => view.cards.map((card) => ({ card })));
  const [bow, stern] = placed.current;
  view.cards = ['bow', 'middle'];
  expect(placed.current).toEqual([{ card: 'bow' }, { card: 'middle' }]);
  expect(placed.current[0]).toBe(bow);
  expect(placed.current[1]).not.toBe(stern);
});
