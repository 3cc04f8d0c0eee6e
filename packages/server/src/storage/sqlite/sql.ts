import type Database from 'better-sqlite3';
import type { Found, Sql, Statement } from '../sql/sql.ts';

/** Every statement is prepared when it is first needed. */
export function sqlIn(database: Database.Database): Sql {
  const prepared = new Map<string, Database.Statement>();
  const run = <Row>([text, ...values]: Statement): Found<Row> => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    const named = Object.fromEntries(values.map((value, index) => [index + 1, value]));
    if (statement.reader) return { rows: statement.all(named) as Row[], changed: 0 };
    return { rows: [], changed: statement.run(named).changes };
  };
  const runAll = database.transaction((statements: readonly Statement[]) => statements.map(run));
  return {
    listed: 'SELECT value FROM json_each($1)',
    ask: async <Row>(...statement: Statement) => run<Row>(statement),
    askTogether: async <Row>(statements: readonly Statement[]) =>
      (runAll.immediate(statements).at(-1) ?? { rows: [], changed: 0 }) as Found<Row>,
  };
}
