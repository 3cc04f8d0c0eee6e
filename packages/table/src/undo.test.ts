import { quayside } from '@riband/example';
import { expect, test } from 'vitest';
import { done, hashes, moves, opened, people, refused, tell } from '../test/playing.ts';
import type { Table } from './index.ts';

/** Two seats after their bids; seat 0 has the first turn. */
function afterBids(): Table {
  const table = opened(quayside, people(2));
  done(table, moves(table, 1, ['bid 0'], true));
  done(table, moves(table, 0, ['bid 2'], true));
  return table;
}

/** A legal load of the seat at hand. */
const anyLoad = (table: Table): string =>
  table.tableView(0).choices.find((choice) => choice.text.startsWith('load'))?.text ?? 'done';

test('moves are taken back one by one and made again one by one', () => {
  const table = afterBids();
  const seen = [hashes(table)];
  done(table, moves(table, 0, ['take 0']));
  seen.push(hashes(table));
  done(table, moves(table, 0, [anyLoad(table)]));
  seen.push(hashes(table));
  for (const expected of [seen[1], seen[0]]) {
    done(table, tell(table, 'undo', 0));
    expect(hashes(table)).toEqual(expected);
  }
  expect(refused(table, tell(table, 'undo', 0))).toBe('nothingToUndo');
  for (const expected of [seen[1], seen[2]]) {
    done(table, tell(table, 'redo', 0));
    expect(hashes(table)).toEqual(expected);
  }
  expect(refused(table, tell(table, 'redo', 0))).toBe('nothingToRedo');
});

test('a whole turn is taken back at once and made again in its order', () => {
  const table = afterBids();
  const before = hashes(table);
  done(table, moves(table, 0, ['take 0', anyLoadAfter(table, 'take 0')]));
  const after = hashes(table);
  const [take, load] = table.position.line.open.map((move) => move.number);
  expect(done(table, { kind: 'undo', all: true, seat: 0, seen: table.entries.length })).toMatchObject([
    { kind: 'undo', of: [load, take] },
  ]);
  expect(hashes(table)).toEqual(before);
  expect(done(table, tell(table, 'redo', 0))).toMatchObject([{ kind: 'redo', of: take }]);
  expect(done(table, tell(table, 'redo', 0))).toMatchObject([{ kind: 'redo', of: load }]);
  expect(hashes(table)).toEqual(after);
});

test('another move ends the redo of its seat, and only of its seat', () => {
  const table = opened(quayside, people(2));
  done(table, moves(table, 0, ['bid 1']));
  done(table, moves(table, 1, ['bid 2']));
  done(table, tell(table, 'undo', 0));
  done(table, tell(table, 'undo', 1));
  done(table, moves(table, 1, ['bid 0']));
  expect(refused(table, tell(table, 'redo', 1))).toBe('nothingToRedo');
  done(table, tell(table, 'redo', 0));
  expect(table.record().plies.map((ply) => ply.text)).toEqual(['bid 0', 'bid 1']);
});

test('nobody takes back what another moved, nor what is settled', () => {
  const table = afterBids();
  done(table, moves(table, 0, ['take 0']));
  expect(refused(table, tell(table, 'undo', 1))).toBe('nothingToUndo');
  done(table, moves(table, 0, ['done'], true));
  expect(refused(table, tell(table, 'undo', 0))).toBe('nothingToUndo');
  expect(refused(table, tell(table, 'redo', 0))).toBe('nothingToRedo');
});

test('an undo withdraws the confirmation of its seat, and not that of others', () => {
  const table = opened(quayside, people(3));
  done(table, moves(table, 0, ['bid 1'], true));
  done(table, moves(table, 1, ['bid 1'], true));
  done(table, tell(table, 'undo', 0));
  done(table, tell(table, 'redo', 0));
  expect(table.waiting()).toMatchObject({ toMove: [2], toConfirm: [0] });
  expect(refused(table, tell(table, 'confirm', 1))).toBe('nothingToConfirm');
});

test('nothing is ever deleted: moves, undo and redo stay in the record', () => {
  const table = afterBids();
  const from = table.entries.length;
  done(table, moves(table, 0, ['take 0']));
  done(table, tell(table, 'undo', 0));
  done(table, tell(table, 'redo', 0));
  done(table, tell(table, 'undo', 0));
  done(table, moves(table, 0, ['take 1']));
  expect(table.log(1, from).map(({ kind, text, undone }) => [kind, text, undone])).toEqual([
    ['move', 'take 0', true],
    ['undo', null, false],
    ['redo', null, false],
    ['undo', null, false],
    ['move', 'take 1', false],
  ]);
  expect(table.record().plies.at(-1)?.text).toBe('take 1');
});

function anyLoadAfter(table: Table, text: string): string {
  done(table, moves(table, 0, [text]));
  const load = anyLoad(table);
  done(table, tell(table, 'undo', 0));
  return load;
}
