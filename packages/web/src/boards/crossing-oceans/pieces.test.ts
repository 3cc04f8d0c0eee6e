import { crossingOceans, type Tables } from '@riband/crossing-oceans';
import { expect, test } from 'vitest';
import { piecesOf, shortName } from './pieces.ts';

const pieces = piecesOf(crossingOceans.tables as Tables);

test('long names get initials from the front, until they fit', () => {
  expect(shortName('Arizona')).toBe('Arizona');
  expect(shortName('Empress of Japan')).toBe('Empress of Japan');
  expect(shortName('Friedrich der Grosse')).toBe('F. der Grosse');
  expect(shortName('Kaiser Wilhelm der Grosse')).toBe('K. W. der Grosse');
  expect(new Set(pieces.map(({ name }) => shortName(name))).size).toBe(pieces.length);
});
