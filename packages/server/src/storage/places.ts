import { UnsafeStorage } from './storage.ts';

/** Whether a database is meant by its address (`postgres://…`); otherwise by a file. */
export const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** An address of another kind would be taken for the name of a file. */
export function requireKnown(database: string): void {
  const [kind] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(database) ?? [];
  if (kind !== undefined && !isPostgres(database))
    throw new UnsafeStorage(
      `Tables cannot be kept in a database at ${kind}…; name a PostgreSQL (postgres://user@host/name), or none, and they are kept in a file.`,
    );
}
