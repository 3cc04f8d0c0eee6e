import type { ChatLine } from '@riband/protocol';
import { expect, test } from 'vitest';
import { unreadIn } from './heard.svelte.ts';

const line = (number: number, seat: number | null): ChatLine => ({ number, seat, at: 0, name: 'Anna', text: 'Ahoy' });

test('what one said oneself, and what was read before, is not new', () => {
  const lines = [line(0, 0), line(1, 1), line(2, 0), line(3, null)];
  expect(unreadIn(lines, 1, 0)).toBe(3);
  expect(unreadIn(lines, 1, 2)).toBe(2);
  expect(unreadIn(lines, null, 4)).toBe(0);
});
