import { expect, test } from 'vitest';
import { type Append, MOST_SUBSCRIPTIONS, type Storage, type Subscription } from '../src/storage/storage.ts';

const device = (player: string, session: string, at = 1_800_000_000_000): Subscription => ({
  ...{ tokenHash: `${player} ${session}`, player, endpoint: `https://push.example/${player}/${session}` },
  ...{ p256dh: 'key', auth: 'secret', language: 'fr', at },
});
const add = async (storage: Storage, subscription: Subscription): Promise<void> => {
  const { tokenHash, player } = subscription;
  await storage.sessions.add({ tokenHash, player, expires: 1_900_000_000_000 });
  await storage.subscribe(subscription);
};

/** What every storage does with devices that are to be told of turns. */
export function testDevices(open: () => Promise<Storage>, first: Append): void {
  const withPeople = async (): Promise<Storage> => {
    const storage = await open();
    await storage.write([first]);
    for (const id of ['anna', 'ben']) await storage.addPlayer({ id, name: id });
    return storage;
  };

  test('a device is told until its session ends, however it does', async () => {
    const storage = await withPeople();
    const [one, two, three] = [device('anna', 'one', 1), device('anna', 'two', 2), device('anna', 'three', 3)];
    for (const subscription of [one, two, three, device('ben', 'one')]) await add(storage, subscription);
    expect(await storage.subscriptionsOf('anna')).toEqual([one, two, three]);
    const { subscriptions } = await storage.dataOf('anna');
    expect(subscriptions[0]).toEqual({ endpoint: one.endpoint, language: 'fr', at: 1 });
    await storage.unsubscribe(one.tokenHash);
    await storage.sessions.remove(two.tokenHash);
    expect(await storage.subscriptionsOf('anna')).toEqual([three]);
    await storage.removeExpired(1_900_000_000_000);
    expect(await storage.subscriptionsOf('anna')).toEqual([]);
    await add(storage, one);
    await storage.sessions.removeAllOf('anna');
    expect(await storage.subscriptionsOf('anna')).toEqual([]);
    await add(storage, one);
    await storage.notices.told({ table: 't', player: 'anna', entry: 1 });
    await storage.erase('anna');
    expect(await storage.subscriptionsOf('anna')).toEqual([]);
  });

  test('a session and an address have one subscription, the last; and nobody has many', async () => {
    const storage = await withPeople();
    await add(storage, device('anna', 'one', 1));
    const moved = { ...device('anna', 'one', 2), endpoint: 'https://push.example/elsewhere' };
    await storage.subscribe(moved);
    expect(await storage.subscriptionsOf('anna')).toEqual([moved]);
    // Somebody else uses the device now.
    const { endpoint } = moved;
    await add(storage, { ...device('ben', 'one'), endpoint });
    expect(await storage.subscriptionsOf('anna')).toEqual([]);
    for (let number = 0; number < MOST_SUBSCRIPTIONS + 2; number++)
      await add(storage, device('anna', `many ${number}`, number));
    expect((await storage.subscriptionsOf('anna')).map(({ at }) => at)).toEqual([2, 3, 4, 5, 6]);
  });
}
