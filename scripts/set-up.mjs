import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, isProgram } from './checkout.mjs';
import { withLock } from './lock.mjs';
import { PlainError, runMain } from './program.mjs';
import { withProgressLine } from './progress.mjs';
import { runCommand, runNode } from './run-command.mjs';

const OLDEST_NODE = [20, 19];

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} LockedPackages */

/** What one of the packages leaves when it is compiled, or fetched where somebody has compiled it for such machines. */
const COMPILED = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

/** Makes a fresh clone ready to run; does nothing when it already is. */
export async function setUp() {
  await setUpPackages();
  if (!isCompiled()) await withProgressLine('Compiling packages, which takes up to a minute', ensureCompiled);
}

/** Ready for whatever needs nothing that is compiled: storage is what does. */
export async function setUpPackages() {
  requireNode(process.versions.node);
  await ensureInstalled(checkout, 'Installing packages');
}

export function ensureCompiled() {
  return withLock(checkout, 'install', async () => {
    if (!isCompiled()) await compile();
  });
}

const isCompiled = () => existsSync(join(checkout, COMPILED));

/**
 * Installs what the lockfile of a folder names, unless it is there. No code of a package runs meanwhile.
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
  const { ok, output } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  if (!ok) throw new PlainError(`${output}\nnpm could not install the packages; its output is above.`);
}

async function compile() {
  // What nobody has compiled for this machine is compiled on all cores, and as hard as SQLite's own builds are.
  const env = { JOBS: 'max', CFLAGS: '-O2', CXXFLAGS: '-O2' };
  const { ok, output } = await npm(['rebuild', '--loglevel=error'], checkout, env);
  if (!ok || !isCompiled()) throw new PlainError(`${output}\nnpm could not compile the packages; its output is above.`);
}

/**
 * Under `npm start` this is the very npm that was called; otherwise the one on the PATH, a .cmd file on Windows.
 *
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env]
 */
function npm(args, cwd, env = {}) {
  const path = process.env['npm_execpath'];
  return path?.endsWith('.js')
    ? runNode(path, args, { cwd, env })
    : runCommand('npm', args, { cwd, env, shell: process.platform === 'win32' });
}

if (isProgram(import.meta.url)) await runMain(setUp);
