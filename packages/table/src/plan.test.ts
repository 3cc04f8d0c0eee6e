import { quayside } from '@riband/example';
import { describe, expect, test } from 'vitest';
import { done, draws, hashes, kinds, moves, opened, people, refused, tell } from '../test/playing.ts';
import { type Phase, scripted } from '../test/scripted.ts';
import type { Command } from './command.ts';
import { createTable, type Table } from './table.ts';

const bid = (table: ReturnType<typeof opened>) => {
  done(table, moves(table, 0, ['bid 2'], true));
  done(table, moves(table, 1, ['bid 0'], true));
};

/** The table as a command would make it. */
function foreseen(table: Table, command: Command): Table {
  const plan = table.plan(command, draws);
  if ('refusal' in plan) throw new Error(plan.refusal.code);
  return table.foreseen(plan);
}

describe('a new table', () => {
  test('has a header with complete options, and waits for the deal', () => {
    const table = createTable(quayside, { table: 'red', holders: people(2) });
    expect(table.header).toEqual({
      format: 1,
      table: 'red',
      game: 'example',
      rules: 1,
      components: 'none',
      options: { rounds: 4 },
      seats: 2,
    });
    expect(table.waiting()).toEqual({ toMove: [], toConfirm: [], chance: true, over: false });
  });

  test('is refused with wrong options or seats', () => {
    expect(() => createTable(quayside, { table: 'x', holders: people(5) })).toThrow('2 to 4 seats, not 5');
    const options = { rounds: 9 };
    expect(() => createTable(quayside, { table: 'x', holders: people(2), options })).toThrow('from 2 to 6');
  });

  test('draws the deal at once, each draw by its index in the line', () => {
    const table = createTable(quayside, { table: 'test', holders: people(2) });
    const asked: number[] = [];
    const entries = table.settleChance((ply) => {
      asked.push(ply);
      return draws(ply);
    });
    expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(entries.map((entry) => entry.number)).toEqual(asked);
    expect(entries[0]).toMatchObject({ kind: 'chance', turn: 0, events: [{ kind: 'drew', seat: 0 }] });
    expect(table.waiting().toMove).toEqual([0, 1]);
  });
});

describe('an ordinary turn', () => {
  test('passes on when its seat has confirmed, and not before', () => {
    const table = opened(quayside, people(2));
    bid(table);
    done(table, moves(table, 0, ['take 0']));
    expect(refused(table, moves(table, 1, ['take 0']))).toBe('notYourTurn');
    expect(refused(table, tell(table, 'confirm', 0))).toBe('unfinished');
    done(table, moves(table, 0, ['done']));
    expect(table.waiting()).toMatchObject({ toMove: [], toConfirm: [0] });
    expect(refused(table, moves(table, 0, ['done']))).toBe('confirmFirst');
    expect(refused(table, moves(table, 1, ['take 0']))).toBe('notYourTurn');
    expect(done(table, tell(table, 'confirm', 0))).toMatchObject([{ kind: 'confirm', seat: 0, settles: true }]);
    expect(table.waiting().toMove).toEqual([1]);
  });

  test('draws nothing before it is settled', () => {
    const table = opened(quayside, people(2));
    bid(table);
    done(table, moves(table, 0, ['take 0', 'done'], true));
    expect(kinds(done(table, moves(table, 1, ['take 0', 'done'])))).toEqual(['move', 'move']);
    expect(table.planDraws(draws)).toEqual([]);
    const settled = kinds(done(table, tell(table, 'confirm', 1)));
    expect(settled[0]).toBe('confirm');
    expect(settled.slice(1)).toContain('chance');
  });

  test('of several moves makes all or none', () => {
    const table = opened(quayside, people(2));
    bid(table);
    const before = table.save();
    expect(refused(table, moves(table, 0, ['take 0', 'take 0']))).toBe('illegal');
    expect(table.save()).toEqual(before);
  });

  test('is confirmed with its last move where that is wished', () => {
    const table = opened(quayside, people(2));
    bid(table);
    expect(kinds(done(table, moves(table, 0, ['take 0'], true)))).toEqual(['move']);
    expect(kinds(done(table, moves(table, 0, ['done'], true)))).toEqual(['move', 'confirm']);
  });
});

describe('a secret choice of several seats', () => {
  test('is settled when all have chosen and confirmed, in any order', () => {
    const table = opened(quayside, people(3));
    done(table, moves(table, 2, ['bid 1'], true));
    done(table, moves(table, 0, ['bid 2']));
    done(table, moves(table, 1, ['bid 0'], true));
    expect(table.waiting()).toMatchObject({ toMove: [], toConfirm: [0], chance: false });
    expect(kinds(done(table, tell(table, 'confirm', 0)))).toEqual(['confirm', 'chance']);
  });

  test('can be changed even after confirming, until the last one is in', () => {
    const table = opened(quayside, people(2));
    const before = hashes(table);
    done(table, moves(table, 0, ['bid 3'], true));
    done(table, tell(table, 'undo', 0));
    expect(hashes(table)).toEqual(before);
    done(table, moves(table, 1, ['bid 1'], true));
    expect(table.waiting()).toMatchObject({ toMove: [0], toConfirm: [] });
    done(table, moves(table, 0, ['bid 0'], true));
    expect(refused(table, tell(table, 'undo', 0))).toBe('nothingToUndo');
  });

  test('of one seat does not refuse that of another which had not seen it', () => {
    const table = opened(quayside, people(3));
    const [first, second] = [moves(table, 0, ['bid 3'], true), moves(table, 1, ['bid 1'], true)];
    done(table, first);
    done(table, second);
    expect(table.waiting().toMove).toEqual([2]);
  });
});

describe('courses of turns', () => {
  const tableOf = (script: readonly Phase[]) => opened(scripted(script, 2), people(2));

  test('a second seat that is asked within a turn waits for the confirmation of the first', () => {
    const table = tableOf([
      { turn: 1, asks: [0] },
      { turn: 1, asks: [1] },
    ]);
    done(table, moves(table, 0, ['a']));
    expect(refused(table, moves(table, 1, ['a']))).toBe('notYourTurn');
    done(table, tell(table, 'confirm', 0));
    done(table, moves(table, 1, ['a']));
  });

  test('a seat that is asked again by the choice of another waits until that is settled', () => {
    const table = tableOf([
      { turn: 1, asks: [0, 1] },
      { turn: 1, asks: [0] },
    ]);
    done(table, moves(table, 0, ['a'], true));
    done(table, moves(table, 1, ['b']));
    expect(table.waiting()).toMatchObject({ toMove: [], toConfirm: [1] });
    expect(refused(table, moves(table, 0, ['c']))).toBe('notYourTurn');
    done(table, tell(table, 'confirm', 1));
    expect(table.waiting().toMove).toEqual([0]);
  });

  test('several moves of several seats mix, and each is taken back alone', () => {
    const table = tableOf([{ turn: 1, asks: [0, 1], picks: 2 }]);
    done(table, moves(table, 0, ['a']));
    done(table, moves(table, 1, ['b', 'b'], true));
    done(table, moves(table, 0, ['c']));
    done(table, tell(table, 'undo', 0));
    done(table, tell(table, 'undo', 0));
    expect(table.position.state).toEqual({ phase: 0, picks: [[], ['b', 'b']] });
    done(table, tell(table, 'redo', 0));
    done(table, moves(table, 0, ['b'], true));
    expect(table.over).toBe(true);
    expect(table.record().plies.map(({ by, text }) => `${by}${text}`)).toEqual(['1b', '1b', '0a', '0b']);
  });

  test('a draw within a turn comes when the moves before it are confirmed', () => {
    const table = tableOf([
      { turn: 1, asks: [0] },
      { turn: 1, asks: 'chance' },
      { turn: 1, asks: [0] },
    ]);
    done(table, moves(table, 0, ['a']));
    expect(table.waiting()).toMatchObject({ chance: false, toConfirm: [0] });
    expect(kinds(done(table, tell(table, 'confirm', 0)))).toEqual(['confirm', 'chance']);
    expect(table.waiting().toMove).toEqual([0]);
  });

  test('the last move can be taken back as long as it is not confirmed: only then it is over', () => {
    const table = tableOf([{ turn: 1, asks: [0] }]);
    done(table, moves(table, 0, ['a']));
    expect(table.over).toBe(false);
    expect(table.log(1)[0]?.text).toBe('?');
    done(table, tell(table, 'confirm', 0));
    expect(table.over).toBe(true);
    expect(table.log(1)[0]).toMatchObject({ text: 'a', events: [{ kind: 'picked', letter: 'a' }] });
    expect(refused(table, moves(table, 0, ['a']))).toBe('over');
  });
});

describe('commands', () => {
  test('are stale when the decision that they answer is gone', () => {
    const table = opened(quayside, people(2));
    const old = moves(table, 0, ['bid 1']);
    done(table, moves(table, 0, ['bid 2']));
    expect(refused(table, old)).toBe('stale');
    done(table, tell(table, 'undo', 0));
    expect(refused(table, old)).toBe('stale');
    done(table, moves(table, 0, ['bid 1']));
  });

  test('are stale when they come from the future or for another turn', () => {
    const table = opened(quayside, people(2));
    const good = moves(table, 0, ['bid 1']);
    if (good.kind !== 'move') throw new Error('expected moves');
    expect(refused(table, { ...good, seen: good.seen + 1 })).toBe('stale');
    expect(refused(table, { ...good, seen: Number.NaN })).toBe('stale');
    expect(refused(table, { ...good, turn: good.turn + 1 })).toBe('stale');
  });

  test('sent again get the same answer and have one effect', () => {
    const table = opened(quayside, people(2));
    const command = { ...moves(table, 0, ['bid 1'], true), id: 'one' };
    const first = done(table, command);
    expect(first.map((entry) => entry.command)).toEqual(['one', 'one']);
    const before = table.save();
    expect(done(table, command)).toEqual(first);
    expect(table.save()).toEqual(before);
    expect(refused(table, { ...moves(table, 1, ['bid 1']), id: 'one' })).toBe('idTaken');
  });

  test('that were foreseen and never committed leave nothing behind: they can still be carried out, after others', () => {
    const table = opened(quayside, people(2));
    const { length } = table;
    const early = foreseen(table, { ...moves(table, 0, ['bid 1'], true), id: 'early' });
    done(table, { ...moves(table, 1, ['bid 0'], true), id: 'late' });
    const made = done(table, { ...moves(table, 0, ['bid 1'], true), id: 'early' });
    expect(made[0]?.number).toBeGreaterThan(length);
    expect(table.plan({ ...moves(table, 0, ['bid 1'], true), id: 'early' })).toMatchObject({ entries: made });
    expect(early.plan({ ...moves(early, 1, ['bid 0'], true), id: 'late' }, draws)).toHaveProperty('entries');
  });

  test.each([
    ['others', true],
    ['some of its own', false],
  ])('have one effect, even where a table that was never to be has them in the place of %s', (_, confirm) => {
    const table = opened(quayside, people(3));
    const [other, command] = [moves(table, 1, ['bid 0'], confirm), { ...moves(table, 0, ['bid 1'], true), id: 'one' }];
    const abandoned = foreseen(table, other);
    const made = done(table, command);
    const further = foreseen(abandoned, command);
    expect(further.length).toBe(abandoned.length + made.length);
    const before = table.save();
    expect(done(table, command)).toEqual(made);
    expect(table.save()).toEqual(before);
  });

  test('of seats that do not exist, and without moves, are refused', () => {
    const table = opened(quayside, people(2));
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(refused(table, { kind: 'undo', seat, seen: table.entries.length })).toBe('noSeat');
    expect(refused(table, moves(table, 0, []))).toBe('noMove');
    expect(refused(table, moves(table, 0, ['bid ?']))).toBe('illegal');
  });

  test('are planned without any effect and committed once', () => {
    const table = opened(quayside, people(2));
    const before = table.save();
    const plan = table.plan(moves(table, 0, ['bid 1'], true), draws);
    if ('refusal' in plan) throw new Error(plan.refusal.code);
    expect(table.save()).toEqual(before);
    table.commit(plan.entries);
    const after = table.save();
    table.commit(structuredClone(plan.entries));
    expect(table.save()).toEqual(after);
  });

  test('cannot be committed over other entries or behind a gap, and then nothing is', () => {
    const table = opened(quayside, people(2));
    const plan = table.plan(moves(table, 0, ['bid 1']));
    done(table, moves(table, 1, ['bid 1']));
    if ('refusal' in plan) throw new Error(plan.refusal.code);
    const before = table.save();
    expect(() => table.commit(plan.entries)).toThrow('in the record already');
    expect(() => table.commit(plan.entries.map((entry) => ({ ...entry, number: 99 })))).toThrow('does not follow');
    expect(table.save()).toEqual(before);
  });
});
