import { type Block, type Book, type Section, type Spans, sectionsOf } from './book.ts';

/** A text cut where words were found in it. */
export interface Cut {
  readonly text: string;
  readonly found: boolean;
}

export interface Findings {
  /** The sections that have every word, by id, with the number of places. */
  readonly places: ReadonlyMap<string, number>;
  readonly total: number;
}

/** The words of a query as they are looked for. Single letters find everything and are left out. */
export function wordsOf(query: string): readonly string[] {
  return fold(query)
    .text.split(/\s+/)
    .filter((word) => word.length > 1);
}

export function search(book: Book, words: readonly string[]): Findings {
  const places = new Map<string, number>();
  for (const section of sectionsOf(book)) {
    const texts = textsOf(section);
    const hasAll = words.every((word) => texts.some((text) => fold(text).text.includes(word)));
    if (words.length > 0 && hasAll) places.set(section.id, sum(texts.map((text) => count(text, words))));
  }
  return { places, total: sum([...places.values()]) };
}

/** Cuts a text for highlighting. */
export function cut(text: string, words: readonly string[]): readonly Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (const [start, end] of find(text, words)) {
    if (start > from) cuts.push({ text: text.slice(from, start), found: false });
    cuts.push({ text: text.slice(start, end), found: true });
    from = end;
  }
  if (from < text.length) cuts.push({ text: text.slice(from), found: false });
  return cuts;
}

const count = (text: string, words: readonly string[]): number => find(text, words).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Everything that is shown of a section, stretch by stretch, as it is highlighted. */
function textsOf({ title, clauses, blocks }: Section): readonly string[] {
  return [title, ...clauses, ...blocks.flatMap(spansOf).flatMap((spans) => spans.map(({ text }) => text))];
}

function spansOf(block: Block): readonly Spans[] {
  if (block.kind === 'table') return [...block.head, ...block.rows.flatMap(({ cells }) => cells)];
  if (block.kind === 'figure') return [block.caption];
  return 'items' in block ? block.items.map(({ spans }) => spans) : [block.spans];
}

/** Where the words are, from the left; places that touch or overlap are one. */
function find(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  if (words.length === 0) return [];
  const folded = fold(text);
  const found = words.flatMap((word) => occurrences(folded.text, word)).sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged.map(([start, end]) => [folded.origin[start] ?? 0, folded.origin[end] ?? text.length]);
}

function occurrences(text: string, word: string): [number, number][] {
  const starts: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    starts.push([at, at + word.length]);
  return starts;
}

interface Folded {
  readonly text: string;
  /** Where each letter comes from. */
  readonly origin: readonly number[];
}

/** The same texts are looked through with every letter that somebody types. */
const known = new Map<string, Folded>();

/** Without case, accents and curls: `É` as `e`, `œ` as `oe`, `ё` as `е`, `’` as `'`. */
function fold(text: string): Folded {
  const folded = known.get(text) ?? foldAnew(text);
  known.set(text, folded);
  return folded;
}

function foldAnew(text: string): Folded {
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (const part of SPELT[plain] ?? plain) {
      folded += part;
      origin.push(index);
    }
    index += letter.length;
  }
  return { text: folded, origin };
}

const SPELT: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ', '\u202f': ' ' };
