import type pg from 'pg';
import type { Row } from '../../record/chain.ts';
import { addMember, MEMBERS } from '../sql/schema.ts';
import {
  type Append,
  firstRowOf,
  type Member,
  MOST_ROWS,
  type Outcome,
  type ReadFrom,
  type Refused,
  type StoredTable,
} from '../storage.ts';
import { TABLES } from './hints.ts';

const ADD_MEMBER = addMember('FOR SHARE');

/** Several processes write several tables each: all lock them in the same order, so that no two wait for each other. */
export async function appendAll(client: pg.PoolClient, appends: readonly Append[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = appends.map(() => 'conflict');
  const inOrder = [...appends.entries()].sort(([, one], [, other]) => (one.table < other.table ? -1 : 1));
  for (const [index, append] of inOrder) outcomes[index] = await appendOne(client, append);
  return outcomes;
}

/** The row of the table is the fence: whoever changes its length holds it until the commit. */
async function appendOne(client: pg.PoolClient, append: Append): Promise<Outcome> {
  const { table, founding, rows, snapshot, members = [], listing } = append;
  const [{ number: after }] = rows;
  const { rowCount } =
    founding === undefined
      ? await client.query(
          `UPDATE tables SET length = $2 WHERE id = $1 AND length = $3 AND NOT EXISTS
             (SELECT FROM entries WHERE table_id = $1 AND command = ANY ($4))`,
          [table, after + rows.length, after, rows.flatMap(({ command }) => command ?? [])],
        )
      : await client.query('INSERT INTO tables (id, length, sealed_seed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
          table,
          rows.length,
          founding.sealedSeed,
        ]);
  if (rowCount === 0) return 'conflict';
  const added = await client.query(
    `INSERT INTO entries (table_id, number, at, command, text, hash)
       SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[])
         WHERE NOT EXISTS (SELECT FROM refusals WHERE table_id = $1 AND command = ANY ($4))`,
    [
      table,
      rows.map(({ number }) => number),
      rows.map(({ at }) => at),
      rows.map(({ command }) => command),
      rows.map(({ text }) => text),
      rows.map(({ hash }) => hash),
    ],
  );
  // Only now, as the table is locked, is it certain that nobody refuses the command meanwhile.
  if (added.rowCount === 0) {
    await client.query('UPDATE tables SET length = $2 WHERE id = $1', [table, after]);
    return 'conflict';
  }
  for (const { member, player, name } of members) await client.query(ADD_MEMBER, [table, member, player, name]);
  if (snapshot !== undefined)
    await client.query('UPDATE tables SET snapshot_rows = $2, snapshot = $3 WHERE id = $1', [
      table,
      snapshot.rows,
      snapshot.text,
    ]);
  await client.query('UPDATE tables SET shown = $2, changed = $3, due = $4, listing = $5 WHERE id = $1', [
    table,
    listing.shown ? 1 : 0,
    listing.changed,
    listing.due,
    listing.text,
  ]);
  await client.query('SELECT pg_notify($1, $2)', [TABLES, `${after + rows.length} ${table}`]);
  return 'stored';
}

/** Under the lock of the table, so that nobody carries it out meanwhile. */
export async function refuseCommand(
  client: pg.PoolClient,
  table: string,
  command: string,
  { at, answer }: Refused,
): Promise<string | undefined> {
  await client.query('SELECT FROM tables WHERE id = $1 FOR UPDATE', [table]);
  if (await isCarriedOut(client, table, command)) return undefined;
  await client.query(
    'INSERT INTO refusals (table_id, command, at, answer) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [table, command, at, answer],
  );
  return readRefusal(client, table, command);
}

export async function isCarriedOut(from: pg.Pool | pg.PoolClient, table: string, command: string): Promise<boolean> {
  const known = await from.query('SELECT FROM entries WHERE table_id = $1 AND command = $2', [table, command]);
  return known.rowCount !== 0;
}

export async function readRefusal(
  from: pg.Pool | pg.PoolClient,
  table: string,
  command: string,
): Promise<string | undefined> {
  const { rows } = await from.query<{ answer: string }>(
    'SELECT answer FROM refusals WHERE table_id = $1 AND command = $2',
    [table, command],
  );
  return rows[0]?.answer;
}

export async function readTable(client: pg.PoolClient, id: string, from: ReadFrom): Promise<StoredTable | undefined> {
  const found = await client.query<{ sealed_seed: string; snapshot_rows: number | null; snapshot: string | null }>(
    'SELECT sealed_seed, snapshot_rows, snapshot FROM tables WHERE id = $1',
    [id],
  );
  const [table] = found.rows;
  if (table === undefined) return undefined;
  const { sealed_seed: sealedSeed, snapshot_rows: rows, snapshot: text } = table;
  const members = await client.query<Member>(`${MEMBERS} WHERE table_id = $1 ORDER BY member`, [id]);
  const snapshot = rows === null || text === null ? null : { rows, text };
  const first = firstRowOf(snapshot, from);
  return { sealedSeed, snapshot, members: members.rows, rows: await readRows(client, id, first) };
}

export async function readRows(
  from: pg.Pool | pg.PoolClient,
  table: string,
  first: number,
  end = MOST_ROWS,
): Promise<readonly Row[]> {
  const { rows } = await from.query<Omit<Row, 'at'> & { readonly at: string }>(
    `SELECT number, at, command, text, hash FROM entries
       WHERE table_id = $1 AND number >= $2 AND number < $3 ORDER BY number`,
    [table, first, end],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

export async function withClient<T>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await run(client);
    client.release();
    return result;
  } catch (problem) {
    // Who knows in which state it is: it is not used again.
    client.release(true);
    throw problem;
  }
}

export async function inTransaction<T>(client: pg.ClientBase, run: () => Promise<T>, begin = 'BEGIN'): Promise<T> {
  await client.query(begin);
  const result = await run();
  await client.query('COMMIT');
  return result;
}
