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

test('a browser test that passes only the second time has failed', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 3, failed: 2 });
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
