import { expect, test } from 'vitest';
import { forEdition } from './book.ts';
import { parse } from './parse.ts';

const TEXT = `## Cargo {cargo}

### Loading {loading} [second]
§ E-LOAD-1 E-LOAD-2

A **hold** takes *three* \`C·G\`, see
[the voyage](#voyage).

- coal
- [first] steel

1. Load.
2. Sail.

> [solo] Two coal.

| [first] Cargo | Points |
| --- | --- |
| coal | 1 |
| [second] cloth | |

! [second] example.hold
A *hold*.
= A hold with three bays.

## The end {end}

### The voyage {voyage}
`;

test('chapters have sections with their clauses and edition', () => {
  const [cargo, end] = parse(TEXT);
  expect([cargo?.id, cargo?.title, end?.id]).toEqual(['cargo', 'Cargo', 'end']);
  expect(cargo?.sections[0]).toMatchObject({
    id: 'loading',
    title: 'Loading',
    only: 'second',
    clauses: ['E-LOAD-1', 'E-LOAD-2'],
  });
  expect(end?.sections).toEqual([{ id: 'voyage', title: 'The voyage', only: undefined, clauses: [], blocks: [] }]);
});

test('a section has blocks of six kinds, each for all or for one edition', () => {
  const plain = (text: string) => ({ only: undefined, spans: [{ kind: 'text', text }] });
  const [paragraph, list, steps, example, table, figure] = parse(TEXT)[0]?.sections[0]?.blocks ?? [];
  expect(paragraph).toMatchObject({ kind: 'paragraph', only: undefined });
  expect(list).toEqual({ kind: 'list', only: undefined, items: [plain('coal'), { ...plain('steel'), only: 'first' }] });
  expect(steps).toEqual({ kind: 'steps', only: undefined, items: [plain('Load.'), plain('Sail.')] });
  expect(example).toEqual({ ...plain('Two coal.'), kind: 'example', only: 'solo' });
  expect(table).toMatchObject({ kind: 'table', only: 'first', rows: [{ only: undefined }, { only: 'second' }] });
  const caption = [{ text: 'A ' }, { kind: 'emphasis', text: 'hold' }, { text: '.' }];
  const description = 'A hold with three bays.';
  expect(figure).toMatchObject({ kind: 'figure', only: 'second', picture: 'example.hold', caption, description });
});

test('text is strong, emphasised, linked or plain', () => {
  const [paragraph] = parse(TEXT)[0]?.sections[0]?.blocks ?? [];
  expect(paragraph).toMatchObject({
    spans: [
      { kind: 'text', text: 'A ' },
      { kind: 'strong', text: 'hold' },
      { kind: 'text', text: ' takes ' },
      { kind: 'emphasis', text: 'three' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'C·G' },
      { kind: 'text', text: ', see ' },
      { kind: 'link', text: 'the voyage', to: 'voyage' },
      { kind: 'text', text: '.' },
    ],
  });
});

test.each([
  ['# Cargo', 'not a heading with an id in braces: # Cargo'],
  ['### Loading {loading}', 'a section before the first chapter'],
  ['## A {a}\n### B {b} [third]', 'no edition is called [third]; there are first, second, solo'],
  ['## A {a}\n### B {b}\n- one\ntwo', 'not an item of its list: two'],
  ['## A {a}\n### B {b}\n! one\ntwo', 'a figure has a picture, a caption and a description'],
  ['## A {a}\n### B {b}\n| one |\n| two |', 'a table needs | --- | below its head'],
  ['## A {a}\n### B {b}\n| one |\n| --- |\n| 1 | 2 |', 'a row with other columns than its head: | 1 | 2 |'],
])('%j is refused', (text, complaint) => {
  expect(() => parse(text)).toThrow(complaint);
});

test('an edition has what is for all and what is its own; the solo game also has what is for the second', () => {
  const kinds = (edition: 'first' | 'second' | 'solo') =>
    forEdition(parse(TEXT), edition).map(({ sections }) =>
      sections.map(({ id, blocks }) => [id, ...blocks.map(({ kind }) => kind)]),
    );
  expect(kinds('first')).toEqual([[['voyage']]]);
  expect(kinds('second')).toEqual([[['loading', 'paragraph', 'list', 'steps', 'figure']], [['voyage']]]);
  expect(kinds('solo')).toEqual([[['loading', 'paragraph', 'list', 'steps', 'example', 'figure']], [['voyage']]]);
  const list = forEdition(parse(TEXT), 'second')[0]?.sections[0]?.blocks[1];
  expect(list?.kind === 'list' && list.items).toHaveLength(1);
});
