import { LANGUAGES } from '@riband/text';
import { expect, test } from 'vitest';
import { newestComponents } from '../../test/components.ts';
import { type Book, sectionsOf } from './book.ts';
import { loadBook } from './library.ts';
import { quote, quoting } from './quotes.ts';

/** The tables of a section as they read, row by row. */
function tables(book: Book, id: string): string[] {
  const section = sectionsOf(book).find((one) => one.id === id)!;
  return section.blocks.flatMap((block) => {
    if (block.kind !== 'table') return [];
    const rows = [block.head, ...block.rows.map(({ cells }) => cells)];
    return rows.map((cells) => cells.map((spans) => spans.map(({ text }) => text).join('')).join(' | '));
  });
}

const QUOTING = {
  shipyard: ['exchange', 'contracts-tables'],
  'crossing-oceans': ['board'],
};

test.each(LANGUAGES)('the tables quote our components in %s', async (language) => {
  for (const name of ['shipyard', 'crossing-oceans'] as const) {
    const book = await loadBook(name, language);
    const quoted = quote(book, name, newestComponents(name));
    expect(JSON.parse(JSON.stringify(quoted, (key, value) => (key === 'quoted' ? undefined : value)))).toEqual(
      JSON.parse(JSON.stringify(book)),
    );
    // And say which they are.
    expect(quoting(quoted).map(({ id }) => id)).toEqual(QUOTING[name]);
  }
});

test('the tables quote other components where a table is played with them', async () => {
  const shipyard = newestComponents('shipyard');
  shipyard.rings.exchangePrices.clockwise[1].cloth = 9;
  const lanterns = shipyard.contracts.list.find(({ id }: { id: string }) => id === 'lanterns');
  lanterns.table = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45];
  lanterns.above = 11;
  const book = quote(await loadBook('shipyard', 'en'), 'shipyard', shipyard);
  expect(tables(book, 'exchange')).toContain('Cloth or steel | 2 | 9 | 2 | 3 | 1 | 2');
  expect(tables(book, 'contracts-tables')).toContain('How many | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | more');
  expect(tables(book, 'contracts-tables')).toContain('Lanterns | 1 | 3 | 6 | 10 | 15 | 21 | 28 | 36 | 45 | +11');
  expect(tables(book, 'contracts-tables')).toContain('Lifebuoys | 1 | 2 | 4 | 6 | 9 | 12 |  |  |  | +1');

  const oceans = newestComponents('crossing-oceans');
  oceans.board.costs = [10, 20, 40, 80];
  const others = quote(await loadBook('crossing-oceans', 'fr'), 'crossing-oceans', oceans);
  expect(tables(others, 'board').at(-1)?.replaceAll('\u00a0', ' ')).toMatch(/\| {2}\| 10 £ \| 20 £ \| 40 £ \| 80 £$/);
});
