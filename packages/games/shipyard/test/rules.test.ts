import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

const clauses = [
  ...new Set(
    [...text('../../../docs/rules/shipyard.md').matchAll(/\*\*([SFNA]-(?:[A-Z]+-)?\d+)\*\*/g)].map(
      (found) => found[1]!,
    ),
  ),
];
const rows = new Map(
  [...text('RULES.md').matchAll(/^\| ([SFNA]-[A-Z0-9-]+) \| (.*) \| (.*) \|$/gm)].map(([, clause, code, tests]) => [
    clause!,
    { code: filesIn(code!), tests: filesIn(tests!) },
  ]),
);

function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((found) => found[1]!);
}

const names = (clause: string): RegExp => new RegExp(`\\b${clause}\\b`);
/** In a quoted title, not just in a comment. */
const titles = (clause: string): RegExp => new RegExp(`['"\`][^'"\`\\n]*\\b${clause}\\b`);

describe('RULES.md', () => {
  test('lists every clause, and no others', () => {
    expect([...rows.keys()]).toEqual(clauses);
    expect(clauses.length).toBeGreaterThan(120);
  });

  test.each(clauses)('%s: the files that it names carry the clause out and test it', (clause) => {
    const { code, tests } = rows.get(clause)!;
    expect(code.length).toBeGreaterThan(0);
    expect(tests.length).toBeGreaterThan(0);
    for (const file of code) expect(names(clause).test(text(file)), `${file} does not name it`).toBe(true);
    for (const file of tests) expect(titles(clause).test(text(file)), `${file} has no title with it`).toBe(true);
  });

  test('no clause that code or tests name is unknown', () => {
    const files = ['src', 'test'].flatMap((part) =>
      readdirSync(new URL(part, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${part}/${file}`),
    );
    for (const file of files) {
      for (const [clause] of text(file).matchAll(/\b[SFNA]-[A-Z]{2,}-\d+\b/g))
        expect(clauses, `${file}: ${clause}`).toContain(clause);
    }
  });
});
