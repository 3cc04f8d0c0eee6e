import pg from 'pg';
import { type Hearer, tellAll } from '../hearsay.ts';

/**
 * Told on these channels: the length of a table that has grown, and its id; the hash of the token of a session that has ended; who looks on at
 * a server.
 */
export const TABLES = 'riband_tables';
export const SESSIONS = 'riband_sessions';
export const PRESENCE = 'riband_presence';

const CHANNELS = [TABLES, SESSIONS, PRESENCE] as const;
export type Channel = (typeof CHANNELS)[number];

/** How long until a lost connection for hints is tried anew. */
const PAUSE_MS = 1000;

/** Whoever only listens never notices that the other end is gone: so often it is asked whether it is there, and so soon it has to answer. */
const CARE = { askMs: 10_000, answerMs: 5000 };

/** One connection of its own that hears of what other servers do. While it is lost, hints are missing, and nothing else. */
export class Hints {
  readonly #address: string;
  readonly #care: typeof CARE;
  readonly #hearers: Readonly<Record<Channel, Set<Hearer>>> = {
    [TABLES]: new Set(),
    [SESSIONS]: new Set(),
    [PRESENCE]: new Set(),
  };
  #client: pg.Client | undefined;
  #closed = false;

  constructor(address: string, care = CARE) {
    this.#address = address;
    this.#care = care;
  }

  add(channel: Channel, hear: Hearer): () => void {
    this.#hearers[channel].add(hear);
    if (this.#client === undefined) void this.#connect();
    return () => void this.#hearers[channel].delete(hear);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const { askMs, answerMs } = this.#care;
    const limits = { connectionTimeoutMillis: answerMs, query_timeout: answerMs };
    const client = new pg.Client({ connectionString: this.#address, ...limits });
    this.#client = client;
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => tellAll(this.#hearers[channel as Channel], payload));
    let asking: NodeJS.Timeout | undefined;
    // Also where it never came about.
    client.on('end', () => {
      clearInterval(asking);
      this.#connectLater();
    });
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`LISTEN ${channel}`);
      asking = setInterval(() => client.query('SELECT').catch(() => client.end()), askMs).unref();
    } catch {
      await client.end();
    }
  }

  #connectLater(): void {
    if (!this.#closed) setTimeout(() => this.#closed || void this.#connect(), PAUSE_MS).unref();
  }
}
