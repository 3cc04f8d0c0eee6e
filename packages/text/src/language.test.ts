import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

test.each([
  [['fr-CH', 'en'], 'fr'],
  [['de', 'ru-RU', 'fr'], 'ru'],
  [['ru_RU.UTF-8'], 'ru'],
  [['FR'], 'fr'],
  [['frr', 'de'], 'en'],
  [[], 'en'],
])('%j is answered in %s', (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language);
});
