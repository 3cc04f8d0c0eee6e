import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { neededFolders } from './workspace.mjs';

test('a build needs its package and all that this one needs, directly or not', () => {
  const root = mkdtempSync(join(tmpdir(), 'riband-workspace-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (folder: string, name: string, dependencies?: Record<string, string>) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name, dependencies }));
  };
  write('packages/kernel', '@riband/kernel', { left: '1.0.0' });
  write('packages/games/example', '@riband/example', { '@riband/kernel': '*' });
  write('packages/catalog', '@riband/catalog', { '@riband/example': '*' });
  write('packages/cli', '@riband/cli', { '@riband/catalog': '*' });
  write('packages/web', '@riband/web', { '@riband/kernel': '*' });

  expect(neededFolders(root, '@riband/cli')).toEqual([
    'packages/catalog',
    'packages/cli',
    'packages/games/example',
    'packages/kernel',
  ]);
});
