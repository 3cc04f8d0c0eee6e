import { newId } from '../ports/random.ts';
import { inRounds } from '../ports/rounds.ts';
import type { TablePorts } from './ports.ts';
import { read, type Seen, write } from './sighting.ts';

/** How often every server says that it is still there. */
const BEAT_MS = 20_000;

/** Who was not heard for so long is gone, with all who looked on there. */
const SILENCE_MS = 60_000;

interface Server {
  /** Of its last word. */
  number: number;
  heard: number;
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
  #words = 0;
  #hasMissed = false;
  #hasLeft = false;
  /** One word after the other, in their order. */
  #telling: Promise<void> = Promise.resolve();
  readonly #stopListening: () => void;
  readonly #stopBeating: () => void;

  constructor(ports: Pick<TablePorts, 'clock' | 'random' | 'storage' | 'warn'>, onchange: (table: string) => void) {
    this.#ports = ports;
    this.#onchange = onchange;
    this.#id = newId(ports.random);
    this.#stopListening = ports.storage.presence.listen((word) => this.#hear(word));
    this.#stopBeating = inRounds(ports.clock, BEAT_MS, () => this.#beat());
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
    this.#say({ table, players, asks: before.length === 0 ? 'who sees somebody' : 'nobody' });
  }

  /** This server is about to end: nobody need wait for its silence. */
  leave(): void {
    if (this.#hasLeft) return;
    this.#stopListening();
    this.#stopBeating();
    this.#say(undefined, true);
    this.#hasLeft = true;
  }

  #forget(table: string): void {
    this.#here.delete(table);
    for (const { seen } of this.#servers.values()) seen.delete(table);
  }

  #say(seen?: Seen, isLast = false): void {
    if (this.#hasLeft) return;
    this.#words += 1;
    const word = write({ server: this.#id, number: this.#words, isLast, ...(seen === undefined ? {} : { seen }) });
    const { storage, warn } = this.#ports;
    this.#telling = this.#telling
      .then(() => storage.presence.tell(word))
      .catch((problem) => warn('other servers could not be told who is here', seen?.table ?? '', problem));
  }

  #hear(word: string): void {
    const sighting = read(word);
    if (sighting === undefined || sighting.server === this.#id) return;
    const server = this.#servers.get(sighting.server) ?? { number: 0, heard: 0, seen: new Map() };
    // What comes twice, or too late, is known better by now.
    if (sighting.number <= server.number) return;
    this.#servers.set(sighting.server, server);
    this.#hasMissed ||= sighting.number > server.number + 1;
    server.number = sighting.number;
    server.heard = this.#ports.clock.elapsed();
    if (sighting.isLast) this.#drop(sighting.server, server);
    else if (sighting.seen !== undefined) this.#take(server, sighting.seen);
  }

  #take({ seen }: Server, { table, players, asks }: Seen): void {
    const here = this.#here.get(table);
    if (asks === 'everybody' || (asks === 'who sees somebody' && here !== undefined))
      this.#say({ table, players: here ?? [], asks: 'nobody' });
    if (here === undefined) return;
    seen.set(table, new Set(players));
    this.#onchange(table);
  }

  async #beat(): Promise<void> {
    this.#dropSilent();
    // Whoever has gone meanwhile is seen by nobody, which is an answer too.
    if (this.#hasMissed) for (const [table, players] of this.#here) this.#say({ table, players, asks: 'everybody' });
    this.#hasMissed = false;
    this.#say();
    await this.#telling;
  }

  #dropSilent(): void {
    const now = this.#ports.clock.elapsed();
    for (const [id, server] of this.#servers) if (now - server.heard > SILENCE_MS) this.#drop(id, server);
  }

  #drop(id: string, { seen }: Server): void {
    this.#servers.delete(id);
    for (const table of seen.keys()) this.#onchange(table);
  }
}
