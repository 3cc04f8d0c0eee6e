import pg from 'pg';
import type { Row } from '../../record/chain.ts';
import type { Hearsay } from '../hearsay.ts';
import { SqlKeys } from '../sql/keys.ts';
import { SqlNames } from '../sql/names.ts';
import { SqlNotices } from '../sql/notices.ts';
import { SqlRepairs } from '../sql/repairs.ts';
import { MEMBERS, missingSteps, OWN_ORDER } from '../sql/schema.ts';
import { SqlSessions } from '../sql/sessions.ts';
import { SqlVisits } from '../sql/visits.ts';
import {
  type Append,
  type Hint,
  type Listed,
  LONGEST_LIST,
  type Member,
  type Outcome,
  type PersonalData,
  type Player,
  REFUSALS_MS,
  type ReadFrom,
  type Refused,
  type Report,
  type Reported,
  type Said,
  type Storage,
  type StoredTable,
  type Subscription,
  UnsafeStorage,
} from '../storage.ts';
import { PostgresAccounts } from './accounts.ts';
import { type Channel, Hints, PRESENCE, SESSIONS, TABLES } from './hints.ts';
import * as people from './people.ts';
import {
  appendAll,
  inTransaction,
  isCarriedOut,
  readRefusal,
  readRows,
  readTable,
  refuseCommand,
  withClient,
} from './tables.ts';

/** Any number that nobody else locks: one process at a time brings the database up to date. */
const MIGRATION_LOCK = 748_203_551;

/**
 * What takes longer than a statement may waits for something that may never come: whoever asked for it hears that, and may ask again. If even that
 * is not heard, for so long as an answer may be on its way, nobody is there any more, and the connection is given up.
 */
const LIMITS = { statementMs: 15_000, wayMs: 5000 };

/** Opens the database at an address (`postgres://…`) and brings it up to date. */
export async function openPostgres(address: string, { statementMs, wayMs } = LIMITS): Promise<Storage> {
  await prepare(address);
  const answerMs = statementMs + wayMs;
  const limits = { statement_timeout: statementMs, query_timeout: answerMs, connectionTimeoutMillis: answerMs };
  const pool = new pg.Pool({ connectionString: address, max: 8, ...limits });
  // A connection that breaks while nobody uses it is no news: whoever needs one gets another. Nor is one that breaks between two
  // questions of the same transaction: the next question fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresStorage(pool, address);
}

/** Over a connection without limits: to bring a large database up to date may take long, and so may waiting for who does it. */
async function prepare(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  // The question that it breaks fails.
  client.on('error', () => {});
  try {
    await client.connect();
    await requireSafe(client);
    await migrate(client);
  } finally {
    await client.end();
  }
}

async function requireSafe(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [setting]);
    if (rows[0]?.value === 'off')
      throw new UnsafeStorage(`The database could lose moves: ${setting} is off. Switch it on in postgresql.conf.`);
  }
}

async function migrate(client: pg.Client): Promise<void> {
  await inTransaction(client, async () => {
    // Nor is there one that the database sets by itself.
    await client.query('SET LOCAL statement_timeout = 0');
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
  readonly accounts: PostgresAccounts;
  readonly sessions: SqlSessions;
  readonly notices: SqlNotices;
  readonly visits: SqlVisits;
  readonly keys: SqlKeys;
  readonly repairs: SqlRepairs;
  readonly names: SqlNames;
  readonly presence: Hearsay;
  readonly #pool: pg.Pool;
  readonly #hints: Hints;

  constructor(pool: pg.Pool, address: string) {
    this.accounts = new PostgresAccounts(pool);
    const [sql, hints] = [people.sqlIn(pool), new Hints(address)];
    this.notices = new SqlNotices(sql);
    this.visits = new SqlVisits(sql);
    this.keys = new SqlKeys(sql);
    this.repairs = new SqlRepairs(sql);
    this.names = new SqlNames(sql);
    const hearsay = (channel: Channel): Hearsay => ({
      tell: async (word) => void (await sql.ask('SELECT pg_notify($1, $2)', channel, word)),
      listen: (hear) => hints.add(channel, hear),
    });
    this.sessions = new SqlSessions(sql, hearsay(SESSIONS));
    this.presence = hearsay(PRESENCE);
    this.#pool = pool;
    this.#hints = hints;
  }

  write(appends: readonly Append[]): Promise<readonly Outcome[]> {
    return withClient(this.#pool, (client) => inTransaction(client, () => appendAll(client, appends)));
  }

  table(id: string, from: ReadFrom = 'beginning'): Promise<StoredTable | undefined> {
    return withClient(this.#pool, (client) =>
      inTransaction(client, () => readTable(client, id, from), 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    );
  }

  rows(table: string, from: number, to?: number): Promise<readonly Row[]> {
    return readRows(this.#pool, table, from, to);
  }

  async lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ id: string; length: number }>(
      'SELECT id, length FROM tables WHERE id = ANY ($1)',
      [tables],
    );
    return new Map(rows.map(({ id, length }) => [id, length]));
  }

  async tablesOf(player: string, from = 0): Promise<readonly Listed[]> {
    const { rows } = await this.#pool.query<Listed>(
      `SELECT tables.id AS "table", member, listing AS text FROM members JOIN tables ON tables.id = table_id
         WHERE player_id = $1 AND listing <> '' ORDER BY ${OWN_ORDER} LIMIT $2 OFFSET $3`,
      [player, LONGEST_LIST, from],
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

  async namesIn(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.#pool.query<Member>(`${MEMBERS} WHERE table_id = ANY ($1)`, [tables]);
    return new Map(rows.map(({ member, name }) => [member, name]));
  }

  async dueTables(now: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      'SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2',
      [now, LONGEST_LIST],
    );
    return rows.map(({ id }) => id);
  }

  refuse(table: string, command: string, refusal: Refused): Promise<string | undefined> {
    return withClient(this.#pool, (client) =>
      inTransaction(client, () => refuseCommand(client, table, command, refusal)),
    );
  }

  isDone(table: string, command: string): Promise<boolean> {
    return isCarriedOut(this.#pool, table, command);
  }

  refusal(table: string, command: string): Promise<string | undefined> {
    return readRefusal(this.#pool, table, command);
  }

  listen(hint: Hint): () => void {
    return this.#hints.add(TABLES, (told) => {
      const [rows, table] = told.split(' ');
      if (table !== undefined) hint(table, Number(rows));
    });
  }

  say(table: string, id: string, said: Omit<Said, 'number'>): Promise<void> {
    return people.say(this.#pool, table, id, said);
  }

  said(table: string, from: number): Promise<readonly Said[]> {
    return people.said(this.#pool, table, from);
  }

  setBlock(player: string, blocked: string, on: boolean): Promise<void> {
    return people.setBlock(this.#pool, player, blocked, on);
  }

  blockedBy(player: string): Promise<readonly string[]> {
    return people.blockedBy(this.#pool, player);
  }

  report(report: Report): Promise<void> {
    return people.report(this.#pool, report);
  }

  reports(): Promise<readonly Reported[]> {
    return people.reports(this.#pool);
  }

  dataOf(player: string): Promise<PersonalData> {
    return people.dataOf(this.#pool, player);
  }

  erase(player: string): Promise<void> {
    return this.sessions.whileErasing(player, () => people.erase(this.#pool, player));
  }

  beat(now: number, gap: number): Promise<void> {
    return withClient(this.#pool, (client) =>
      inTransaction(client, async () => {
        // Whoever comes second waits, and finds the beat of the first.
        await client.query('SELECT FROM beats WHERE id = 1 FOR UPDATE');
        await client.query(
          'INSERT INTO outages (begun, ended) SELECT at, $1 FROM beats WHERE $1 - at > $2 ON CONFLICT DO NOTHING',
          [now, gap],
        );
        await client.query(
          `INSERT INTO beats (id, at) VALUES (1, $1)
             ON CONFLICT (id) DO UPDATE SET at = greatest(beats.at, excluded.at)`,
          [now],
        );
      }),
    );
  }

  async outages(): Promise<readonly { readonly from: number; readonly to: number }[]> {
    const { rows } = await this.#pool.query<{ begun: string; ended: string }>(
      'SELECT begun, ended FROM outages ORDER BY begun',
    );
    return rows.map(({ begun, ended }) => ({ from: Number(begun), to: Number(ended) }));
  }

  addPlayer(player: Player): Promise<void> {
    return people.addPlayer(this.#pool, player);
  }

  player(id: string): Promise<Player | undefined> {
    return people.findPlayer(this.#pool, id);
  }

  subscribe(subscription: Subscription): Promise<void> {
    return people.subscribe(this.#pool, subscription);
  }

  unsubscribe(tokenHash: string): Promise<void> {
    return people.unsubscribe(this.#pool, tokenHash);
  }

  subscriptionsOf(player: string): Promise<readonly Subscription[]> {
    return people.subscriptionsOf(this.#pool, player);
  }

  async removeExpired(now: number): Promise<void> {
    await this.sessions.removeExpired(now);
    await this.accounts.removeExpired(now);
    await this.notices.removeExpired(now);
    await this.#pool.query('DELETE FROM refusals WHERE at <= $1', [now - REFUSALS_MS]);
  }

  async close(): Promise<void> {
    await this.#hints.close();
    await this.#pool.end();
  }
}
