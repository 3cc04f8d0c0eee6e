import pg from 'pg';
import type { Row } from '../record/chain.ts';
import { CHANNEL, Hints } from './postgres-hints.ts';
import { missingSteps } from './schema.ts';
import {
  type Append,
  type Hint,
  type Listed,
  LONGEST_LIST,
  type Member,
  type Outcome,
  type Player,
  type Storage,
  type StoredSession,
  type StoredTable,
  type StoredTicket,
  UnsafeStorage,
} from './storage.ts';

/** Any number that nobody else locks: one process at a time brings the database up to date. */
const MIGRATION_LOCK = 748_203_551;

/** Opens the database at an address (`postgres://…`) and brings it up to date. */
export async function openPostgres(address: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: address, max: 8 });
  // A connection that breaks while nobody uses it is no news: whoever needs one gets another.
  pool.on('error', () => {});
  try {
    await withClient(pool, async (client) => {
      await requireSafe(client);
      await migrate(client);
    });
  } catch (problem) {
    await pool.end();
    throw problem;
  }
  return new PostgresStorage(pool, address);
}

async function requireSafe(client: pg.PoolClient): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [setting]);
    if (rows[0]?.value === 'off')
      throw new UnsafeStorage(`The database could lose moves: ${setting} is off. Switch it on in postgresql.conf.`);
  }
}

async function migrate(client: pg.PoolClient): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)');
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM schema_versions',
    );
    for (const step of missingSteps(rows[0]?.version ?? 0)) {
      await client.query(step.sql);
      await client.query('INSERT INTO schema_versions VALUES ($1)', [step.version]);
    }
  });
}

class PostgresStorage implements Storage {
  readonly #pool: pg.Pool;
  readonly #hints: Hints;

  constructor(pool: pg.Pool, address: string) {
    this.#pool = pool;
    this.#hints = new Hints(address);
  }

  write(appends: readonly Append[]): Promise<readonly Outcome[]> {
    return withClient(this.#pool, (client) => inTransaction(client, () => appendAll(client, appends)));
  }

  table(id: string): Promise<StoredTable | undefined> {
    return withClient(this.#pool, (client) =>
      inTransaction(client, () => readTable(client, id), 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    );
  }

  rows(table: string, from: number): Promise<readonly Row[]> {
    return readRows(this.#pool, table, from);
  }

  async lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ id: string; length: number }>(
      'SELECT id, length FROM tables WHERE id = ANY ($1)',
      [tables],
    );
    return new Map(rows.map(({ id, length }) => [id, length]));
  }

  async tablesOf(player: string): Promise<readonly Listed[]> {
    const { rows } = await this.#pool.query<Listed>(
      `SELECT tables.id AS "table", member, listing AS text FROM members JOIN tables ON tables.id = table_id
         WHERE player_id = $1 AND listing <> '' ORDER BY changed DESC LIMIT $2`,
      [player, LONGEST_LIST],
    );
    return rows;
  }

  async shownTables(): Promise<readonly Listed[]> {
    const { rows } = await this.#pool.query<Listed>(
      `SELECT id AS "table", NULL AS member, listing AS text FROM tables
         WHERE shown = 1 ORDER BY changed DESC LIMIT $1`,
      [LONGEST_LIST],
    );
    return rows;
  }

  async dueTables(now: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      'SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2',
      [now, LONGEST_LIST],
    );
    return rows.map(({ id }) => id);
  }

  listen(hint: Hint): () => void {
    return this.#hints.add(hint);
  }

  async addPlayer({ id, name }: Player): Promise<void> {
    await this.#pool.query('INSERT INTO players (id, name) VALUES ($1, $2)', [id, name]);
  }

  async player(id: string): Promise<Player | undefined> {
    const { rows } = await this.#pool.query<Player>('SELECT id, name FROM players WHERE id = $1', [id]);
    return rows[0];
  }

  async addSession({ tokenHash, player, expires }: StoredSession): Promise<void> {
    await this.#pool.query('INSERT INTO sessions (token_hash, player_id, expires) VALUES ($1, $2, $3)', [
      tokenHash,
      player,
      expires,
    ]);
  }

  async session(tokenHash: string): Promise<StoredSession | undefined> {
    const { rows } = await this.#pool.query<{ player: string; expires: string }>(
      'SELECT player_id AS player, expires FROM sessions WHERE token_hash = $1',
      [tokenHash],
    );
    return rows[0] && { tokenHash, player: rows[0].player, expires: Number(rows[0].expires) };
  }

  async removeSession(tokenHash: string): Promise<void> {
    await this.#pool.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
  }

  async addTicket({ ticketHash, player, expires }: StoredTicket): Promise<void> {
    await this.#pool.query('INSERT INTO tickets (ticket_hash, player_id, expires) VALUES ($1, $2, $3)', [
      ticketHash,
      player,
      expires,
    ]);
  }

  async takeTicket(ticketHash: string): Promise<StoredTicket | undefined> {
    const { rows } = await this.#pool.query<{ player: string; expires: string }>(
      'DELETE FROM tickets WHERE ticket_hash = $1 RETURNING player_id AS player, expires',
      [ticketHash],
    );
    return rows[0] && { ticketHash, player: rows[0].player, expires: Number(rows[0].expires) };
  }

  async removeExpired(now: number): Promise<void> {
    await this.#pool.query('DELETE FROM sessions WHERE expires <= $1', [now]);
    await this.#pool.query('DELETE FROM tickets WHERE expires <= $1', [now]);
  }

  async close(): Promise<void> {
    await this.#hints.close();
    await this.#pool.end();
  }
}

/** Several processes write several tables each: all lock them in the same order, so that no two wait for each other. */
async function appendAll(client: pg.PoolClient, appends: readonly Append[]): Promise<readonly Outcome[]> {
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
  await client.query(
    `INSERT INTO entries (table_id, number, at, command, text, hash)
       SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[])`,
    [
      table,
      rows.map(({ number }) => number),
      rows.map(({ at }) => at),
      rows.map(({ command }) => command),
      rows.map(({ text }) => text),
      rows.map(({ hash }) => hash),
    ],
  );
  for (const { member, player } of members)
    await client.query('INSERT INTO members (table_id, member, player_id) VALUES ($1, $2, $3)', [
      table,
      member,
      player,
    ]);
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
  await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${after + rows.length} ${table}`]);
  return 'stored';
}

async function readTable(client: pg.PoolClient, id: string): Promise<StoredTable | undefined> {
  const found = await client.query<{ sealed_seed: string; snapshot_rows: number | null; snapshot: string | null }>(
    'SELECT sealed_seed, snapshot_rows, snapshot FROM tables WHERE id = $1',
    [id],
  );
  const [table] = found.rows;
  if (table === undefined) return undefined;
  const { sealed_seed: sealedSeed, snapshot_rows: rows, snapshot: text } = table;
  const members = await client.query<Member>(
    `SELECT member, player_id AS player, name FROM members JOIN players ON players.id = player_id
       WHERE table_id = $1 ORDER BY member`,
    [id],
  );
  const snapshot = rows === null || text === null ? null : { rows, text };
  return { sealedSeed, snapshot, members: members.rows, rows: await readRows(client, id, 0) };
}

async function readRows(from: pg.Pool | pg.PoolClient, table: string, first: number): Promise<readonly Row[]> {
  const { rows } = await from.query<Omit<Row, 'at'> & { readonly at: string }>(
    'SELECT number, at, command, text, hash FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number',
    [table, first],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

async function withClient<T>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
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

async function inTransaction<T>(client: pg.PoolClient, run: () => Promise<T>, begin = 'BEGIN'): Promise<T> {
  await client.query(begin);
  const result = await run();
  await client.query('COMMIT');
  return result;
}
