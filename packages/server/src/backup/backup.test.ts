import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { ask, confirmed } from '../../test/addresses.ts';
import { DATABASES, PATIENCE_MS, realDatabases } from '../../test/databases.ts';
import { firstTip, type Row, sealed, type Tip, tipAfter } from '../record/chain.ts';
import { openStorage } from '../storage/open.ts';
import { MIGRATIONS } from '../storage/sql/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { backUp, restore } from './copy.ts';

const { folder, newFile, newDatabase } = realDatabases();
const PAIRS = DATABASES.flatMap((from) => DATABASES.map((to) => [from, to] as const));

const listing = { shown: true, changed: 1_800_000_000_000, due: null, text: '{"game":"example"}' };

/** Writes rows to a table, and says where it ends then. */
async function write(storage: Storage, table: string, tip: Tip, texts: readonly string[]): Promise<Tip> {
  const unsealed = texts.map((text, index) => ({
    text,
    at: 1_800_000_000_000 + index,
    command: `c${tip.rows + index}`,
  }));
  const rows = sealed(tip, unsealed) as readonly [Row, ...Row[]];
  const isFirst = tip.rows === 0;
  const added = isFirst
    ? { founding: { sealedSeed: 'sealed' }, members: [{ member: 'm', player: 'p', name: 'Anna' }] }
    : {};
  expect(await storage.write([{ table, rows, listing, ...added }])).toEqual(['stored']);
  return tipAfter(tip, rows);
}

async function filled(database: string): Promise<Storage> {
  const storage = await openStorage(database);
  await storage.addPlayer({ id: 'p', name: 'Änne ☃' });
  await storage.sessions.add({ tokenHash: 'hash', player: 'p', expires: 1_900_000_000_123 });
  for (const table of ['one', 'two']) await write(storage, table, firstTip(table), ['{"a":"é"}', '{"b":null}']);
  const device = {
    endpoint: 'https://push.example/p',
    p256dh: 'key',
    auth: 'secret',
    language: 'ru',
    at: 1_800_000_000_123,
  };
  await storage.subscribe({ tokenHash: 'hash', player: 'p', ...device });
  const passkey = { id: 'k', key: 'spki', counter: 4_000_000_000, name: 'Schlüssel', at: 1_800_000_000_123 };
  await storage.accounts.addPasskey({ ...passkey, player: 'p', used: 1_800_000_000_456 });
  await storage.notices.told({ table: 'one', player: 'p', entry: 7 });
  const mail = { player: 'p', address: 'anne@mail.example', language: 'ru', at: 1_800_000_000_123 };
  await confirmed(storage.notices, { ...mail, confirmationHash: 'hash' });
  await ask(storage.notices, { ...mail, confirmationHash: 'other' });
  await storage.notices.addStop('stop', 'p', 1_800_000_000_456);
  await storage.notices.mayMail('one', 'p');
  await storage.notices.mailed('one', 'p');
  const planned = { table: 'two', player: 'p', entry: 3, due: 1_800_000_000_456, tries: 0, ways: null };
  await storage.notices.plan(planned);
  await storage.notices.postpone(planned, { due: 1_800_000_000_789, tries: 2, ways: ['Gerät'] });
  await storage.say('one', 'said', { at: 5, player: 'p', text: 'hello' });
  return storage;
}

async function contents(storage: Storage) {
  // What was told is not planned again.
  await storage.notices.plan({ table: 'one', player: 'p', entry: 7, due: 1 });
  return {
    tables: [await storage.table('one'), await storage.table('two')],
    mine: await storage.tablesOf('p'),
    said: await storage.said('one', 0),
    session: await storage.sessions.find('hash'),
    subscriptions: await storage.subscriptionsOf('p'),
    passkeys: await storage.accounts.passkeysOf('p'),
    address: await storage.notices.addressOf('p'),
    questions: await storage.notices.questionsOf('p'),
    isMailed: !(await storage.notices.mayMail('one', 'p')),
    planned: await storage.notices.due(1_800_000_000_789),
    player: await storage.player('p'),
  };
}

describe.each(PAIRS)('from %s to %s', (from, to) => {
  test('everything is there again, and can be written on', { timeout: PATIENCE_MS }, async () => {
    const source = await newDatabase(from);
    const storage = await filled(source);
    const file = newFile();
    expect(await backUp(source, file)).toEqual({ tables: 2, rows: 4, players: 1 });
    const before = await contents(storage);
    // What comes after the backup is not in it.
    const found = before.tables[0]?.rows ?? [];
    await write(storage, 'one', tipAfter(firstTip('one'), found), ['{"late":1}']);
    await storage.close();
    const target = await newDatabase(to);
    expect(await restore(file, target)).toEqual({ tables: 2, rows: 4, players: 1 });
    const restored = await openStorage(target);
    expect(await contents(restored)).toEqual(before);
    expect(await restored.notices.stop('stop')).toBe(true);
    await write(restored, 'one', tipAfter(firstTip('one'), found), ['{"other":1}']);
    await restored.close();
    await expect(restore(file, target)).rejects.toThrow(/already|not empty/);
  });
});

test.each(DATABASES)(
  '%s is copied as it is at one moment, while somebody writes',
  async (kind) => {
    const source = await newDatabase(kind);
    const storage = await filled(source);
    let tip = firstTip('busy');
    let isDone = false;
    const writing = (async () => {
      while (!isDone) {
        tip = await write(storage, 'busy', tip, ['{"n":1}', '{"n":2}', '{"n":3}']);
        await new Promise(setImmediate);
      }
    })();
    for (let round = 0; round < 5; round++) {
      const { rows } = await backUp(source, newFile());
      expect((rows - 4) % 3).toBe(0);
    }
    isDone = true;
    await writing;
    await storage.close();
  },
  PATIENCE_MS,
);

test('a letter that was changed is found, and nothing is restored or left lying about', async () => {
  const source = newFile();
  await (await filled(source)).close();
  const file = newFile();
  await backUp(source, file);
  for (const letter of ['{"a":"é"}', 'c1']) {
    const changed = newFile();
    const bytes = readFileSync(file);
    bytes.write('X', bytes.indexOf(letter) + 1);
    writeFileSync(changed, bytes);
    const target = newFile();
    await expect(restore(changed, target)).rejects.toThrow(/damaged|does not follow/);
    expect(existsSync(target)).toBe(false);
  }
  const other = newFile();
  writeFileSync(other, 'no database');
  await expect(restore(other, newFile())).rejects.toThrow('cannot be read');
  expect(readdirSync(folder()).filter((name) => name.includes('.part'))).toEqual([]);
});

test('a copy by an older version is brought up to date', async () => {
  const file = newFile();
  const old = new Database(file);
  old.exec(MIGRATIONS[0] ?? '');
  old.pragma('user_version = 1');
  old.exec("INSERT INTO players (id, name) VALUES ('p', 'Anna')");
  old.close();
  const target = newFile();
  await restore(file, target);
  const storage = await openStorage(target);
  expect(await storage.player('p')).toEqual({ id: 'p', name: 'Anna' });
  expect(await storage.shownTables()).toEqual([]);
  await storage.close();
});

test(
  'an address that was not confirmed by the older version waits on, beside those that were',
  async () => {
    const file = newFile();
    const old = new Database(file);
    const before = MIGRATIONS.slice(0, 9);
    for (const step of before) old.exec(step);
    old.pragma(`user_version = ${before.length}`);
    for (const player of ['p', 'q']) {
      old.prepare('INSERT INTO players (id, name) VALUES (?, ?)').run(player, player);
      const expires = player === 'p' ? null : 1_800_086_400_000;
      const row = [player, `${player}@mail.example`, 'en', 1_800_000_000_000, `question to ${player}`, expires];
      old.prepare('INSERT INTO mail_addresses VALUES (?, ?, ?, ?, ?, ?)').run(row);
      old.prepare('INSERT INTO mail_stops VALUES (?, ?, ?)').run(`stop of ${player}`, player, 1_800_000_000_000);
    }
    old.close();
    const target = await newDatabase('PostgreSQL');
    await restore(file, target);
    const storage = await openStorage(target);
    const { notices } = storage;
    expect(await notices.addressOf('p')).toMatchObject({ address: 'p@mail.example' });
    expect(await notices.addressOf('q')).toBeUndefined();
    expect(await notices.confirm('question to q', 1_800_000_000_001)).toBe(true);
    expect(await notices.addressOf('q')).toMatchObject({ address: 'q@mail.example' });
    expect([await notices.stop('stop of p'), await notices.stop('stop of q')]).toEqual([true, false]);
    await storage.close();
  },
  PATIENCE_MS,
);

test('what is there already is never written over', async () => {
  const source = newFile();
  await (await filled(source)).close();
  const file = newFile();
  copyFileSync(source, file);
  await expect(backUp(source, file)).rejects.toThrow('There is a file');
  await expect(restore(source, file)).rejects.toThrow('move it away');
  await expect(backUp(newFile(), newFile())).rejects.toThrow('There is no database');
  await expect(restore(newFile(), newFile())).rejects.toThrow('There is no file');
});

// Windows has other rights.
test.skipIf(process.platform === 'win32')('databases, copies and their folders are for nobody else', async () => {
  const place = join(folder(), 'own');
  const [database, copy, back] = ['data/tables.db', 'copies/copy.db', 'back/tables.db'].map((name) =>
    join(place, name),
  );
  const storage = await filled(database!);
  const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  for (const end of ['', '-wal', '-shm']) expect(rights(`${database}${end}`)).toBe('600');
  await backUp(database!, copy!);
  await storage.close();
  await restore(copy!, back!);
  for (const file of [copy!, back!]) expect(rights(file)).toBe('600');
  for (const name of ['', 'data', 'copies', 'back']) expect(rights(join(place, name))).toBe('700');
});
