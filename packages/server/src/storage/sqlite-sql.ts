import type Database from 'better-sqlite3';
import type { Sql } from './sql-notices.ts';

/** Every statement is prepared when it is first needed. */
export function sqlIn(database: Database.Database): Sql {
  const prepared = new Map<string, Database.Statement>();
  return {
    async ask<Row>(text: string, ...values: readonly unknown[]) {
      const statement = prepared.get(text) ?? database.prepare(text);
      prepared.set(text, statement);
      const named = Object.fromEntries(values.map((value, index) => [index + 1, value]));
      if (statement.reader) return { rows: statement.all(named) as Row[], changed: 0 };
      return { rows: [], changed: statement.run(named).changes };
    },
  };
}
