import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER_AN_INPUT = new Set(['node_modules', 'dist', 'test', 'e2e']);

/**
 * One hash over the names and contents of files and folders. Times are not looked at: git and copies change them.
 *
 * @param {string} root
 * @param {string[]} paths relative to root; those that do not exist count as empty
 */
export function contentHash(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(root, path)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return path.endsWith('.test.ts') ? [] : [path];
  return readdirSync(join(root, path))
    .filter((name) => !NEVER_AN_INPUT.has(name))
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
