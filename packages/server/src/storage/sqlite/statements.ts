import type Database from 'better-sqlite3';
import { addMember, ERASING, FORGET_OLDEST, MEMBERS, OWN_ORDER, REPORT, REPORTS, REPORTS_BY } from '../sql/schema.ts';

/** Every statement, prepared once. */
export const prepare = (database: Database.Database) => ({
  ...forTables(database),
  ...forPeople(database),
  ...forDevices(database),
});

function forTables(database: Database.Database) {
  return {
    table: database.prepare('SELECT sealed_seed, snapshot_rows, snapshot FROM tables WHERE id = ?'),
    rows: database.prepare(
      `SELECT number, at, command, text, hash FROM entries
         WHERE table_id = ? AND number >= ? AND number < ? ORDER BY number`,
    ),
    members: database.prepare(`${MEMBERS} WHERE table_id = ? ORDER BY members.rowid`),
    tablesOf: database.prepare(
      `SELECT tables.id AS "table", member, listing AS text FROM members JOIN tables ON tables.id = table_id
         WHERE player_id = ? AND listing <> '' ORDER BY ${OWN_ORDER} LIMIT ? OFFSET ?`,
    ),
    shownTables: database.prepare(
      'SELECT id AS "table", NULL AS member, listing AS text FROM tables WHERE shown = 1 ORDER BY changed DESC LIMIT ?',
    ),
    dueTables: database.prepare('SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?'),
    length: database.prepare('SELECT length FROM tables WHERE id = ?'),
    isKnown: database.prepare('SELECT 1 FROM entries WHERE table_id = ? AND command = ?'),
    isSettled: database.prepare(
      `SELECT 1 FROM entries WHERE table_id = @table AND command = @command
         UNION ALL SELECT 1 FROM refusals WHERE table_id = @table AND command = @command`,
    ),
    addRefusal: database.prepare(
      'INSERT INTO refusals (table_id, command, at, answer) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    refusal: database.prepare('SELECT answer FROM refusals WHERE table_id = ? AND command = ?'),
    expireRefusals: database.prepare('DELETE FROM refusals WHERE at <= ?'),
    found: database.prepare('INSERT INTO tables (id, length, sealed_seed) VALUES (?, 0, ?) ON CONFLICT DO NOTHING'),
    advance: database.prepare(
      `UPDATE tables SET length = @length, shown = @shown, changed = @changed, due = @due, listing = @listing,
         snapshot_rows = coalesce(@snapshotRows, snapshot_rows), snapshot = coalesce(@snapshot, snapshot)
         WHERE id = @table AND length = @after`,
    ),
    addRow: database.prepare(
      'INSERT INTO entries (table_id, number, at, command, text, hash) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    addMember: database.prepare(addMember('')),
  };
}

function forPeople(database: Database.Database) {
  return {
    say: database.prepare(
      `INSERT INTO said (table_id, number, id, at, player_id, text)
         SELECT @table, count(*), @id, @at, @player, @text FROM said WHERE table_id = @table ON CONFLICT DO NOTHING`,
    ),
    said: database.prepare(
      `SELECT number, at, player_id AS player, text FROM said WHERE table_id = ? AND number >= ? ORDER BY number`,
    ),
    block: database.prepare('INSERT INTO blocks (player_id, blocked_id) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    unblock: database.prepare('DELETE FROM blocks WHERE player_id = ? AND blocked_id = ?'),
    blockedBy: database.prepare('SELECT blocked_id AS id FROM blocks WHERE player_id = ?'),
    report: database.prepare(REPORT),
    reportsBy: database.prepare(REPORTS_BY.replace('$1', '?')),
    reports: database.prepare(REPORTS.replace('$1', '?')),
    addOutage: database.prepare(
      'INSERT INTO outages (begun, ended) SELECT at, @now FROM beats WHERE @now - at > @gap ON CONFLICT DO NOTHING',
    ),
    beat: database.prepare(
      'INSERT INTO beats (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)',
    ),
    outages: database.prepare('SELECT begun AS "from", ended AS "to" FROM outages ORDER BY begun'),
    addPlayer: database.prepare('INSERT INTO players (id, name) VALUES (?, ?)'),
    player: database.prepare('SELECT id, name FROM players WHERE id = ?'),
    person: database.prepare(
      `SELECT name, login, (SELECT count(*) FROM sessions WHERE sessions.player_id = players.id) AS sessions
         FROM players LEFT JOIN accounts ON accounts.player_id = players.id WHERE players.id = ?`,
    ),
    saidBy: database.prepare(
      'SELECT table_id AS "table", number, at, player_id AS player, text FROM said WHERE player_id = ?',
    ),
    erase: ERASING.map((sql) => database.prepare(sql.replaceAll('$1', '@player'))),
  };
}

function forDevices(database: Database.Database) {
  return {
    forgetEndpoint: database.prepare('DELETE FROM subscriptions WHERE endpoint = ? OR token_hash = ?'),
    subscribe: database.prepare(
      `INSERT INTO subscriptions (token_hash, player_id, endpoint, p256dh, auth, language, at)
         VALUES (@tokenHash, @player, @endpoint, @p256dh, @auth, @language, @at)`,
    ),
    forgetOldest: database.prepare(FORGET_OLDEST.replaceAll('$1', '@player').replace('$2', '@most')),
    unsubscribe: database.prepare('DELETE FROM subscriptions WHERE token_hash = ?'),
    subscriptionsOf: database.prepare(
      `SELECT token_hash AS "tokenHash", player_id AS player, endpoint, p256dh, auth, language, at
         FROM subscriptions WHERE player_id = ? ORDER BY at`,
    ),
  };
}
