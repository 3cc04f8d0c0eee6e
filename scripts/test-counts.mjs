/**
 * How many tests of a suite passed and failed; skipped ones are in neither number.
 * @typedef {{ passed: number, failed: number }} Counts
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
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} report of
 *   Playwright's JSON reporter
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
  return { passed, failed: failed === 0 && !(ok && counted) ? 1 : failed };
}
