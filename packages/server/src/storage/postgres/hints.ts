import pg from 'pg';

/**
 * Told on these channels: the length of a table that has grown, and its id; the hash of the token of a session that has ended; who looks on at
 * a server.
 */
export const TABLES = 'riband_tables';
export const SESSIONS = 'riband_sessions';
export const PRESENCE = 'riband_presence';

const CHANNELS = [TABLES, SESSIONS, PRESENCE] as const;
export type Channel = (typeof CHANNELS)[number];
type Listener = (told: string) => void;

/** How long until a lost connection for hints is tried anew. */
const PAUSE_MS = 1000;

/** One connection of its own that hears of what other servers do. While it is lost, hints are missing, and nothing else. */
export class Hints {
  readonly #address: string;
  readonly #listeners: Readonly<Record<Channel, Set<Listener>>> = {
    [TABLES]: new Set(),
    [SESSIONS]: new Set(),
    [PRESENCE]: new Set(),
  };
  #client: pg.Client | undefined;
  #closed = false;

  constructor(address: string) {
    this.#address = address;
  }

  add(channel: Channel, listener: Listener): () => void {
    this.#listeners[channel].add(listener);
    if (this.#client === undefined) void this.#connect();
    return () => void this.#listeners[channel].delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#address });
    this.#client = client;
    client.on('error', () => {});
    // Also where it never came about.
    client.on('end', () => this.#connectLater());
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#listeners[channel as Channel]) listener(payload);
    });
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`LISTEN ${channel}`);
    } catch {
      await client.end();
    }
  }

  #connectLater(): void {
    if (!this.#closed) setTimeout(() => this.#closed || void this.#connect(), PAUSE_MS).unref();
  }
}
