import { createHash } from 'node:crypto';
import type { Device } from '@riband/protocol';
import { type Clock, DAY_MS } from '../ports/clock.ts';
import { newId, type SecretRandom } from '../ports/random.ts';
import type { PersonalData, Player, Storage } from '../storage/storage.ts';
import { loginOf } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Rate } from './rate.ts';

/** Since somebody was last there. */
export const SESSION_MS = 60 * DAY_MS;
const TICKET_MS = 30_000;
const TOKEN_BYTES = 32;
const CLEAN_UP_MS = 60 * 60 * 1000;

/** Who is who. Of tokens and tickets only hashes are stored: nothing that is in the database opens anything. */
export class People {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #random: SecretRandom;
  #stop: () => void = () => {};

  constructor(ports: { readonly storage: Storage; readonly clock: Clock; readonly random: SecretRandom }) {
    this.#storage = ports.storage;
    this.#clock = ports.clock;
    this.#random = ports.random;
    this.#cleanUpLater();
  }

  /** A guest is known by a token that only they have. */
  async addGuest(name: string): Promise<{ readonly player: Player; readonly token: string }> {
    const player = { id: newId(this.#random), name };
    await this.#storage.addPlayer(player);
    return { player, token: await this.welcome(player) };
  }

  /** Whoever sits at a table keeps the name there that they sat down by, until they sit down anew. */
  rename({ id }: Player, name: string): Promise<void> {
    return this.#storage.names.change(id, name);
  }

  /** A guest keeps their seats, and is known on every device from now on. Whether the name was free. */
  async addAccount({ id }: Player, name: string, password: string): Promise<boolean> {
    const passwordHash = await hashPassword(password, this.#random);
    return this.#storage.accounts.add({ player: id, login: loginOf(name), passwordHash });
  }

  /** Whether it may be tried once more to sign in by that name; all servers count together. */
  async mayTry(name: string, { count, ms }: Rate): Promise<boolean> {
    const now = this.#clock.now();
    return (await this.#storage.accounts.countTry(hashOf(loginOf(name)), now, now + ms)) <= count;
  }

  /** Nobody learns whether it was the name or the password that was wrong. */
  async findByPassword(name: string, password: string): Promise<Player | undefined> {
    const account = await this.#storage.accounts.find(loginOf(name));
    const isRight = await isPassword(password, account?.passwordHash);
    return account !== undefined && isRight ? this.#storage.player(account.player) : undefined;
  }

  /** The name by which an account is known, if there is one. */
  loginOf({ id }: Player): Promise<string | null> {
    return this.#storage.accounts.loginOf(id);
  }

  /** A new token for one more device. */
  async welcome({ id }: Player): Promise<string> {
    const token = Buffer.from(this.#random.bytes(TOKEN_BYTES)).toString('base64url');
    const expires = this.#clock.now() + SESSION_MS;
    await this.#storage.sessions.add({ tokenHash: hashOf(token), player: id, expires });
    return token;
  }

  async forgetAllTokens({ id }: Player): Promise<void> {
    await this.#storage.sessions.removeAllOf(id);
  }

  dataOf({ id }: Player): Promise<PersonalData> {
    return this.#storage.dataOf(id);
  }

  async findByToken(token: string): Promise<Player | undefined> {
    const session = await this.#storage.sessions.find(hashOf(token));
    return session === undefined ? undefined : this.#unlessExpired(session);
  }

  /** Who still comes stays known: whether it was time to say so. */
  async renew(token: string): Promise<boolean> {
    const [{ sessions }, tokenHash, now] = [this.#storage, hashOf(token), this.#clock.now()];
    const expires = (await sessions.find(tokenHash))?.expires ?? 0;
    if (expires <= now || expires - now > SESSION_MS / 2) return false;
    await sessions.renew(tokenHash, now + SESSION_MS);
    return true;
  }

  async forgetToken(token: string): Promise<void> {
    await this.#storage.sessions.remove(hashOf(token));
  }

  async isTold({ id }: Player, token: string): Promise<boolean> {
    return (await this.#storage.subscriptionsOf(id)).some(({ tokenHash }) => tokenHash === hashOf(token));
  }

  /** The device with that token is told of turns, in that language. */
  async subscribe({ id }: Player, token: string, device: Device): Promise<void> {
    const { endpoint, p256dh, auth, language } = device;
    const at = this.#clock.now();
    await this.#storage.subscribe({ tokenHash: hashOf(token), player: id, endpoint, p256dh, auth, language, at });
  }

  async unsubscribe(token: string): Promise<void> {
    await this.#storage.unsubscribe(hashOf(token));
  }

  /**
   * For one connection of who has that token, soon: so that no page of another site can open one in somebody's name. Nothing if they have
   * signed out meanwhile.
   */
  async ticketFor({ id }: Player, token: string): Promise<string | undefined> {
    const ticket = newId(this.#random);
    const expires = this.#clock.now() + TICKET_MS;
    const [{ sessions }, tokenHash] = [this.#storage, hashOf(token)];
    try {
      await sessions.addTicket({ ticketHash: hashOf(ticket), tokenHash, player: id, expires });
    } catch (problem) {
      if ((await sessions.find(tokenHash)) === undefined) return undefined;
      throw problem;
    }
    return ticket;
  }

  /** Who comes, and by which session: what they have open ends with it. */
  async takeTicket(ticket: string): Promise<{ readonly player: Player; readonly session: string } | undefined> {
    const taken = await this.#storage.sessions.takeTicket(hashOf(ticket));
    const player = taken && (await this.#unlessExpired(taken));
    return taken && player && { player, session: taken.tokenHash };
  }

  /** Those of these sessions which have not ended. */
  lastingSessions(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#storage.sessions.lasting(sessions, this.#clock.now());
  }

  /** A hint, as soon as a session ends on whichever server: it may be missing. */
  onSessionEnd(ended: (session: string) => void): () => void {
    return this.#storage.sessions.listen(ended);
  }

  close(): void {
    this.#stop();
  }

  async #unlessExpired(right: { readonly player: string; readonly expires: number }): Promise<Player | undefined> {
    return right.expires > this.#clock.now() ? this.#storage.player(right.player) : undefined;
  }

  #cleanUpLater(): void {
    this.#stop = this.#clock.after(CLEAN_UP_MS, () => {
      // What fails now is done an hour later.
      this.#storage.removeExpired(this.#clock.now()).catch(() => {});
      this.#cleanUpLater();
    });
  }
}

/** Of secrets only this is stored. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
