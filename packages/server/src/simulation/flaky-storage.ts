import type { Row } from '../record/chain.ts';
import type { AccountStorage } from '../storage/accounts.ts';
import type { Hearsay } from '../storage/hearsay.ts';
import type { KeyStorage } from '../storage/keys.ts';
import type { NameStorage } from '../storage/names.ts';
import type { NoticeStorage } from '../storage/notices.ts';
import type { RepairStorage } from '../storage/repairs.ts';
import type { SessionStorage } from '../storage/sessions.ts';
import type {
  Append,
  Hint,
  Listed,
  Outcome,
  PersonalData,
  Player,
  ReadFrom,
  Refused,
  Report,
  Reported,
  Said,
  Storage,
  StoredTable,
  Subscription,
} from '../storage/storage.ts';
import type { VisitStorage } from '../storage/visits.ts';
import type { MachineClock, World } from './world.ts';

/** How often things go wrong; all can be set to 0. */
export interface Weather {
  /** A call to the storage fails before it has done anything. */
  failBefore: number;
  /** It fails after it is done: the answer is lost. */
  failAfter: number;
  /** A hint is lost. */
  loseHint: number;
  /** A connection breaks at a message. */
  breakLink: number;
  /** A thread dies of what it is asked, never answers, or takes long. */
  killThread: number;
  hangThread: number;
  slowThread: number;
  /** Who brings messages does not take one for now. */
  refusePost: number;
  /** A server dies before it has sent one, or before it knows that it has. */
  dieSending: number;
}

export const CALM: Readonly<Weather> = {
  failBefore: 0,
  failAfter: 0,
  loseHint: 0,
  breakLink: 0,
  killThread: 0,
  hangThread: 0,
  slowThread: 0,
  refusePost: 0,
  dieSending: 0,
};

/** The storage as one server reaches it: every call takes a while and may fail. What is under way when the server dies may still be done. */
export class FlakyStorage implements Storage {
  /** Nobody signs in during a story. */
  readonly accounts: AccountStorage;
  readonly sessions: SessionStorage;
  readonly notices: NoticeStorage;
  readonly visits: VisitStorage;
  readonly keys: KeyStorage;
  readonly repairs: RepairStorage;
  readonly names: NameStorage;
  readonly presence: Hearsay;
  readonly #world: World;
  readonly #clock: MachineClock;
  readonly #weather: Weather;
  readonly #storage: Storage;

  constructor(world: World, clock: MachineClock, weather: Weather, storage: Storage) {
    this.#world = world;
    this.#clock = clock;
    this.#weather = weather;
    this.#storage = storage;
    this.accounts = storage.accounts;
    this.sessions = this.#flaky(storage.sessions);
    this.notices = this.#flaky(storage.notices);
    this.visits = this.#flaky(storage.visits);
    this.keys = storage.keys;
    this.repairs = storage.repairs;
    this.names = storage.names;
    this.presence = {
      tell: (word) => this.#call(() => storage.presence.tell(word)),
      listen: (hear) => storage.presence.listen((word) => this.#hint(() => hear(word))),
    };
  }

  write(appends: readonly Append[]): Promise<readonly Outcome[]> {
    return this.#call(() => this.#storage.write(appends));
  }

  table(id: string, from?: ReadFrom): Promise<StoredTable | undefined> {
    return this.#call(() => this.#storage.table(id, from));
  }

  rows(table: string, from: number, to?: number): Promise<readonly Row[]> {
    return this.#call(() => this.#storage.rows(table, from, to));
  }

  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#call(() => this.#storage.lengths(tables));
  }

  tablesOf(player: string, from?: number): Promise<readonly Listed[]> {
    return this.#call(() => this.#storage.tablesOf(player, from));
  }

  shownTables(): Promise<readonly Listed[]> {
    return this.#call(() => this.#storage.shownTables());
  }

  namesIn(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#call(() => this.#storage.namesIn(tables));
  }

  dueTables(now: number): Promise<readonly string[]> {
    return this.#call(() => this.#storage.dueTables(now));
  }

  refuse(table: string, command: string, refusal: Refused): Promise<string | undefined> {
    return this.#call(() => this.#storage.refuse(table, command, refusal));
  }

  isDone(table: string, command: string): Promise<boolean> {
    return this.#call(() => this.#storage.isDone(table, command));
  }

  refusal(table: string, command: string): Promise<string | undefined> {
    return this.#call(() => this.#storage.refusal(table, command));
  }

  listen(hint: Hint): () => void {
    return this.#storage.listen((table, rows) => this.#hint(() => hint(table, rows)));
  }

  say(table: string, id: string, said: Omit<Said, 'number'>): Promise<void> {
    return this.#call(() => this.#storage.say(table, id, said));
  }

  said(table: string, from: number): Promise<readonly Said[]> {
    return this.#call(() => this.#storage.said(table, from));
  }

  setBlock(player: string, blocked: string, on: boolean): Promise<void> {
    return this.#call(() => this.#storage.setBlock(player, blocked, on));
  }

  blockedBy(player: string): Promise<readonly string[]> {
    return this.#call(() => this.#storage.blockedBy(player));
  }

  report(report: Report): Promise<void> {
    return this.#call(() => this.#storage.report(report));
  }

  reports(): Promise<readonly Reported[]> {
    return this.#call(() => this.#storage.reports());
  }

  beat(now: number, gap: number): Promise<void> {
    return this.#call(() => this.#storage.beat(now, gap));
  }

  outages(): Promise<readonly { readonly from: number; readonly to: number }[]> {
    return this.#call(() => this.#storage.outages());
  }

  addPlayer(player: Player): Promise<void> {
    return this.#call(() => this.#storage.addPlayer(player));
  }

  player(id: string): Promise<Player | undefined> {
    return this.#call(() => this.#storage.player(id));
  }

  dataOf(player: string): Promise<PersonalData> {
    return this.#call(() => this.#storage.dataOf(player));
  }

  erase(player: string): Promise<void> {
    return this.#call(() => this.#storage.erase(player));
  }

  subscribe(subscription: Subscription): Promise<void> {
    return this.#call(() => this.#storage.subscribe(subscription));
  }

  unsubscribe(tokenHash: string): Promise<void> {
    return this.#call(() => this.#storage.unsubscribe(tokenHash));
  }

  subscriptionsOf(player: string): Promise<readonly Subscription[]> {
    return this.#call(() => this.#storage.subscriptionsOf(player));
  }

  removeExpired(now: number): Promise<void> {
    return this.#call(() => this.#storage.removeExpired(now));
  }

  async close(): Promise<void> {}

  /** The same for a part of which all methods are questions, but for those that listen: nobody's session ends during a story. */
  #flaky<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get: (asked, name) => {
        const method = Reflect.get(asked, name) as (...values: unknown[]) => Promise<unknown>;
        if (name === 'listen') return method.bind(asked);
        return (...values: unknown[]) => this.#call(() => method.apply(asked, values));
      },
    });
  }

  #hint(run: () => void): void {
    if (!this.#world.chance(this.#weather.loseHint)) this.#clock.after(this.#world.between(0, 30), run);
  }

  /** The way there, what happens there, and the way back, which only a living server sees the end of. */
  #call<T>(run: () => Promise<T>): Promise<T> {
    const { failBefore, failAfter } = this.#weather;
    const [before, after] = [this.#world.chance(failBefore), this.#world.chance(failAfter)];
    return new Promise((resolve, reject) => {
      this.#world.after(this.#world.between(0, 8), async () => {
        // What the dead have sent may arrive or not.
        if (this.#clock.isDead && this.#world.chance(0.5)) return;
        const result = before ? undefined : await run();
        this.#clock.after(this.#world.between(0, 8), () => {
          if (before || after) reject(new Error('the storage does not answer'));
          else resolve(result as T);
        });
      });
    });
  }
}
