import { expect, test } from 'vitest';
import type { Append, Storage } from '../src/storage/storage.ts';

/** What every storage does with what is said beside the games. */
export function testTalk(open: () => Promise<Storage>, first: Append): void {
  const founded = async (): Promise<Storage> => {
    const storage = await open();
    await storage.write([first]);
    for (const id of ['anna', 'ben']) await storage.addPlayer({ id, name: id });
    return storage;
  };
  const line = (player: string, text: string) => ({ at: 1_800_000_000_000, player, text });

  test('what is said is told in its order, and once however often it is sent', async () => {
    const storage = await founded();
    await storage.say('t', 'one', line('anna', 'Ahoy ⚓'));
    await storage.say('t', 'one', line('anna', 'Ahoy ⚓'));
    await storage.say('t', 'two', line('ben', 'Aye'));
    expect(await storage.said('t', 0)).toEqual([
      { number: 0, ...line('anna', 'Ahoy ⚓') },
      { number: 1, ...line('ben', 'Aye') },
    ]);
    expect(await storage.said('t', 1)).toEqual([{ number: 1, ...line('ben', 'Aye') }]);
    expect(await storage.said('nowhere', 0)).toEqual([]);
  });

  test('of many who speak at once all are heard', async () => {
    const storage = await founded();
    const ids = Array.from({ length: 20 }, (_, index) => `line-${index}`);
    await Promise.all(ids.map((id) => storage.say('t', id, line('anna', id))));
    const said = await storage.said('t', 0);
    expect(said.map(({ number }) => number)).toEqual([...ids.keys()]);
    expect(said.map(({ text }) => text).sort()).toEqual([...ids].sort());
  });

  test('who is blocked is blocked until that is taken back', async () => {
    const storage = await founded();
    await storage.setBlock('anna', 'ben', true);
    await storage.setBlock('anna', 'ben', true);
    expect(await storage.blockedBy('anna')).toEqual(['ben']);
    expect(await storage.blockedBy('ben')).toEqual([]);
    await storage.setBlock('anna', 'ben', false);
    expect(await storage.blockedBy('anna')).toEqual([]);
  });

  test('a line can be reported, by everybody once', async () => {
    const storage = await founded();
    const report = { table: 't', line: 0, player: 'ben', at: 1 };
    await storage.report(report);
    await storage.report(report);
  });
}
