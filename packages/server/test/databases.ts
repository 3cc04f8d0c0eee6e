import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { MemoryStorage } from '../src/storage/memory/memory.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/storage.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
type Database = (typeof DATABASES)[number];

/** Where tables can be kept. */
export const PLACES = ['memory', ...DATABASES] as const;
type Place = (typeof PLACES)[number];

/** Real databases take their time to start and to stop. */
export const PATIENCE_MS = 60_000;

/** A folder and a PostgreSQL for all tests of a file; nothing of them is left behind. */
export function realDatabases() {
  let postgres: TestPostgres;
  let folder = '';
  let files = 0;

  beforeAll(async () => {
    postgres = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'riband-databases-'));
  }, PATIENCE_MS);

  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }, PATIENCE_MS);

  const newFile = (): string => join(folder, `${++files}.db`);
  const newDatabase = async (kind: Database): Promise<string> =>
    kind === 'SQLite' ? newFile() : postgres.newDatabase();

  /** One that can be opened again, as after a restart, and by several at once. */
  async function newPlace(kind: Place): Promise<() => Promise<Storage>> {
    if (kind === 'memory') {
      const storage = new MemoryStorage();
      return async () => storage;
    }
    const database = await newDatabase(kind);
    return () => openStorage(database);
  }

  return { folder: () => folder, newFile, newDatabase, newPlace };
}
