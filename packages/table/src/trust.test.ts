import { quayside } from '@riband/example';
import { describe, expect, test } from 'vitest';
import { done, moves, opened, people } from '../test/playing.ts';
import { eventful, findGame, newer, problemsOf, tampered } from '../test/tampering.ts';
import { bookmarkOf, type Entry, loadExcerpt, loadTable, type Table, verify } from './index.ts';

describe('newer rules', () => {
  const json = JSON.stringify(eventful().save());
  const upgrade = () => loadTable(() => newer, json, 'olderRules');

  test('go on from the trusted snapshot, with an entry that says so', () => {
    const { table, added } = upgrade();
    const { state } = eventful().snapshot();
    expect(added).toEqual([{ number: eventful().entries.length, kind: 'upgrade', from: 1, to: 2, state }]);
    expect(table.entries.at(-1)).toEqual(added[0]);
    expect(table.position.state).toEqual(state);
    expect(table.tableView(0)).toMatchObject({ rules: 2, canUndo: false, canRedo: false, waiting: { toMove: [0] } });
    expect(table.log(0).at(-1)?.messages).toEqual([{ key: 'table.log.upgrade', params: { from: 1, to: 2 } }]);
    expect(JSON.stringify(table.log(0).at(-1))).not.toContain('hand');
  });

  test('need to believe what the older ones led to', () => {
    const problems = ['rules: it was played by version 1, which is not here to play it again'];
    expect(problemsOf(json, () => newer)).toEqual(problems);
    expect(problemsOf(upgrade().table.save(), () => newer)).toEqual(problems);
  });

  test('need a snapshot of the last settled point', () => {
    const { snapshot: _, ...bare } = eventful().save();
    expect(() => loadTable(() => newer, bare, 'olderRules')).toThrow('it goes on only from a snapshot');
    const old = tampered(eventful(), (save) => Object.assign(save.snapshot, { entries: 7 }));
    expect(() => loadTable(() => newer, old, 'snapshot')).toThrow('from a snapshot of its last settled point');
  });

  test('check what comes after them, load again, and cannot tell what was before', () => {
    const { table } = upgrade();
    const [upgraded] = upgrade().added;
    done(table, moves(table, 0, ['take 0', 'done'], true));
    const again = loadTable(() => newer, JSON.stringify(table.save()), 'olderRules').table;
    expect(again.position).toEqual(table.position);
    expect(again.stateAt(10)).toBeUndefined();
    expect(again.viewAt(0, 10)).toBeUndefined();
    expect(again.stateAt(again.entries.length - 1)).toEqual(table.position.state);
    const at = (upgraded?.number ?? 0) + 1;
    expect(verify(again)).toEqual([
      { from: 0, to: at, rules: 1, verdict: 'unknown', problem: null },
      { from: at, to: again.entries.length, rules: 2, verdict: 'right', problem: null },
    ]);
    const both = verify(again, (rules) => (rules === 1 ? quayside : newer));
    expect(both.map(({ verdict }) => verdict)).toEqual(['right', 'right']);
  });

  test('take back nothing that was played by older ones', () => {
    const { table } = upgrade();
    expect(table.plan({ kind: 'ask', seat: 0, turn: 1 })).toMatchObject({ refusal: { code: 'noSuchTurn' } });
    done(table, moves(table, 0, ['take 0', 'done'], true));
    expect(table.plan({ kind: 'ask', seat: 0, turn: 2 })).toMatchObject({ entries: [{ kind: 'ask' }] });
  });
});

describe('newer rules, where a table is opened from its end', () => {
  const excerptOf = ({ header, seated, holders, position }: Table, entries: readonly Entry[] = []) => ({
    ...{ ...header, holders: seated, holdersThen: holders, bookmark: bookmarkOf(position), entries },
  });

  test('go on as from the whole, and still newer ones after them, though nothing was settled in between', () => {
    const whole = loadTable(() => newer, eventful().save(), 'olderRules');
    const { added } = loadExcerpt(() => newer, excerptOf(eventful()));
    expect(added).toEqual(whole.added);
    const newest = { ...newer, rules: 3 };
    const again = loadExcerpt(() => newest, excerptOf(eventful(), added));
    const { state } = eventful().snapshot();
    expect(again.added).toEqual([{ number: whole.table.length, kind: 'upgrade', from: 2, to: 3, state }]);
    again.table.recall(eventful().entries);
    expect(again.table.entries).toEqual([...whole.table.entries, ...again.added]);
    done(again.table, moves(again.table, 0, ['take 0', 'done'], true));
  });

  test('cannot play what older ones have settled after the bookmark', () => {
    const table = opened(quayside, people(2));
    const excerpt = excerptOf(table);
    for (const seat of [0, 1]) done(table, moves(table, seat, ['bid 0'], true));
    const entries = table.entries.slice(excerpt.bookmark.length);
    expect(() => loadExcerpt(() => newer, { ...excerpt, entries })).toThrow('cannot be played');
  });
});

describe('what cannot be played again', () => {
  const table = eventful();
  const { state } = table.snapshot();
  const upgrade = (change: object) => ({
    ...{ number: table.entries.length, kind: 'upgrade', from: 1, to: 2, state },
    ...change,
  });
  const withUpgrade = (change: object) => tampered(table, (save) => save.entries.push(upgrade(change)));
  const at = `entries[${table.entries.length}]`;

  test.each([
    [{ to: 1 }, `${at}.to: expected more than 1`],
    [{ from: 0, to: 1 }, `${at}.from: expected 1`],
    [{ from: 2, to: 3 }, `${at}.from: expected 1`],
  ])('is no change of rules from %j', (change, problem) => {
    expect(problemsOf(withUpgrade({ ...change, state: { ...state, round: 500 } }))).toEqual([problem]);
  });

  const noStates = [{}, { ...state, players: [] }, { ...state, players: {} }, { ...state, pending: [{ kind: 'x' }] }];
  test.each(noStates.map((none) => [none]))('is tried out before it is believed: %j', (none) => {
    const refusal = 'a state in this save is none that the rules can go on from';
    const inSnapshot = tampered(table, (save) => Object.assign(save.snapshot, { state: none }));
    expect(() => loadTable(findGame, inSnapshot, 'snapshot')).toThrow(refusal);
    expect(() => loadTable(() => newer, inSnapshot, 'olderRules')).toThrow(refusal);
    expect(() => loadTable(() => newer, withUpgrade({ state: none }), 'olderRules')).toThrow(refusal);
  });

  test('a snapshot is played again where that is possible', () => {
    const forged = tampered(table, (save) => Object.assign(save.snapshot.state, { round: 2 }));
    expect(() => loadTable(findGame, forged, 'olderRules')).toThrow('snapshot: not the settled state');
  });
});
