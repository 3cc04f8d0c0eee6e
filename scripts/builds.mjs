import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from './checkout.mjs';
import { contentHash } from './content-hash.mjs';
import { PlainError, withProgressLine } from './progress.mjs';
import { runNode } from './run-command.mjs';
import { neededFolders } from './workspace.mjs';

/** @typedef {'web' | 'server' | 'cli'} BuildName */

/** @type {Record<BuildName, { title: string, make: () => Promise<{ ok: boolean, output: string }> }>} */
const BUILDS = {
  web: { title: 'the web client', make: () => runVite('packages/web') },
  server: { title: 'the server', make: () => runRolldown('packages/server/src/index.ts', serverBundle) },
  cli: { title: 'the command line', make: () => runRolldown('packages/cli/src/main.ts', cliBundle) },
};

export const webBuild = 'packages/web/dist';
export const serverBundle = 'packages/server/dist/server.mjs';
export const cliBundle = 'packages/cli/dist/riband.mjs';

/** What every build depends on besides the packages: how it is made, and the versions of its third parties. */
const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'scripts/builds.mjs', 'scripts/bundle.mjs'];

/**
 * Makes a build unless the last one came from the same inputs.
 *
 * @param {BuildName} name
 */
export async function ensureBuilt(name) {
  // A missing or other stamp means stale. It stands in the output, so whoever deletes the output deletes it too.
  const stamp = join(checkout, `packages/${name}/dist/.inputs`);
  const inputs = contentHash(checkout, [...SHARED_INPUTS, ...neededFolders(checkout, `@riband/${name}`)]);
  if (readIfThere(stamp) === inputs) return;

  const { title, make } = BUILDS[name];
  await withProgressLine(`Building ${title}`, async () => {
    const { ok, output } = await make();
    if (!ok) throw new PlainError(`${output}\n${title} could not be built; the reason is above.`);
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}

/** @param {string} folder */
function runVite(folder) {
  return runNode(join(checkout, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel=warn'], {
    cwd: join(checkout, folder),
  });
}

/**
 * @param {string} entry
 * @param {string} output
 */
function runRolldown(entry, output) {
  return runNode('scripts/bundle.mjs', [entry, output]);
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
