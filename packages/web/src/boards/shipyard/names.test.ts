import { shipyardSecond, type Tables } from '@riband/shipyard';
import { expect, test } from 'vitest';
import { tableText } from './effects.ts';
import { CONTRACTS, EMPLOYEES, PIECES } from './names.ts';
import { ringCells, stepsTo } from './ring.ts';

test('the lists are those that the tables count by', () => {
  const tables = shipyardSecond().tables as Tables;
  expect(tables.employees.fee).toHaveLength(EMPLOYEES.length);
  expect(tables.employees.giver).toHaveLength(PIECES.length);
  expect(tables.contracts.faces).toHaveLength(CONTRACTS.length);
  // A piece's giver and builder are named after it: so the orders agree, not only the lengths.
  for (const [index, piece] of PIECES.entries()) {
    const giver = EMPLOYEES.findIndex((name) => name === `engineer-${piece}` || name === `recruiter-${piece}`);
    expect(tables.employees.giver[index]).toBe(1 << giver);
  }
});

test('a ring goes once around its grid', () => {
  const cells = ringCells(12, 2);
  expect(cells).toHaveLength(24);
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(24);
  expect(cells[11]).toEqual({ column: 11, row: 0 });
  expect(cells[12]).toEqual({ column: 11, row: 1 });
  expect(ringCells(7, 7)).toHaveLength(24);
});

test('a marker goes at least one step, and at most once round (S-RING-1)', () => {
  expect([0, 1, 2, 3].map((place) => stepsTo(1, place, 4))).toEqual([3, 4, 1, 2]);
});

test('a table shows only where its points change', () => {
  expect(tableText([0, 2, 2, 5], 3, {})).toBe('1→2 3→5 +3');
  expect(tableText([], 0, { 3: 4, 7: 8 })).toBe('3→4 7→8');
});
