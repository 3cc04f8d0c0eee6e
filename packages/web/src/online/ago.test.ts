import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

test.each([
  [0, 'now', 'maintenant', 'сейчас'],
  [59_000, 'now', 'maintenant', 'сейчас'],
  [5 * MINUTE, '5 minutes ago', 'il y a 5 minutes', '5 минут назад'],
  [3 * 60 * MINUTE, '3 hours ago', 'il y a 3 heures', '3 часа назад'],
  [24 * 60 * MINUTE, 'yesterday', 'hier', 'вчера'],
  [-MINUTE, 'now', 'maintenant', 'сейчас'],
])('%i ms ago', (ms, ...expected) => {
  expect(['en', 'fr', 'ru'].map((language) => ago(NOW - ms, language, NOW))).toEqual(expected);
});
