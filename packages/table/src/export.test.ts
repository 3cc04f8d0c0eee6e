import { quayside } from '@riband/example';
import { hashOf, readRecord, replayed, writeRecord } from '@riband/kernel';
import { describe, expect, test, vi } from 'vitest';
import { done, hashes, moves, opened, people, playedOut, tell } from '../test/playing.ts';
import { exportJson, exportText, importText, loadTable, type Table, type UnusableMessage } from './index.ts';

const findGame = (id: string) => (id === 'example' ? quayside : undefined);
const into = (table: Table) => ({ table: table.header.table, holders: () => table.holders });

describe('a game that is over', () => {
  const table = playedOut(quayside, people(3));

  test('is exported whole, and comes back the same from JSON and from text', () => {
    const fromJson = loadTable(findGame, JSON.stringify(exportJson(table, 1))).table;
    const fromText = importText(findGame, exportText(table, 'spectator'), into(table));
    for (const again of [fromJson, fromText]) {
      expect(again.record()).toEqual(table.record());
      expect(hashes(again)).toEqual(hashes(table));
      expect(again.over).toBe(true);
    }
    for (const number of table.entries.keys())
      expect(hashOf(fromText.stateAt(number))).toBe(hashOf(fromJson.stateAt(number)));
  });

  test('has a record that the kernel plays again to the same state', () => {
    const record = readRecord(exportText(table, 0));
    expect(record).toEqual(table.record());
    expect(replayed(quayside, record)).toEqual(table.position.state);
    expect(record.scores).toEqual(quayside.scores(table.position.state as never));
  });

  test('with other scores at the end is refused', () => {
    const text = exportText(table, 0).replace(/^end .*$/m, 'end 1 2 3');
    expect(() => importText(findGame, text, into(table))).toThrow('end 1 2 3: the moves lead to');
    const cut = exportText(table, 0).replace(/^.*\n(?=end)/m, '');
    expect(() => importText(findGame, cut, into(table))).toThrow('the moves lead to no end');
  });
});

describe('a running game', () => {
  const table = opened(quayside, people(2));
  done(table, moves(table, 0, ['bid 1'], true));
  done(table, moves(table, 1, ['bid 2']));
  done(table, tell(table, 'undo', 1));
  done(table, moves(table, 1, ['bid 0'], true));
  done(table, moves(table, 0, ['take 1']));

  test('is exported only as far as the viewer may know', () => {
    expect(exportJson(table, 1)).toEqual(table.record(1));
    expect(exportText(table, 1)).toContain('deal draw 0 ?; draw 0 ?; draw 1 ');
    expect(exportText(table, 1)).toContain('1 0: bid ?');
    expect(exportText(table, 1)).toContain('1 1: bid 0');
  });

  test('of which a part is hidden cannot be imported', () => {
    expect(() => importText(findGame, exportText(table, 1), into(table))).toThrow(
      'hidden moves cannot be played again',
    );
  });

  test('comes back in the middle of a turn', () => {
    const again = importText(findGame, writeRecord(table.record()), into(table));
    expect(hashes(again)).toEqual(hashes(table));
    expect(again.tableView(0)).toMatchObject({ canUndo: true, waiting: { toMove: [0] } });
  });
});

describe('a text with a problem is refused', () => {
  const table = playedOut(quayside, people(2));
  const text = exportText(table, 0);
  const cases: readonly [string, string, string, UnusableMessage['key']?][] = [
    ['that is no record', 'hello', 'line 1: expected "riband 1"', 'table.unusable.noSave'],
    [
      'of an unknown game',
      text.replace('game example', 'game chess'),
      'game: "chess" with components "none"',
      'table.unusable.unknownGame',
    ],
    ['of newer rules', text.replace('rules 1', 'rules 3'), 'with rules 3, here are rules 1', 'table.unusable.newer'],
    ['of older rules', text.replace('rules 1', 'rules 0'), 'with rules 0, here are', 'table.unusable.olderRules'],
    ['of more seats', text.replace('seats 2', 'seats 9'), 'example is for 2 to 4 seats, not 9'],
    ['of very many seats', text.replace('seats 2', 'seats 100000000'), 'example is for 2 to 4 seats, not 100000000'],
    ['with an illegal move', text.replace('1 0: bid', '1 0: bid 7; bid'), '"bid 7" by 0, is not legal there'],
    ['with a wrong turn', text.replace('1 0: bid', '2 0: bid'), 'is made in turn 1, not 2'],
  ];
  test('with a draw that is not due in the deal', () => {
    const wrong = text.replace(/^deal .*$/m, 'deal draw 1 coal');
    expect(() => importText(findGame, wrong, into(table))).toThrow(/^move 1 of \d+, "draw 1 coal" by chance, is not/);
  });

  test('before anybody is seated', () => {
    const seating = { table: 'x', holders: vi.fn(() => []) };
    expect(() => importText(findGame, text.replace('seats 2', 'seats 9'), seating)).toThrow('not 9');
    expect(seating.holders).not.toHaveBeenCalled();
  });

  test.each(cases)('%s', (_, wrong, problem, key = 'table.unusable.damaged') => {
    const open = () => importText(findGame, wrong, into(table));
    expect(open).toThrow(problem);
    expect(open).toThrow(expect.objectContaining({ plainly: expect.objectContaining({ key }) }));
  });
});
