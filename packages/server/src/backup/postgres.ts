import Database from 'better-sqlite3';
import pg from 'pg';
import { BackupProblem } from './check.ts';

/** Rows that are carried over at once. */
const HANDFUL = 2000;

/** All of it as it is at one moment, into a file that has the same tables and none of their rows. */
export async function copyFromPostgres(address: string, file: string): Promise<void> {
  await connected(address, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    const database = new Database(file);
    try {
      for (const { name, columns } of tablesOf(database)) {
        const places = columns.map((column) => `@${column}`).join(', ');
        const add = database.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`);
        const addAll = database.transaction((rows: readonly object[]) => {
          for (const row of rows) add.run(row);
        });
        await client.query(`DECLARE copied CURSOR FOR SELECT ${columns.join(', ')} FROM ${name}`);
        for (;;) {
          const { rows } = await client.query<object>(`FETCH ${HANDFUL} FROM copied`);
          if (rows.length === 0) break;
          addAll(rows);
        }
        await client.query('CLOSE copied');
      }
    } finally {
      database.close();
    }
  });
}

/** Into a database that has the same tables; if there is anything in them, nothing is written. */
export async function copyIntoPostgres(file: string, address: string): Promise<void> {
  await connected(address, 'BEGIN', async (client) => {
    const database = new Database(file, { readonly: true });
    try {
      for (const { name, columns } of tablesOf(database)) {
        const { rows: found } = await client.query(`SELECT FROM ${name} LIMIT 1`);
        if (found.length > 0)
          throw new BackupProblem(`The database is not empty: there are ${name}. Restore into a new one.`);
        const list = columns.join(', ');
        const add = `INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1)`;
        for (const rows of handfuls(database.prepare(`SELECT ${list} FROM ${name}`).iterate()))
          await client.query(add, [JSON.stringify(rows)]);
      }
    } finally {
      database.close();
    }
  });
}

function* handfuls(rows: Iterable<unknown>): Generator<readonly unknown[]> {
  let some: unknown[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < HANDFUL) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** In the order in which they were made: none refers to a later one. */
function tablesOf(database: Database.Database): readonly TableShape[] {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid")
    .pluck()
    .all() as string[];
  return names.map((name) => ({
    name,
    columns: (database.pragma(`table_info(${name})`) as { name: string }[]).map((column) => column.name),
  }));
}

async function connected(address: string, begin: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(begin);
    await work(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
