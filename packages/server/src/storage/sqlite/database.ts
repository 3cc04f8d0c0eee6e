import Database from 'better-sqlite3';
import { makeOwnFile } from '../own-files.ts';
import { missingSteps } from '../sql/schema.ts';
import { UnsafeStorage } from '../storage.ts';

/** How long to wait for another process that is writing. */
const PATIENCE_MS = 5000;

/** How long the log of changes may grow, in pages of 4 KiB, before whoever writes brings it to its places. Where a server runs, `log.ts` does so before. */
const LOG_PAGES = 32_000;

/** How much of the database stays at hand, in KiB: every running table writes to pages of its own, again and again. */
const KEPT_KIB = 64 * 1024;

/** The database in a file, made if there is none, safe and up to date. */
export function openDatabase(file: string): Database.Database {
  if (file !== ':memory:') makeOwnFile(file);
  const database = new Database(file);
  try {
    makeSafe(database, file);
    migrate(database);
    return database;
  } catch (problem) {
    database.close();
    throw problem;
  }
}

/** What is acknowledged must outlast a power cut: every commit is synced. What cannot be had is an error, not a wish. */
function makeSafe(database: Database.Database, file: string): void {
  database.pragma(`busy_timeout = ${PATIENCE_MS}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('fullfsync = ON');
  database.pragma('checkpoint_fullfsync = ON');
  database.pragma('foreign_keys = ON');
  database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  database.pragma(`cache_size = -${KEPT_KIB}`);
  const found = {
    journal_mode: database.pragma('journal_mode', { simple: true }),
    synchronous: database.pragma('synchronous', { simple: true }),
    foreign_keys: database.pragma('foreign_keys', { simple: true }),
  };
  const wanted = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 };
  for (const [name, value] of Object.entries(wanted))
    if (found[name as keyof typeof found] !== value)
      throw new UnsafeStorage(
        `The database "${file}" could lose moves: ${name} is ${found[name as keyof typeof found]} and not ${value}. Give it a file on a local disk.`,
      );
}

/** Whoever comes second waits, and finds it done. */
function migrate(database: Database.Database): void {
  const run = database.transaction(() => {
    const version = database.pragma('user_version', { simple: true }) as number;
    for (const step of missingSteps(version)) {
      database.exec(step.sql);
      database.pragma(`user_version = ${step.version}`);
    }
  });
  run.immediate();
}
