import { LANGUAGES } from '@riband/text';
import { expect, test } from 'vitest';
import { sectionsOf } from './book.ts';
import { loadBook } from './library.ts';
import { loadProvenance, provenanceOf } from './provenance.ts';

test('marks are found in texts and in records of texts, however deep', () => {
  const components = {
    provenance: { seen: 'explains the marks, and has none' },
    version: 1,
    ports: [{ provenance: 'rulebook' }, { name: 'designed', provenance: '2017 edition' }],
    board: { costs: [0], provenance: { costs: 'inferred', worth: 'designed (the 11), history' } },
  };
  expect([...provenanceOf(components)]).toEqual([
    ['ports', ['rulebook', 'seen']],
    ['board', ['inferred', 'history', 'designed']],
  ]);
});

test.each(['shipyard', 'crossing-oceans'])('every block of the components of %s is explained', async (book) => {
  const blocks = [...((await loadProvenance(book)) ?? new Map()).keys()];
  expect(blocks.length).toBeGreaterThan(5);
  for (const language of LANGUAGES) {
    const sections = sectionsOf(await loadBook(`${book}.components`, language));
    expect(sections.map(({ id }) => id).sort()).toEqual(blocks.toSorted());
    expect(sections.every(({ blocks: words }) => words.length === 1)).toBe(true);
  }
});

test('a game of our own has no components from elsewhere', async () => {
  expect(await loadProvenance('example')).toBeNull();
});
