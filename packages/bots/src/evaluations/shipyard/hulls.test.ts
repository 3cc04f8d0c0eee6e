import { seeded } from '@riband/kernel';
import { shipyardSecond } from '@riband/shipyard';
import type { Tables } from '@riband/shipyard/analysis';
import { expect, test } from 'vitest';
import { Fingerprint } from '../memo.ts';
import { hullsOf, printHulls } from './hulls.ts';

const tables = shipyardSecond().tables as Tables;
const SPACES = 9;

function printOf(yard: readonly number[]): number {
  const print = new Fingerprint().begin();
  printHulls(print, tables, yard);
  return print.end();
}

test('yards with the same print hold the same ships', () => {
  const random = seeded('yards');
  const known = new Map<number, string>();
  let again = 0;
  for (let tried = 0; tried < 20_000; tried++) {
    const yard = Array.from({ length: SPACES }, () => (random.below(3) > 0 ? 0 : random.below(tables.cards.length)));
    const hulls = JSON.stringify(hullsOf(tables, yard));
    const before = known.get(printOf(yard));
    if (before !== undefined) {
      expect(hulls, yard.join()).toBe(before);
      again += 1;
    }
    known.set(printOf(yard), hulls);
  }
  expect(again).toBeGreaterThan(500);
});

test('where in the yard a ship lies is not in its print, how its cards lie is', () => {
  const card = (kind: number): number => tables.kinds.indexOf(kind);
  const [bow, middle, stern] = [card(1), card(2), card(3)];
  expect(printOf([bow, middle, 0, 0])).toBe(printOf([0, 0, bow, middle]));
  expect(printOf([bow, middle, stern, 0, bow])).toBe(printOf([bow, middle, stern, bow, 0]));
  expect(printOf([bow, 0, stern])).not.toBe(printOf([bow, stern, 0]));
  expect(printOf([bow, 0, 0, stern])).not.toBe(printOf([bow, 0, stern, 0]));
});
