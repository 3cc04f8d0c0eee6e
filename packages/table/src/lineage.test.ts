import { quayside } from '@riband/example';
import { writeRecord } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { BOT, done, moves, opened, people, tell } from '../test/playing.ts';
import { importText, lineageOf, loadTable, type Table } from './index.ts';

const findGame = (id: string) => (id === 'example' ? quayside : undefined);

/** The same, as it comes from a file. */
const filed = (table: Table): Table => loadTable(findGame, JSON.stringify(table.save())).table;

/** The same, as it comes from notation. */
const noted = (table: Table): Table =>
  importText(findGame, writeRecord(table.record()), {
    table: table.header.table,
    holders: () => table.holders,
    open: table.waiting().toConfirm.length > 0,
  });

function begun(): Table {
  const table = opened(quayside, people(2));
  done(table, moves(table, 0, ['bid 1'], true));
  return table;
}

describe.each([
  ['a file', filed],
  ['notation', noted],
])('what comes from %s', (_, taken) => {
  test('is the same as long as nobody has moved', () => {
    const table = begun();
    expect(lineageOf(table, taken(table))).toBe('same');
  });

  test('is longer if it went on, and shorter if the one at hand did', () => {
    const [table, early] = [begun(), taken(begun())];
    done(table, moves(table, 1, ['bid 2'], true));
    expect(lineageOf(early, taken(table))).toBe('longer');
    expect(lineageOf(table, early)).toBe('shorter');
  });

  test('is longer by a confirmation alone', () => {
    const table = begun();
    done(table, moves(table, 1, ['bid 2']));
    const open = taken(table);
    done(table, tell(table, 'confirm', 1));
    expect(lineageOf(open, taken(table))).toBe('longer');
    expect(lineageOf(table, open)).toBe('shorter');
  });

  test('is apart once the moves differ', () => {
    const [table, other] = [begun(), begun()];
    done(table, moves(table, 1, ['bid 2'], true));
    done(other, moves(other, 1, ['bid 0'], true));
    expect(lineageOf(table, taken(other))).toBe('apart');
    expect(lineageOf(other, taken(table))).toBe('apart');
  });

  test('is apart if others sit there', () => {
    const table = opened(quayside, [BOT, ...people(1)]);
    expect(lineageOf(table, taken(opened(quayside, people(2))))).toBe('apart');
  });

  test('is apart if it is played by other options or by more', () => {
    const table = opened(quayside, people(3));
    expect(lineageOf(table, taken(opened(quayside, people(2))))).toBe('apart');
  });
});

test('a move that was taken back is part of a file that went on from it, and unknown to notation', () => {
  const table = begun();
  done(table, moves(table, 1, ['bid 2']));
  const tried = filed(table);
  done(table, tell(table, 'undo', 1));
  done(table, moves(table, 1, ['bid 0'], true));
  expect(lineageOf(tried, filed(table))).toBe('longer');
  expect(lineageOf(tried, noted(table))).toBe('apart');
  expect(lineageOf(table, noted(table))).toBe('same');
});
