import { newId } from '../ports/random.ts';
import { inRounds } from '../ports/rounds.ts';
import type { TablePorts } from './ports.ts';
import { read, type Seen, write } from './sighting.ts';

/** How often every server says that it is still there. */
const BEAT_MS = 20_000;

/** Who was not heard for so long is gone, with all who looked on there. */
const SILENCE_MS = 60_000;

/** So many tables go into one word, of which PostgreSQL carries 8000 bytes. */
const TABLES_IN_A_WORD = 20;

interface Server {
  /** Of its last word. */
  number: number;
  heard: number;
  /** Whether a word of it was lost: what is known of it may be wrong. */
  wasMissed: boolean;
  /** The people who look on there, by table. */
  readonly seen: Map<string, ReadonlySet<string>>;
}

/**
 * Who looks at the tables of this server by other servers, as these tell it. Nothing of it is stored: each tells the others whenever somebody
 * comes or goes, and now and then that it is still there. Whoever notices that a word was missed asks anew. Only tables count at which
 * somebody of theirs is here: nobody else wants to know.
 */
export class Elsewhere {
  readonly #ports: Pick<TablePorts, 'clock' | 'random' | 'storage' | 'warn'>;
  readonly #onchange: (table: string) => void;
  readonly #id: string;
  readonly #here = new Map<string, readonly string[]>();
  readonly #servers = new Map<string, Server>();
  /** Tables of which others are yet to be told who is here, and whether they are asked for the same. */
  readonly #toTell = new Map<string, boolean>();
  /** Tables that were asked about anew: who is not named by the next beat has gone. */
  readonly #inDoubt = new Set<string>();
  #words = 0;
  #isSpeaking = false;
  #isUnheard = false;
  #hasLeft = false;
  readonly #stopListening: () => void;
  readonly #stopBeating: () => void;

  constructor(ports: Pick<TablePorts, 'clock' | 'random' | 'storage' | 'warn'>, onchange: (table: string) => void) {
    this.#ports = ports;
    this.#onchange = onchange;
    this.#id = newId(ports.random);
    this.#stopListening = ports.storage.presence.listen((word) => this.#hear(word));
    this.#stopBeating = inRounds(ports.clock, BEAT_MS, async () => this.#beat());
  }

  has(table: string, player: string): boolean {
    for (const { seen } of this.#servers.values()) if (seen.get(table)?.has(player)) return true;
    return false;
  }

  /** Of the people of a table these look on here, and no others. */
  tell(table: string, players: readonly string[]): void {
    const before = this.#here.get(table) ?? [];
    if (before.join() === players.join()) return;
    if (players.length > 0) this.#here.set(table, players);
    else this.#forget(table);
    this.#tellSoon(table, before.length === 0);
  }

  /**
   * This server is about to end: nobody need wait for its silence. Who is still here sees the others as they were, for the moments until
   * they come to another server.
   */
  leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#stopListening();
    this.#stopBeating();
    this.#toTell.clear();
    void this.#speak();
  }

  #forget(table: string): void {
    this.#here.delete(table);
    this.#toTell.delete(table);
    for (const { seen } of this.#servers.values()) seen.delete(table);
  }

  #tellSoon(table: string, asks: boolean): void {
    if (this.#hasLeft) return;
    this.#toTell.set(table, asks || this.#toTell.get(table) === true);
    void this.#speak();
  }

  /** At least one word, and one after the other: whatever comes together meanwhile waits for the next, and only the newest of each table. */
  async #speak(): Promise<void> {
    if (this.#isSpeaking) return;
    this.#isSpeaking = true;
    let isLast: boolean;
    do {
      isLast = this.#hasLeft;
      await this.#say(this.#nextToTell(), isLast);
    } while (this.#toTell.size > 0 || isLast !== this.#hasLeft);
    this.#isSpeaking = false;
  }

  #nextToTell(): readonly Seen[] {
    const next = [...this.#toTell].slice(0, TABLES_IN_A_WORD);
    for (const [table] of next) this.#toTell.delete(table);
    return next.map(([table, asks]) => ({ table, players: this.#here.get(table) ?? [], asks }));
  }

  /** A word that fails has its number all the same: others miss it, and ask. */
  async #say(seen: readonly Seen[], isLast: boolean): Promise<void> {
    const { storage, warn } = this.#ports;
    this.#words += 1;
    try {
      await storage.presence.tell(write({ server: this.#id, number: this.#words, isLast, seen }));
      this.#isUnheard = false;
    } catch (problem) {
      if (!this.#isUnheard) warn('other servers could not be told who is here', '', problem);
      this.#isUnheard = true;
    }
  }

  #hear(word: string): void {
    const sighting = read(word);
    if (sighting === undefined || sighting.server === this.#id) return;
    const server = this.#servers.get(sighting.server) ?? { number: 0, heard: 0, wasMissed: false, seen: new Map() };
    // What comes twice, or too late, is known better by now.
    if (sighting.number <= server.number) return;
    this.#servers.set(sighting.server, server);
    server.wasMissed ||= sighting.number > server.number + 1;
    server.number = sighting.number;
    server.heard = this.#ports.clock.elapsed();
    for (const one of sighting.seen) this.#take(server, one);
    if (sighting.isLast) this.#drop(sighting.server, server);
  }

  #take({ seen }: Server, { table, players, asks }: Seen): void {
    if (!this.#here.has(table)) return;
    if (asks) this.#tellSoon(table, false);
    seen.set(table, new Set(players));
    this.#onchange(table);
  }

  /** It waits for no word: one that takes long does not keep the silent alive. */
  #beat(): void {
    this.#dropSilent();
    this.#settleDoubts();
    this.#askAnew();
    void this.#speak();
  }

  #dropSilent(): void {
    const now = this.#ports.clock.elapsed();
    for (const [id, server] of this.#servers) if (now - server.heard > SILENCE_MS) this.#drop(id, server);
  }

  #drop(id: string, { seen }: Server): void {
    this.#servers.delete(id);
    for (const table of seen.keys()) this.#onchange(table);
  }

  #settleDoubts(): void {
    for (const table of this.#inDoubt) this.#onchange(table);
    this.#inDoubt.clear();
  }

  /** Of a server of which a word was missed, nothing is believed any more. Only who sees somebody answers: silence means nobody. */
  #askAnew(): void {
    const missed = [...this.#servers.values()].filter(({ wasMissed }) => wasMissed);
    for (const server of missed) {
      for (const table of server.seen.keys()) this.#inDoubt.add(table);
      server.seen.clear();
      server.wasMissed = false;
    }
    if (missed.length > 0) for (const table of this.#here.keys()) this.#tellSoon(table, true);
  }
}
