import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './sqlite.ts';

test('a database that cannot be used is not kept open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riband-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tables.db');
  await openSqlite(file).close();
  const database = new Database(file);
  database.exec('DROP TABLE said');
  database.close();
  expect(() => openSqlite(file)).toThrow('no such table: said');
  // The last one who closes it takes the log of changes away.
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('a ticket that a server of an older version gave, to no session, lets nobody in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riband-sqlite-'));
  const file = join(folder, 'tables.db');
  const storage = openSqlite(file);
  const older = new Database(file);
  onTestFinished(async () => {
    older.close();
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  await storage.addPlayer({ id: 'anna', name: 'Anna' });
  older.exec("INSERT INTO tickets (ticket_hash, player_id, expires) VALUES ('k', 'anna', 2000000000000)");
  expect(await storage.sessions.takeTicket('k')).toBeUndefined();
});
