import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const rules = read('../../../docs/rules/crossing-oceans.md');
const clauses = [...rules.matchAll(/^- \*\*(C-[A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id);
const rows = [...read('RULES.md').matchAll(/^\| (C-[A-Z]+-\d+) \| (.+) \| (.+) \|$/gm)].map(
  ([, clause = '', code = '', tests = '']) => ({ clause, code, tests }),
);
const ticked = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const titlesIn = (file: string): string =>
  [...read(file).matchAll(/(?:test|\)\()\(?\s*'([^\n]+)',/g)].map(([, title]) => title).join('\n');

test('every clause has a row, in the order of the rules', () => {
  expect(clauses.length).toBeGreaterThan(60);
  expect(rows.map((row) => row.clause)).toEqual(clauses);
});

describe('RULES.md', () => {
  test.each(rows)('$clause: its code is there and a test names it', ({ clause, code, tests }) => {
    let file = '';
    for (const word of ticked(code)) {
      if (/\.(ts|json)$/.test(word)) file = read(word);
      else expect(file, `${word} of ${clause}`).toMatch(new RegExp(`\\b(const|function|interface) ${word}\\b`));
    }
    for (const test of ticked(tests)) expect(titlesIn(test), `a title in ${test}`).toContain(clause);
  });
});

test('every fixed example is a test', () => {
  const numbers = [...rules.slice(rules.indexOf('## Examples')).matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
  expect(numbers).toHaveLength(13);
  const titles = readdirSync(new URL('test/', folder))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => titlesIn(`test/${file}`))
    .join('\n');
  for (const number of numbers) expect(titles).toMatch(new RegExp(`examples? (\\d+ and )?${number}\\b`));
});
