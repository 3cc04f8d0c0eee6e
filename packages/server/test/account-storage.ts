import { expect, test } from 'vitest';
import type { Passkey } from '../src/storage/accounts.ts';
import type { Storage } from '../src/storage/storage.ts';

const passkey = (id: string, player = 'anna', at = 1_800_000_000_000): Passkey => ({
  ...{ id, player, key: `key of ${id}`, counter: 0, name: `Schlüssel ${id}`, at, used: at },
});

async function withPeople(open: () => Promise<Storage>): Promise<Storage> {
  const storage = await open();
  for (const id of ['anna', 'ben']) await storage.addPlayer({ id, name: id });
  return storage;
}

/** What every storage does with names and passwords. */
export function testAccounts(open: () => Promise<Storage>): void {
  test('an account has one name, and a name one account, also when it is gone', async () => {
    const storage = await withPeople(open);
    const account = { player: 'anna', login: 'anna', passwordHash: 'hash' };
    expect(await storage.accounts.loginOf('anna')).toBeNull();
    expect(await storage.accounts.add(account)).toBe(true);
    expect(await storage.accounts.add({ ...account, login: 'other' })).toBe(false);
    expect(await storage.accounts.add({ ...account, player: 'ben' })).toBe(false);
    expect(await storage.accounts.find('anna')).toEqual(account);
    expect(await storage.accounts.loginOf('anna')).toBe('anna');
    await storage.erase('anna');
    expect(await storage.accounts.find('anna')).toBeUndefined();
    expect(await storage.accounts.loginOf('anna')).toBeNull();
    expect(await storage.accounts.add({ ...account, player: 'ben' })).toBe(false);
  });
}

/** And with names that look alike. */
export function testLookAlikes(open: () => Promise<Storage>): void {
  const pairs = [
    ['ian', 'lan'],
    ['paypal', 'paypaӏ'],
    ['cohen', 'ςohen'],
    ['anna', 'ɑnna'],
    ['bob', 'ьob'],
  ] as const;
  test.each([...pairs, ...pairs.map(([one, other]) => [other, one] as const)])(
    'beside the account %s there is none by the name %s, but one that looks otherwise',
    async (one, other) => {
      const { accounts } = await withPeople(open);
      const add = (player: string, login: string) => accounts.add({ player, login, passwordHash: 'hash' });
      expect(await add('anna', one)).toBe(true);
      expect(await add('ben', other)).toBe(false);
      expect(await add('ben', `${other}2`)).toBe(true);
      expect(await accounts.find(one)).toMatchObject({ player: 'anna' });
    },
  );
}

/** And with those who try to sign in. */
export function testTries(open: () => Promise<Storage>): void {
  test('tries are counted by name, on all servers together, from the first one on until its time is up', async () => {
    const [one, other] = [(await open()).accounts, (await open()).accounts];
    const counted = [
      one.countTry('anna', 1000, 2000),
      other.countTry('anna', 1500, 2500),
      one.countTry('anna', 1999, 2999),
    ];
    expect((await Promise.all(counted)).sort()).toEqual([1, 2, 3]);
    expect(await other.countTry('ben', 1999, 2999)).toBe(1);
    expect(await other.countTry('anna', 3000, 4000)).toBe(1);
    expect(await one.countTry('anna', 3999, 4999)).toBe(2);
  });

  test('what is counted no longer is forgotten', async () => {
    const storage = await open();
    await storage.accounts.countTry('anna', 1000, 2000);
    await storage.removeExpired(2000);
    expect(await storage.accounts.countTry('anna', 1500, 2500)).toBe(1);
  });
}

/** And with passkeys. */
export function testPasskeys(open: () => Promise<Storage>): void {
  test('a passkey has one owner, who has several, until they are removed or erased', async () => {
    const storage = await withPeople(open);
    const { accounts } = storage;
    const [one, two] = [passkey('one', 'anna', 2), passkey('two', 'anna', 1)];
    for (const added of [one, two, passkey('three', 'ben')]) expect(await accounts.addPasskey(added)).toBe(true);
    expect(await accounts.addPasskey(passkey('one', 'ben'))).toBe(false);
    expect(await accounts.passkey('one')).toEqual(one);
    expect(await accounts.passkeysOf('anna')).toEqual([two, one]);
    const { passkeys } = await storage.dataOf('anna');
    expect(passkeys[0]).toEqual({ id: 'two', name: 'Schlüssel two', at: 1, used: 1 });
    expect(await accounts.renamePasskey('ben', 'one', 'Mine')).toBe(false);
    expect(await accounts.renamePasskey('anna', 'one', 'Schlüssel 1')).toBe(true);
    expect(await accounts.passkey('one')).toEqual({ ...one, name: 'Schlüssel 1' });
    await accounts.renamePasskey('anna', 'one', one.name);
    await accounts.removePasskey('ben', 'one');
    await accounts.removePasskey('anna', 'two');
    expect(await accounts.passkeysOf('anna')).toEqual([one]);
    await storage.erase('anna');
    expect(await accounts.passkeysOf('anna')).toEqual([]);
    expect(await accounts.passkeysOf('ben')).toHaveLength(1);
  });

  test('a counter goes on or stays at 0, and of two who say the same one is right', async () => {
    const { accounts } = await withPeople(open);
    await accounts.addPasskey(passkey('one'));
    for (const at of [5, 6]) expect(await accounts.usePasskey('one', 0, at)).toBe(true);
    const both = await Promise.all([
      accounts.usePasskey('one', 4_294_967_295, 7),
      accounts.usePasskey('one', 4_294_967_295, 7),
    ]);
    expect([...both].sort()).toEqual([false, true]);
    for (const counter of [0, 1, 4_294_967_295]) expect(await accounts.usePasskey('one', counter, 8)).toBe(false);
    expect(await accounts.passkey('one')).toMatchObject({ counter: 4_294_967_295, used: 7 });
    expect(await accounts.usePasskey('none', 1, 8)).toBe(false);
  });

  test('a challenge is taken once, and goes with time or with its player', async () => {
    const storage = await withPeople(open);
    const { accounts } = storage;
    const challenge = (challengeHash: string, player: string | null, expires: number) => ({
      ...{ challengeHash, player, expires },
    });
    const [mine, late] = [challenge('mine', 'anna', 2000), challenge('late', null, 1000)];
    for (const added of [mine, late, challenge('gone', 'ben', 2000)]) await accounts.addChallenge(added);
    await storage.removeExpired(1000);
    await storage.erase('ben');
    const taken = await Promise.all(['mine', 'mine', 'late', 'gone'].map((hash) => accounts.takeChallenge(hash)));
    expect(taken.filter((one) => one !== undefined)).toEqual([mine]);
  });
}
