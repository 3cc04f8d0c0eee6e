import { foldedLogin } from '../../people/names.ts';
import type { Account, AccountStorage, Passkey, StoredChallenge } from '../accounts.ts';

export class MemoryAccounts implements AccountStorage {
  readonly #accounts = new Map<string, Account>();
  readonly #passkeys = new Map<string, Passkey>();
  readonly #challenges = new Map<string, StoredChallenge>();
  readonly #tries = new Map<string, { readonly tries: number; readonly expires: number }>();

  async add(account: Account): Promise<boolean> {
    const looks = foldedLogin(account.login);
    if ((await this.loginOf(account.player)) !== null) return false;
    if ([...this.#accounts.keys()].some((login) => foldedLogin(login) === looks)) return false;
    this.#accounts.set(account.login, account);
    return true;
  }

  async find(login: string): Promise<Account | undefined> {
    const found = this.#accounts.get(login);
    return found?.player === '' ? undefined : found;
  }

  async loginOf(player: string): Promise<string | null> {
    return [...this.#accounts.values()].find((one) => one.player === player)?.login ?? null;
  }

  async countTry(loginHash: string, now: number, until: number): Promise<number> {
    const known = this.#tries.get(loginHash);
    const then =
      known === undefined || known.expires <= now ? { tries: 1, expires: until } : { ...known, tries: known.tries + 1 };
    this.#tries.set(loginHash, then);
    return then.tries;
  }

  async addPasskey(passkey: Passkey): Promise<boolean> {
    const isNew = !this.#passkeys.has(passkey.id);
    if (isNew) this.#passkeys.set(passkey.id, passkey);
    return isNew;
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return this.#passkeys.get(id);
  }

  async passkeysOf(player: string): Promise<readonly Passkey[]> {
    const own = [...this.#passkeys.values()].filter((one) => one.player === player);
    return own.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  }

  async usePasskey(id: string, counter: number, at: number): Promise<boolean> {
    const known = this.#passkeys.get(id);
    if (known === undefined || !(known.counter < counter || (known.counter === 0 && counter === 0))) return false;
    this.#passkeys.set(id, { ...known, counter, used: at });
    return true;
  }

  async renamePasskey(player: string, id: string, name: string): Promise<boolean> {
    const known = this.#passkeys.get(id);
    if (known?.player !== player) return false;
    this.#passkeys.set(id, { ...known, name });
    return true;
  }

  async removePasskey(player: string, id: string): Promise<void> {
    if (this.#passkeys.get(id)?.player === player) this.#passkeys.delete(id);
  }

  async addChallenge(challenge: StoredChallenge): Promise<void> {
    this.#challenges.set(challenge.challengeHash, challenge);
  }

  async takeChallenge(challengeHash: string): Promise<StoredChallenge | undefined> {
    const challenge = this.#challenges.get(challengeHash);
    this.#challenges.delete(challengeHash);
    return challenge;
  }

  async removeExpired(now: number): Promise<void> {
    for (const kept of [this.#challenges, this.#tries])
      for (const [hash, { expires }] of kept) if (expires <= now) kept.delete(hash);
  }

  /** The name of the account is not given again. */
  async erase(player: string): Promise<void> {
    for (const [login, account] of this.#accounts)
      if (account.player === player) this.#accounts.set(login, { login, player: '', passwordHash: '' });
    for (const { id } of await this.passkeysOf(player)) this.#passkeys.delete(id);
    for (const [hash, challenge] of this.#challenges) if (challenge.player === player) this.#challenges.delete(hash);
  }
}
