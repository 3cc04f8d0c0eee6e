import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPlace } from './files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riband-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('to look whether a file can be written changes nothing', () => {
  writeFileSync(join(folder, 'old.html'), 'what was there');
  for (const name of ['old.html', 'new.html']) checkPlace(join(folder, name));
  expect(readdirSync(folder)).toEqual(['old.html']);
  expect(readFileSync(join(folder, 'old.html'), 'utf8')).toBe('what was there');
});

test('a folder is no file, and there is none in a folder that is not there', () => {
  expect(() => checkPlace(folder)).toThrow(`${folder} cannot be used: `);
  expect(() => checkPlace(join(folder, 'no', 'page.html'))).toThrow('cannot be used: ');
});
