import type Database from 'better-sqlite3';
import { foldedLogin } from '../../people/names.ts';
import type { Account, AccountStorage, Passkey, StoredChallenge } from '../accounts.ts';
import { ADD_ACCOUNT, COUNT_TRY, PASSKEY_COLUMNS, USE_PASSKEY } from '../sql/schema.ts';

const prepare = (database: Database.Database) => ({
  add: database.prepare(ADD_ACCOUNT),
  find: database.prepare(
    `SELECT login, player_id AS player, password_hash AS "passwordHash" FROM accounts
       WHERE login = ? AND player_id IS NOT NULL`,
  ),
  loginOf: database.prepare('SELECT login FROM accounts WHERE player_id = ?').pluck(),
  countTry: database.prepare(COUNT_TRY).pluck(),
  addPasskey: database.prepare(
    `INSERT INTO passkeys (id, player_id, key, counter, name, at, used)
       VALUES (@id, @player, @key, @counter, @name, @at, @used) ON CONFLICT DO NOTHING`,
  ),
  passkey: database.prepare(`SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE id = ?`),
  passkeysOf: database.prepare(`SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE player_id = ? ORDER BY at, id`),
  usePasskey: database.prepare(USE_PASSKEY.replace('$1', '@id').replaceAll('$2', '@counter').replace('$3', '@at')),
  renamePasskey: database.prepare('UPDATE passkeys SET name = ? WHERE player_id = ? AND id = ?'),
  removePasskey: database.prepare('DELETE FROM passkeys WHERE player_id = ? AND id = ?'),
  addChallenge: database.prepare(
    'INSERT INTO challenges (challenge_hash, player_id, expires) VALUES (@challengeHash, @player, @expires)',
  ),
  takeChallenge: database.prepare(
    `DELETE FROM challenges WHERE challenge_hash = ?
       RETURNING challenge_hash AS "challengeHash", player_id AS player, expires`,
  ),
  expireChallenges: database.prepare('DELETE FROM challenges WHERE expires <= ?'),
  expireTries: database.prepare('DELETE FROM sign_in_tries WHERE expires <= ?'),
});

export class SqliteAccounts implements AccountStorage {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(database: Database.Database) {
    this.#statements = prepare(database);
  }

  async add({ login, player, passwordHash }: Account): Promise<boolean> {
    return this.#statements.add.run({ 1: login, 2: player, 3: passwordHash, 4: foldedLogin(login) }).changes === 1;
  }

  async find(login: string): Promise<Account | undefined> {
    return this.#statements.find.get(login) as Account | undefined;
  }

  async loginOf(player: string): Promise<string | null> {
    return (this.#statements.loginOf.get(player) as string | undefined) ?? null;
  }

  async countTry(loginHash: string, now: number, until: number): Promise<number> {
    return this.#statements.countTry.get({ 1: loginHash, 2: now, 3: until }) as number;
  }

  async addPasskey(passkey: Passkey): Promise<boolean> {
    return this.#statements.addPasskey.run(passkey).changes === 1;
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return this.#statements.passkey.get(id) as Passkey | undefined;
  }

  async passkeysOf(player: string): Promise<readonly Passkey[]> {
    return this.#statements.passkeysOf.all(player) as Passkey[];
  }

  async usePasskey(id: string, counter: number, at: number): Promise<boolean> {
    return this.#statements.usePasskey.run({ id, counter, at }).changes === 1;
  }

  async renamePasskey(player: string, id: string, name: string): Promise<boolean> {
    return this.#statements.renamePasskey.run(name, player, id).changes === 1;
  }

  async removePasskey(player: string, id: string): Promise<void> {
    this.#statements.removePasskey.run(player, id);
  }

  async addChallenge(challenge: StoredChallenge): Promise<void> {
    this.#statements.addChallenge.run(challenge);
  }

  async takeChallenge(challengeHash: string): Promise<StoredChallenge | undefined> {
    return this.#statements.takeChallenge.get(challengeHash) as StoredChallenge | undefined;
  }

  async removeExpired(now: number): Promise<void> {
    this.#statements.expireChallenges.run(now);
    this.#statements.expireTries.run(now);
  }
}
