import type { QuietHours } from '@riband/protocol';
import { Letters } from '../mail/letters.ts';
import type { Mail } from '../mail/mail.ts';
import type { Letter } from '../mail/message.ts';
import type { SecretRandom } from '../ports/random.ts';
import { Devices } from '../push/devices.ts';
import type { Delivery, Push, Recipient } from '../push/push.ts';
import type { MemoryStorage } from '../storage/memory/memory.ts';
import type { Told } from '../storage/notices.ts';
import type { Player, Storage } from '../storage/storage.ts';
import { afterQuiet } from '../tables/clocks.ts';
import type { Telling } from '../tables/messenger.ts';
import type { Weather } from './flaky-storage.ts';
import type { MachineClock, World } from './world.ts';

/** Nobody stays away for long here. */
const PACE = { pauseMs: 300, roundMs: 40, leaseMs: 2000, againMs: [100, 300, 900, 2700, 8100, 24_300] };

/** Longer than it takes from the thought to the message. */
const MOMENT_MS = 3000;

/** Where all servers of a story send what people are to be told: each player has a device and a mailbox. */
export class PostOffice {
  readonly #world: World;
  readonly #weather: Weather;
  readonly #storage: MemoryStorage;
  /** Who may tell a device something. */
  readonly #leases = new Leases();
  /** By player: how often the storage has let somebody write to them, and how often they were written to. */
  readonly #mail = { granted: new Tally(), told: new Tally() };
  /** When everybody was last told something. */
  readonly #lastTold = new Map<string, number>();
  /** By table and player: what was last to be told, since when, and whether it counts as told by now. */
  readonly #leased = new Map<string, { readonly notice: Told; readonly at: number; readonly isTold: boolean }>();
  readonly #neverTold: Told[] = [];
  readonly #quietHours = new Map<string, QuietHours | null>();
  readonly #disturbed = new Set<string>();

  constructor(world: World, weather: Weather, storage: MemoryStorage) {
    this.#world = world;
    this.#weather = weather;
    this.#storage = storage;
    this.#listen();
  }

  /** By a server that has these, and may die in the middle of it. */
  tellingFor(storage: Storage, clock: MachineClock, random: SecretRandom, die: () => void): Telling {
    const bring = (to: string, told: (player: string) => void) => {
      if (this.#isQuiet(to, clock)) this.#disturbed.add(to);
      return this.#bring(to, told, die);
    };
    const push: Push = {
      ...{ publicKey: '', accepts: () => true },
      send: ({ endpoint }: Recipient) => bring(endpoint, (player) => this.#leases.use(player)),
    };
    const mail: Mail = {
      send: ({ to }: Letter) => bring(to.slice(0, to.indexOf('@')), (player) => this.#mail.told.add(player)),
    };
    const letters = new Letters({ storage, clock, random, mail, origin: () => 'https://riband.example' });
    return { messengers: [new Devices(storage, push), letters], ...PACE };
  }

  /** Whoever has that session. */
  async welcome({ id: player }: Player, tokenHash: string, quietHours: QuietHours | null): Promise<void> {
    this.#quietHours.set(player, quietHours);
    const device = { endpoint: player, p256dh: '', auth: '', language: 'en', at: 0 };
    await this.#storage.subscribe({ tokenHash, player, ...device });
    const address = { player, address: `${player}@mail.example`, language: 'en', at: 0, confirmationHash: player };
    const { notices } = this.#storage;
    await notices.mayAsk(address, { ofPlayer: 1, toMailbox: 1 });
    await notices.asked(address);
    await notices.confirm(player, 0);
  }

  /** Nobody is told what the storage has not let anybody tell, or twice what it has; and nothing is forgotten that was to be told. */
  async problems(): Promise<readonly string[]> {
    const twice = [...this.#leases.overused, ...this.#mail.told.above(this.#mail.granted)];
    const planned = await this.#storage.notices.due(Number.MAX_SAFE_INTEGER);
    for (const [key, { notice, isTold }] of this.#leased) {
      const isPlanned = planned.some((one) => keyOf(one) === key && one.entry >= notice.entry);
      if (isTold || !isPlanned) this.#judge(key);
    }
    return [
      ...twice.map((player) => `${player} was told something twice`),
      ...[...this.#disturbed].map((player) => `${player} was disturbed in their quiet hours`),
      ...this.#neverTold.map(({ player, entry }) => `${player} was never told of entry ${entry}`),
    ];
  }

  /** In a storm the service may not answer, and the power may fail before a message has left, or before anybody knows that it has. */
  async #bring(player: string, told: (player: string) => void, die: () => void): Promise<Delivery> {
    const { refusePost, dieSending } = this.#weather;
    if (this.#world.chance(refusePost)) return 'later';
    if (this.#world.chance(dieSending)) return this.#never(die);
    told(player);
    this.#lastTold.set(player, this.#world.now);
    return this.#world.chance(dieSending) ? this.#never(die) : 'sent';
  }

  #never(die: () => void): Promise<never> {
    die();
    return new Promise(() => {});
  }

  /** Not only since a moment ago: what has begun to be told is told. */
  #isQuiet(player: string, clock: MachineClock): boolean {
    const quiet = this.#quietHours.get(player) ?? null;
    const isQuietAt = (at: number) => afterQuiet(at, quiet) > at;
    return clock.isSteadyFor(MOMENT_MS) && isQuietAt(clock.now()) && isQuietAt(clock.now() - MOMENT_MS);
  }

  /** To what the storage is asked. */
  #listen(): void {
    const { notices } = this.#storage;
    const { lease, mayMail, told, seen, drop, postpone } = notices;
    notices.lease = async (notice, until) => {
      const leased = await lease.call(notices, notice, until);
      if (leased !== undefined) this.#leases.add(leased);
      if (leased !== undefined) this.#begin(notice);
      return leased;
    };
    notices.mayMail = async (table, player) =>
      this.#mail.granted.add(player, await mayMail.call(notices, table, player));
    notices.postpone = async (notice, later) => {
      await postpone.call(notices, notice, later);
      this.#leases.end(notice);
    };
    notices.told = async (notice) => {
      await told.call(notices, notice);
      this.#leases.end(notice);
      const leased = this.#leased.get(keyOf(notice));
      if (leased?.notice.entry === notice.entry) this.#leased.set(keyOf(notice), { ...leased, isTold: true });
    };
    notices.seen = async (notice) => {
      await seen.call(notices, notice);
      this.#end(notice);
    };
    notices.drop = async (notice) => {
      await drop.call(notices, notice);
      this.#leases.end(notice);
      this.#end(notice);
    };
  }

  /** One after the other: by now what was before it was told, if it counts as told. */
  #begin(notice: Told): void {
    const key = keyOf(notice);
    const before = this.#leased.get(key);
    if (before?.notice.entry === notice.entry) return;
    if (before?.isTold) this.#judge(key);
    this.#leased.set(key, { notice, at: this.#world.now, isTold: false });
  }

  /** It need not be told any more. */
  #end(notice: Told): void {
    const leased = this.#leased.get(keyOf(notice));
    if (leased !== undefined && !leased.isTold && leased.notice.entry <= notice.entry)
      this.#leased.delete(keyOf(notice));
  }

  #judge(key: string): void {
    const leased = this.#leased.get(key);
    if (leased !== undefined && (this.#lastTold.get(leased.notice.player) ?? -1) < leased.at)
      this.#neverTold.push(leased.notice);
  }
}

const keyOf = ({ table, player }: Omit<Told, 'entry'>): string => JSON.stringify([table, player]);

/**
 * By player: whether a device was told by each who may tell it. Of those who never came to an end, as servers die and sleep, nobody knows
 * whether they still will.
 */
class Leases {
  readonly overused = new Set<string>();
  /** The players of those that are not used yet, by the notice. */
  readonly #unused = new Map<string, string>();

  add(leased: Told): void {
    this.#unused.set(JSON.stringify(leased), leased.player);
  }

  use(player: string): void {
    const [unused] = [...this.#unused].find(([, one]) => one === player) ?? [];
    if (unused === undefined) this.overused.add(player);
    else this.#unused.delete(unused);
  }

  end(leased: Told): void {
    this.#unused.delete(JSON.stringify(leased));
  }
}

class Tally {
  readonly #counts = new Map<string, number>();

  add(player: string, isSo = true): boolean {
    if (isSo) this.#counts.set(player, this.of(player) + 1);
    return isSo;
  }

  of(player: string): number {
    return this.#counts.get(player) ?? 0;
  }

  above(other: Tally): readonly string[] {
    return [...this.#counts].filter(([player, count]) => count > other.of(player)).map(([player]) => player);
  }
}
