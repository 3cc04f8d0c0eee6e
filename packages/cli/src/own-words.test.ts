import { BOTS } from '@riband/bots';
import { LANGUAGES } from '@riband/text';
import { expect, test } from 'vitest';
import { botName } from './own-words.ts';

test('bots are called as in the browser, in every language; a search is one', () => {
  expect(['apprentice', 'greedy', 'search'].map((bot) => botName('fr', bot))).toEqual([
    'mousse (bot)',
    'bot glouton',
    'recherche',
  ]);
  for (const language of LANGUAGES) {
    const names = BOTS.map(({ name }) => botName(language, name));
    expect(new Set(names).size).toBe(BOTS.length);
    expect(names).not.toContain(botName(language, 'search'));
  }
});
