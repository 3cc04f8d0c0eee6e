import {
  type MostQuestions,
  type NoticeStorage,
  type PlannedNotice,
  QUESTION_MS,
  STOPS_MS,
  type StoredAddress,
  type Told,
} from '../notices.ts';
import { LONGEST_LIST } from '../storage.ts';
import type { Sql, Statement } from './sql.ts';

const ADDRESS_COLUMNS = 'player_id AS player, address, language, at, confirmation_hash AS "confirmationHash"';

/** In SQLite and in PostgreSQL. */
export class SqlNotices implements NoticeStorage {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** It is written down before it is counted: of two that ask at once, on different servers, each sees the other. */
  async mayAsk(question: StoredAddress, { ofPlayer, toMailbox }: MostQuestions): Promise<boolean> {
    const { player, address, language, at, confirmationHash } = question;
    await this.#sql.ask(
      `INSERT INTO mail_questions (confirmation_hash, player_id, address, language, at, waits)
         VALUES ($1, $2, $3, $4, $5, 0)`,
      ...[confirmationHash, player, address, language, at],
    );
    const counted = (whose: string, who: string) =>
      this.#sql.ask<{ readonly count: number | string }>(
        `SELECT count(*) AS count FROM mail_questions WHERE ${whose} = $1 AND at > $2`,
        ...[who, at - QUESTION_MS],
      );
    const [own, there] = [await counted('player_id', player), await counted('lower(address)', address.toLowerCase())];
    const isAllowed = Number(own.rows[0]?.count) <= ofPlayer && Number(there.rows[0]?.count) <= toMailbox;
    if (!isAllowed) await this.#sql.ask('DELETE FROM mail_questions WHERE confirmation_hash = $1', confirmationHash);
    return isAllowed;
  }

  async asked({ player, confirmationHash }: StoredAddress): Promise<void> {
    await this.#sql.ask(
      `UPDATE mail_questions SET waits = CASE confirmation_hash WHEN $2 THEN 1 ELSE 0 END WHERE player_id = $1`,
      ...[player, confirmationHash],
    );
  }

  async questionsOf(player: string): Promise<readonly (StoredAddress & { readonly waits: boolean })[]> {
    const { rows } = await this.#sql.ask<Written<StoredAddress, 'at'> & { readonly waits: number }>(
      `SELECT ${ADDRESS_COLUMNS}, waits FROM mail_questions WHERE player_id = $1 ORDER BY mail_questions.at DESC`,
      player,
    );
    return rows.map((row) => ({ ...row, at: Number(row.at), waits: row.waits === 1 }));
  }

  async confirm(confirmationHash: string, now: number): Promise<boolean> {
    const waiting = 'FROM mail_questions WHERE confirmation_hash = $1 AND waits = 1 AND at > $2';
    const which = [confirmationHash, now - QUESTION_MS] as const;
    const { rows } = await this.#sql.askTogether([
      [`DELETE FROM mail_addresses WHERE player_id = (SELECT player_id ${waiting})`, ...which],
      [
        `INSERT INTO mail_addresses (player_id, address, language, at, confirmation_hash)
           SELECT player_id, address, language, at, confirmation_hash ${waiting} ON CONFLICT DO NOTHING`,
        ...which,
      ],
      ['UPDATE mail_questions SET waits = 0 WHERE confirmation_hash = $1 AND at > $2', ...which],
      // It is found however often it is confirmed.
      ['SELECT player_id FROM mail_addresses WHERE confirmation_hash = $1', confirmationHash],
    ]);
    return rows.length === 1;
  }

  async addressOf(player: string): Promise<StoredAddress | undefined> {
    const { rows } = await this.#sql.ask<Written<StoredAddress, 'at'>>(
      `SELECT ${ADDRESS_COLUMNS} FROM mail_addresses WHERE player_id = $1`,
      player,
    );
    return rows[0] && { ...rows[0], at: Number(rows[0].at) };
  }

  async removeAddress(player: string): Promise<void> {
    await this.#sql.askTogether([
      ['UPDATE mail_questions SET waits = 0 WHERE player_id = $1', player],
      ['DELETE FROM mail_addresses WHERE player_id = $1', player],
    ]);
  }

  async forgetAddress({ confirmationHash }: StoredAddress): Promise<void> {
    await this.#sql.ask('DELETE FROM mail_addresses WHERE confirmation_hash = $1', confirmationHash);
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

  async plan({ table, player, entry, due }: Told & Pick<PlannedNotice, 'due'>): Promise<void> {
    await this.#sql.ask(
      `INSERT INTO planned_notices (table_id, player_id, entry, due)
         SELECT $1, $2, $3, $4 WHERE NOT EXISTS
           (SELECT 1 FROM notices WHERE table_id = $1 AND player_id = $2 AND entry >= $3)
         ON CONFLICT (table_id, player_id) DO UPDATE
           SET entry = excluded.entry, due = excluded.due, tries = 0, ways = NULL
           WHERE planned_notices.entry < excluded.entry`,
      ...[table, player, entry, due],
    );
  }

  async due(now: number): Promise<readonly PlannedNotice[]> {
    const { rows } = await this.#sql.ask<Written<Omit<PlannedNotice, 'ways'>, 'due'> & { ways: string | null }>(
      `SELECT table_id AS "table", player_id AS player, entry, due, tries, ways FROM planned_notices
         WHERE due <= $1 ORDER BY planned_notices.due LIMIT $2`,
      ...[now, LONGEST_LIST],
    );
    return rows.map((row) => ({ ...row, due: Number(row.due), ways: row.ways === null ? null : JSON.parse(row.ways) }));
  }

  async lease(notice: PlannedNotice, until: number): Promise<PlannedNotice | undefined> {
    const leased = { ...notice, due: until, tries: notice.tries + 1 };
    const { table, player } = notice;
    const { changed } = await this.#sql.askTogether([
      // It may have been planned by somebody who did not know yet.
      [
        `DELETE FROM planned_notices WHERE table_id = $1 AND player_id = $2
           AND entry <= (SELECT entry FROM notices WHERE table_id = $1 AND player_id = $2)`,
        ...[table, player],
      ],
      changing(notice, leased),
    ]);
    return changed === 1 ? leased : undefined;
  }

  async postpone(leased: PlannedNotice, then: Pick<PlannedNotice, 'due' | 'tries' | 'ways'>): Promise<void> {
    await this.#sql.ask(...changing(leased, { ...leased, ...then }));
  }

  async told({ table, player, entry }: Told): Promise<void> {
    await this.#sql.askTogether([
      [
        `INSERT INTO notices (table_id, player_id, entry) VALUES ($1, $2, $3)
           ON CONFLICT (table_id, player_id) DO UPDATE SET entry = excluded.entry WHERE notices.entry < excluded.entry`,
        ...[table, player, entry],
      ],
      dropping({ table, player, entry }),
    ]);
  }

  seen(notice: Told): Promise<void> {
    return this.told(notice);
  }

  async drop(notice: Told): Promise<void> {
    await this.#sql.ask(...dropping(notice));
  }

  async mayMail(table: string, player: string): Promise<boolean> {
    const { rows } = await this.#sql.askTogether([
      ['INSERT INTO mailed (table_id, player_id, sent) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING', ...[table, player]],
      ['SELECT sent FROM mailed WHERE table_id = $1 AND player_id = $2 AND sent = 0', table, player],
    ]);
    return rows.length === 1;
  }

  async mailed(table: string, player: string): Promise<void> {
    await this.#sql.ask('UPDATE mailed SET sent = 1 WHERE table_id = $1 AND player_id = $2', table, player);
  }

  async releaseMail(table: string, player: string): Promise<void> {
    await this.#sql.ask('DELETE FROM mailed WHERE table_id = $1 AND player_id = $2', table, player);
  }

  async removeExpired(now: number): Promise<void> {
    await this.#sql.ask('DELETE FROM mail_questions WHERE at <= $1', now - QUESTION_MS);
    await this.#sql.ask('DELETE FROM mail_stops WHERE at <= $1', now - STOPS_MS);
  }
}

/** Nothing if it is not as it was any more. */
function changing(before: PlannedNotice, after: PlannedNotice): Statement {
  return [
    `UPDATE planned_notices SET due = $6, tries = $7, ways = $8
       WHERE table_id = $1 AND player_id = $2 AND entry = $3 AND due = $4 AND tries = $5`,
    ...[before.table, before.player, before.entry, before.due, before.tries],
    ...[after.due, after.tries, after.ways === null ? null : JSON.stringify(after.ways)],
  ];
}

const dropping = ({ table, player, entry }: Told): Statement => [
  'DELETE FROM planned_notices WHERE table_id = $1 AND player_id = $2 AND entry <= $3',
  ...[table, player, entry],
];

/** Large numbers may come as text. */
type Written<T, Keys extends keyof T> = Omit<T, Keys> & { readonly [Key in Keys]: T[Key] | string };
