import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NARROW_PX } from './narrow.ts';

const folder = join(import.meta.dirname, '..');
const styled = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(svelte|css)$/.test(name),
);

/** Widths near it, at which a part of the page would change before or after the others. */
function strays(name: string): readonly string[] {
  const widths = readFileSync(join(folder, name), 'utf8').matchAll(/\((min|max)-width: (1[23]\d\d)px\)/g);
  return [...widths].flatMap(([query, side, px]) =>
    Number(px) === NARROW_PX + (side === 'min' ? 1 : 0) ? [] : [`${name} ${query}`],
  );
}

test('all parts of a table change their places at the same width', () => {
  expect(styled.length).toBeGreaterThan(100);
  expect(styled.flatMap(strays)).toEqual([]);
});
