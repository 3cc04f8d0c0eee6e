import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a server keeps what must last. */
export interface Places {
  /** A file (SQLite), or the address of a PostgreSQL (`postgres://…`). */
  readonly database: string;
  /** Of the seeds of running tables: 64 hexadecimal digits, or the file that holds them, which is made the first time. */
  readonly key: Key;
  /** Missing if devices are not told of turns. Push services want to know whom to write to, and always the same key. */
  readonly push?: { readonly contact: string; readonly key: Key };
  /** Missing if nobody gets mail. Who brings it (`smtps://user:password@host`), and from which address it comes. */
  readonly mail?: { readonly relay: string; readonly from: string };
}

/** A secret, or the file that holds it. */
export type Key = { readonly text: string } | { readonly file: string };

/** In a folder, or in a database that several servers share; then they share the keys, too. */
export function placesFrom(environment: Environment, standardFolder: string): Places {
  const folder = environment['RIBAND_DATA'] ?? standardFolder;
  const contact = environment['RIBAND_CONTACT'];
  const [relay, from] = [environment['RIBAND_MAIL_URL'], environment['RIBAND_MAIL_FROM']];
  const keyIn = (name: string, file: string): Key => {
    const text = environment[name];
    return text === undefined ? { file: join(folder, file) } : { text };
  };
  return {
    database: environment['DATABASE_URL'] ?? join(folder, 'tables.db'),
    key: keyIn('RIBAND_KEY', 'seeds.key'),
    ...(contact === undefined ? {} : { push: { contact, key: keyIn('RIBAND_PUSH_KEY', 'push.key') } }),
    ...(relay === undefined && from === undefined ? {} : { mail: { relay: relay ?? '', from: from ?? '' } }),
  };
}

/** That play the rules; more would wait for the disk. */
const MOST_THREADS = 4;

export const usualThreads = (): number => Math.min(Math.max(availableParallelism() - 1, 1), MOST_THREADS);
