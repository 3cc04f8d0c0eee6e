import type { ClockRule } from '@riband/protocol';
import { expect } from 'vitest';
import { Letters } from '../src/mail/letters.ts';
import type { Letter } from '../src/mail/message.ts';
import { type Clock, systemClock } from '../src/ports/clock.ts';
import { systemRandom } from '../src/ports/random.ts';
import { Devices } from '../src/push/devices.ts';
import type { Delivery, Notice, Push } from '../src/push/push.ts';
import { MemoryStorage } from '../src/storage/memory/memory.ts';
import type { Storage } from '../src/storage/storage.ts';
import { PACE, type Telling } from '../src/tables/messenger.ts';
import { confirmed } from './addresses.ts';
import { type Guest, house } from './house.ts';
import { CONTRIBUTION, commandId, create, isToAct, moveIn, stateFor } from './playing.ts';

const PAUSE_MS = 20_000;
/** Nobody else waits that long. */
const ROUND_MS = 4242;
export const HOUR_MS = 60 * 60 * 1000;

/** Nobody goes round before the test says that it is time. */
class PausedClock implements Clock {
  readonly elapsed = systemClock.elapsed;
  #ahead = 0;
  readonly #waiting = new Set<() => void>();

  now(): number {
    return systemClock.now() + this.#ahead;
  }

  after(ms: number, run: () => void): () => void {
    if (ms !== ROUND_MS) return systemClock.after(ms, run);
    this.#waiting.add(run);
    return () => this.#waiting.delete(run);
  }

  pass(ms = 0): void {
    this.#ahead += ms;
    for (const run of this.#waiting) {
      this.#waiting.delete(run);
      run();
    }
  }
}

/** Keeps what is sent. */
class Mailbox implements Push {
  readonly publicKey = 'key';
  readonly clock = new PausedClock();
  readonly sent: (Notice & { readonly to: string })[] = [];
  readonly letters: Letter[] = [];
  delivery: Delivery | ((to: string) => Delivery) = 'sent';
  accepts = () => true;

  tellingFrom(storage: Storage): Telling {
    const mail = { send: async (letter: Letter) => this.#keep(this.letters, letter, letter.to) };
    const ports = { storage, clock: this.clock, random: systemRandom, mail, origin: () => 'https://riband.example' };
    return {
      ...PACE,
      messengers: [new Devices(storage, this), new Letters(ports)],
      pauseMs: PAUSE_MS,
      roundMs: ROUND_MS,
    };
  }

  /** Time passes until there are so many messages. */
  async wait(count: number, which = (_: Notice) => true): Promise<void> {
    const found = () => {
      this.clock.pass(PAUSE_MS);
      return this.sent.filter(which).length;
    };
    await expect.poll(found).toBe(count);
  }

  /** Time passes until there are so many letters. */
  async waitForLetters(count: number): Promise<void> {
    const found = () => {
      this.clock.pass(PAUSE_MS);
      return this.letters.length;
    };
    await expect.poll(found).toBe(count);
  }

  /** Time passes, and whatever would be sent is sent. */
  async settle(ms = PAUSE_MS): Promise<void> {
    // What follows a move is planned by then.
    await new Promise((resolve) => setTimeout(resolve, 20));
    this.clock.pass(ms);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  send = async ({ endpoint }: { readonly endpoint: string }, notice: Notice): Promise<Delivery> =>
    this.#keep(this.sent, { ...notice, to: endpoint }, endpoint);

  #keep<T>(kept: T[], one: T, to: string): Delivery {
    kept.push(one);
    return typeof this.delivery === 'string' ? this.delivery : this.delivery(to);
  }
}

const HOURS = { kind: 'hours', hours: 24 } as const;

interface Evening {
  readonly clock?: ClockRule | null;
  readonly servers?: number;
  readonly languages?: readonly string[];
  /** The language of Ben's mailbox, if he has one. */
  readonly mail?: string;
  /** How many hours from now on Ben wants to be left alone. */
  readonly quiet?: number;
  readonly leaves?: boolean;
}

/** Anna and Ben begin a game, each at the first and the last of so many servers; Ben has a device for each of these languages, and may leave before. */
export async function begun(evening: Evening = {}) {
  const { clock = HOURS, servers = 1, languages = ['en'], mail, quiet = 0, leaves = false } = evening;
  const [storage, push] = [new MemoryStorage(), new Mailbox()];
  const open = () => house(storage, { telling: push.tellingFrom(storage), clock: push.clock });
  const home = open();
  const homes = [home, ...Array.from({ length: servers - 1 }, open)];
  const [anna, ben] = [home.guest('Anna'), (homes.at(-1) ?? home).guest('Ben')];
  for (const language of languages) {
    const tokenHash = `session ${language}`;
    await storage.sessions.add({ tokenHash, player: ben.player.id, expires: Number.MAX_SAFE_INTEGER });
    const device = { endpoint: `https://push.example/${language}`, p256dh: '', auth: '', language, at: 1 };
    await storage.subscribe({ tokenHash, player: ben.player.id, ...device });
  }
  if (mail !== undefined) await confirmed(storage.notices, { ...MAILBOX, player: ben.player.id, language: mail });
  const { table, invitation } = await anna.opens({ ...create(), clock });
  for (const [seat, guest] of [anna, ben].entries()) {
    await guest.must('lobby', { kind: 'open', table, invitation });
    const quietHours = quiet === 0 || guest === anna ? {} : { quietHours: hoursFrom(push.clock.now(), quiet) };
    await guest.must('lobby', { kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION, ...quietHours });
  }
  if (leaves) ben.depart();
  await anna.must('table', { kind: 'start', id: commandId(), table });
  return { storage, push, homes, anna, ben, table };
}

/** In minutes of the day. */
function hoursFrom(now: number, hours: number) {
  const minute = Math.floor(now / 60_000) % 1440;
  return { from: (minute + 1439) % 1440, to: (minute + 60 * hours) % 1440 };
}

const MAILBOX = { address: 'ben@mail.example', at: 1, confirmationHash: 'hash' };

/** Everything that somebody can do now. */
export async function actAll(guest: Guest, table: string): Promise<void> {
  for (let state = await stateFor(guest, table); isToAct(state); state = await stateFor(guest, table))
    await guest.must('table', moveIn(state));
}
