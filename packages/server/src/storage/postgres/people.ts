import type pg from 'pg';
import { ownMail } from '../notices.ts';
import { SqlNotices } from '../sql/notices.ts';
import { ERASING, FORGET_OLDEST, REPORT, REPORTS, REPORTS_BY } from '../sql/schema.ts';
import type { Found, Sql, Statement } from '../sql/sql.ts';
import { SqlVisits } from '../sql/visits.ts';
import {
  LONGEST_LIST,
  MOST_SUBSCRIPTIONS,
  type PersonalData,
  type Player,
  type Report,
  type Reported,
  type Said,
  type Subscription,
  shown,
  told,
} from '../storage.ts';
import { PostgresAccounts } from './accounts.ts';
import { inTransaction, withClient } from './tables.ts';

// What a PostgreSQL keeps of people, apart from what they play.

/** Of two that are said at once both want the same number: one tries again. */
export async function say(pool: pg.Pool, table: string, id: string, said: Omit<Said, 'number'>): Promise<void> {
  const { at, player, text } = said;
  const { rowCount } = await pool.query(
    `INSERT INTO said (table_id, number, id, at, player_id, text)
       SELECT $1, count(*), $2, $3, $4, $5 FROM said WHERE table_id = $1 ON CONFLICT DO NOTHING`,
    [table, id, at, player, text],
  );
  if (rowCount === 1) return;
  const known = await pool.query('SELECT FROM said WHERE table_id = $1 AND id = $2', [table, id]);
  if (known.rowCount === 0) await say(pool, table, id, said);
}

export async function said(pool: pg.Pool, table: string, from: number): Promise<readonly Said[]> {
  const { rows } = await pool.query<Written>(
    'SELECT number, at, player_id AS player, text FROM said WHERE table_id = $1 AND number >= $2 ORDER BY number',
    [table, from],
  );
  return rows.map(readLine);
}

export async function setBlock(pool: pg.Pool, player: string, blocked: string, on: boolean): Promise<void> {
  await pool.query(
    on
      ? 'INSERT INTO blocks (player_id, blocked_id) VALUES ($1, $2) ON CONFLICT DO NOTHING'
      : 'DELETE FROM blocks WHERE player_id = $1 AND blocked_id = $2',
    [player, blocked],
  );
}

export async function blockedBy(pool: pg.Pool, player: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>('SELECT blocked_id AS id FROM blocks WHERE player_id = $1', [
    player,
  ]);
  return rows.map(({ id }) => id);
}

export async function report(pool: pg.Pool, { table, line, player, at }: Report): Promise<void> {
  await pool.query(REPORT, [table, line, player, at]);
}

export async function reports(pool: pg.Pool): Promise<readonly Reported[]> {
  const { rows } = await pool.query<Omit<Reported, 'at'> & { readonly at: string }>(REPORTS, [LONGEST_LIST]);
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

async function reportsBy(pool: pg.Pool, player: string): Promise<PersonalData['reports']> {
  const { rows } = await pool.query<{ table: string; line: number; at: string }>(REPORTS_BY, [player]);
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

export async function addPlayer(pool: pg.Pool, { id, name }: Player): Promise<void> {
  await pool.query('INSERT INTO players (id, name) VALUES ($1, $2)', [id, name]);
}

export async function findPlayer(pool: pg.Pool, id: string): Promise<Player | undefined> {
  return (await pool.query<Player>('SELECT id, name FROM players WHERE id = $1', [id])).rows[0];
}

export async function dataOf(pool: pg.Pool, player: string): Promise<PersonalData> {
  const person = await pool.query<Pick<PersonalData, 'name' | 'login'> & { readonly sessions: string }>(
    `SELECT name, login, (SELECT count(*) FROM sessions WHERE sessions.player_id = players.id) AS sessions
       FROM players LEFT JOIN accounts ON accounts.player_id = players.id WHERE players.id = $1`,
    [player],
  );
  const lines = await pool.query<Written & { readonly table: string }>(
    'SELECT table_id AS "table", number, at, player_id AS player, text FROM said WHERE player_id = $1',
    [player],
  );
  const { name = '', login = null, sessions = '0' } = person.rows[0] ?? {};
  const said = lines.rows.map((row) => ({ ...readLine(row), table: row.table }));
  return {
    ...{ name, login, sessions: Number(sessions), said, blocked: await blockedBy(pool, player) },
    subscriptions: (await subscriptionsOf(pool, player)).map(told),
    passkeys: (await new PostgresAccounts(pool).passkeysOf(player)).map(shown),
    reports: await reportsBy(pool, player),
    visits: await new SqlVisits(sqlIn(pool)).of(player),
    mail: await ownMail(new SqlNotices(sqlIn(pool)), player),
  };
}

export function subscribe(pool: pg.Pool, subscription: Subscription): Promise<void> {
  const { tokenHash, player, endpoint, p256dh, auth, language, at } = subscription;
  return withClient(pool, (client) =>
    inTransaction(client, async () => {
      await client.query('DELETE FROM subscriptions WHERE endpoint = $1 OR token_hash = $2', [endpoint, tokenHash]);
      await client.query(
        `INSERT INTO subscriptions (token_hash, player_id, endpoint, p256dh, auth, language, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [tokenHash, player, endpoint, p256dh, auth, language, at],
      );
      await client.query(FORGET_OLDEST, [player, MOST_SUBSCRIPTIONS]);
    }),
  );
}

export async function unsubscribe(pool: pg.Pool, tokenHash: string): Promise<void> {
  await pool.query('DELETE FROM subscriptions WHERE token_hash = $1', [tokenHash]);
}

export async function subscriptionsOf(pool: pg.Pool, player: string): Promise<readonly Subscription[]> {
  const { rows } = await pool.query<Omit<Subscription, 'at'> & { readonly at: string }>(
    `SELECT token_hash AS "tokenHash", player_id AS player, endpoint, p256dh, auth, language, at
       FROM subscriptions WHERE player_id = $1 ORDER BY at`,
    [player],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

export function sqlIn(pool: pg.Pool): Sql {
  const ask = async <Row>(from: pg.Pool | pg.PoolClient, [text, ...values]: Statement): Promise<Found<Row>> => {
    const { rows, rowCount } = await from.query(text, values);
    return { rows, changed: rowCount ?? 0 };
  };
  return {
    listed: 'SELECT json_array_elements_text($1::json)',
    ask: (...statement) => ask(pool, statement),
    askTogether: <Row>(statements: readonly Statement[]) =>
      withClient(pool, (client) =>
        inTransaction(client, async () => {
          let last: Found<Row> = { rows: [], changed: 0 };
          for (const statement of statements) last = await ask(client, statement);
          return last;
        }),
      ),
  };
}

export function erase(pool: pg.Pool, player: string): Promise<void> {
  return withClient(pool, (client) =>
    inTransaction(client, async () => {
      for (const sql of ERASING) await client.query(sql, [player]);
    }),
  );
}

/** Large numbers come as text. */
type Written = Omit<Said, 'at'> & { readonly at: string };

const readLine = ({ number, at, player, text }: Written): Said => ({ number, at: Number(at), player, text });
