import { seeded } from '@riband/kernel';
import { expect, test } from 'vitest';
import { Fingerprint, Memo } from './memo.ts';

test('what is known is not worked out again, until something else takes its place', () => {
  const memo = new Memo(2);
  const worked: number[] = [];
  const ask = (print: number) =>
    memo.of(print, () => {
      worked.push(print);
      return 10 * print;
    });
  expect([1, 1, 2, 1].map(ask)).toEqual([10, 10, 20, 10]);
  expect(worked).toEqual([1, 2]);
  // 5 lies where 1 was.
  expect([5, 1].map(ask)).toEqual([50, 10]);
  expect(worked).toEqual([1, 2, 5, 1]);
});

test('different lists have different fingerprints', () => {
  const random = seeded('fingerprints');
  const prints = new Map<number, string>();
  const print = new Fingerprint();
  for (let tried = 0; tried < 50_000; tried++) {
    const list = Array.from({ length: random.below(6) }, () => random.below(40) - 5);
    const known = prints.get(print.begin().addAll(list).end());
    if (known !== undefined) expect(known).toBe(list.join());
    prints.set(print.end(), list.join());
  }
  expect(prints.size).toBeGreaterThan(20_000);
});
