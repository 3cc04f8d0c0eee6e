/** Whom a passage is for, where it is not for everybody. */
export const EDITIONS = ['first', 'second', 'solo'] as const;
export type Edition = (typeof EDITIONS)[number];

/** A stretch of text; a link leads to another section. */
export type Span =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

export type Spans = readonly Span[];

interface Marked {
  /** The one edition that this holds in; none where it holds in all. */
  readonly only: Edition | undefined;
}

export interface Item extends Marked {
  readonly spans: Spans;
}

export interface Row extends Marked {
  readonly cells: readonly Spans[];
}

export type Block = Marked &
  (
    | { readonly kind: 'paragraph' | 'example'; readonly spans: Spans }
    | { readonly kind: 'list' | 'steps'; readonly items: readonly Item[] }
    | {
        readonly kind: 'table';
        readonly head: readonly Spans[];
        readonly rows: readonly Row[];
        /** Its numbers are those of other components than our newest. */
        readonly quoted?: true;
      }
    | {
        readonly kind: 'figure';
        /** A name in `pictures.ts`. */
        readonly picture: string;
        readonly caption: Spans;
        /** What is to be seen, for who cannot see it. */
        readonly description: string;
      }
  );

export interface Section extends Marked {
  readonly id: string;
  readonly title: string;
  /** The clauses of docs/rules that it explains. */
  readonly clauses: readonly string[];
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The rules of a game for its players, in one language. */
export type Book = readonly Chapter[];

export const sectionsOf = (book: Book): readonly Section[] => book.flatMap(({ sections }) => sections);

/** What is read in an edition; the solo game is the second edition and more. */
export function forEdition(book: Book, edition: Edition): Book {
  const holds = ({ only }: Marked): boolean =>
    only === undefined || only === edition || (only === 'second' && edition === 'solo');
  const section = (whole: Section): Section => ({
    ...whole,
    blocks: whole.blocks.filter(holds).map((block) => within(block, holds)),
  });
  return book
    .map((chapter) => ({ ...chapter, sections: chapter.sections.filter(holds).map(section) }))
    .filter(({ sections }) => sections.length > 0);
}

function within(block: Block, holds: (marked: Marked) => boolean): Block {
  if (block.kind === 'list' || block.kind === 'steps') return { ...block, items: block.items.filter(holds) };
  if (block.kind === 'table') return { ...block, rows: block.rows.filter(holds) };
  return block;
}
