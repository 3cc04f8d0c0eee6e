import { expect, test } from 'vitest';
import type { Append, Storage } from '../src/storage/storage.ts';

/** What every storage does with who was at which table, and when. */
export function testVisits(open: () => Promise<Storage>, first: Append): void {
  test('who belongs to a table was last there when it was noted last, as every server reads it, until they are erased', async () => {
    const [storage, other] = [await open(), await open()];
    for (const id of ['anna', 'ben']) await storage.addPlayer({ id, name: id });
    await storage.write([{ ...first, members: [{ member: 'm', player: 'anna', name: 'anna' }] }]);
    expect(await storage.visits.at('t')).toEqual(new Map());
    for (const at of [1_800_000_000_001, 1_800_000_000_002, 1_800_000_000_000])
      for (const player of ['anna', 'ben']) await storage.visits.note('t', player, at);
    expect(await other.visits.at('t')).toEqual(new Map([['anna', 1_800_000_000_002]]));
    expect((await other.dataOf('anna')).visits).toEqual([{ table: 't', at: 1_800_000_000_002 }]);
    expect((await other.dataOf('ben')).visits).toEqual([]);
    await storage.erase('anna');
    expect(await other.visits.at('t')).toEqual(new Map());
  });
}
