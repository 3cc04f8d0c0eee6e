/** How an account is known: by a name that looks like no other one, and a password of which only a hash is kept. */
export interface Account {
  readonly player: string;
  readonly login: string;
  readonly passwordHash: string;
}

/** A key of which a device of the player has the other half. */
export interface Passkey {
  /** By which the device finds its half, in base64url. */
  readonly id: string;
  readonly player: string;
  /** The public half (SPKI), in base64url. */
  readonly key: string;
  /** How often the device says that it was used; some devices do not count, and always say 0. */
  readonly counter: number;
  /** What its owner calls it. */
  readonly name: string;
  /** When it was added, and when it was last used. */
  readonly at: number;
  readonly used: number;
}

/** Something to be signed once, and soon. */
export interface StoredChallenge {
  readonly challengeHash: string;
  /** Who adds a passkey by it; nobody yet where it is to sign in. */
  readonly player: string | null;
  readonly expires: number;
}

/** How people are known again on other devices. */
export interface AccountStorage {
  /** Whether no name looks the same, also of an account that is gone, and the player had none yet. */
  add(account: Account): Promise<boolean>;
  find(login: string): Promise<Account | undefined>;
  /** The name of the account of a player, if there is one. */
  loginOf(player: string): Promise<string | null>;

  /**
   * How often it was tried to sign in by a name, with this time, on all servers: counted from the first try on, until then. Of names only hashes
   * are kept, as people also write other things there.
   */
  countTry(loginHash: string, now: number, until: number): Promise<number>;

  /** Whether nobody had it before. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** The oldest first. */
  passkeysOf(player: string): Promise<readonly Passkey[]>;
  /** Whether the counter has gone on, or is not used at all. If it has not, two devices have the same key, and nothing changes. */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>;
  /** Whether the player has it. */
  renamePasskey(player: string, id: string, name: string): Promise<boolean>;
  removePasskey(player: string, id: string): Promise<void>;

  /** Good once, like a ticket. */
  addChallenge(challenge: StoredChallenge): Promise<void>;
  takeChallenge(challengeHash: string): Promise<StoredChallenge | undefined>;
  removeExpired(now: number): Promise<void>;
}
