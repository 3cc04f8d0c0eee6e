import type { Components as Oceans } from '@riband/crossing-oceans';
import type { Components } from '@riband/shipyard';
import { type Block, type Book, type Section, type Spans, sectionsOf } from './book.ts';

// Some tables of the rules quote what is printed on the components. With other components they quote those.

type Shipyard = Components['file'];

/** A number, a text, nothing, or what stands at the end of the row already. */
type Cell = number | string | null | undefined;

/** The cells of a table behind its first column, the head first. */
type Quoted = readonly (readonly Cell[])[];

/** By book and section, its tables in their order; the first of them come from the components. */
const QUOTES: Readonly<Record<string, Readonly<Record<string, (components: object) => readonly Quoted[]>>>> = {
  shipyard: {
    exchange: (components) => [exchange(components as Shipyard)],
    'contracts-tables': (components) => contracts(components as Shipyard),
  },
  'crossing-oceans': { board: (components) => [columns(components as Oceans)] },
};

/** The book with the numbers of these components in its tables. */
export function quote(book: Book, name: string, components: object): Book {
  const quotes = QUOTES[name] ?? {};
  return book.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => {
      const tables = [...(quotes[section.id]?.(components) ?? [])];
      const blocks = section.blocks.map((block) => (block.kind === 'table' ? rewrite(block, tables.shift()) : block));
      return { ...section, blocks };
    }),
  }));
}

/** The sections with tables that quote. */
export const quoting = (book: Book): readonly Section[] =>
  sectionsOf(book).filter(({ blocks }) => blocks.some((block) => block.kind === 'table' && block.quoted));

function rewrite(table: Block & { kind: 'table' }, quoted: Quoted | undefined): Block {
  const [head, ...rows] = quoted ?? [];
  if (head === undefined) return table;
  return {
    ...table,
    quoted: true,
    head: write(table.head, head),
    rows: table.rows.map((row, index) => ({ ...row, cells: write(row.cells, rows[index] ?? []) })),
  };
}

/** Numbers are written as those of their row are: `£30`, or `30 £`. */
function write([first = [], ...cells]: readonly Spans[], values: readonly Cell[]): readonly Spans[] {
  const model = cells.find((spans) => spans.some(({ text }) => /\d/.test(text))) ?? plain('0');
  const written = values.map((value): Spans => {
    if (value === undefined) return cells.at(-1) ?? [];
    if (value === null) return [];
    if (typeof value === 'string') return plain(value);
    return model.map((span) => ({ ...span, text: span.text.replace(/\d+/, `${value}`) }));
  });
  return [first, ...written];
}

const plain = (text: string): Spans => [{ kind: 'text', text }];
const counted = (length: number): readonly number[] => Array.from({ length }, (_, index) => index + 1);

/** S-XCH-2: the prices of coal, cloth and grain, clockwise. */
function exchange({ rings }: Shipyard): Quoted {
  const prices = rings.exchangePrices.clockwise;
  return [
    counted(prices.length),
    ...(['coal', 'cloth', 'grain'] as const).map((good) => prices.map((all) => all[good])),
  ];
}

/** S-GC: contracts that count, with a last column for what lies above their table, and two by keys. */
const COUNTING = [
  'elements',
  'lifebuoys',
  'lanterns',
  'lifeboats',
  'ship-count',
  'length5',
  'length6',
  'length7plus',
  'employee-types',
] as const;

function contracts({ contracts: { list } }: Shipyard): readonly Quoted[] {
  const rows = COUNTING.map((name) => {
    const contract = list.find(({ id }) => id === name);
    return {
      values: Object.values(contract?.table ?? []).slice(1),
      above: contract?.above === undefined ? null : `+${contract.above}`,
    };
  });
  const longest = Math.max(...rows.map(({ values }) => values.length));
  const cells = rows.map(({ values, above }) => [...values, ...Array(longest - values.length).fill(null), above]);
  const keyed = (['ship-tiles', 'sizes'] as const).map((name): Quoted => {
    const table = list.find(({ id }) => id === name)?.table ?? {};
    return [Object.keys(table).map(Number), Object.values(table)];
  });
  return [[[...counted(longest), undefined], ...cells], ...keyed];
}

/** C-PIECE-5: what the flags of a column are worth, and what its spots cost; the first is printed and costs nothing. */
function columns({ board }: Oceans): Quoted {
  return [board.worth.map((_, added) => added), board.worth, [null, ...board.costs]];
}
