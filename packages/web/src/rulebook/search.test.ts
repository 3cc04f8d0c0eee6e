import { expect, test } from 'vitest';
import { parse } from './parse.ts';
import { cut, search, wordsOf } from './search.ts';

const BOOK = parse(`## Fret {fret}

### Équipage {crew}
§ E-LOAD-1

Les **équipements** et l’équipage vont à bord.

| Pièce | Prix |
| --- | --- |
| manœuvre | 2 |

### Уголь {coal}

Ещё уголь, и ещё.
`);

const places = (query: string) => Object.fromEntries(search(BOOK, wordsOf(query)).places);
const marked = (text: string, query: string) =>
  cut(text, wordsOf(query))
    .map((piece) => (piece.found ? `<${piece.text}>` : piece.text))
    .join('');

test('words are found without their accents, in titles, clauses, text and tables', () => {
  expect(places('equip')).toEqual({ crew: 3 });
  expect(places('ÉQUIP')).toEqual({ crew: 3 });
  expect(places('e-load-1')).toEqual({ crew: 1 });
  expect(places('manoeuvre')).toEqual({ crew: 1 });
  expect(places('еще')).toEqual({ coal: 2 });
});

test('a section must have every word', () => {
  expect(places('equip prix')).toEqual({ crew: 4 });
  expect(places('equip уголь')).toEqual({});
  expect(search(BOOK, wordsOf('équipage')).total).toBe(2);
});

test('nothing is found by nothing, nor by single letters', () => {
  expect([places(''), places('  e '), places('e q')]).toEqual([{}, {}, {}]);
});

test('what is found is cut out as it is written', () => {
  expect(marked('Les équipements et l’équipage', 'equip')).toBe('Les <équip>ements et l’<équip>age');
  expect(marked('La manœuvre', 'oeuvre')).toBe('La man<œuvre>');
  expect(marked('l’équipage', "l'eq")).toBe('<l’éq>uipage');
  expect(marked('Ещё уголь', 'еще голь')).toBe('<Ещё> у<голь>');
  expect(marked('équipage', 'equi quip')).toBe('<équip>age');
  expect(marked('rien', 'equip')).toBe('rien');
});
