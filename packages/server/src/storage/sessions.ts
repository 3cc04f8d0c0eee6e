export interface StoredSession {
  /** Of the token, which is nowhere. */
  readonly tokenHash: string;
  readonly player: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
}

export interface StoredTicket {
  readonly ticketHash: string;
  /** Of the session that it was given to; it ends with it. */
  readonly tokenHash: string;
  readonly player: string;
  readonly expires: number;
}

/** Called with the hash of the token of a session that has ended. */
export type SessionEnd = (tokenHash: string) => void;

/** By which devices people are known, and what lets each of them in. */
export interface SessionStorage {
  add(session: StoredSession): Promise<void>;
  find(tokenHash: string): Promise<StoredSession | undefined>;
  /** It lasts until then, unless it lasts longer or has ended. */
  renew(tokenHash: string, expires: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  removeAllOf(player: string): Promise<void>;
  /** Those of these sessions which have not ended by then. */
  lasting(tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /** Calls back when a session was ended, on whichever server. It is a hint: it may be missing, late, or come twice. */
  listen(ended: SessionEnd): () => void;

  /**
   * Tickets are good once: whoever takes one has it, and nobody else. Those that were never taken go with time. To a session that has ended
   * none can be added.
   */
  addTicket(ticket: StoredTicket): Promise<void>;
  takeTicket(ticketHash: string): Promise<StoredTicket | undefined>;
}
