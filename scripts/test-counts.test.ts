import { expect, test } from 'vitest';
import { countPlaywright, countVitest, honestCounts } from './test-counts.mjs';

test('a test file that could not be loaded counts as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({ passed: 1, failed: 2 });
});

test('a browser test that passes only the second time has passed, and is named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: 'keep',
      specs: [spec('a reload', 'expected')],
      suites: [{ title: 'a link', specs: [spec('cut', 'flaky')] }],
    },
  ];
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites })).toEqual({
    passed: 4,
    failed: 1,
    again: ['keep: a link: cut'],
  });
});

test('browser tests that could not be run count as one failure', () => {
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] })).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a suite that ends badly, leaves no report or runs nothing counts as one failure', () => {
  expect(honestCounts(true, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
  expect(honestCounts(false, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  expect(honestCounts(false, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(honestCounts(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(honestCounts(true, undefined)).toEqual({ passed: 0, failed: 1 });
});
