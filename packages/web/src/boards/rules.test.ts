import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@riband/text';
import { expect, test } from 'vitest';
import { sectionsOf } from '../rulebook/book.ts';
import { loadBook } from '../rulebook/library.ts';

const HERE = new URL('.', import.meta.url);

/** The sections of the rules that the parts of a board lead to: `section="…"`, `rule="…"`, and those of its decisions. */
function ledTo(board: string): string[] {
  const sources = readdirSync(new URL(`${board}/`, HERE)).filter(
    (name) => name.endsWith('.svelte') || name === 'rules.ts',
  );
  return sources.flatMap((name) => {
    const text = readFileSync(new URL(`${board}/${name}`, HERE), 'utf8');
    const found =
      name === 'rules.ts'
        ? text.matchAll(/(?:: |\?\? )'([a-z-]+)'/g)
        : text.matchAll(/\b(?:section|rule)="([a-z-]+)"/g);
    return [...found].map(([, section]) => section!);
  });
}

test.each(['shipyard', 'crossing-oceans', 'example'])(
  'every part of the board of %s leads to its rules',
  async (board) => {
    const sections = new Set(ledTo(board));
    expect(sections.size).toBeGreaterThan(2);
    for (const language of LANGUAGES) {
      const known = sectionsOf(await loadBook(board, language)).map(({ id }) => id);
      for (const section of sections) expect(known).toContain(section);
    }
  },
);
