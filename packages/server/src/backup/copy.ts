import { existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { openStorage } from '../storage/open.ts';
import { makeFolderOf, makeOwnFile } from '../storage/own-files.ts';
import { isPostgres, requireKnown } from '../storage/places.ts';
import { openSqlite } from '../storage/sqlite/sqlite.ts';
import { BackupProblem, checkCopy, type Inventory } from './check.ts';

/**
 * Writes everything that a database holds, as it is at one moment, into a new file, and checks it. Servers may run on meanwhile. Whatever the
 * database is, the copy is an SQLite file: so it can be looked at, and restored into a database of either kind.
 */
export async function backUp(database: string, file: string): Promise<Inventory> {
  requireKnown(database);
  if (existsSync(file)) throw new BackupProblem(`There is a file "${file}" already; name another one.`);
  return writeWhole(file, async (part) => {
    if (isPostgres(database)) {
      openSqlite(part).close();
      await (await postgres()).copyFromPostgres(database, part);
      return;
    }
    if (!existsSync(database)) throw new BackupProblem(`There is no database "${database}".`);
    copySqlite(database, part);
  });
}

/** Puts a copy back, checked, into a database that is empty or not there yet. */
export async function restore(file: string, database: string): Promise<Inventory> {
  requireKnown(database);
  if (!existsSync(file)) throw new BackupProblem(`There is no file "${file}".`);
  if (!isPostgres(database)) {
    if (existsSync(database)) throw new BackupProblem(`There is a database "${database}" already; move it away first.`);
    return writeWhole(database, (part) => copyFile(file, part));
  }
  const newest = `${file}.part`;
  try {
    await copyFile(file, newest);
    const inventory = checkCopy(newest);
    // Brings the database up to date, so that both have the same columns.
    await (await openStorage(database)).close();
    await (await postgres()).copyIntoPostgres(newest, database);
    return inventory;
  } finally {
    removeWithLogs(newest);
  }
}

/** Loaded only where it is used: every command of a server would wait for it. */
const postgres = () => import('./postgres.ts');

/** The copy, brought up to date if an older version has written it. */
async function copyFile(from: string, to: string): Promise<void> {
  checkCopy(from);
  copySqlite(from, to);
  await openSqlite(to).close();
}

/** In one reading of the whole file: what others write meanwhile neither disturbs it nor waits for it. */
function copySqlite(from: string, to: string): void {
  const source = new Database(from, { readonly: true });
  try {
    makeOwnFile(to);
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
}

/** A file is there whole and checked, or not at all. */
async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<Inventory> {
  const part = `${file}.part`;
  makeFolderOf(file);
  removeWithLogs(part);
  try {
    await write(part);
    const inventory = checkCopy(part);
    renameSync(part, file);
    return inventory;
  } finally {
    removeWithLogs(part);
  }
}

function removeWithLogs(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
}
