import type { Hearsay } from '../hearsay.ts';
import type { SessionEnd, SessionStorage, StoredSession, StoredTicket } from '../sessions.ts';
import type { Sql, Statement } from './sql.ts';

/** Large numbers may come as text. */
type Written<T extends { readonly expires: number }> = Omit<T, 'expires'> & { readonly expires: number | string };

const HASH = 'token_hash AS "tokenHash"';

/** In SQLite and in PostgreSQL. */
export class SqlSessions implements SessionStorage {
  readonly #sql: Sql;
  /** Carries the word that sessions have ended. */
  readonly #hints: Hearsay;

  constructor(sql: Sql, hints: Hearsay) {
    this.#sql = sql;
    this.#hints = hints;
  }

  async add({ tokenHash, player, expires }: StoredSession): Promise<void> {
    await this.#sql.ask(
      'INSERT INTO sessions (token_hash, player_id, expires) VALUES ($1, $2, $3)',
      ...[tokenHash, player, expires],
    );
  }

  find(tokenHash: string): Promise<StoredSession | undefined> {
    return this.#one(`SELECT ${HASH}, player_id AS player, expires FROM sessions WHERE token_hash = $1`, tokenHash);
  }

  async renew(tokenHash: string, expires: number): Promise<void> {
    await this.#sql.ask('UPDATE sessions SET expires = $2 WHERE token_hash = $1 AND expires < $2', tokenHash, expires);
  }

  remove(tokenHash: string): Promise<void> {
    return this.#end('token_hash = $1', tokenHash);
  }

  removeAllOf(player: string): Promise<void> {
    return this.#end('player_id = $1', player);
  }

  /** While somebody is erased, their sessions end; that is told once it is done. */
  async whileErasing(player: string, erase: () => Promise<void>): Promise<void> {
    const { rows } = await this.#sql.ask<{ readonly tokenHash: string }>(
      `SELECT ${HASH} FROM sessions WHERE player_id = $1`,
      player,
    );
    await erase();
    await this.#tell(rows);
  }

  async lasting(tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>> {
    const { rows } = await this.#sql.ask<{ readonly tokenHash: string }>(
      `SELECT ${HASH} FROM sessions WHERE token_hash IN (${this.#sql.listed}) AND expires > $2`,
      ...[JSON.stringify(tokenHashes), now],
    );
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  }

  listen(ended: SessionEnd): () => void {
    return this.#hints.listen(ended);
  }

  async addTicket({ ticketHash, tokenHash, player, expires }: StoredTicket): Promise<void> {
    await this.#sql.ask(
      'INSERT INTO tickets (ticket_hash, token_hash, player_id, expires) VALUES ($1, $2, $3, $4)',
      ...[ticketHash, tokenHash, player, expires],
    );
  }

  takeTicket(ticketHash: string): Promise<StoredTicket | undefined> {
    // A server of an older version, beside which this one starts, gives tickets without a session.
    return this.#one(
      `DELETE FROM tickets WHERE ticket_hash = $1 AND token_hash IS NOT NULL
         RETURNING ticket_hash AS "ticketHash", ${HASH}, player_id AS player, expires`,
      ticketHash,
    );
  }

  async removeExpired(now: number): Promise<void> {
    await this.#sql.ask('DELETE FROM sessions WHERE expires <= $1', now);
    await this.#sql.ask('DELETE FROM tickets WHERE expires <= $1', now);
  }

  async #one<T extends { readonly expires: number }>(...statement: Statement): Promise<T | undefined> {
    const [row] = (await this.#sql.ask<Written<T>>(...statement)).rows;
    return row && ({ ...row, expires: Number(row.expires) } as T);
  }

  async #end(which: string, value: string): Promise<void> {
    const { rows } = await this.#sql.ask<{ readonly tokenHash: string }>(
      `DELETE FROM sessions WHERE ${which} RETURNING ${HASH}`,
      value,
    );
    await this.#tell(rows);
  }

  /** What was done is done, whoever hears of it. */
  async #tell(ended: readonly { readonly tokenHash: string }[]): Promise<void> {
    await Promise.allSettled(ended.map(({ tokenHash }) => this.#hints.tell(tokenHash)));
  }
}
