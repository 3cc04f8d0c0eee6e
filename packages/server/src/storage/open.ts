import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPostgres, requireKnown } from './places.ts';
import type { Storage } from './storage.ts';

/** A file (SQLite), or the address of a PostgreSQL (`postgres://…`). Each kind is loaded only where it is used. */
export async function openStorage(database: string): Promise<Storage> {
  requireKnown(database);
  if (isPostgres(database)) return (await import('./postgres/postgres.ts')).openPostgres(database);
  mkdirSync(dirname(database), { recursive: true });
  return (await import('./sqlite/sqlite.ts')).openSqlite(database);
}
