import { makeFolderOf } from './own-files.ts';
import { isPostgres, requireKnown } from './places.ts';
import type { Storage } from './storage.ts';

/** A file (SQLite), or the address of a PostgreSQL (`postgres://…`). Each kind is loaded only where it is used. */
export async function openStorage(database: string): Promise<Storage> {
  requireKnown(database);
  if (isPostgres(database)) return (await import('./postgres/postgres.ts')).openPostgres(database);
  makeFolderOf(database);
  return (await import('./sqlite/sqlite.ts')).openSqlite(database);
}
