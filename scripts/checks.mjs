// The parts of the tests, each as a step that can be run alone or beside others.
import { tryPort } from './ports.mjs';
import { runNode } from './run-command.mjs';
import { ensureCompiled } from './set-up.mjs';
import { runSuite } from './steps.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const PROGRAMS = ['pure', 'node', 'test', 'worker'].map((name) => `tsconfig.${name}.json`);

/** @type {Step} */
export const formatAndLint = {
  title: 'format and lint',
  run: () => runNode('node_modules/@biomejs/biome/bin/biome', ['ci', '--max-diagnostics=200', '--colors=off']),
};

/** @type {Step} */
export const types = {
  title: 'types',
  // The compiler that is several times faster; pages are checked by the other one, which their checker needs.
  run: () => runNode('node_modules/typescript-7/bin/tsc', ['--build', ...PROGRAMS]),
};

/** @type {Step} */
export const typesOfPages = {
  title: 'types of the pages',
  run: () =>
    runNode('node_modules/svelte-check/bin/svelte-check', [
      '--workspace=packages/web',
      '--tsconfig=../../tsconfig.web.json',
      '--fail-on-warnings',
      '--output=human-verbose',
      '--no-color',
    ]),
};

/** @type {Step} */
export const packageBoundaries = {
  title: 'package boundaries',
  run: () =>
    runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ['--no-progress', 'packages', 'scripts']),
};

/** @type {Step} */
export const deadCode = {
  title: 'dead code',
  run: () => runNode('node_modules/knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']),
};

/** @type {Step} */
export const lockfile = { title: 'lockfile', run: () => runNode('scripts/check-lockfile.mjs', []) };

/** @type {Step} */
export const compiledPackages = {
  title: 'compiled packages',
  run: () => ensureCompiled().then(() => ({ ok: true, output: '' })),
};

/** @type {Step} */
export const builds = { title: 'builds', run: () => runNode('scripts/build.mjs', []) };

/** @type {Step} */
export const unitTests = { title: 'unit tests', run: () => runVitest('unit') };

/** @type {Step} */
export const laws = { title: 'laws', run: () => runVitest('laws') };

/**
 * @param {string | undefined} obstacle why there is no browser
 * @returns {Step}
 */
export function browserTests(obstacle) {
  return {
    title: 'browser tests',
    run: async () => (obstacle === undefined ? runPlaywright() : { ok: false, output: obstacle }),
  };
}

async function runPlaywright() {
  // Ports of its own, so that two checkouts can be tested at the same time.
  const [port, mail] = await Promise.all([tryPort('localhost', 0), tryPort('127.0.0.1', 0)]);
  return runSuite(
    'browser',
    (report) =>
      runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=dot,json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, RIBAND_TEST_PORT: `${port}`, RIBAND_TEST_MAIL_PORT: `${mail}` },
      }),
    countPlaywright,
  );
}

/**
 * @param {string} project of vitest.config.ts
 * @param {{ env?: Record<string, string>, only?: string, minutes?: number }} [options] `only`: tests with this in their name
 */
export function runVitest(project, { only, ...options } = {}) {
  const args = ['run', `--project=${project}`, '--reporter=dot', '--reporter=json'];
  if (only !== undefined) args.push(`--testNamePattern=${only}`);
  return runSuite(
    project,
    (report) => runNode('node_modules/vitest/vitest.mjs', [...args, `--outputFile.json=${report}`], options),
    countVitest,
  );
}
