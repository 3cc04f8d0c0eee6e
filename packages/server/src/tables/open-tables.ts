import { inRounds } from '../ports/rounds.ts';
import { Company } from './company.ts';
import { Crier } from './crier.ts';
import { Elsewhere } from './elsewhere.ts';
import { OpenTable } from './open-table.ts';
import type { InnerPorts, Visitor } from './ports.ts';
import { Unreadable } from './unreadable.ts';

/** How often tables are looked at in case a hint was lost. */
const LOOK_MS = 2000;

/** How long a table stays open that nobody looks at. */
const IDLE_MS = 60_000;

interface Open {
  readonly table: OpenTable;
  readonly company: Company;
  /** Calls its closing off. */
  staysOpen: () => void;
  /** Whether it waits for its turn to be read on: whatever is added until then is read, too. */
  isToBeRead: boolean;
}

/** The tables that this process has in memory. */
export class OpenTables {
  readonly #ports: InnerPorts;
  readonly #open = new Map<string, Promise<Open | undefined>>();
  readonly #ready = new Map<string, Open>();
  readonly #unreadable: Unreadable;
  readonly #elsewhere: Elsewhere;
  readonly #crier: Crier;
  readonly #stopListening: () => void;
  readonly #stopLooking: () => void;
  #isResting = false;

  constructor(ports: InnerPorts) {
    this.#elsewhere = new Elsewhere(ports, (id) => this.#ready.get(id)?.table.audience.tellPresence());
    this.#ports = { ...ports, elsewhere: this.#elsewhere };
    this.#unreadable = new Unreadable(ports.clock);
    this.#stopListening = ports.storage.listen((table, rows) => this.#hear(table, rows));
    this.#crier = new Crier(ports, (id) => this.find(id));
    this.#stopLooking = inRounds(ports.clock, LOOK_MS, () => this.#look());
  }

  /** Nothing if there is no such table. Its bots go on from where they were. */
  async find(id: string): Promise<OpenTable | undefined> {
    const open = await (this.#open.get(id) ?? this.#load(id));
    // Who is about to come finds it open when they are there.
    if (open?.table.audience.size === 0) this.#closeLater(id);
    return open?.table;
  }

  /** Something has happened: bots may be to move. */
  goOn(table: OpenTable): void {
    const open = this.#ready.get(table.id);
    if (open !== undefined) this.#play(open);
  }

  hurryBots({ id }: OpenTable): void {
    this.#ready.get(id)?.company.hurry();
  }

  depart(visitor: Visitor): void {
    for (const open of this.#ready.values()) this.leave(open.table, visitor);
  }

  leave(table: OpenTable, visitor: Visitor): void {
    if (!table.audience.has(visitor)) return;
    table.audience.leave(visitor);
    table.talk.leave(visitor);
    table.presence.comeOrGo(visitor);
    if (table.audience.size === 0) this.#closeLater(table.id);
  }

  /** No clock runs down here any more, and no bot moves: before the server ends, or while it does. */
  rest(): void {
    this.#isResting = true;
    this.#stopListening();
    this.#stopLooking();
    this.#elsewhere.leave();
    for (const { company } of this.#ready.values()) company.rest();
  }

  async close(): Promise<void> {
    this.rest();
    await this.#crier.close();
    for (const { staysOpen } of this.#ready.values()) staysOpen();
  }

  #load(id: string): Promise<Open | undefined> {
    const opening = OpenTable.load(this.#ports, id).then((table) =>
      table === undefined ? undefined : this.#keep(table),
    );
    this.#open.set(id, opening);
    // Who asks again after a failure tries again.
    opening.then(
      (open) => open ?? this.#open.delete(id),
      () => this.#open.delete(id),
    );
    return opening;
  }

  #keep(table: OpenTable): Open {
    this.#unreadable.delete(table.id);
    const open: Open = { table, company: new Company(this.#ports, table), staysOpen: () => {}, isToBeRead: false };
    this.#ready.set(table.id, open);
    this.#closeLater(table.id);
    this.#play(open);
    return open;
  }

  #play({ company }: Open): void {
    if (!this.#isResting) void company.play();
  }

  #closeLater(id: string): void {
    const open = this.#ready.get(id);
    if (open === undefined) return;
    open.staysOpen();
    open.staysOpen = this.#ports.clock.after(IDLE_MS, () => {
      // A clock runs on though nobody looks. Who is there may be shown out, and does not leave then.
      if (open.table.audience.size > 0 || open.company.busy || open.table.time.isLive) return this.#closeLater(id);
      this.#ready.delete(id);
      this.#open.delete(id);
      open.table.close();
    });
  }

  #hear(id: string, rows: number): void {
    const open = this.#ready.get(id);
    if (open === undefined || open.isToBeRead || this.#unreadable.has(id, rows)) return;
    if (open.table.rows < rows || open.table.isDoubtful) this.#catchUp(open, rows);
  }

  #catchUp(open: Open, rows: number): void {
    const { table } = open;
    const read = (): Promise<void> => {
      open.isToBeRead = false;
      return table.catchUp();
    };
    open.isToBeRead = true;
    table.inTurn(read).then(
      () => {
        this.#unreadable.delete(table.id);
        this.#play(open);
      },
      (problem) => {
        open.isToBeRead = false;
        this.#couldNot('a table could not be read on', table.id, rows, problem);
      },
    );
  }

  #couldNot(what: string, id: string, rows: number, problem: unknown): void {
    this.#unreadable.add(id, rows, problem);
    this.#ports.warn(what, id, problem);
  }

  #callTime(table: OpenTable): void {
    table.callTime().then(
      () => this.goOn(table),
      (problem) => this.#ports.warn('a clock could not be stopped', table.id, problem),
    );
  }

  /** Those where a bot is to move and nobody looks on, such as after a restart, or where time is up. */
  async #openDue(): Promise<void> {
    const { storage, clock } = this.#ports;
    const due = (await storage.dueTables(clock.now() - LOOK_MS)).filter((id) => !this.#open.has(id));
    this.#unreadable.keepOnly(new Set([...due, ...this.#open.keys()]));
    for (const [id, rows] of await this.#lengths(due))
      if (!this.#unreadable.has(id, rows))
        await this.find(id).catch((problem) => this.#couldNot('a table could not go on', id, rows, problem));
  }

  async #lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return ids.length === 0 ? new Map() : this.#ports.storage.lengths(ids);
  }

  async #look(): Promise<void> {
    for (const open of this.#ready.values()) {
      const { table } = open;
      table.presence.look();
      table.talk.catchUp().catch((problem) => this.#ports.warn('talk could not be read', table.id, problem));
      // One that may not be what is stored is read first.
      if (!table.isDoubtful) this.#lookAfter(open);
    }
    const ids = [...this.#ready.keys()];
    try {
      await this.#openDue();
      for (const [id, rows] of await this.#lengths(ids)) this.#hear(id, rows);
    } catch (problem) {
      this.#ports.warn('tables could not be looked at', '', problem);
    }
  }

  /** What is to be done at a table though nobody asks. */
  #lookAfter({ company, table }: Open): void {
    if (company.stalled) void company.play();
    if (table.time.fallen.length > 0) this.#callTime(table);
    // If it could not be read when somebody came.
    table.past.recallLater();
    if (table.time.isAbandoned)
      table.abandon().catch((problem) => this.#ports.warn('a table could not be given up', table.id, problem));
  }
}
