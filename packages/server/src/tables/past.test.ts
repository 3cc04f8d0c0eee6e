import { describe, expect, test } from 'vitest';
import { house } from '../../test/house.ts';
import { begun, commandId, isToAct, moveIn, playOut, stateFor, tableIn } from '../../test/playing.ts';
import type { Row } from '../record/chain.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import type { ReadFrom, StoredTable } from '../storage/storage.ts';
import { OpenTable } from './open-table.ts';

/** Counts the rows that are read, and tells other ones if it is told to. */
class Watched extends MemoryStorage {
  opened = 0;
  /** From which row on it was read, each time. */
  readonly readFrom: number[] = [];
  changed: (row: Row) => Row = (row) => row;
  changedSnapshot: (text: string) => string = (text) => text;

  override async table(id: string, from?: ReadFrom): Promise<StoredTable | undefined> {
    const stored = await super.table(id, from);
    if (stored === undefined) return undefined;
    this.opened = stored.rows.length;
    this.readFrom.push(stored.rows[0]?.number ?? 0);
    const snapshot = stored.snapshot && { ...stored.snapshot, text: this.changedSnapshot(stored.snapshot.text) };
    return { ...stored, snapshot, rows: stored.rows.map((row) => this.changed(row)) };
  }

  override async rows(table: string, from: number, to?: number): Promise<readonly Row[]> {
    this.readFrom.push(from);
    return (await super.rows(table, from, to)).map((row) => this.changed(row));
  }
}

/** Anna has taken a move back and made it again, so many times, in a turn that she has not confirmed. */
async function wavering(times: number) {
  const storage = new Watched();
  const home = await begun(house(storage, { fewRows: 0 }));
  const { anna, ben, table } = home;
  await turnOf(anna, ben, table);
  const move = moveIn(await stateFor(anna, table));
  let { state } = await anna.must('table', move.kind === 'move' ? { ...move, confirm: false } : move);
  for (let time = 0; time < times; time++) {
    const sent = () => ({ id: commandId(), table, seat: 0, seen: state.entry });
    ({ state } = await anna.must('table', { kind: 'undo', all: false, ...sent() }));
    ({ state } = await anna.must('table', { kind: 'redo', ...sent() }));
  }
  /** Another server, which knows nothing yet. */
  const later = house(storage, { fewRows: 0 });
  return { ...home, storage, later };
}

/** Ben plays until Anna can. */
async function turnOf(anna: Parameters<typeof stateFor>[0], ben: typeof anna, table: string): Promise<void> {
  for (
    let state = await stateFor(ben, table);
    !isToAct(await stateFor(anna, table));
    state = await stateFor(ben, table)
  )
    await ben.must('table', moveIn(state));
}

describe('a table that a server does not know', () => {
  test.each([1, 40, 200])('is opened by its last rows alone, though a move was taken back %i times', async (times) => {
    const { later, storage, table, anna } = await wavering(times);
    const { hash, entry } = await stateFor(anna, table);
    const guest = later.guest('Anna');
    expect(await stateFor(guest, table)).toMatchObject({ hash, entry });
    expect(storage.opened).toBeLessThan(70);
  });

  test('tells what is now first, and then the whole story', async () => {
    const { later, table, anna } = await wavering(40);
    const { log, acted, entry } = await stateFor(anna, table);
    const guest = later.guest('Anna');
    const first = await stateFor(guest, table);
    expect(first.log.lines.length).toBeLessThan(log.lines.length);
    expect(first.acted).toBeUndefined();
    await expect.poll(() => guest.news.at(-1)).toMatchObject({ log, acted, entry });
  });

  test('is not read from the beginning again because of what others do beside the game', async () => {
    const { later, storage, table, anna } = await wavering(40);
    const guest = later.guest('Anna');
    await stateFor(guest, table);
    await expect.poll(() => guest.news.at(-1)?.acted).toBeDefined();
    const { length } = (await storage.table(table))!.rows;
    storage.readFrom.length = 0;
    await anna.must('table', { kind: 'quiet', id: commandId(), table, closed: true });
    await expect.poll(() => guest.around.at(-1)!.quiet).toBe(true);
    expect(Math.min(...storage.readFrom)).toBe(length);
  });

  test('tells the whole story to who has just come, also if it was read for another reason before their turn', async () => {
    const { later, table, anna } = await wavering(40);
    const { log, acted } = await stateFor(anna, table);
    const opened = (await OpenTable.load({ ...later.ports, outages: () => [] }, table))!;
    const guest = later.guest('Anna');
    await opened.inTurn(() => opened.audience.welcome(guest, () => {}));
    // As for somebody who is told by mail that it is their turn.
    const reading = opened.inTurn(() => opened.past.recall());
    opened.past.recallLater();
    expect(await reading).toBe(true);
    await expect.poll(() => guest.news.at(-1)).toMatchObject({ log, acted });
    expect(guest.news).toHaveLength(1);
  });

  test('is played to its end as if it had always been known, by whoever comes in between', async () => {
    const { later, table, storage } = await wavering(40);
    const guests = [later.guest('Anna'), later.guest('Ben')];
    await playOut(guests, table);
    const { table: played } = await tableIn(storage, table);
    expect(played.over).toBe(true);
  });

  test('can be taken back by consent, and looked back at', async () => {
    const { later, table, anna, ben, storage } = await wavering(1);
    await playOn(anna, ben, table);
    const guests = [later.guest('Anna'), later.guest('Ben')] as const;
    const { turn } = await stateFor(guests[0], table);
    await guests[0].must('history', { kind: 'history', table });
    await stateFor(guests[1], table);
    const ask = { kind: 'ask', id: commandId(), table, seat: 0, turn: turn - 1 } as const;
    const { state } = await guests[0].must('table', ask);
    const answer = {
      kind: 'answer',
      id: commandId(),
      table,
      seat: 1,
      request: state.request!.number,
      agree: true,
    } as const;
    expect((await guests[1].must('table', answer)).state.turn).toBe(turn - 1);
    const { table: played } = await tableIn(storage, table);
    expect(played.entries.at(-1)?.kind).toBe('takeBack');
  });

  test('answers a command of long ago as it was answered then, and does nothing', async () => {
    const { later, table, storage } = await wavering(40);
    const { rows } = (await storage.table(table))!;
    const old = rows.findLast(({ command, text }) => command !== null && text.includes('"redo"'))!;
    const guest = later.guest('Anna');
    const { entry } = await stateFor(guest, table);
    const undo = { kind: 'undo', all: false, table, seat: 0, seen: entry } as const;
    expect(
      (await guest.must('table', { ...undo, id: rows.find(({ command }) => command !== null)!.command! })).state.entry,
    ).toBe(entry);
    expect((await guest.must('table', { ...undo, id: old.command! })).state.entry).toBe(entry);
    expect((await storage.table(table))!.rows).toHaveLength(rows.length);
  });
});

describe('what was changed', () => {
  test('long ago is found before it is told, and nobody plays on', async () => {
    const { later, storage, table } = await wavering(40);
    storage.changed = (row) => (row.number === 8 ? { ...row, text: row.text.replace('{', '{ ') } : row);
    const guest = later.guest('Anna');
    await stateFor(guest, table);
    await expect.poll(() => later.warnings.join()).toContain('row 8');
    expect(guest.news).toEqual([]);
    await guest.must('failed', { kind: 'history', table });
  });

  test('long ago is looked for once, however often somebody looks whether the story is to be told', async () => {
    const { later, storage, table } = await wavering(40);
    storage.changed = (row) => (row.number === 8 ? { ...row, text: row.text.replace('{', '{ ') } : row);
    const opened = (await OpenTable.load({ ...later.ports, outages: () => [] }, table))!;
    await opened.inTurn(() => opened.audience.welcome(later.guest('Anna'), () => {}));
    for (let round = 0; round < 3; round++) {
      opened.past.recallLater();
      // Nobody can use it.
      await expect(opened.inTurn(async () => {})).rejects.toThrow('row 8');
    }
    expect(later.warnings.filter((warning) => warning.startsWith('what came before'))).toHaveLength(1);
  });

  test('since the snapshot is found at once', async () => {
    const { later, storage, table } = await wavering(40);
    const last = (await storage.table(table))!.rows.length - 1;
    storage.changed = (row) => (row.number === last ? { ...row, at: row.at + 1 } : row);
    await later.guest('Anna').must('failed', { kind: 'open', table });
  });

  test('in the snapshot itself is not used: the rows are', async () => {
    const { later, storage, table, anna } = await wavering(40);
    const { hash } = await stateFor(anna, table);
    storage.changedSnapshot = (text) => text.replace('"standIns":[]', '"standIns":[0]');
    const { log, ...state } = await stateFor(later.guest('Anna'), table);
    expect(state.hash).toBe(hash);
    expect(state.acted).toBeDefined();
    expect(later.warnings.join()).toContain('a snapshot cannot be used');
  });
});

test('no snapshot has the name of anybody', async () => {
  const { storage, table } = await wavering(40);
  const { snapshot } = (await storage.table(table))!;
  expect(snapshot!.text).toContain('"holders"');
  for (const name of ['Anna', 'Ben']) expect(snapshot!.text).not.toContain(name);
});

/** Until the turn is another one, and beyond. */
async function playOn(anna: Parameters<typeof stateFor>[0], ben: typeof anna, table: string): Promise<void> {
  const first = (await stateFor(anna, table)).turn;
  for (;;) {
    const states = [await stateFor(anna, table), await stateFor(ben, table)];
    if (states[0]!.turn > first + 1) return;
    const at = states.findIndex(isToAct);
    await [anna, ben][at]!.must('table', moveIn(states[at]!));
  }
}
