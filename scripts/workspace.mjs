import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, folder: string, dependencies: string[] }} WorkspacePackage */

/**
 * The packages of the workspace by name, read from their package.json files.
 *
 * @param {string} root
 * @returns {Map<string, WorkspacePackage>}
 */
export function workspacePackages(root) {
  const folders = ['packages', 'packages/games'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const packages = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return { name, folder, dependencies: Object.keys(dependencies) };
    });
  return new Map(packages.map((entry) => [entry.name, entry]));
}

/**
 * The folders of a package and of all packages of the workspace that it needs, directly or not.
 *
 * @param {string} root
 * @param {string} name
 */
export function neededFolders(root, name) {
  const packages = workspacePackages(root);
  const needed = new Set([name]);
  // A Set visits what is added to it while it is walked.
  for (const each of needed) {
    for (const dependency of packages.get(each)?.dependencies ?? []) {
      if (packages.has(dependency)) needed.add(dependency);
    }
  }
  return [...needed].flatMap((each) => packages.get(each)?.folder ?? []).sort();
}
