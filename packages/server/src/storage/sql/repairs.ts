import { type RepairStorage, SAYS_ASIDE, type SetAside } from '../repairs.ts';
import { IS_REPAIR } from './schema.ts';
import type { Sql } from './sql.ts';

/** Of each table the last repair tells how it is: one that is set aside can only be brought back or ended. */
const ASIDE = `SELECT table_id AS "table", at AS since FROM entries AS repairs
  WHERE ${IS_REPAIR} AND (${SAYS_ASIDE.map((words) => `text LIKE '%${words}%'`).join(' OR ')})
    AND NOT EXISTS (SELECT 1 FROM entries WHERE ${IS_REPAIR} AND table_id = repairs.table_id AND number > repairs.number)
  ORDER BY at, table_id`;

/** In SQLite and in PostgreSQL, where large numbers come as text. */
export class SqlRepairs implements RepairStorage {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async aside(): Promise<readonly SetAside[]> {
    const { rows } = await this.#sql.ask<{ readonly table: string; readonly since: number | string }>(ASIDE);
    return rows.map(({ table, since }) => ({ table, since: Number(since) }));
  }
}
