/**
 * How many tests of a suite passed and failed; skipped ones are in neither number. `again`: which of those that passed did so only
 * the second time.
 * @typedef {{ passed: number, failed: number, again?: readonly string[] }} Counts
 */

/**
 * @param {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report of vitest's JSON reporter
 * @returns {Counts}
 */
export function countVitest(report) {
  // A file that could not be loaded has failed without any failed test in it.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: Suite[], errors?: unknown[] }} report of
 *   Playwright's JSON reporter
 * @returns {Counts}
 */
export function countPlaywright({ stats, suites = [], errors = [] }) {
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  return stats.flaky === 0 ? counts : { ...counts, again: suites.flatMap(flakyIn) };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyIn({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title);
  return [...own, ...suites.flatMap(flakyIn)].map((name) => `${title}: ${name}`);
}

/**
 * A suite is only as good as its exit code: one that ended badly without a failed test counts as one failure.
 *
 * @param {boolean} ok
 * @param {Counts | undefined} counts
 * @returns {Counts}
 */
export function honestCounts(ok, counts) {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const counted = counts !== undefined && passed + failed > 0;
  return { ...counts, passed, failed: failed === 0 && !(ok && counted) ? 1 : failed };
}
