import type { Rate } from '../people/rate.ts';
import { type Clock, DAY_MS } from '../ports/clock.ts';

/** How much of everything one may have. Load tests raise them. */
export interface Limits {
  /** Letters and bytes of one message, before anybody looks into it. */
  readonly messageBytes: number;
  /** Lists in lists. */
  readonly depth: number;
  /** Messages of one connection in that time. */
  readonly messages: Rate;
  /** New guests from one address. */
  readonly guests: Rate;
  /** Invitations that are read from one address. */
  readonly invitations: Rate;
  /** Tries to sign in: from one address, and for one name, on all servers. */
  readonly signInsOfAddress: Rate;
  readonly signInsOfName: Rate;
  /** New names of one player. */
  readonly names: Rate;
  /** Tickets of one player. */
  readonly tickets: Rate;
  /** Changes of who is told of turns on which device, by one player. */
  readonly devices: Rate;
  /** Mails in a day that ask whether mail is wanted: to one mailbox and by one player, on all servers, and from one address. */
  readonly questionsToMailbox: number;
  readonly questionsOfPlayer: number;
  readonly questionsOfAddress: Rate;
  /** New tables of one player. */
  readonly tables: Rate;
  /** What one player says. */
  readonly lines: Rate;
  /** How much one player looks back: see `LOOKS`. */
  readonly looks: Rate;
  readonly connectionsOfAddress: number;
  readonly connectionsOfPlayer: number;
  readonly connections: number;
  /** What may wait for a slow reader. */
  readonly unsentBytes: number;
  /** How long a connection may stay without a ticket. */
  readonly greetingMs: number;
  /** Who does not answer two of these is gone. */
  readonly pingMs: number;
}

export const LIMITS: Limits = {
  messageBytes: 16 * 1024,
  depth: 16,
  messages: { count: 100, ms: 20_000 },
  guests: { count: 10, ms: 60_000 },
  invitations: { count: 60, ms: 60_000 },
  signInsOfAddress: { count: 60, ms: 600_000 },
  signInsOfName: { count: 20, ms: 900_000 },
  names: { count: 10, ms: 600_000 },
  tickets: { count: 60, ms: 60_000 },
  devices: { count: 20, ms: 60_000 },
  questionsToMailbox: 3,
  questionsOfPlayer: 5,
  questionsOfAddress: { count: 20, ms: DAY_MS },
  tables: { count: 10, ms: 60_000 },
  lines: { count: 20, ms: 40_000 },
  looks: { count: 100, ms: 20_000 },
  connectionsOfAddress: 40,
  connectionsOfPlayer: 10,
  connections: 20_000,
  unsentBytes: 1024 * 1024,
  greetingMs: 5000,
  pingMs: 25_000,
};

/** Of what was wrong with a message, in letters. */
export const LONGEST_PROBLEM = 500;

/** How many looks a question is that takes long to answer: at one moment, or at a whole game. */
export const LOOKS: Readonly<Record<string, number>> = { look: 1, history: 10, export: 10 };

/** Counts what one does in a stretch of time. */
export class Allowance {
  readonly #rate: Rate;
  readonly #clock: Clock;
  #since: number;
  #used = 0;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#since = clock.elapsed();
  }

  /** Whether once more is allowed, or what counts as much as several times. */
  take(times = 1): boolean {
    if (this.isIdle) {
      this.#since = this.#clock.elapsed();
      this.#used = 0;
    }
    this.#used += times;
    return this.#used <= this.#rate.count;
  }

  /** Whether all that was counted is long ago. */
  get isIdle(): boolean {
    return this.#clock.elapsed() - this.#since >= this.#rate.ms;
  }
}

/** One allowance for everybody. Those who did nothing for long are forgotten. */
export class Allowances {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #each = new Map<string, Allowance>();
  #sweptAt = 0;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  take(who: string, times = 1): boolean {
    this.#sweep();
    const allowance = this.#each.get(who) ?? new Allowance(this.#rate, this.#clock);
    this.#each.set(who, allowance);
    return allowance.take(times);
  }

  #sweep(): void {
    const now = this.#clock.elapsed();
    if (now - this.#sweptAt < this.#rate.ms) return;
    this.#sweptAt = now;
    for (const [who, allowance] of this.#each) if (allowance.isIdle) this.#each.delete(who);
  }
}

/** Whether lists in lists go deeper than that, found by reading letters: parsing first would do the work that is to be spared. */
export function isDeeper(json: string, depth: number): boolean {
  let level = 0;
  let inText = false;
  for (let index = 0; index < json.length; index++) {
    const letter = json[index];
    if (inText) {
      if (letter === '\\') index += 1;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === '{' || letter === '[') {
      level += 1;
      if (level > depth) return true;
    } else if (letter === '}' || letter === ']') level -= 1;
  }
  return false;
}
