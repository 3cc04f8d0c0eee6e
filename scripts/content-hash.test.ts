import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from './content-hash.mjs';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const hash = () => contentHash(root, ['src', 'config.json', 'not-there']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'riband-hash-'));
  write('src/a.ts', 'a');
  write('src/deep/b.ts', 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the same contents have the same hash, whatever their times', () => {
  const before = hash();
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  expect(hash()).toBe(before);
});

test('a changed, new, renamed or removed file changes the hash', () => {
  const seen = [hash()];
  write('src/a.ts', 'A');
  seen.push(hash());
  write('config.json', '{}');
  seen.push(hash());
  renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'));
  seen.push(hash());
  rmSync(join(root, 'src/deep/b.ts'));
  seen.push(hash());
  expect(new Set(seen).size).toBe(seen.length);
});

test('tests and outputs are no inputs', () => {
  const before = hash();
  write('src/a.test.ts', 'test');
  write('src/test/helper.ts', 'test');
  write('src/dist/a.js', 'output');
  write('src/node_modules/left/index.js', 'third party');
  expect(hash()).toBe(before);
});
