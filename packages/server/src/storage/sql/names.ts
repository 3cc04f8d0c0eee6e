import type { NameStorage } from '../names.ts';
import type { Sql } from './sql.ts';

export class SqlNames implements NameStorage {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async change(player: string, name: string): Promise<void> {
    await this.#sql.askTogether([
      // Locks them before what is theirs, in the order of an erasure: neither waits for the other.
      ['UPDATE players SET name = name WHERE id = $1', player],
      [
        `UPDATE members SET called = (SELECT name FROM players WHERE id = $1)
           WHERE player_id = $1 AND called IS NULL`,
        player,
      ],
      ["UPDATE players SET name = $2 WHERE id = $1 AND name <> ''", player, name],
    ]);
  }
}
