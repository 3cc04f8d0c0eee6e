import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOnDevice } from '../../test/device.ts';
import { contributionFor, isFirstCommitment, pledgesAt } from './pledges.ts';

describe('what a device keeps from before the first draw', () => {
  beforeEach(keepOnDevice);

  test('of the commitments of a table only the first one counts', () => {
    expect(['a', 'a', 'b', 'b', 'a'].map((told) => isFirstCommitment('t', told))).toEqual([
      ...[true, true],
      ...[false, false],
      true,
    ]);
    expect(pledgesAt('t', null)).toEqual({ commitment: 'a' });
    expect(isFirstCommitment('other', 'b')).toBe(true);
  });

  test('whoever sits down twice at a seat adds the same, and something else at every other seat and table', () => {
    const made = contributionFor('t', 1);
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(contributionFor('t', 1)).toBe(made);
    expect(new Set([made, contributionFor('t', 0), contributionFor('u', 1)]).size).toBe(3);
    expect(pledgesAt('t', 1)).toEqual({ contribution: made });
    expect(pledgesAt('t', 2)).toEqual({});
    expect(pledgesAt('t', null)).toEqual({});
  });
});

test('a device that may keep nothing has nothing to compare', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(isFirstCommitment('t', 'a')).toBe(true);
  expect(contributionFor('t', 0)).toMatch(/^[0-9a-f]{32}$/);
  expect(pledgesAt('t', 0)).toEqual({});
});
