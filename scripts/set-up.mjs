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
  await ensureInstalled(checkout, 'Installing packages, which takes up to two minutes');
}

/**
 * Installs what the lockfile of a folder names, unless it is there.
 *
 * @param {string} folder
 * @param {string} title what to say meanwhile
 */
export async function ensureInstalled(folder, title) {
  if (isInstalled(folder)) return;
  await withLock(checkout, 'install', async () => {
    // Whoever held the lock may have done it.
    if (!isInstalled(folder)) await withProgressLine(title, () => install(folder));
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
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = lockedPackages(join(folder, 'node_modules/.package-lock.json'));
  return installed !== undefined && matchesLockfile(lockedPackages(join(folder, 'package-lock.json')) ?? {}, installed);
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
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
async function install(folder) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Under `npm start` this is the very npm that was called; otherwise the one on the PATH, a .cmd file on Windows.
  const npm = process.env['npm_execpath'];
  // What has to be compiled, because nobody has done it for this machine, is compiled on all cores, and as hard as SQLite's own builds are.
  const options = { cwd: folder, env: { JOBS: 'max', CFLAGS: '-O2', CXXFLAGS: '-O2' } };
  const result = npm?.endsWith('.js')
    ? await runNode(npm, args, options)
    : await runCommand('npm', args, { ...options, shell: process.platform === 'win32' });
  if (!result.ok) throw new PlainError(`${result.output}\nnpm could not install the packages; its output is above.`);
}

if (isProgram(import.meta.url)) await runMain(setUp);
