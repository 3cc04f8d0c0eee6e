import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { writeBack, writeBackBeside } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'riband-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what one has written is brought to its place by another, and the log begins anew', () => {
  const file = join(folder, 'riband.db');
  const [writer, other] = [openDatabase(file), openDatabase(file)];
  const write = (name: string) => writer.prepare('INSERT INTO players (id, name) VALUES (?, ?)').run(name, name);
  for (let index = 0; index < 100; index++) write(`before ${index}`);
  expect(writeBack(other)).toBe(true);
  write('after');
  const [{ log }] = writer.pragma('wal_checkpoint(PASSIVE)') as [{ log: number }];
  expect(log).toBeLessThan(10);
  expect(other.prepare('SELECT count(*) AS players FROM players').get()).toEqual({ players: 101 });
  for (const database of [writer, other]) database.close();
});

test('while somebody reads, what has come since is left in the log', () => {
  const file = join(folder, 'read.db');
  const [writer, other, reader] = [openDatabase(file), openDatabase(file), openDatabase(file)];
  reader.exec('BEGIN; SELECT count(*) FROM players');
  writer.prepare('INSERT INTO players (id, name) VALUES (?, ?)').run('one', 'one');
  expect(writeBack(other)).toBe(false);
  reader.exec('COMMIT');
  expect(writeBack(other)).toBe(true);
  for (const database of [writer, other, reader]) database.close();
});

test('a thread that cannot run is told of, and can be ended like any other', async () => {
  const problems: unknown[] = [];
  // Beside the sources there is no program for it.
  const end = writeBackBeside(join(folder, 'beside.db'), (problem) => problems.push(problem));
  await end();
  expect(problems).toHaveLength(1);
});
