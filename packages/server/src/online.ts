import type { MailAddress } from './mail/address.ts';
import { Letters } from './mail/letters.ts';
import { SmtpMail } from './mail/mail.ts';
import type { Relay } from './mail/relay.ts';
import type { Metrics } from './operations/metrics.ts';
import { Passkeys } from './passkeys/passkeys.ts';
import { People } from './people/people.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { systemRandom } from './ports/random.ts';
import { Devices } from './push/devices.ts';
import { postOverTls } from './push/post.ts';
import { type Push, WebPush } from './push/push.ts';
import type { Vapid } from './push/vapid.ts';
import { requireRightKey } from './record/right-key.ts';
import { Vault } from './record/vault.ts';
import { PlayingRules } from './rules/playing.ts';
import { thinkHere } from './rules/thinker.ts';
import { ThreadedRules, ThreadedThinker } from './rules/threads.ts';
import { Committer } from './storage/committer.ts';
import { openStorage } from './storage/open.ts';
import { isPostgres } from './storage/places.ts';
import { writeBackBeside } from './storage/sqlite/log.ts';
import { PACE } from './tables/messenger.ts';
import { TableService } from './tables/service.ts';

/** Everything behind the wires. */
export interface Online {
  readonly service: TableService;
  readonly people: People;
  readonly passkeys: Passkeys;
  /** Nothing if devices are not told of turns. */
  readonly push: Push | null;
  /** Nothing if nobody gets mail. */
  readonly letters: Letters | null;
  readonly clock: Clock;
  /** Rejects if the storage does not answer. */
  check(): Promise<unknown>;
  /** Nothing happens by itself any more: no clock runs down, and no bot moves. What people have asked for is still done. */
  rest(): void;
  close(): Promise<void>;
}

export interface OnlineOptions {
  /** A file (SQLite), or the address of a PostgreSQL (`postgres://…`). */
  readonly database: string;
  /** Of the seeds of running tables. */
  readonly key: Uint8Array;
  /** Whether it takes the place of one that is lost. */
  readonly isNewKey?: boolean;
  /** How many threads play the rules, and one more for bots; 0 plays all in this one, which is for tests. */
  readonly threads: number;
  /** Who sends messages to devices; nobody does without. */
  readonly vapid?: Vapid;
  /** Who brings mail, from which address, and where its links lead; there is none without. */
  readonly mail?: { readonly relay: Relay; readonly from: MailAddress; origin(): string };
  readonly metrics?: Metrics;
  warn(what: string, table: string, problem: unknown): void;
}

export async function openOnline(options: OnlineOptions): Promise<Online> {
  const { database, key, threads, vapid, mail, metrics, warn } = options;
  const [clock, random] = [systemClock, systemRandom];
  const storage = await openStorage(database);
  const vault = new Vault(key, random);
  try {
    await (options.isNewKey ? storage.keys.change(vault.mark) : requireRightKey(storage.keys, vault));
  } catch (problem) {
    await storage.close();
    throw problem;
  }
  const countAside = async () => (await storage.repairs.aside()).length;
  metrics?.gauge(
    'riband_tables_aside',
    'Tables that are set aside. More than 0 wants a look: riband aside.',
    countAside,
  );
  const playing = threads === 0 ? playingHere() : inThreads(clock, threads);
  const endWritingBack =
    threads === 0 || isPostgres(database)
      ? async () => {}
      : writeBackBeside(database, (problem) => warn('the log of the database is not written back beside', '', problem));
  const push = vapid === undefined ? null : new WebPush({ clock, random, vapid, post: postOverTls, metrics });
  const letters =
    mail === undefined
      ? null
      : new Letters({
          ...{ storage, clock, random, origin: mail.origin },
          mail: new SmtpMail({ clock, random, relay: mail.relay, from: mail.from, metrics, warn }),
        });
  const messengers = [...(push === null ? [] : [new Devices(storage, push)]), ...(letters === null ? [] : [letters])];
  const people = new People({ storage, clock, random });
  const passkeys = new Passkeys({ storage, clock, random });
  const service = new TableService({
    ...{ clock, random, storage, warn, committer: new Committer(storage, clock, metrics) },
    ...playing,
    vault,
    telling: { messengers, ...PACE },
  });
  return {
    ...{ service, people, passkeys, push, letters, clock },
    check: () => storage.lengths(['']),
    rest: () => service.rest(),
    async close() {
      people.close();
      await service.close();
      playing.end();
      await endWritingBack();
      await storage.close();
    },
  };
}

const playingHere = () => ({ rules: new PlayingRules(), thinker: thinkHere(), end: () => {} });

function inThreads(clock: Clock, threads: number) {
  const [rules, thinker] = [new ThreadedRules(clock, threads), new ThreadedThinker(clock)];
  const end = (): void => {
    rules.end();
    thinker.end();
  };
  return { rules, thinker, end };
}
