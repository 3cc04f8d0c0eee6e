import { expect, test } from 'vitest';
import type { Append, Storage } from '../src/storage/storage.ts';

/** What every storage does with the mark of the key. */
export function testKeys(open: () => Promise<Storage>, first: Append): void {
  test('the first mark of a key stays, for whoever looks, until it is changed on purpose', async () => {
    const [{ keys }, { keys: others }] = [await open(), await open()];
    expect(await keys.mark()).toBeUndefined();
    await Promise.all([keys.leave('one'), others.leave('two')]);
    const stays = await keys.mark();
    await others.leave('three');
    expect(['one', 'two']).toContain(stays);
    expect(await others.mark()).toBe(stays);
    await others.change('four');
    expect(await keys.mark()).toBe('four');
  });

  test('where nobody has left a mark the seeds of tables tell', async () => {
    const storage = await open();
    expect(await storage.keys.newestSeeds()).toEqual([]);
    await storage.write([first]);
    expect(await storage.keys.newestSeeds()).toEqual([{ table: 't', sealedSeed: first.founding?.sealedSeed }]);
  });
}
