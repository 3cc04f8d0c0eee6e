import { describe, expect, test } from 'vitest';
import { Allowance, Allowances, isDeeper } from './limits.ts';
import { isOurs } from './origins.ts';

/** A clock that goes when it is told to. */
function stoppedClock() {
  let elapsed = 0;
  const clock = { now: () => 0, elapsed: () => elapsed, after: () => () => {} };
  return { clock, go: (ms: number) => (elapsed += ms) };
}

describe('an allowance', () => {
  test('is used up, and there again after its time', () => {
    const { clock, go } = stoppedClock();
    const allowance = new Allowance({ count: 3, ms: 1000 }, clock);
    expect([1, 2, 3, 4, 5].map(() => allowance.take())).toEqual([true, true, true, false, false]);
    go(999);
    expect(allowance.take()).toBe(false);
    go(1);
    expect(allowance.take()).toBe(true);
  });

  test('is everybody’s own', () => {
    const { clock } = stoppedClock();
    const allowances = new Allowances({ count: 1, ms: 1000 }, clock);
    expect(['a', 'a', 'b', 'b'].map((who) => allowances.take(who))).toEqual([true, false, true, false]);
  });
});

test.each([
  ['[[[]]]', 3, false],
  ['[[[]]]', 2, true],
  ['[[],[],[]]', 2, false],
  ['{"a":{"b":[1]}}', 2, true],
  ['["[[[[[["]', 1, false],
  ['["\\"[[[["]', 1, false],
  ['["\\\\",[[1]]]', 2, true],
  ['['.repeat(100_000), 16, true],
])('%.20s deeper than %i: %s', (json, depth, deeper) => {
  expect(isDeeper(json, depth)).toBe(deeper);
});

describe('a request comes from a page of ours', () => {
  const ours = ['https://riband.example'];

  test('that says so', () => {
    expect(isOurs({ origin: 'https://riband.example' }, ours)).toBe(true);
    expect(isOurs({ origin: 'https://riband.example', 'sec-fetch-site': 'same-origin' }, ours)).toBe(true);
  });

  test.each([
    undefined,
    'null',
    '',
    'http://riband.example',
    'https://riband.example:8443',
    'https://riband.example.evil.example',
    'https://evil.example/riband.example',
    'https://sub.riband.example',
    'https://RIBAND.example',
    'https://riband.example/',
    'https://riband.example https://evil.example',
    'file://',
  ])('but not from %s', (origin) => {
    expect(isOurs(origin === undefined ? {} : { origin }, ours)).toBe(false);
  });

  test.each(['cross-site', 'same-site', 'none'])('nor if the browser says it is %s', (site) => {
    expect(isOurs({ origin: 'https://riband.example', 'sec-fetch-site': site }, ours)).toBe(false);
  });
});
