import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { done, hashes, playOut, tell } from '../test/playing.ts';
import { eventful, findGame, problemsOf, type Tampered, tampered } from '../test/tampering.ts';
import { loadTable, type Save, verify } from './index.ts';

describe('a saved table', () => {
  test.each(['nothing', 'olderRules', 'snapshot'] as const)('loads to the same table, trusting %s', (trust) => {
    const table = eventful();
    const { table: again, added } = loadTable(findGame, JSON.stringify(table.save()), trust);
    expect(added).toEqual([]);
    expect(again.save()).toEqual(table.save());
    expect(again.position).toEqual(table.position);
    expect(hashes(again)).toEqual(hashes(table));
    done(again, tell(again, 'undo', 0));
    expect(again.tableView(0).canRedo).toBe(true);
  });

  test('loads without a snapshot too', () => {
    const { snapshot: _, ...save } = eventful().save();
    expect(loadTable(findGame, save).table.position).toEqual(eventful().position);
  });

  test('loads without options that are standard', () => {
    const { table } = loadTable(findGame, { ...eventful().save(), options: {} });
    expect(table.position).toEqual(eventful().position);
    expect(table.header.options).toEqual({ rounds: 4 });
  });

  test('remembers commands that were carried out', () => {
    const { table } = loadTable(findGame, JSON.stringify(eventful().save()));
    const plan = table.plan({ kind: 'undo', seat: 0, seen: 0, id: 'first' });
    expect('entries' in plan && plan.entries.map((entry) => entry.command)).toEqual(['first']);
  });
});

const deep = (levels: number): unknown => {
  let list: unknown[] = [];
  for (let level = 0; level < levels; level++) list = [list];
  return list;
};

describe('a save with a problem is refused whole, with the place', () => {
  const table = eventful();
  const firstMove = table.entries.findIndex((entry) => entry.kind === 'move');
  const settling = table.entries.findIndex((entry) => entry.kind === 'confirm' && entry.settles);
  const cases: readonly [string, string, (save: Tampered) => void][] = [
    ['an unknown key', 'save: unknown key "clock"', (save) => Object.assign(save, { clock: 1 })],
    [
      'an unknown key of an entry',
      'entries[0]: unknown key "at"',
      (save) => Object.assign(save.entries[0]!, { at: 1 }),
    ],
    ['a missing key', 'holders: expected a list', (save) => delete save['holders']],
    [
      'a wrong type',
      'entries[2].turn: expected a whole number',
      (save) => Object.assign(save.entries[2]!, { turn: 'x' }),
    ],
    [
      'a fraction',
      'entries[2].turn: expected a whole number',
      (save) => Object.assign(save.entries[2]!, { turn: 0.5 }),
    ],
    ['a negative number', 'seats: expected 0 or more', (save) => Object.assign(save, { seats: -1 })],
    [
      'an unknown kind',
      'entries[1].kind: expected a known kind',
      (save) => Object.assign(save.entries[1]!, { kind: 'x' }),
    ],
    [
      'a gap',
      'entries[3].number: expected 3; entries are numbered from 0 without gaps',
      (save) => save.entries.splice(3, 1),
    ],
    ['a seat too many', 'holders: expected 3, one for each seat', (save) => Object.assign(save, { seats: 3 })],
    [
      'a seat that does not exist',
      `entries[${firstMove}].seat: there are 2 seats, counted from 0`,
      (save) => Object.assign(save.entries[firstMove]!, { seat: 2 }),
    ],
    [
      'a snapshot beyond the end',
      `snapshot.entries: there are only ${table.entries.length}`,
      (save) => Object.assign(save.snapshot, { entries: 999 }),
    ],
    [
      'an unknown game',
      'game: "chess" with components "none" is not known here',
      (save) => Object.assign(save, { game: 'chess' }),
    ],
    ['other components', 'components: expected "none"', (save) => Object.assign(save, { components: 'x' })],
    [
      'a wrong option',
      'options: option "rounds" must be a whole number from 2 to 6',
      (save) => Object.assign(save, { options: { rounds: 7 } }),
    ],
    [
      'newer rules',
      'rules: 2 are newer than 1, the newest known here; update the program',
      (save) => Object.assign(save, { rules: 2 }),
    ],
    [
      'an illegal move',
      `entries[${firstMove}]: refused, illegal`,
      (save) => Object.assign(save.entries[firstMove]!, { text: 'bid 9' }),
    ],
    [
      'an event that did not happen',
      `entries[${firstMove}].events: not what the rules make of this move`,
      (save) => Object.assign(save.entries[firstMove]!, { events: [] }),
    ],
    [
      'a text that shows what is hidden',
      `entries[${firstMove}].seen: not what the rules make of this move`,
      (save) => delete save.entries[firstMove]!['seen'],
    ],
    [
      'a confirmation that should settle',
      `entries[${settling}].settles: not what the rules make of this confirm`,
      (save) => Object.assign(save.entries[settling]!, { settles: false }),
    ],
    [
      'lists in lists without end',
      'save: lists in lists, more than 100 levels deep',
      (save) => Object.assign(save.snapshot.state, { x: deep(200) }),
    ],
    ['options that are none', 'options: expected an object', (save) => Object.assign(save, { options: 3 })],
    [
      'another snapshot',
      `snapshot: not the settled state after ${table.snapshot().entries} entries`,
      (save) => Object.assign(save.snapshot.state, { round: 2 }),
    ],
  ];
  test.each(cases)('%s', (_, problem, change) => {
    expect(problemsOf(tampered(table, change))).toEqual([problem]);
  });

  test('several at once', () => {
    const json = tampered(table, (save) => Object.assign(save, { seats: 'two', table: 7 }));
    expect(problemsOf(json)).toEqual(['table: expected a text', 'seats: expected a whole number']);
  });

  test.each([['{'], ['null'], ['[]'], ['{"format":1}'], [42]])('nonsense: %s', (json) => {
    expect(problemsOf(json).length).toBeGreaterThan(0);
  });

  test('a snapshot in the middle of a turn, even if trusted', () => {
    const json = tampered(table, (save) => Object.assign(save.snapshot, { entries: table.entries.length }));
    expect(() => loadTable(findGame, json, 'snapshot')).toThrow('snapshot: not the settled state');
  });
});

describe('verify', () => {
  test('finds a record right that is right', () => {
    expect(verify(eventful())).toMatchObject([{ from: 0, rules: 1, verdict: 'right', problem: null }]);
  });

  test('finds what a trusted snapshot hid', () => {
    const wrongState = tampered(eventful(), (save) => Object.assign(save.snapshot.state, { round: 2 }));
    const { table } = loadTable(findGame, wrongState, 'snapshot');
    expect(verify(table)).toMatchObject([{ verdict: 'wrong', problem: expect.stringContaining('another state') }]);
    const wrongMove = tampered(eventful(), (save) => Object.assign(save.entries[0]!, { text: 'draw 1 coal' }));
    const moved = loadTable(findGame, wrongMove, 'snapshot').table;
    expect(verify(moved)).toMatchObject([{ verdict: 'wrong', problem: expect.stringContaining('entries[0]') }]);
  });
});

describe('two saves of every released format', () => {
  const folder = new URL('../fixtures/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  test('are here', () => {
    const formats = files.map((name) => (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Save).format);
    expect(formats.filter((format) => format === 1)).toHaveLength(2);
  });

  test.each(files)('%s loads and can be played to the end', (name) => {
    const { table } = loadTable(findGame, readFileSync(new URL(name, folder), 'utf8'), 'snapshot');
    expect(verify(table).map(({ verdict }) => verdict)).not.toContain('wrong');
    expect(playOut(table).over).toBe(true);
  });
});
