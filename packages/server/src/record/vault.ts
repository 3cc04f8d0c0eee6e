import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { SecretRandom } from '../ports/random.ts';
import type { SealedSeed } from '../storage/keys.ts';

export const VAULT_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAME_BYTES = 16;

/**
 * Encrypts the seeds of running tables (AES-256-GCM) with a key that is not in the database: who steals the database or a backup cannot
 * foresee a draw. A seed opens only for the table that it was sealed for. The same key makes names that nobody else can guess, and that are
 * stored nowhere.
 */
export class Vault {
  readonly #key: Uint8Array;
  readonly #nameKey: Uint8Array;
  readonly #random: SecretRandom;

  constructor(key: Uint8Array, random: SecretRandom) {
    if (key.length !== VAULT_KEY_BYTES) throw new Error(`the key of the seeds has ${VAULT_KEY_BYTES} bytes`);
    this.#key = key;
    this.#nameKey = new Uint8Array(hkdfSync('sha256', key, '', 'riband names', VAULT_KEY_BYTES));
    this.#random = random;
  }

  /** The id of the table that a command opens: each copy of the command opens the same. */
  tableOf(player: string, command: string): string {
    return this.#name('table', player, command);
  }

  /** What lets others in: the host can be told it again, on every device. */
  invitationTo(table: string): string {
    return this.#name('invitation', table);
  }

  /** By which the key is known again; it tells nothing of it. */
  get mark(): string {
    return this.#name('mark');
  }

  seal(table: string, seed: Uint8Array): string {
    const nonce = this.#random.bytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(table));
    return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()]).toString('base64');
  }

  /** Fails if it was sealed with another key, for another table, or changed since. */
  open(table: string, sealed: string): Uint8Array {
    const bytes = Buffer.from(sealed, 'base64');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const cipher = createDecipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(table));
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]);
    } catch {
      throw new Error(
        `the seed of table ${table} was sealed with another key; start the server with the key of its tables`,
      );
    }
  }

  opens({ table, sealedSeed }: SealedSeed): boolean {
    try {
      this.open(table, sealedSeed);
      return true;
    } catch {
      return false;
    }
  }

  #name(...words: readonly string[]): string {
    const mac = createHmac('sha256', this.#nameKey).update(JSON.stringify(words)).digest();
    return mac.subarray(0, NAME_BYTES).toString('base64url');
  }
}
