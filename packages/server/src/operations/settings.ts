import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a server keeps what must last. */
export interface Places {
  /** A file (SQLite), or the address of a PostgreSQL (`postgres://…`). */
  readonly database: string;
  /** Of the seeds of running tables: 64 hexadecimal digits, or the file that holds them, which is made the first time. */
  readonly key: { readonly text: string } | { readonly file: string };
}

/** In a folder, or in a database that several servers share; then they share the key, too. */
export function placesFrom(environment: Environment, standardFolder: string): Places {
  const folder = environment['RIBAND_DATA'] ?? standardFolder;
  const key = environment['RIBAND_KEY'];
  return {
    database: environment['DATABASE_URL'] ?? join(folder, 'tables.db'),
    key: key === undefined ? { file: join(folder, 'seeds.key') } : { text: key },
  };
}

/** That play the rules; more would wait for the disk. */
const MOST_THREADS = 4;

export const usualThreads = (): number => Math.min(Math.max(availableParallelism() - 1, 1), MOST_THREADS);
