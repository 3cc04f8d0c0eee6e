import { describe, expect, test, vi } from 'vitest';
import { house } from '../../test/house.ts';
import { begun, commandId, moveIn, playOut, stateFor } from '../../test/playing.ts';
import { systemClock } from '../ports/clock.ts';
import type { Row } from '../record/chain.ts';
import { Workshop } from '../repairs/workshop.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import type { Append, Outcome, StoredTable } from '../storage/storage.ts';

/** Fails when it is told to: before anything is written, or after. */
class Moody extends MemoryStorage {
  mood: 'well' | 'refuses' | 'loses the answer' = 'well';

  override async write(appends: readonly Append[]): Promise<readonly Outcome[]> {
    if (this.mood === 'refuses') throw new Error('disk full');
    const outcomes = await super.write(appends);
    if (this.mood === 'loses the answer') throw new Error('connection lost');
    return outcomes;
  }
}

/** It looks at its tables all the time. */
const restless = { ...systemClock, after: (ms: number, run: () => void) => systemClock.after(Math.min(ms, 10), run) };

describe('when the storage fails', () => {
  test.each(['refuses', 'loses the answer'] as const)('that %s: sent again, the move is made once', async (mood) => {
    const storage = new Moody();
    const { anna, ben, table } = await begun(house(storage));
    const move = moveIn(await stateFor(anna, table));
    const heard = ben.news.length;
    storage.mood = mood;
    expect(await anna.ask(move)).toEqual({ kind: 'unavailable' });
    expect(ben.news).toHaveLength(heard);
    storage.mood = 'well';
    const { state } = await anna.must('table', move);
    const made = (await storage.table(table))!.rows.filter(({ command }) => command === move.id);
    expect(made).toHaveLength(1);
    expect(ben.news.at(-1)!.entry).toBe(state.entry);
    await playOut([anna, ben], table);
  });

  test('a record that was changed cannot be used, and others go on', async () => {
    const storage = new MemoryStorage();
    const home = house(storage);
    const [bad, good] = [await begun(home), await begun(home)];
    const [table, rows] = [storage.table.bind(storage), storage.rows.bind(storage)];
    storage.table = async (id, from) => {
      const stored = await table(id, from);
      return stored && id === bad.table ? { ...stored, rows: stored.rows.map(spoilt) } : stored;
    };
    storage.rows = async (id, from, to) => (await rows(id, from, to)).map(id === bad.table ? spoilt : (row) => row);
    const later = house(storage);
    const anna = later.guest('Anna');
    expect((await anna.must('failed', { kind: 'open', table: bad.table })).problem).toContain('cannot be used');
    await anna.must('table', { kind: 'open', table: good.table });
  });

  test('a table that somebody looks at and that cannot be read is read again once it has grown, and not all the time', async () => {
    const storage = new Spoilt();
    const { table, anna: first } = await begun(house(storage));
    const home = house(storage, { clock: restless });
    const anna = home.guest('Anna');
    await anna.must('table', { kind: 'open', table });
    const show = vi.spyOn(home.ports.rules, 'show').mockRejectedValueOnce(new Error('it died'));
    storage.spoils = true;
    expect(await anna.ask({ kind: 'open', table })).toEqual({ kind: 'unavailable' });
    show.mockRestore();
    await storage.lookedAt(5);
    const { reads } = storage;
    await storage.lookedAt(20);
    expect(storage.reads).toBe(reads);
    expect(home.warnings.filter((one) => one.startsWith('a table could not be read on'))).toHaveLength(1);
    storage.spoils = false;
    const { state } = await first.must('table', moveIn(await stateFor(first, table)));
    await vi.waitFor(() => expect(anna.news.at(-1)?.entry).toBe(state.entry));
  });

  test('a table that waits for a bot and cannot be read is not opened again and again', async () => {
    const storage = new Spoilt();
    const { table } = await begun(house(storage));
    storage.spoils = true;
    storage.due = [table];
    const { warnings } = house(storage, { clock: restless });
    await storage.lookedAt(5);
    const { reads } = storage;
    await storage.lookedAt(20);
    expect(storage.reads).toBe(reads);
    expect(warnings.filter((one) => one.startsWith('a table could not go on'))).toHaveLength(1);
  });

  test('of a table that cannot be read nothing is remembered once nobody waits for it', async () => {
    const storage = new Spoilt();
    const { table } = await begun(house(storage));
    storage.spoils = true;
    const { warnings } = house(storage, { clock: restless });
    const triesWhile = async (due: readonly string[]) => {
      storage.due = due;
      await storage.lookedAt(5);
      return warnings.splice(0).filter((one) => one.startsWith('a table could not go on')).length;
    };
    expect([await triesWhile([table]), await triesWhile([]), await triesWhile([table])]).toEqual([1, 0, 1]);
  });

  test('nothing is read anew because somebody wants to play at a table that has ended', async () => {
    const storage = new Spoilt();
    const { anna, table, ports } = await begun(house(storage));
    const move = moveIn(await stateFor(anna, table));
    await new Workshop({ ...ports, outages: () => [] }).end(table, 'Enough.');
    await anna.ask({ kind: 'open', table });
    const { reads } = storage;
    for (let times = 0; times < 3; times++)
      expect(await anna.ask({ ...move, id: commandId() })).toEqual({ kind: 'cannot', reason: 'ended' });
    expect(storage.reads).toBe(reads);
  });
});

/** Its records are not what was written, once it spoils them. */
class Spoilt extends MemoryStorage {
  spoils = false;
  reads = 0;
  due: readonly string[] = [];
  #looks = 0;

  override async table(...asked: Parameters<MemoryStorage['table']>): Promise<StoredTable | undefined> {
    this.reads += 1;
    const stored = await super.table(...asked);
    return stored && this.spoils ? { ...stored, rows: stored.rows.map((row) => ({ ...row, hash: '' })) } : stored;
  }

  override async dueTables(): Promise<readonly string[]> {
    this.#looks += 1;
    return this.due;
  }

  /** When a restless server has looked at its tables so many times. */
  async lookedAt(times: number): Promise<void> {
    const from = this.#looks;
    await vi.waitFor(() => expect(this.#looks).toBeGreaterThan(from + times));
  }
}

/** Ben's seat is Anna's now, if one believes the storage. */
const spoilt = (row: Row): Row => ({ ...row, text: row.text.replace('"seat":1', '"seat":0') });
