import { quayside } from '@riband/example';
import type { Game } from '@riband/kernel';
import { expect, test } from 'vitest';
import { eventful } from '../test/tampering.ts';
import { loadTable, momentAt, turnsOf } from './index.ts';

test('the ends of all turns are found by playing the game through once', () => {
  let applied = 0;
  const counting: Game = {
    ...(quayside as Game),
    apply(...given) {
      applied += 1;
      return (quayside as Game).apply(...given);
    },
  };
  const { table } = loadTable(() => counting, eventful().save());
  applied = 0;
  const turns = turnsOf(table, 0);
  expect(turns.length).toBeGreaterThan(1);
  expect(applied).toBeLessThanOrEqual(table.length);
  expect(turns).toEqual(turns.map(({ entry }) => momentAt(table, 0, entry)));
});
