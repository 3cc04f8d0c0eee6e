import { FOLDS } from '../../people/names.ts';
import { SAYS_REPAIRED } from '../repairs.ts';
import { SAYS_OVER, UnsafeStorage } from '../storage.ts';

/** Whether a row tells of a repair: in the very words of the index. */
export const IS_REPAIR = `substr(text, 1, ${SAYS_REPAIRED.length}) = '${SAYS_REPAIRED}'`;

/**
 * The tables of the database, the same for SQLite and PostgreSQL. The first step leads from nothing to version 1, the second from 1 to 2,
 * and so on: a list has no gaps. A step that was released is never changed.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     length INTEGER NOT NULL,
     sealed_seed TEXT NOT NULL,
     snapshot_rows INTEGER,
     snapshot TEXT
   );
   CREATE TABLE entries (
     table_id TEXT NOT NULL REFERENCES tables (id),
     number INTEGER NOT NULL,
     at BIGINT NOT NULL,
     command TEXT,
     text TEXT NOT NULL,
     hash TEXT NOT NULL,
     PRIMARY KEY (table_id, number),
     UNIQUE (table_id, command)
   );
   CREATE TABLE players (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL
   );
   CREATE TABLE sessions (
     token_hash TEXT PRIMARY KEY,
     player_id TEXT NOT NULL REFERENCES players (id),
     expires BIGINT NOT NULL
   );
   CREATE TABLE tickets (
     ticket_hash TEXT PRIMARY KEY,
     player_id TEXT NOT NULL REFERENCES players (id),
     expires BIGINT NOT NULL
   );
   CREATE TABLE members (
     table_id TEXT NOT NULL REFERENCES tables (id),
     member TEXT NOT NULL,
     player_id TEXT NOT NULL REFERENCES players (id),
     PRIMARY KEY (table_id, member),
     UNIQUE (table_id, player_id)
   );
   CREATE INDEX members_by_player ON members (player_id);`,
  `ALTER TABLE tables ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN due BIGINT;
   ALTER TABLE tables ADD COLUMN listing TEXT NOT NULL DEFAULT '';
   CREATE INDEX tables_shown ON tables (changed) WHERE shown = 1;
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;`,
  `CREATE TABLE said (
     table_id TEXT NOT NULL REFERENCES tables (id),
     number INTEGER NOT NULL,
     id TEXT NOT NULL,
     at BIGINT NOT NULL,
     player_id TEXT NOT NULL REFERENCES players (id),
     text TEXT NOT NULL,
     PRIMARY KEY (table_id, number),
     UNIQUE (table_id, id)
   );
   CREATE INDEX said_by_player ON said (player_id);
   CREATE TABLE blocks (
     player_id TEXT NOT NULL REFERENCES players (id),
     blocked_id TEXT NOT NULL REFERENCES players (id),
     PRIMARY KEY (player_id, blocked_id)
   );
   CREATE TABLE reports (
     table_id TEXT NOT NULL,
     line INTEGER NOT NULL,
     player_id TEXT NOT NULL REFERENCES players (id),
     at BIGINT NOT NULL,
     PRIMARY KEY (table_id, line, player_id)
   );`,
  `CREATE TABLE beats (
     id INTEGER PRIMARY KEY,
     at BIGINT NOT NULL
   );
   CREATE TABLE outages (
     begun BIGINT PRIMARY KEY,
     ended BIGINT NOT NULL
   );`,
  `CREATE TABLE accounts (
     login TEXT PRIMARY KEY,
     player_id TEXT UNIQUE REFERENCES players (id),
     password_hash TEXT NOT NULL
   );`,
  `CREATE TABLE refusals (
     table_id TEXT NOT NULL REFERENCES tables (id),
     command TEXT NOT NULL,
     at BIGINT NOT NULL,
     answer TEXT NOT NULL,
     PRIMARY KEY (table_id, command)
   );
   CREATE INDEX refusals_by_time ON refusals (at);`,
  `CREATE TABLE subscriptions (
     token_hash TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
     player_id TEXT NOT NULL REFERENCES players (id),
     endpoint TEXT NOT NULL UNIQUE,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     language TEXT NOT NULL,
     at BIGINT NOT NULL
   );
   CREATE INDEX subscriptions_by_player ON subscriptions (player_id);
   CREATE TABLE notices (
     table_id TEXT NOT NULL REFERENCES tables (id),
     player_id TEXT NOT NULL REFERENCES players (id),
     entry INTEGER NOT NULL,
     PRIMARY KEY (table_id, player_id)
   );`,
  `CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     player_id TEXT NOT NULL REFERENCES players (id),
     key TEXT NOT NULL,
     counter BIGINT NOT NULL,
     name TEXT NOT NULL,
     at BIGINT NOT NULL,
     used BIGINT NOT NULL
   );
   CREATE INDEX passkeys_by_player ON passkeys (player_id);
   CREATE TABLE challenges (
     challenge_hash TEXT PRIMARY KEY,
     player_id TEXT REFERENCES players (id),
     expires BIGINT NOT NULL
   );`,
  `CREATE TABLE mail_addresses (
     player_id TEXT PRIMARY KEY REFERENCES players (id),
     address TEXT NOT NULL,
     language TEXT NOT NULL,
     at BIGINT NOT NULL,
     confirmation_hash TEXT NOT NULL UNIQUE,
     expires BIGINT
   );
   CREATE TABLE mail_stops (
     stop_hash TEXT PRIMARY KEY,
     player_id TEXT NOT NULL REFERENCES mail_addresses (player_id) ON DELETE CASCADE,
     at BIGINT NOT NULL
   );
   CREATE INDEX mail_stops_by_player ON mail_stops (player_id);
   CREATE TABLE mailed (
     table_id TEXT NOT NULL REFERENCES tables (id),
     player_id TEXT NOT NULL REFERENCES mail_addresses (player_id) ON DELETE CASCADE,
     PRIMARY KEY (table_id, player_id)
   );
   CREATE INDEX mailed_by_player ON mailed (player_id);
   CREATE TABLE planned_notices (
     table_id TEXT NOT NULL REFERENCES tables (id),
     player_id TEXT NOT NULL REFERENCES players (id),
     entry INTEGER NOT NULL,
     due BIGINT NOT NULL,
     PRIMARY KEY (table_id, player_id)
   );
   CREATE INDEX planned_notices_by_time ON planned_notices (due);`,
  `CREATE TABLE mail_questions (
     confirmation_hash TEXT PRIMARY KEY,
     player_id TEXT NOT NULL REFERENCES players (id),
     address TEXT NOT NULL,
     language TEXT NOT NULL,
     at BIGINT NOT NULL,
     waits INTEGER NOT NULL
   );
   CREATE INDEX mail_questions_by_player ON mail_questions (player_id);
   CREATE INDEX mail_questions_by_mailbox ON mail_questions (lower(address));
   INSERT INTO mail_questions (confirmation_hash, player_id, address, language, at, waits)
     SELECT confirmation_hash, player_id, address, language, at, 1 FROM mail_addresses WHERE expires IS NOT NULL;
   DELETE FROM mail_addresses WHERE expires IS NOT NULL;
   ALTER TABLE mail_addresses DROP COLUMN expires;`,
  `ALTER TABLE planned_notices ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE planned_notices ADD COLUMN ways TEXT;
   ALTER TABLE mailed ADD COLUMN sent INTEGER NOT NULL DEFAULT 1;`,
  'ALTER TABLE tickets ADD COLUMN token_hash TEXT REFERENCES sessions (token_hash) ON DELETE CASCADE',
  'ALTER TABLE members ADD COLUMN seen BIGINT',
  `CREATE TABLE sign_in_tries (
     login_hash TEXT PRIMARY KEY,
     tries INTEGER NOT NULL,
     expires BIGINT NOT NULL
   );`,
  `CREATE TABLE key_marks (
     id INTEGER PRIMARY KEY,
     mark TEXT NOT NULL
   );`,
  `CREATE INDEX entries_repaired ON entries (table_id, number) WHERE substr(text, 1, 18) = '{"kind":"repaired"'`,
  'ALTER TABLE members ADD COLUMN called TEXT',
];

/** The steps that are still to be made, each with the version that it leads to. */
export function missingSteps(version: number): readonly { readonly version: number; readonly sql: string }[] {
  if (version > MIGRATIONS.length)
    throw new UnsafeStorage(
      `The database has version ${version}, and this program knows those up to ${MIGRATIONS.length}. Start a newer version of Blue Riband.`,
    );
  return MIGRATIONS.map((sql, index) => ({ version: index + 1, sql })).slice(version);
}

/**
 * Who is meant by the names in a record: `called` is what they were called when they sat down there. Who did so before that was written down
 * has none until they change their name.
 */
export const MEMBERS = `SELECT member, player_id AS player, coalesce(called, name) AS name
  FROM members JOIN players ON players.id = player_id`;

/**
 * A player (`$3`) belongs to a table (`$1`) by that name (`$2`), and is called so (`$4`), unless they were erased meanwhile. Where several
 * write at a time, the player is locked (`lock`) so that none does it meanwhile.
 */
export const addMember = (lock: '' | 'FOR SHARE'): string => `INSERT INTO members (table_id, member, player_id, called)
  SELECT $1, $2, id, $4 FROM players WHERE id = $3 AND name <> '' ${lock}
  ON CONFLICT (table_id, member) DO UPDATE SET called = excluded.called`;

/** What is done so that nothing is left of a player (`$1`) but what they played. Without a name they become a member nowhere any more: first. */
export const ERASING: readonly string[] = [
  "UPDATE players SET name = '' WHERE id = $1",
  'DELETE FROM sessions WHERE player_id = $1',
  'DELETE FROM notices WHERE player_id = $1',
  'DELETE FROM planned_notices WHERE player_id = $1',
  'DELETE FROM mail_addresses WHERE player_id = $1',
  'DELETE FROM mail_questions WHERE player_id = $1',
  'DELETE FROM tickets WHERE player_id = $1',
  'DELETE FROM challenges WHERE player_id = $1',
  'DELETE FROM passkeys WHERE player_id = $1',
  "UPDATE accounts SET player_id = NULL, password_hash = '' WHERE player_id = $1",
  "UPDATE said SET text = '' WHERE player_id = $1",
  'DELETE FROM blocks WHERE player_id = $1 OR blocked_id = $1',
  'DELETE FROM reports WHERE player_id = $1',
  'DELETE FROM members WHERE player_id = $1',
];

/** By which tables in a list of one's own are put in order. */
export const OWN_ORDER = `CASE WHEN ${SAYS_OVER.map((words) => `listing LIKE '%${words}%'`).join(' OR ')} THEN 1 ELSE 0 END,
  changed DESC, tables.id`;

/** What a player (`$1`) has reported. */
export const REPORTS_BY = 'SELECT table_id AS "table", line, at FROM reports WHERE player_id = $1 ORDER BY at';

/** A line (`$2`) of a table (`$1`) is reported by a player (`$3`), then (`$4`). */
export const REPORT = `INSERT INTO reports (table_id, line, player_id, at)
  SELECT table_id, number, $3, $4 FROM said WHERE table_id = $1 AND number = $2 ON CONFLICT DO NOTHING`;

/** The last reports, so many (`$1`); who spoke is called as they are called at that table. */
export const REPORTS = `SELECT reports.table_id AS "table", line, reports.player_id AS player, reports.at AS at, text,
    coalesce(called, speakers.name) AS speaker, reporters.name AS reporter
  FROM reports JOIN said ON said.table_id = reports.table_id AND number = line
    JOIN players AS speakers ON speakers.id = said.player_id
    LEFT JOIN members ON members.table_id = said.table_id AND members.player_id = said.player_id
    JOIN players AS reporters ON reporters.id = reports.player_id
  ORDER BY reports.at DESC LIMIT $1`;

/** Of the subscriptions of a player (`$1`) all but the newest (`$2`). */
export const FORGET_OLDEST = `DELETE FROM subscriptions WHERE player_id = $1 AND token_hash NOT IN
  (SELECT token_hash FROM subscriptions WHERE player_id = $1 ORDER BY at DESC LIMIT $2)`;

/** How the name of an account looks: see `foldedLogin`. */
const FOLDED_LOGIN = FOLDS.reduce((sql, [letter, like]) => `replace(${sql}, '${letter}', '${like}')`, 'login');

/** An account by that name (`$1`) of a player (`$2`), with a password (`$3`), unless one looks the same (`$4`). Letters are folded one by one. */
export const ADD_ACCOUNT = `INSERT INTO accounts (login, player_id, password_hash)
  SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT) WHERE NOT EXISTS
    (SELECT 1 FROM accounts WHERE length(login) = length(CAST($4 AS TEXT)) AND ${FOLDED_LOGIN} = $4)
  ON CONFLICT DO NOTHING`;

/** One more try to sign in by a name (`$1`), now (`$2`); the first one is counted until then (`$3`). */
export const COUNT_TRY = `INSERT INTO sign_in_tries AS known (login_hash, tries, expires) VALUES ($1, 1, $3)
  ON CONFLICT (login_hash) DO UPDATE SET
    tries = CASE WHEN known.expires <= $2 THEN 1 ELSE known.tries + 1 END,
    expires = CASE WHEN known.expires <= $2 THEN excluded.expires ELSE known.expires END
  RETURNING tries`;

export const PASSKEY_COLUMNS = 'id, player_id AS player, key, counter, name, at, used';

/** A passkey (`$1`) was used, for that many times (`$2`), then (`$3`). */
export const USE_PASSKEY = `UPDATE passkeys SET counter = $2, used = $3
  WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`;
