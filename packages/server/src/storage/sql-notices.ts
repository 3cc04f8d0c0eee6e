import { type NoticeStorage, type PlannedNotice, STOPS_MS, type StoredAddress } from './notices.ts';
import { LONGEST_LIST } from './storage.ts';

type Value = string | number | null;

/** A database that understands the same words as the other one. */
export interface Sql {
  /** What was found, and how many rows were changed; values stand where the statement has `$1`, `$2` and so on. */
  ask<Row>(
    statement: string,
    ...values: readonly Value[]
  ): Promise<{ readonly rows: readonly Row[]; readonly changed: number }>;
}

/** In SQLite and in PostgreSQL. */
export class SqlNotices implements NoticeStorage {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async setAddress({ player, address, language, at, confirmationHash, expires }: StoredAddress): Promise<void> {
    await this.removeAddress(player);
    await this.#sql.ask(
      `INSERT INTO mail_addresses (player_id, address, language, at, confirmation_hash, expires)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player_id) DO UPDATE SET address = excluded.address,
           language = excluded.language, at = excluded.at, confirmation_hash = excluded.confirmation_hash,
           expires = excluded.expires`,
      ...[player, address, language, at, confirmationHash, expires],
    );
  }

  async addressOf(player: string): Promise<StoredAddress | undefined> {
    const { rows } = await this.#sql.ask<Written<StoredAddress, 'at' | 'expires'>>(
      `SELECT player_id AS player, address, language, at, confirmation_hash AS "confirmationHash", expires
         FROM mail_addresses WHERE player_id = $1`,
      player,
    );
    const [found] = rows;
    if (found === undefined) return undefined;
    return { ...found, at: Number(found.at), expires: found.expires === null ? null : Number(found.expires) };
  }

  async confirm(confirmationHash: string, now: number): Promise<boolean> {
    const { changed } = await this.#sql.ask(
      'UPDATE mail_addresses SET expires = NULL WHERE confirmation_hash = $1 AND (expires IS NULL OR expires > $2)',
      ...[confirmationHash, now],
    );
    return changed === 1;
  }

  async removeAddress(player: string): Promise<void> {
    await this.#sql.ask('DELETE FROM mail_addresses WHERE player_id = $1', player);
  }

  async addStop(stopHash: string, player: string, at: number): Promise<void> {
    await this.#sql.ask(
      'INSERT INTO mail_stops (stop_hash, player_id, at) VALUES ($1, $2, $3)',
      ...[stopHash, player, at],
    );
  }

  async stop(stopHash: string): Promise<boolean> {
    const { changed } = await this.#sql.ask(
      'DELETE FROM mail_addresses WHERE player_id = (SELECT player_id FROM mail_stops WHERE stop_hash = $1)',
      stopHash,
    );
    return changed === 1;
  }

  async plan({ table, player, entry, due }: PlannedNotice): Promise<void> {
    await this.#sql.ask(
      `INSERT INTO planned_notices (table_id, player_id, entry, due) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, player_id) DO UPDATE SET entry = excluded.entry, due = excluded.due
           WHERE planned_notices.entry < excluded.entry`,
      ...[table, player, entry, due],
    );
  }

  async due(now: number): Promise<readonly PlannedNotice[]> {
    const { rows } = await this.#sql.ask<Written<PlannedNotice, 'due'>>(
      `SELECT table_id AS "table", player_id AS player, entry, due FROM planned_notices
         WHERE due <= $1 ORDER BY due LIMIT $2`,
      ...[now, LONGEST_LIST],
    );
    return rows.map((row) => ({ ...row, due: Number(row.due) }));
  }

  async claim(table: string, player: string, entry: number): Promise<boolean> {
    const { changed } = await this.#sql.ask(
      `INSERT INTO notices (table_id, player_id, entry) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, player_id) DO UPDATE SET entry = excluded.entry WHERE notices.entry < excluded.entry`,
      ...[table, player, entry],
    );
    await this.drop({ table, player, entry });
    return changed === 1;
  }

  async postpone({ table, player, entry }: PlannedNotice, due: number): Promise<void> {
    await this.#sql.ask(
      'UPDATE planned_notices SET due = $4 WHERE table_id = $1 AND player_id = $2 AND entry = $3',
      ...[table, player, entry, due],
    );
  }

  async drop({ table, player, entry }: Omit<PlannedNotice, 'due'>): Promise<void> {
    await this.#sql.ask(
      'DELETE FROM planned_notices WHERE table_id = $1 AND player_id = $2 AND entry <= $3',
      ...[table, player, entry],
    );
  }

  async claimMail(table: string, player: string): Promise<boolean> {
    const { changed } = await this.#sql.ask(
      'INSERT INTO mailed (table_id, player_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      ...[table, player],
    );
    return changed === 1;
  }

  async releaseMail(table: string, player: string): Promise<void> {
    await this.#sql.ask('DELETE FROM mailed WHERE table_id = $1 AND player_id = $2', ...[table, player]);
  }

  async removeExpired(now: number): Promise<void> {
    await this.#sql.ask('DELETE FROM mail_addresses WHERE expires <= $1', now);
    await this.#sql.ask('DELETE FROM mail_stops WHERE at <= $1', now - STOPS_MS);
  }
}

/** Large numbers may come as text. */
type Written<T, Keys extends keyof T> = Omit<T, Keys> & { readonly [Key in Keys]: T[Key] | string };
