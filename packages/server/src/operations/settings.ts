import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ServerOptions } from '../index.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where tables are kept: in a folder, or in a database that several servers share; then they share the key, too. */
export function placesFrom(environment: Environment, standardFolder: string): Pick<ServerOptions, 'database' | 'key'> {
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
