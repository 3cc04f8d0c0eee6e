/** How we know what is printed on a piece (docs/rules/components.md). */
export const MARKS = ['rulebook', 'seen', 'inferred', 'history', 'designed'] as const;
export type Mark = (typeof MARKS)[number];

/** The words of the data by which a mark is told: the components of TransAtlantic (2017) are known from public pages. */
const TOLD_BY: { readonly [mark in Mark]: RegExp } = {
  rulebook: /\brulebook\b/,
  seen: /\bseen\b|\b2017 edition\b/,
  inferred: /\binferred\b/,
  history: /\bhistory\b/,
  designed: /\bdesigned\b/,
};

type Load = () => Promise<{ default: object }>;

/** The components that come with each book, loaded when somebody asks about them. A game without any is our own. */
const COMPONENTS: Readonly<Record<string, Load>> = {
  shipyard: () => import('@riband/shipyard/newest.json'),
  'crossing-oceans': () => import('@riband/crossing-oceans/newest.json'),
};

/** The marks of every block of the components that has any, by its name. */
export type Provenance = ReadonlyMap<string, readonly Mark[]>;

export async function loadProvenance(book: string): Promise<Provenance | null> {
  const load = COMPONENTS[book];
  return load === undefined ? null : provenanceOf((await load()).default);
}

export function provenanceOf(components: object): Provenance {
  const blocks = Object.entries(components).filter(([name]) => name !== 'provenance');
  const marked = blocks.map(([name, block]) => [name, marksIn(block)] as const);
  return new Map(marked.filter(([, marks]) => marks.length > 0));
}

/** Anything called `provenance` in it, however deep: a text, or a text for each field. */
function marksIn(block: unknown): readonly Mark[] {
  const told = textsUnder(block, false).join('; ');
  return MARKS.filter((mark) => TOLD_BY[mark].test(told));
}

function textsUnder(value: unknown, inProvenance: boolean): readonly string[] {
  if (typeof value === 'string') return inProvenance ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsUnder(part, inProvenance || key === 'provenance'));
}
