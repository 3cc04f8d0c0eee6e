import type { Visit, VisitStorage } from '../visits.ts';
import type { Sql } from './sql.ts';

/** In SQLite and in PostgreSQL, where large numbers come as text. */
export class SqlVisits implements VisitStorage {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async note(table: string, player: string, at: number): Promise<void> {
    await this.#sql.ask(
      'UPDATE members SET seen = $3 WHERE table_id = $1 AND player_id = $2 AND coalesce(seen, 0) < $3',
      ...[table, player, at],
    );
  }

  async at(table: string): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#sql.ask<{ readonly player: string; readonly at: number | string }>(
      'SELECT player_id AS player, seen AS at FROM members WHERE table_id = $1 AND seen IS NOT NULL',
      table,
    );
    return new Map(rows.map(({ player, at }) => [player, Number(at)]));
  }

  async of(player: string): Promise<readonly Visit[]> {
    const { rows } = await this.#sql.ask<{ readonly table: string; readonly at: number | string }>(
      'SELECT table_id AS "table", seen AS at FROM members WHERE player_id = $1 AND seen IS NOT NULL ORDER BY seen',
      player,
    );
    return rows.map(({ table, at }) => ({ table, at: Number(at) }));
  }
}
