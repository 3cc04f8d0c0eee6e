import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from './checkout.mjs';
import { PlainError } from './program.mjs';
import { seconds } from './progress.mjs';
import { honestCounts } from './test-counts.mjs';

/**
 * One part of the tests. A static check counts as one; a suite reads its own numbers from a report.
 *
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {{ ok: boolean, output: string, counts?: Counts }} StepResult
 * @typedef {{ title: string, run: () => Promise<StepResult> }} Step
 */

/**
 * Runs steps in order, some side by side, and prints a line for each as it ends. One that fails does not stop the others.
 *
 * @param {Step[]} steps
 * @param {number} atOnce
 * @returns {Promise<Counts>}
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps];
  const total = { passed: 0, failed: 0 };
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const counts = await runStep(step);
      total.passed += counts.passed;
      total.failed += counts.failed;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return total;
}

/**
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function runStep({ title, run }) {
  const start = performance.now();
  const result = await run().catch(asResult);
  const { passed, failed } = result.counts ?? { passed: Number(result.ok), failed: Number(!result.ok) };
  const numbers = result.counts ? `  ${describeCounts(result.counts)}` : '';
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${title.padEnd(20)} ${seconds(start).padStart(8)}${numbers}`);
  for (const test of result.counts?.again ?? [])
    console.log(`      passed only the second time, which is a bug: ${test}`);
  if (failed > 0) console.log(`\n${result.output.trim()}\n`);
  return { passed, failed };
}

/** @param {Counts} counts */
export function describeCounts({ passed, failed }) {
  return failed === 0 ? `${passed} tests` : `${failed} of ${passed + failed} tests failed`;
}

/**
 * @param {unknown} error
 * @returns {StepResult}
 */
function asResult(error) {
  const output = error instanceof PlainError ? error.message : String(error instanceof Error ? error.stack : error);
  return { ok: false, output };
}

/**
 * Runs a test suite that writes a JSON report, and counts its tests.
 *
 * @template Report
 * @param {string} name
 * @param {(reportFile: string) => Promise<{ ok: boolean, output: string }>} run
 * @param {(report: Report) => Counts} count
 * @returns {Promise<StepResult & { counts: Counts }>}
 */
export async function runSuite(name, run, count) {
  const reportFile = join(checkout, `node_modules/.cache/riband/${name}-${process.pid}.json`);
  mkdirSync(dirname(reportFile), { recursive: true });
  const { ok, output } = await run(reportFile);
  const counts = honestCounts(ok, readReport(reportFile, count));
  rmSync(reportFile, { force: true });
  return { ok: counts.failed === 0, output, counts };
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} count
 */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
