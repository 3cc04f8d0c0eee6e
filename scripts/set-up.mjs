import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, isProgram } from './checkout.mjs';
import { withLock } from './lock.mjs';
import { PlainError, runMain } from './program.mjs';
import { withProgressLine } from './progress.mjs';
import { runCommand, runNode } from './run-command.mjs';

const OLDEST_NODE = [20, 19];

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} LockedPackages */

/** Makes a fresh clone ready to run; does nothing when it already is. */
export async function setUp() {
  requireNode(process.versions.node);
  if (isInstalled()) return;
  await withLock(checkout, 'install', async () => {
    // Whoever held the lock may have done it.
    if (!isInstalled()) await withProgressLine('Installing packages, which takes up to a minute', install);
  });
}

/** @param {string} version */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new PlainError(
    `Blue Riband needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${version}. Get one at https://nodejs.org.`,
  );
}

/**
 * npm leaves a copy of the lockfile in node_modules as the last act of an install, so comparing the two also sees an
 * install that was interrupted, and accepts one that was made by hand.
 */
function isInstalled() {
  const installed = lockedPackages('node_modules/.package-lock.json');
  return installed !== undefined && matchesLockfile(lockedPackages('package-lock.json') ?? {}, installed);
}

/**
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 */
export function matchesLockfile(wanted, installed) {
  const needed = Object.entries(wanted).filter(([path]) => path !== '');
  return (
    needed.every(([path, { version, integrity, optional, devOptional }]) => {
      const found = installed[path];
      // A package for another platform is in the lockfile and not in node_modules.
      if (found === undefined) return optional === true || devOptional === true;
      return found.version === version && found.integrity === integrity;
    }) && Object.keys(installed).every((path) => path in wanted)
  );
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(checkout, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function install() {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Under `npm start` this is the very npm that was called; otherwise the one on the PATH, a .cmd file on Windows.
  const npm = process.env['npm_execpath'];
  const result = npm?.endsWith('.js')
    ? await runNode(npm, args)
    : await runCommand('npm', args, { shell: process.platform === 'win32' });
  if (!result.ok) throw new PlainError(`${result.output}\nnpm could not install the packages; its output is above.`);
}

if (isProgram(import.meta.url)) await runMain(setUp);
