import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../src/index.ts';

test('every entry of the catalog has a file that runs the laws on it', () => {
  const files = readdirSync(new URL('./laws', import.meta.url)).map((file) => file.replace('.laws.test.ts', ''));
  expect(files.sort()).toEqual(CATALOG.map(({ game }) => game.id).sort());
});
