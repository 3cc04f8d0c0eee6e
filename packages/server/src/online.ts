import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { People } from './people/people.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { systemRandom } from './ports/random.ts';
import { Vault } from './record/vault.ts';
import { PlayingRules } from './rules/playing.ts';
import { thinkHere } from './rules/thinker.ts';
import { Committer } from './storage/committer.ts';
import type { Storage } from './storage/storage.ts';
import { TableService } from './tables/service.ts';

/** Everything behind the wires. */
export interface Online {
  readonly service: TableService;
  readonly people: People;
  readonly clock: Clock;
  close(): Promise<void>;
}

export interface OnlineOptions {
  /** A file (SQLite), or the address of a PostgreSQL (`postgres://…`). */
  readonly database: string;
  /** Of the seeds of running tables. */
  readonly key: Uint8Array;
  warn(what: string, table: string, problem: unknown): void;
}

export async function openOnline({ database, key, warn }: OnlineOptions): Promise<Online> {
  const [clock, random] = [systemClock, systemRandom];
  const storage = await openStorage(database);
  const people = new People({ storage, clock, random });
  const service = new TableService({
    ...{ clock, random, storage, warn, committer: new Committer(storage, clock) },
    rules: new PlayingRules(),
    thinker: thinkHere,
    vault: new Vault(key, random),
  });
  return {
    ...{ service, people, clock },
    async close() {
      people.close();
      service.close();
      await storage.close();
    },
  };
}

/** Each is loaded only where it is used. */
async function openStorage(database: string): Promise<Storage> {
  if (/^postgres(ql)?:/.test(database)) return (await import('./storage/postgres.ts')).openPostgres(database);
  mkdirSync(dirname(database), { recursive: true });
  return (await import('./storage/sqlite.ts')).openSqlite(database);
}
