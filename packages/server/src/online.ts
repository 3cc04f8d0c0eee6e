import type { Metrics } from './operations/metrics.ts';
import { Passkeys } from './passkeys/passkeys.ts';
import { People } from './people/people.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { systemRandom } from './ports/random.ts';
import { postOverTls } from './push/post.ts';
import { type Push, WebPush } from './push/push.ts';
import type { Vapid } from './push/vapid.ts';
import { Vault } from './record/vault.ts';
import { PlayingRules } from './rules/playing.ts';
import { thinkHere } from './rules/thinker.ts';
import { ThreadedRules, ThreadedThinker } from './rules/threads.ts';
import { Committer } from './storage/committer.ts';
import { openStorage } from './storage/open.ts';
import { TableService } from './tables/service.ts';

/** Everything behind the wires. */
export interface Online {
  readonly service: TableService;
  readonly people: People;
  readonly passkeys: Passkeys;
  /** Nothing if devices are not told of turns. */
  readonly push: Push | null;
  readonly clock: Clock;
  /** Rejects if the storage does not answer. */
  check(): Promise<unknown>;
  close(): Promise<void>;
}

export interface OnlineOptions {
  /** A file (SQLite), or the address of a PostgreSQL (`postgres://…`). */
  readonly database: string;
  /** Of the seeds of running tables. */
  readonly key: Uint8Array;
  /** How many threads play the rules, and one more for bots; 0 plays all in this one, which is for tests. */
  readonly threads: number;
  /** Who sends messages to devices; nobody does without. */
  readonly vapid?: Vapid;
  readonly metrics?: Metrics;
  warn(what: string, table: string, problem: unknown): void;
}

export async function openOnline({ database, key, threads, vapid, metrics, warn }: OnlineOptions): Promise<Online> {
  const [clock, random] = [systemClock, systemRandom];
  const storage = await openStorage(database);
  const playing = threads === 0 ? playingHere() : inThreads(clock, threads);
  const push = vapid === undefined ? null : new WebPush({ clock, random, vapid, post: postOverTls, metrics });
  const people = new People({ storage, clock, random });
  const passkeys = new Passkeys({ storage, clock, random });
  const service = new TableService({
    ...{ clock, random, storage, push, warn, committer: new Committer(storage, clock, metrics) },
    ...playing,
    vault: new Vault(key, random),
  });
  return {
    ...{ service, people, passkeys, push, clock },
    check: () => storage.lengths(['']),
    async close() {
      people.close();
      service.close();
      playing.end();
      await storage.close();
    },
  };
}

const playingHere = () => ({ rules: new PlayingRules(), thinker: thinkHere, end: () => {} });

function inThreads(clock: Clock, threads: number) {
  const [rules, thinker] = [new ThreadedRules(clock, threads), new ThreadedThinker(clock)];
  const end = (): void => {
    rules.end();
    thinker.end();
  };
  return { rules, thinker, end };
}
