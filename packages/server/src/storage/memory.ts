import type { Row } from '../record/chain.ts';
import type {
  Append,
  Hint,
  Member,
  Outcome,
  Player,
  Storage,
  StoredSession,
  StoredSnapshot,
  StoredTable,
  StoredTicket,
} from './storage.ts';

interface Kept {
  readonly sealedSeed: string;
  readonly rows: Row[];
  readonly members: Member[];
  snapshot: StoredSnapshot | null;
}

/** For tests and simulations: it lasts as long as the process, and longer than any server in it. */
export class MemoryStorage implements Storage {
  readonly #tables = new Map<string, Kept>();
  readonly #players = new Map<string, Player>();
  readonly #sessions = new Map<string, StoredSession>();
  readonly #tickets = new Map<string, StoredTicket>();
  readonly #hints = new Set<Hint>();

  async write(appends: readonly Append[]): Promise<readonly Outcome[]> {
    const outcomes = appends.map((append) => this.#append(append));
    for (const [index, { table, rows }] of appends.entries())
      if (outcomes[index] === 'stored') for (const hint of this.#hints) hint(table, rows[0].number + rows.length);
    return outcomes;
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const kept = this.#tables.get(id);
    return kept && { ...kept, rows: [...kept.rows], members: [...kept.members] };
  }

  async rows(table: string, from: number): Promise<readonly Row[]> {
    return this.#tables.get(table)?.rows.slice(from) ?? [];
  }

  async lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const known = tables.flatMap((id) => {
      const kept = this.#tables.get(id);
      return kept === undefined ? [] : [[id, kept.rows.length] as const];
    });
    return new Map(known);
  }

  listen(hint: Hint): () => void {
    this.#hints.add(hint);
    return () => void this.#hints.delete(hint);
  }

  async addPlayer(player: Player): Promise<void> {
    this.#players.set(player.id, player);
  }

  async player(id: string): Promise<Player | undefined> {
    return this.#players.get(id);
  }

  async addSession(session: StoredSession): Promise<void> {
    this.#sessions.set(session.tokenHash, session);
  }

  async session(tokenHash: string): Promise<StoredSession | undefined> {
    return this.#sessions.get(tokenHash);
  }

  async removeSession(tokenHash: string): Promise<void> {
    this.#sessions.delete(tokenHash);
  }

  async addTicket(ticket: StoredTicket): Promise<void> {
    this.#tickets.set(ticket.ticketHash, ticket);
  }

  async takeTicket(ticketHash: string): Promise<StoredTicket | undefined> {
    const ticket = this.#tickets.get(ticketHash);
    this.#tickets.delete(ticketHash);
    return ticket;
  }

  async removeExpired(now: number): Promise<void> {
    for (const kept of [this.#sessions, this.#tickets])
      for (const [hash, { expires }] of kept) if (expires <= now) kept.delete(hash);
  }

  async close(): Promise<void> {
    this.#hints.clear();
  }

  /** Whether rows follow those that are there, and no command is among them that was carried out before. */
  protected fits(known: readonly Row[], rows: Append['rows']): boolean {
    const commands = new Set(known.map(({ command }) => command));
    return rows[0].number === known.length && !rows.some(({ command }) => command !== null && commands.has(command));
  }

  #append({ table, founding, rows, snapshot, members = [] }: Append): Outcome {
    const kept = this.#tables.get(table) ?? (founding && { ...founding, rows: [], members: [], snapshot: null });
    if (kept === undefined || !this.fits(kept.rows, rows)) return 'conflict';
    kept.rows.length = rows[0].number;
    kept.rows.push(...rows);
    kept.members.push(...members);
    if (snapshot !== undefined) kept.snapshot = snapshot;
    this.#tables.set(table, kept);
    return 'stored';
  }
}
