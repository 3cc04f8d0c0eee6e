import type { NewPasskey, UsedPasskey } from '@riband/protocol';
import { hashOf } from '../people/people.ts';
import type { Clock } from '../ports/clock.ts';
import { newId, type SecretRandom } from '../ports/random.ts';
import { type PersonalData, type Player, type Storage, shown } from '../storage/storage.ts';
import { BadPasskey } from './cbor.ts';
import { challengeIn, checkMade, checkUsed, type Expected } from './ceremony.ts';

/** As long as somebody may look for their telephone. */
const CHALLENGE_MS = 5 * 60 * 1000;
const MOST_PASSKEYS = 10;

/** Keys on devices, by which people sign in without a name and a password. */
export class Passkeys {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #random: SecretRandom;

  constructor(ports: { readonly storage: Storage; readonly clock: Clock; readonly random: SecretRandom }) {
    this.#storage = ports.storage;
    this.#clock = ports.clock;
    this.#random = ports.random;
  }

  /** To be signed once: by a new passkey of that player, or to find out who it is. */
  async challenge(player: Player | null): Promise<string> {
    const challenge = newId(this.#random);
    const expires = this.#clock.now() + CHALLENGE_MS;
    const stored = { challengeHash: hashOf(challenge), player: player?.id ?? null, expires };
    await this.#storage.accounts.addChallenge(stored);
    return challenge;
  }

  /** Whether it was added; `full` if there are enough. */
  async add(
    { id: player }: Player,
    origin: string,
    { name, ...given }: NewPasskey,
  ): Promise<'added' | 'full' | 'wrong'> {
    const clientData = bytes(given.clientData);
    const made = await this.#unlessBad(async () =>
      checkMade(clientData, bytes(given.attestation), await this.#expected(clientData, player, origin)),
    );
    if (made === undefined) return 'wrong';
    if ((await this.#storage.accounts.passkeysOf(player)).length >= MOST_PASSKEYS) return 'full';
    const at = this.#clock.now();
    return (await this.#storage.accounts.addPasskey({ ...made, player, name, at, used: at })) ? 'added' : 'wrong';
  }

  /** Whose it is, if all of it is right. */
  async find(origin: string, given: UsedPasskey): Promise<Player | undefined> {
    const { accounts } = this.#storage;
    const passkey = await accounts.passkey(given.id);
    const clientData = bytes(given.clientData);
    const counter = await this.#unlessBad(async () => {
      const expected = await this.#expected(clientData, null, origin);
      if (passkey === undefined || bytes(given.player).toString() !== passkey.player)
        throw new BadPasskey('nobody has this passkey');
      const [authenticatorData, signature] = [bytes(given.authenticatorData), bytes(given.signature)];
      return checkUsed({ clientData, authenticatorData, signature }, passkey.key, expected);
    });
    if (passkey === undefined || counter === undefined) return undefined;
    const isUsed = await accounts.usePasskey(passkey.id, counter, this.#clock.now());
    return isUsed ? this.#storage.player(passkey.player) : undefined;
  }

  async of({ id }: Player): Promise<PersonalData['passkeys']> {
    return (await this.#storage.accounts.passkeysOf(id)).map(shown);
  }

  async rename(player: Player, id: string, name: string): Promise<'renamed' | 'unknown'> {
    return (await this.#storage.accounts.renamePasskey(player.id, id, name)) ? 'renamed' : 'unknown';
  }

  /** The last way to sign in stays. */
  async remove(player: Player, id: string): Promise<'removed' | 'last' | 'unknown'> {
    const known = await this.of(player);
    if (!known.some((one) => one.id === id)) return 'unknown';
    if (known.length === 1 && (await this.#storage.accounts.loginOf(player.id)) === null) return 'last';
    await this.#storage.accounts.removePasskey(player.id, id);
    return 'removed';
  }

  /** The challenge is taken, whatever comes of it. */
  async #expected(clientData: Uint8Array, player: string | null, origin: string): Promise<Expected> {
    const challenge = challengeIn(clientData);
    const taken = await this.#storage.accounts.takeChallenge(hashOf(challenge));
    if (taken === undefined || taken.player !== player || taken.expires <= this.#clock.now())
      throw new BadPasskey('nobody has asked for this, or too long ago');
    return { challenge, origin, verified: true };
  }

  async #unlessBad<T>(check: () => Promise<T>): Promise<T | undefined> {
    try {
      return await check();
    } catch (problem) {
      if (problem instanceof BadPasskey) return undefined;
      throw problem;
    }
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
