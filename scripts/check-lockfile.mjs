// Checks that the lockfile installs everywhere: node scripts/check-lockfile.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, isProgram } from './checkout.mjs';

/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ dependencies?: Ranges, devDependencies?: Ranges, optionalDependencies?: Ranges, peerDependencies?: Ranges }} Manifest
 * @typedef {Manifest & { resolved?: string, integrity?: string, link?: boolean, inBundle?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

const KINDS = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']);

/**
 * What is wrong with a lockfile, one sentence for each fault.
 *
 * @param {Lockfile} lockfile
 * @param {(folder: string) => Manifest | undefined} readManifest the package.json of a folder of this workspace
 */
export function lockfileFaults(lockfile, readManifest) {
  return Object.entries(lockfile.packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules')) return manifestFaults(path, entry, readManifest(path));
    return [...hostFaults(path, entry), ...integrityFaults(path, entry), ...platformFaults(path, entry, lockfile)];
  });
}

/**
 * @param {string} path
 * @param {LockedPackage} entry
 */
function hostFaults(path, { resolved }) {
  return resolved?.startsWith('http') ? [`${path} records where it was downloaded (${resolved})`] : [];
}

/**
 * @param {string} path
 * @param {LockedPackage} entry
 */
function integrityFaults(path, { integrity, link, inBundle }) {
  return integrity || link || inBundle ? [] : [`${path} has no integrity hash`];
}

/**
 * npm writes no entry for an optional package that its registry lacks, and `npm ci` then refuses the lockfile.
 *
 * @param {string} path
 * @param {LockedPackage} entry
 * @param {Lockfile} lockfile
 */
function platformFaults(path, { optionalDependencies = {} }, { packages }) {
  return Object.keys(optionalDependencies)
    .filter((name) => !lookupPaths(path, name).some((candidate) => candidate in packages))
    .map((name) => `${path} wants the optional package ${name}, which has no entry`);
}

/**
 * Where Node would look for a package, from the inside out.
 *
 * @param {string} from
 * @param {string} name
 */
function lookupPaths(from, name) {
  const parts = from.split('/node_modules/');
  const nested = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`);
  return [...nested, `node_modules/${name}`];
}

/**
 * @param {string} folder
 * @param {LockedPackage} entry
 * @param {Manifest | undefined} manifest
 */
function manifestFaults(folder, entry, manifest) {
  const file = folder === '' ? 'package.json' : `${folder}/package.json`;
  if (manifest === undefined) return [`${file} is in the lockfile and nowhere else`];
  return KINDS.filter((kind) => !sameRanges(entry[kind], manifest[kind])).map(
    (kind) => `the ${kind} of ${file} are not those of the lockfile`,
  );
}

/**
 * @param {Ranges} [left]
 * @param {Ranges} [right]
 */
function sameRanges(left = {}, right = {}) {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}

/** @param {string} folder */
function manifestInCheckout(folder) {
  try {
    return JSON.parse(readFileSync(join(checkout, folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

if (isProgram(import.meta.url)) {
  const faults = lockfileFaults(
    JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')),
    manifestInCheckout,
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(
      '\nRun "npm install" and commit package-lock.json; for a missing optional package choose another version.',
    );
    process.exitCode = 1;
  }
}
