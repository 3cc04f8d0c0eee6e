import { type Language, typeset } from '@riband/text';
import type { Book, Edition } from './book.ts';
import { parse } from './parse.ts';

interface Shelf {
  /** The name of its files in `text`. */
  readonly book: string;
  /** The edition at hand, where one text is for several. */
  readonly edition: Edition | undefined;
}

/** Where the rules of each game stand, by its id. */
export const SHELVES: Readonly<Record<string, Shelf>> = {
  'shipyard-first': { book: 'shipyard', edition: 'first' },
  'shipyard-second': { book: 'shipyard', edition: 'second' },
  'shipyard-solo': { book: 'shipyard', edition: 'solo' },
  'crossing-oceans': { book: 'crossing-oceans', edition: undefined },
  example: { book: 'example', edition: undefined },
};

/** One file for each book and language, loaded when it is opened. */
const TEXTS = import.meta.glob<string>('./text/*.md', { query: '?raw', import: 'default' });

/** `shipyard`: the rules; `shipyard.components`: where its pieces come from. */
export async function loadBook(name: string, language: Language): Promise<Book> {
  const load = TEXTS[`./text/${name}.${language}.md`];
  if (load === undefined) throw new RangeError(`no text in packages/web/src/rulebook/text for ${name}.${language}.md`);
  return parse(typeset(language, await load()));
}
