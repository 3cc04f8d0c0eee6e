import { readFileSync } from 'node:fs';
import { CATALOG } from '@riband/catalog';
import { LANGUAGES } from '@riband/text';
import { describe, expect, test } from 'vitest';
import { type Book, type Section, type Spans, sectionsOf } from './book.ts';
import { loadBook, SHELVES } from './library.ts';
import { PICTURES } from './pictures.ts';

const rulesOf = (name: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const clausesIn = (name: string): string[] =>
  [...rulesOf(name).matchAll(/\*\*([A-Z]-(?:[A-Z]+-)?\d+)\*\*/g)].map((found) => found[1]!);

const BOOKS = [...new Set(Object.values(SHELVES).map(({ book }) => book))];
const load = (book: string): Promise<Book[]> => Promise.all(LANGUAGES.map((language) => loadBook(book, language)));

const spansIn = ({ blocks }: Section): readonly Spans[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return [...block.head, ...block.rows.flatMap(({ cells }) => cells)];
    if (block.kind === 'figure') return [block.caption, [{ kind: 'text', text: block.description }]];
    return 'items' in block ? block.items.map(({ spans }) => spans) : [block.spans];
  });

/** Everything but the words, numbers and markup included: what all languages have in common. */
function skeletonOf(book: Book): unknown {
  return book.map(({ id, sections }) => ({
    id,
    sections: sections.map((section) => ({
      ...section,
      title: '',
      blocks: section.blocks.map((block) => {
        if (block.kind === 'table') {
          const rows = block.rows.map(({ only, cells }) => [only, ...cells.map(numbersIn)]);
          return { kind: block.kind, only: block.only, head: block.head.map(numbersIn), rows };
        }
        if ('items' in block)
          return {
            kind: block.kind,
            only: block.only,
            items: block.items.map((item) => [item.only, numbersIn(item.spans)]),
          };
        if (block.kind === 'figure') return { ...block, caption: numbersIn(block.caption), description: '' };
        return { kind: block.kind, only: block.only, numbers: numbersIn(block.spans) };
      }),
    })),
  }));
}

/** Numbers in figures, sorted: languages put them in different orders. */
const numbersIn = (spans: Spans): string =>
  spans
    .flatMap(({ text }) => text.replace(/(\d)[\s.,](\d{3})\b/gu, '$1$2').match(/\d+/g) ?? [])
    .sort()
    .join(' ');

test.each(LANGUAGES)('every picture that is named exists, and every picture is shown in %s', async (language) => {
  const books = await Promise.all(BOOKS.map((book) => loadBook(book, language)));
  const shown = books.flatMap(sectionsOf).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'figure'));
  expect(shown.map((block) => 'picture' in block && block.picture).sort()).toEqual(Object.keys(PICTURES).sort());
});

test('every game of the catalog has its rules', () => {
  expect(Object.keys(SHELVES).sort()).toEqual(CATALOG.map(({ game }) => game.id).sort());
});

describe.each(BOOKS)('the rules of %s', (name) => {
  const clauses = [...new Set([...clausesIn('README'), ...clausesIn(name)])].sort();

  test.each(LANGUAGES)('explain every clause and no others in %s', async (language) => {
    const book = await loadBook(name, language);
    expect([...new Set(sectionsOf(book).flatMap((section) => section.clauses))].sort()).toEqual(clauses);
  });

  test('have the same sections, clauses, blocks and numbers in all languages', async () => {
    const [first, ...others] = (await load(name)).map(skeletonOf);
    for (const other of others) expect(other).toEqual(first);
  });

  test('have ids of their own, and links that lead somewhere', async () => {
    for (const book of await load(name)) {
      const ids = [...book.map(({ id }) => `chapter ${id}`), ...sectionsOf(book).map(({ id }) => id)];
      expect(new Set(ids).size).toBe(ids.length);
      for (const section of sectionsOf(book)) {
        expect(section.blocks.length, section.id).toBeGreaterThan(0);
        for (const span of spansIn(section).flat()) if (span.kind === 'link') expect(ids).toContain(span.to);
      }
    }
  });

  test('leave no markup unread and no straight quotes', async () => {
    for (const book of await load(name))
      for (const span of sectionsOf(book).flatMap(spansIn).flat())
        expect(span.text).not.toMatch(/[*`[\]{}"']|--|\.\.\./);
  });
});
