import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@riband/text';
import { describe, expect, test } from 'vitest';
import { sectionsOf } from './book.ts';
import { loadBook } from './library.ts';

// What the rules quote of the components must be what is printed on them: the components are data and may change.

const components = (game: string) =>
  JSON.parse(readFileSync(new URL(`../../../games/${game}/data/components-1.json`, import.meta.url), 'utf8'));

/** The rows of all tables of a section, without the first column; only what has figures, as numbers. */
async function tables(book: string, language: (typeof LANGUAGES)[number], id: string): Promise<number[][]> {
  const section = sectionsOf(await loadBook(book, language)).find((one) => one.id === id)!;
  return section.blocks.flatMap((block) => {
    if (block.kind !== 'table') return [];
    return [{ cells: block.head }, ...block.rows].map(({ cells }) =>
      cells
        .slice(1)
        .map((spans) => spans.map(({ text }) => text.replace(/[^\d]/g, '')).join(''))
        .filter((text) => text !== '')
        .map(Number),
    );
  });
}

describe.each(LANGUAGES)('in %s', (language) => {
  const shipyard = components('shipyard');
  const contract = (id: string) => shipyard.contracts.list.find((one: { id: string }) => one.id === id);

  test('Shipyard quotes the tables of the contracts', async () => {
    const [, ...rows] = await tables('shipyard', language, 'contracts-tables');
    const counted = [
      'elements',
      'lifebuoys',
      'lanterns',
      'lifeboats',
      'ship-count',
      'length5',
      'length6',
      'length7plus',
      'employee-types',
    ].map((id) => [...contract(id).table.slice(1), ...(contract(id).above === undefined ? [] : [contract(id).above])]);
    const keyed = ['ship-tiles', 'sizes'].flatMap((id) => [
      Object.keys(contract(id).table).map(Number),
      Object.values(contract(id).table),
    ]);
    expect(rows).toEqual([...counted, ...keyed]);
  });

  test('Shipyard quotes the prices of the exchange', async () => {
    const [, coal, cloth, grain] = await tables('shipyard', language, 'exchange');
    const prices = shipyard.rings.exchangePrices.clockwise;
    expect([coal, cloth, grain]).toEqual(
      ['coal', 'cloth', 'grain'].map((good) => prices.map((price: Record<string, number>) => price[good])),
    );
  });

  test('Crossing Oceans quotes the costs and the worth of a column', async () => {
    const { costs, worth } = components('crossing-oceans').board;
    expect((await tables('crossing-oceans', language, 'board')).slice(1)).toEqual([worth, costs]);
  });
});
