import pg from 'pg';
import type { Hint } from './storage.ts';

/** Told on this channel: the length of a table that has grown, and its id. */
export const CHANNEL = 'riband_tables';

/** How long until a lost connection for hints is tried anew. */
const PAUSE_MS = 1000;

/** One connection of its own that hears of tables which have grown. While it is lost, hints are missing, and nothing else. */
export class Hints {
  readonly #address: string;
  readonly #listeners = new Set<Hint>();
  #client: pg.Client | undefined;
  #closed = false;

  constructor(address: string) {
    this.#address = address;
  }

  add(listener: Hint): () => void {
    this.#listeners.add(listener);
    if (this.#client === undefined) void this.#connect();
    return () => void this.#listeners.delete(listener);
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
    client.on('notification', ({ payload }) => {
      const [rows, table] = payload?.split(' ') ?? [];
      if (table !== undefined) for (const listener of this.#listeners) listener(table, Number(rows));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      await client.end();
    }
  }

  #connectLater(): void {
    if (!this.#closed) setTimeout(() => this.#closed || void this.#connect(), PAUSE_MS).unref();
  }
}
