import type pg from 'pg';
import { foldedLogin } from '../../people/names.ts';
import type { Account, AccountStorage, Passkey, StoredChallenge } from '../accounts.ts';
import { ADD_ACCOUNT, COUNT_TRY, PASSKEY_COLUMNS, USE_PASSKEY } from '../sql/schema.ts';

export class PostgresAccounts implements AccountStorage {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async add({ login, player, passwordHash }: Account): Promise<boolean> {
    const { rowCount } = await this.#pool.query(ADD_ACCOUNT, [login, player, passwordHash, foldedLogin(login)]);
    return rowCount === 1;
  }

  async find(login: string): Promise<Account | undefined> {
    const { rows } = await this.#pool.query<Account>(
      `SELECT login, player_id AS player, password_hash AS "passwordHash" FROM accounts
         WHERE login = $1 AND player_id IS NOT NULL`,
      [login],
    );
    return rows[0];
  }

  async loginOf(player: string): Promise<string | null> {
    const { rows } = await this.#pool.query<Account>('SELECT login FROM accounts WHERE player_id = $1', [player]);
    return rows[0]?.login ?? null;
  }

  async countTry(loginHash: string, now: number, until: number): Promise<number> {
    const { rows } = await this.#pool.query<{ tries: number }>(COUNT_TRY, [loginHash, now, until]);
    return rows[0]?.tries ?? 0;
  }

  async addPasskey({ id, player, key, counter, name, at, used }: Passkey): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `INSERT INTO passkeys (id, player_id, key, counter, name, at, used)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [id, player, key, counter, name, at, used],
    );
    return rowCount === 1;
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const { rows } = await this.#pool.query<Written>(`SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE id = $1`, [id]);
    return rows.map(read)[0];
  }

  async passkeysOf(player: string): Promise<readonly Passkey[]> {
    const { rows } = await this.#pool.query<Written>(
      `SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE player_id = $1 ORDER BY at, id`,
      [player],
    );
    return rows.map(read);
  }

  async usePasskey(id: string, counter: number, at: number): Promise<boolean> {
    return (await this.#pool.query(USE_PASSKEY, [id, counter, at])).rowCount === 1;
  }

  async renamePasskey(player: string, id: string, name: string): Promise<boolean> {
    const renamed = 'UPDATE passkeys SET name = $3 WHERE player_id = $1 AND id = $2';
    return (await this.#pool.query(renamed, [player, id, name])).rowCount === 1;
  }

  async removePasskey(player: string, id: string): Promise<void> {
    await this.#pool.query('DELETE FROM passkeys WHERE player_id = $1 AND id = $2', [player, id]);
  }

  async addChallenge({ challengeHash, player, expires }: StoredChallenge): Promise<void> {
    await this.#pool.query('INSERT INTO challenges (challenge_hash, player_id, expires) VALUES ($1, $2, $3)', [
      challengeHash,
      player,
      expires,
    ]);
  }

  async takeChallenge(challengeHash: string): Promise<StoredChallenge | undefined> {
    const { rows } = await this.#pool.query<{ player: string | null; expires: string }>(
      'DELETE FROM challenges WHERE challenge_hash = $1 RETURNING player_id AS player, expires',
      [challengeHash],
    );
    return rows[0] && { challengeHash, player: rows[0].player, expires: Number(rows[0].expires) };
  }

  async removeExpired(now: number): Promise<void> {
    for (const table of ['challenges', 'sign_in_tries'])
      await this.#pool.query(`DELETE FROM ${table} WHERE expires <= $1`, [now]);
  }
}

/** Large numbers come as text. */
type Written = Omit<Passkey, 'counter' | 'at' | 'used'> & Record<'counter' | 'at' | 'used', string>;

const read = ({ counter, at, used, ...passkey }: Written): Passkey => ({
  ...passkey,
  ...{ counter: Number(counter), at: Number(at), used: Number(used) },
});
