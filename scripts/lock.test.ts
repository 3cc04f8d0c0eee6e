import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'riband-lock-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('work under the same lock is done one after the other, also after a failure', async () => {
  const seen: string[] = [];
  const work = (name: string) =>
    withLock(root, 'build', async () => {
      seen.push(`${name} begins`);
      await pause(20);
      seen.push(`${name} ends`);
      throw new Error(name);
    });
  const results = await Promise.allSettled([work('first'), work('second')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(join(root, '.riband/build.lock'))).toBe(false);
});

test('the lock of a process that is gone is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(root, '.riband'));
  writeFileSync(join(root, '.riband/build.lock'), `${pid}`);
  expect(await withLock(root, 'build', async () => 'done')).toBe('done');
});
