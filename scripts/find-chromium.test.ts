import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './find-chromium.mjs';

function folderWith(name: string, mode: number) {
  const folder = mkdtempSync(join(tmpdir(), 'riband-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), '', { mode });
  return folder;
}

test.skipIf(process.platform === 'win32')('a browser on the PATH is found, one without windows before others', () => {
  const notAProgram = folderWith('chromium', 0o644);
  const folder = folderWith('google-chrome', 0o755);
  const path = ['', notAProgram, folder];
  expect(findChromium({ PATH: path.join(delimiter) })).toBe(join(folder, 'google-chrome'));
  const shell = folderWith('chromium-headless-shell', 0o755);
  expect(findChromium({ PATH: [...path, shell].join(delimiter) })).toBe(join(shell, 'chromium-headless-shell'));
});

test.skipIf(process.platform === 'win32')(
  'the variable CHROMIUM comes first, and a wrong one is not passed over',
  () => {
    const folder = folderWith('chromium', 0o755);
    const other = join(folderWith('my-browser', 0o755), 'my-browser');
    expect(findChromium({ PATH: folder, CHROMIUM: other })).toBe(other);
    expect(findChromium({ PATH: folder, CHROMIUM: `${other}-gone` })).toBeUndefined();
  },
);

test('without a browser nothing is found', () => {
  expect(findChromium({ PATH: tmpdir() })).toBeUndefined();
});
