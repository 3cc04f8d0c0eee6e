import { expect, test } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';

const LATER = 2_000_000_000_000;

async function withAnna(open: () => Promise<Storage>, ...tokens: readonly string[]): Promise<Storage> {
  const storage = await open();
  await storage.addPlayer({ id: 'anna', name: 'Anna' });
  for (const tokenHash of tokens) await storage.sessions.add({ tokenHash, player: 'anna', expires: LATER });
  return storage;
}

/** What every storage does with those who are signed in. */
export function testSessions(open: () => Promise<Storage>): void {
  test('players and sessions are found by what they are known by, until a session is removed', async () => {
    const storage = await withAnna(open, 'one');
    expect(await storage.player('anna')).toEqual({ id: 'anna', name: 'Anna' });
    expect(await storage.player('eve')).toBeUndefined();
    expect(await storage.sessions.find('one')).toEqual({ tokenHash: 'one', player: 'anna', expires: LATER });
    await storage.sessions.remove('one');
    expect(await storage.sessions.find('one')).toBeUndefined();
  });

  test('of many sessions those that last are known, by whoever looks', async () => {
    const [storage, other] = [await withAnna(open, 'one', 'two', "it's three"), await open()];
    await storage.sessions.add({ tokenHash: 'short', player: 'anna', expires: 1000 });
    const all = ['one', 'two', "it's three", 'short', 'never'];
    expect([...(await other.sessions.lasting(all, 999))].sort()).toEqual(["it's three", 'one', 'short', 'two']);
    await storage.sessions.remove('two');
    expect([...(await other.sessions.lasting(all, 1000))].sort()).toEqual(["it's three", 'one']);
    expect(await other.sessions.lasting([], 1000)).toEqual(new Set());
    await storage.erase('anna');
    expect(await other.sessions.lasting(all, 0)).toEqual(new Set());
  });

  test('a session that is renewed lasts longer, but never shorter, and one that has ended does not come back', async () => {
    const [storage, other] = [await withAnna(open, 'one'), await open()];
    await storage.sessions.renew('one', LATER + 1000);
    expect(await other.sessions.find('one')).toMatchObject({ expires: LATER + 1000 });
    await storage.sessions.renew('one', LATER);
    expect(await other.sessions.find('one')).toMatchObject({ expires: LATER + 1000 });
    await storage.sessions.remove('one');
    await storage.sessions.renew('one', LATER + 2000);
    expect(await other.sessions.find('one')).toBeUndefined();
  });

  test('whoever listens hears of every session that is ended, until they stop', async () => {
    const storage = await withAnna(open);
    const heard = new Set<string>();
    const stop = storage.sessions.listen((tokenHash) => heard.add(tokenHash));
    let made = 0;
    const end = async (how: (tokenHash: string) => Promise<void>): Promise<void> => {
      const tokenHash = `session ${++made}`;
      await storage.sessions.add({ tokenHash, player: 'anna', expires: LATER });
      await how(tokenHash);
    };
    const ways = [storage.sessions.remove, () => storage.sessions.removeAllOf('anna'), () => storage.erase('anna')];
    // The first ones may be lost, before somebody listens.
    for (const way of ways)
      await expect
        .poll(() =>
          end((tokenHash) => way.call(storage.sessions, tokenHash)).then(() => heard.has(`session ${made - 1}`)),
        )
        .toBe(true);
    stop();
    const before = heard.size;
    await end((tokenHash) => storage.sessions.remove(tokenHash));
    expect(heard.size).toBe(before);
  });
}

/** And with what lets them in. */
export function testTickets(open: () => Promise<Storage>): void {
  const ticket = (ticketHash: string, tokenHash: string, expires = LATER) => ({
    ...{ ticketHash, tokenHash, player: 'anna', expires },
  });

  test('a ticket is taken once, by whoever comes first', async () => {
    const [one, other] = [(await withAnna(open, 'one')).sessions, (await open()).sessions];
    await one.addTicket(ticket('k', 'one'));
    const taken = await Promise.all([one.takeTicket('k'), other.takeTicket('k'), one.takeTicket('k')]);
    expect(taken.filter((found) => found !== undefined)).toEqual([ticket('k', 'one')]);
  });

  test('a ticket is worth nothing once its session has ended, and those of other sessions are', async () => {
    const { sessions } = await withAnna(open, 'one', 'two');
    await sessions.addTicket(ticket('first', 'one'));
    await sessions.addTicket(ticket('second', 'two'));
    await sessions.remove('one');
    expect(await sessions.takeTicket('first')).toBeUndefined();
    await expect(sessions.addTicket(ticket('late', 'one'))).rejects.toThrow();
    expect(await sessions.takeTicket('late')).toBeUndefined();
    expect(await sessions.takeTicket('second')).toEqual(ticket('second', 'two'));
  });

  test('what has expired goes, and nothing else', async () => {
    const storage = await withAnna(open);
    const { sessions } = storage;
    for (const [name, expires] of Object.entries({ old: 1000, new: 2000 })) {
      await sessions.add({ tokenHash: name, player: 'anna', expires });
      await sessions.addTicket(ticket(name, name, expires));
    }
    await storage.removeExpired(1000);
    expect(await sessions.find('old')).toBeUndefined();
    expect(await sessions.takeTicket('old')).toBeUndefined();
    expect(await sessions.find('new')).toMatchObject({ player: 'anna' });
    expect(await sessions.takeTicket('new')).toMatchObject({ player: 'anna' });
  });
}
