import { describe, expect, test } from 'vitest';
import { house } from '../../test/house.ts';
import { begun, moveIn, playOut, stateFor } from '../../test/playing.ts';
import type { Row } from '../record/chain.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import type { Append, Outcome } from '../storage/storage.ts';

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
});

/** Ben's seat is Anna's now, if one believes the storage. */
const spoilt = (row: Row): Row => ({ ...row, text: row.text.replace('"seat":1', '"seat":0') });
