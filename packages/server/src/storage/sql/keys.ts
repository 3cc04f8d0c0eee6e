import { type KeyStorage, SEEDS_TO_TRY, type SealedSeed } from '../keys.ts';
import type { Sql } from './sql.ts';

/** In SQLite and in PostgreSQL. */
export class SqlKeys implements KeyStorage {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async mark(): Promise<string | undefined> {
    return (await this.#sql.ask<{ readonly mark: string }>('SELECT mark FROM key_marks WHERE id = 1')).rows[0]?.mark;
  }

  async leave(mark: string): Promise<void> {
    await this.#sql.ask('INSERT INTO key_marks (id, mark) VALUES (1, $1) ON CONFLICT DO NOTHING', mark);
  }

  async change(mark: string): Promise<void> {
    await this.#sql.ask(
      'INSERT INTO key_marks (id, mark) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET mark = excluded.mark',
      mark,
    );
  }

  async newestSeeds(): Promise<readonly SealedSeed[]> {
    const { rows } = await this.#sql.ask<SealedSeed>(
      'SELECT id AS "table", sealed_seed AS "sealedSeed" FROM tables ORDER BY changed DESC LIMIT $1',
      SEEDS_TO_TRY,
    );
    return rows;
  }
}
