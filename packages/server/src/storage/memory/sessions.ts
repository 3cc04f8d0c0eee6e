import { OwnHearsay } from '../hearsay.ts';
import type { SessionEnd, SessionStorage, StoredSession, StoredTicket } from '../sessions.ts';

/** For tests and simulations. */
export class MemorySessions implements SessionStorage {
  readonly #sessions = new Map<string, StoredSession>();
  readonly #tickets = new Map<string, StoredTicket>();
  readonly #hints = new OwnHearsay();

  async add(session: StoredSession): Promise<void> {
    this.#sessions.set(session.tokenHash, session);
  }

  async find(tokenHash: string): Promise<StoredSession | undefined> {
    return this.#sessions.get(tokenHash);
  }

  async renew(tokenHash: string, expires: number): Promise<void> {
    const session = this.#sessions.get(tokenHash);
    if (session !== undefined && session.expires < expires) this.#sessions.set(tokenHash, { ...session, expires });
  }

  async remove(tokenHash: string): Promise<void> {
    this.#sessions.delete(tokenHash);
    for (const [hash, ticket] of this.#tickets) if (ticket.tokenHash === tokenHash) this.#tickets.delete(hash);
    await this.#hints.tell(tokenHash);
  }

  async removeAllOf(player: string): Promise<void> {
    for (const [hash, session] of this.#sessions) if (session.player === player) await this.remove(hash);
  }

  async lasting(tokenHashes: readonly string[], now: number): Promise<ReadonlySet<string>> {
    return new Set(tokenHashes.filter((hash) => (this.#sessions.get(hash)?.expires ?? now) > now));
  }

  listen(ended: SessionEnd): () => void {
    return this.#hints.listen(ended);
  }

  async addTicket(ticket: StoredTicket): Promise<void> {
    if (!this.has(ticket.tokenHash)) throw new Error('a ticket is for a session');
    this.#tickets.set(ticket.ticketHash, ticket);
  }

  async takeTicket(ticketHash: string): Promise<StoredTicket | undefined> {
    const ticket = this.#tickets.get(ticketHash);
    this.#tickets.delete(ticketHash);
    return ticket;
  }

  countOf(player: string): number {
    return [...this.#sessions.values()].filter((one) => one.player === player).length;
  }

  has(tokenHash: string): boolean {
    return this.#sessions.has(tokenHash);
  }

  removeExpired(now: number): void {
    for (const kept of [this.#sessions, this.#tickets])
      for (const [hash, { expires }] of kept) if (expires <= now) kept.delete(hash);
  }
}
