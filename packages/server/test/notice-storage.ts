import { expect, test } from 'vitest';
import { type PlannedNotice, STOPS_MS, type StoredAddress } from '../src/storage/notices.ts';
import type { Append, Storage } from '../src/storage/storage.ts';

const NOW = 1_800_000_000_000;
const address = (player: string, expires: number | null = NOW + 1000): StoredAddress => ({
  ...{ player, address: `${player}@mail.example`, language: 'fr', at: NOW, expires },
  confirmationHash: `question to ${player}`,
});
const notice = (player: string, entry: number, due = NOW): PlannedNotice => ({ table: 't', player, entry, due });

async function peopled(open: () => Promise<Storage>, first: Append): Promise<Storage> {
  const storage = await open();
  await storage.write([first]);
  for (const id of ['anna', 'ben']) await storage.addPlayer({ id, name: id });
  return storage;
}

/** What every storage does with addresses for mail. */
export function testAddresses(open: () => Promise<Storage>, first: Append): void {
  test('an address is confirmed in time or goes, and is told to nobody but its owner', async () => {
    const storage = await peopled(open, first);
    const { notices } = storage;
    for (const player of ['anna', 'ben']) await notices.setAddress(address(player));
    expect(await notices.addressOf('anna')).toEqual(address('anna'));
    expect((await storage.dataOf('anna')).mail).toEqual({
      ...{ address: 'anna@mail.example', language: 'fr', at: NOW, confirmed: false },
    });
    expect(await notices.confirm('a guess', NOW)).toBe(false);
    expect(await notices.confirm('question to anna', NOW + 1000)).toBe(false);
    for (const at of [NOW, NOW + 2000]) expect(await notices.confirm('question to anna', at)).toBe(true);
    await storage.removeExpired(NOW + 1000);
    expect(await notices.addressOf('anna')).toEqual(address('anna', null));
    expect(await notices.addressOf('ben')).toBeUndefined();
    expect((await storage.dataOf('ben')).mail).toBeNull();
    await storage.erase('anna');
    expect(await notices.addressOf('anna')).toBeUndefined();
  });

  test('whatever is said in a mail ends all of them, until it is old or the address is another one', async () => {
    const storage = await peopled(open, first);
    const { notices } = storage;
    for (const player of ['anna', 'ben']) await notices.setAddress(address(player, null));
    for (const [stop, player, at] of [
      ['one', 'anna', NOW],
      ['two', 'anna', NOW + 1],
      ['three', 'ben', NOW],
    ] as const)
      await notices.addStop(stop, player, at);
    await storage.removeExpired(NOW + STOPS_MS);
    expect(await notices.stop('one')).toBe(false);
    expect(await notices.stop('two')).toBe(true);
    expect(await notices.stop('two')).toBe(false);
    expect(await notices.addressOf('anna')).toBeUndefined();
    expect(await notices.addressOf('ben')).toEqual(address('ben', null));
    await notices.addStop('four', 'ben', NOW);
    await notices.setAddress({ ...address('ben', null), address: 'other@mail.example' });
    expect(await notices.stop('four')).toBe(false);
  });

  test('one mail goes from a table to somebody, until they come', async () => {
    const storage = await peopled(open, first);
    const [{ notices }, servers] = [storage, [storage, await open()]];
    await notices.setAddress(address('anna', null));
    const claims = await Promise.all([...servers, ...servers].map((one) => one.notices.claimMail('t', 'anna')));
    expect(claims.filter((isOurs) => isOurs)).toHaveLength(1);
    await notices.releaseMail('t', 'anna');
    expect(await notices.claimMail('t', 'anna')).toBe(true);
    await notices.setAddress(address('anna', null));
    expect(await notices.claimMail('t', 'anna')).toBe(true);
  });
}

/** And with what is to be told. */
export function testPlans(open: () => Promise<Storage>, first: Append): void {
  test('what is planned is due in its time, the newest of each table, until it is told or dropped', async () => {
    const storage = await peopled(open, first);
    const { notices } = storage;
    await notices.plan(notice('anna', 3, NOW + 5));
    await notices.plan(notice('anna', 2, NOW));
    await notices.plan(notice('anna', 3, NOW + 7));
    await notices.plan(notice('ben', 1, NOW + 4));
    expect(await notices.due(NOW + 3)).toEqual([]);
    expect(await notices.due(NOW + 5)).toEqual([notice('ben', 1, NOW + 4), notice('anna', 3, NOW + 5)]);
    await notices.drop(notice('anna', 2));
    expect(await notices.claim('t', 'ben', 1)).toBe(true);
    expect(await notices.due(NOW + 9)).toEqual([notice('anna', 3, NOW + 5)]);
    await notices.plan(notice('ben', 1));
    expect(await notices.claim('t', 'ben', 1)).toBe(false);
    await notices.postpone(notice('anna', 2), NOW + 20);
    await notices.postpone(notice('anna', 3), NOW + 10);
    expect(await notices.due(NOW + 9)).toEqual([]);
    expect(await notices.due(NOW + 10)).toEqual([notice('anna', 3, NOW + 10)]);
    await notices.drop(notice('anna', 3));
    expect(await notices.due(NOW + 9)).toEqual([]);
    await notices.plan(notice('anna', 4));
    await storage.erase('anna');
    expect(await notices.due(NOW + 9)).toEqual([]);
  });
}
