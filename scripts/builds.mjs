import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { contentHash } from './content-hash.mjs';
import { withLock } from './lock.mjs';
import { PlainError } from './program.mjs';
import { withProgressLine } from './progress.mjs';
import { runNode } from './run-command.mjs';
import { neededFolders } from './workspace.mjs';

/** @typedef {'web' | 'server' | 'cli' | 'bench'} BuildName */

/** @type {Record<BuildName, { title: string, folder: string, make: () => Promise<{ ok: boolean, output: string }> }>} */
const BUILDS = {
  web: { title: 'the web client', folder: 'packages/web', make: () => runVite('packages/web') },
  server: {
    title: 'the server',
    folder: 'packages/server',
    make: () =>
      runRolldown('packages/server/dist', {
        server: 'packages/server/src/index.ts',
        'rules-thread': 'packages/server/src/rules/thread.ts',
        'sqlite-log-thread': 'packages/server/src/storage/sqlite/log-thread.ts',
        sim: 'packages/server/src/simulation/main.ts',
        soak: 'packages/server/src/soak/main.ts',
      }),
  },
  cli: {
    title: 'the command line',
    folder: 'packages/cli',
    make: () =>
      runRolldown('packages/cli/dist', {
        riband: 'packages/cli/src/main.ts',
        'arena-worker': 'packages/cli/src/arena/worker.ts',
        'learn-worker': 'packages/cli/src/learn/worker.ts',
        'tune-worker': 'packages/cli/src/tune/worker.ts',
        'rules-thread': 'packages/server/src/rules/thread.ts',
        'sqlite-log-thread': 'packages/server/src/storage/sqlite/log-thread.ts',
      }),
  },
  bench: {
    title: 'the benchmarks',
    folder: 'bench',
    make: () => runRolldown('bench/dist', { bench: 'bench/src/main.ts', quayside: 'bench/src/quayside.ts' }),
  },
};

export const webBuild = 'packages/web/dist';
export const serverBundle = 'packages/server/dist/server.mjs';
export const simBundle = 'packages/server/dist/sim.mjs';
export const soakBundle = 'packages/server/dist/soak.mjs';
export const cliBundle = 'packages/cli/dist/riband.mjs';
export const benchBundle = 'bench/dist/bench.mjs';
export const quaysideBundle = 'bench/dist/quayside.mjs';

/** What every build depends on besides the packages: how it is made, and the versions of its third parties. */
const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'scripts/builds.mjs', 'scripts/bundle.mjs'];

/**
 * Makes a build unless the last one came from the same inputs. Tells a hash of them.
 *
 * @param {BuildName} name
 */
export async function ensureBuilt(name) {
  const inputs = contentHash(checkout, [...SHARED_INPUTS, ...inputFolders(name)]);
  if (isFresh(name, inputs)) return inputs;
  await withLock(checkout, name, async () => {
    // Whoever held the lock may have made this very build.
    if (!isFresh(name, inputs)) await build(name, inputs);
  });
  return inputs;
}

/**
 * @param {BuildName} name
 * @param {string} inputs
 */
async function build(name, inputs) {
  const { title, make } = BUILDS[name];
  rmSync(outputOf(name), { recursive: true, force: true });
  await withProgressLine(`Building ${title}`, async () => {
    const { ok, output } = await make();
    if (!ok) throw new PlainError(`${output}\nBuilding ${title} failed; the reason is above.`);
  });
  writeFileSync(stampOf(name), inputs);
}

/**
 * @param {BuildName} name
 * @param {string} inputs
 */
function isFresh(name, inputs) {
  const stamp = stampOf(name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

/**
 * The benchmarks are no package; they play through the command line's simulation.
 *
 * @param {BuildName} name
 * @returns {string[]}
 */
function inputFolders(name) {
  return name === 'bench' ? ['bench', ...inputFolders('cli')] : neededFolders(checkout, `@riband/${name}`);
}

/**
 * The stamp stands in the output, so that whoever deletes the output deletes it too.
 *
 * @param {BuildName} name
 */
function stampOf(name) {
  return join(outputOf(name), '.inputs');
}

/** @param {BuildName} name */
function outputOf(name) {
  return join(checkout, BUILDS[name].folder, 'dist');
}

/** @param {string} folder */
function runVite(folder) {
  return runNode(join(checkout, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel=warn'], {
    cwd: join(checkout, folder),
  });
}

/**
 * @param {string} folder
 * @param {Record<string, string>} programs the entry of each by its name
 */
function runRolldown(folder, programs) {
  const named = Object.entries(programs).map(([name, entry]) => `${name}=${entry}`);
  return runNode('scripts/bundle.mjs', [folder, ...named]);
}
