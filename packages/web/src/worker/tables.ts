import { findGameOf } from '@riband/catalog';
import { type KeptGame, readKeptGame, type Trouble } from '@riband/protocol';
import { type Lineage, lineageOf, loadTable, type Save, type Table, TableError } from '@riband/table';
import { type Deal, dealOf, nthTime, type RandomBytes } from './deal.ts';
import { Elsewhere, type Hold, takeHold } from './hold.ts';
import { HostedTable } from './hosted-table.ts';
import type { Locks } from './locks.ts';
import type { Shelf, Summary } from './shelf.ts';
import type { Brought } from './transport.ts';
import { gone } from './unusable.ts';

/** What tables need from the outside. */
export interface TablePorts {
  readonly randomBytes: RandomBytes;
  readonly shelf: Shelf;
  readonly locks: Locks;
  now(): number;
  warn(trouble: Trouble): void;
}

/** What was here of a game that is brought. */
type Found = 'new' | Lineage;

/** The tables that are open here, and the shelf behind them. */
export class Tables {
  /** Those that somebody is looking at, and those that could not be stored: they are nowhere else. */
  readonly #open = new Map<string, HostedTable>();
  /** Those that are being read: who asks for one again waits for the same. */
  readonly #opening = new Map<string, Promise<HostedTable>>();
  /** Those that are being thrown away: who brings one again waits until it is gone. */
  readonly #forgetting = new Map<string, Promise<void>>();

  constructor(readonly ports: TablePorts) {}

  findOpen(id: string): HostedTable | undefined {
    return this.#open.get(id);
  }

  find(id: string): HostedTable {
    const hosted = this.findOpen(id);
    if (hosted === undefined) throw new Error(`there is no table "${id}" here`);
    return hosted;
  }

  async list(): Promise<readonly KeptGame[]> {
    const { shelf } = this.ports;
    const unstored = [...this.#open.values()].filter(({ stored }) => !stored).map((hosted) => hosted.summary());
    const stored = (await shelf.list()).filter(({ table }) => !unstored.some((one) => one.table === table));
    return [
      ...unstored.map((summary) => ({ ...summary, kept: false })),
      ...stored.flatMap((summary) => legible(summary, shelf.durable)),
    ];
  }

  /** The save as it is, whatever has become of it; what is being thrown away is not there. */
  async saved(id: string): Promise<unknown> {
    await this.#forgetting.get(id)?.catch(() => {});
    return this.#open.get(id)?.save() ?? (await this.ports.shelf.get(id));
  }

  /** A new table, under another id if there is one already. */
  async begin(deal: Deal, tableNamed: (id: string) => Table): Promise<HostedTable> {
    for (let time = 1; ; time++) {
      const place = nthTime(deal, time);
      const hold = await this.#holdIfFree(place.table);
      if (hold !== undefined) return this.#host(hold, () => new HostedTable(tableNamed(place.table), place, hold));
    }
  }

  async open(id: string, takeOver = false): Promise<HostedTable> {
    return this.#open.get(id) ?? this.#opening.get(id) ?? this.#fromShelf(id, takeOver);
  }

  /** Of the game that is brought and what is here of it, the longer one is opened. Where they went apart, there is a table for each. */
  async bring(brought: Brought, takeOver = false): Promise<{ readonly hosted: HostedTable; readonly found: Found }> {
    const { table, seed } = brought;
    const own = dealOf(table.header.table, seed, this.ports.randomBytes);
    for (let time = 1; ; time++) {
      const place = nthTime(own, time);
      const found = lineageWith(await this.saved(place.table), table);
      if (found === 'apart') continue;
      if (found === 'same' || found === 'shorter') return { hosted: await this.open(place.table, takeOver), found };
      const hosted = await this.#putInPlace(table, place, takeOver);
      // Somebody has played there meanwhile.
      if (hosted === undefined) return this.bring(brought, takeOver);
      return { hosted, found: time > 1 && found === 'new' ? 'apart' : found };
    }
  }

  /** Play goes on where nothing can be stored; the page is told, so that nobody is surprised. */
  async keep(hosted: HostedTable): Promise<void> {
    hosted.played = this.ports.now();
    try {
      await hosted.hold.put(hosted.summary(), hosted.save());
      hosted.stored = true;
    } catch (problem) {
      if (problem instanceof Elsewhere) {
        if (this.#open.get(hosted.id) === hosted) this.#lose(hosted.id);
        throw problem;
      }
      hosted.stored = false;
    }
  }

  /** Nobody is looking any more. What could not be stored stays in memory. */
  async leave(id: string): Promise<void> {
    const hosted = this.#open.get(id);
    if (hosted === undefined) return;
    hosted.leave();
    if (!hosted.stored) await this.keep(hosted).catch(whoTookItHasIt);
    // Meanwhile somebody may be looking again.
    if (hosted.stored && hosted.left && this.#open.get(id) === hosted) this.#close(hosted);
  }

  /** One that is open in another tab is not taken away from there. */
  forget(id: string): Promise<void> {
    const forgetting = this.#throwAway(id).finally(() => this.#forgetting.delete(id));
    this.#forgetting.set(id, forgetting);
    return forgetting;
  }

  async #throwAway(id: string): Promise<void> {
    const hosted = this.#open.get(id);
    const hold = hosted?.hold ?? (await this.#hold(id));
    hosted?.leave();
    this.#open.delete(id);
    await this.ports.shelf.remove(id);
    hold.release();
  }

  #fromShelf(id: string, takeOver: boolean): Promise<HostedTable> {
    const opening = this.#hold(id, takeOver)
      .then((hold) => this.#host(hold, () => this.#read(id, hold)))
      .finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  #read(id: string, hold: Hold): HostedTable {
    if (hold.save === undefined) throw gone(id);
    const { table } = loadTable(findGameOf, hold.save, 'snapshot');
    return new HostedTable(table, dealOf(id, seedOf(hold.save), this.ports.randomBytes), hold);
  }

  /** Nothing if by now there is something else than what it goes on from. */
  async #putInPlace(table: Table, place: Deal, takeOver: boolean): Promise<HostedTable | undefined> {
    const id = place.table;
    const former = this.#open.get(id);
    const hold = former?.hold ?? (await this.#hold(id, takeOver));
    const before = former?.save() ?? hold.save;
    const found = lineageWith(before, table);
    if (found !== 'new' && found !== 'longer') {
      hold.release();
      return undefined;
    }
    former?.leave();
    const named = table.header.table === id ? table : loadTable(findGameOf, { ...table.save(), table: id }).table;
    return this.#host(hold, () => new HostedTable(named, place, hold));
  }

  async #host(hold: Hold, make: () => HostedTable): Promise<HostedTable> {
    try {
      const hosted = make();
      this.#open.set(hosted.id, hosted);
      await this.keep(hosted);
      return hosted;
    } catch (problem) {
      hold.release();
      throw problem;
    }
  }

  #hold(id: string, takeOver = false): Promise<Hold> {
    return takeHold(this.ports, id, { takeOver, lost: () => this.#lose(id) });
  }

  async #holdIfFree(id: string): Promise<Hold | undefined> {
    if ((await this.saved(id)) !== undefined) return undefined;
    try {
      return await this.#hold(id);
    } catch (problem) {
      if (problem instanceof Elsewhere) return undefined;
      throw problem;
    }
  }

  /** Another tab has taken it over, with all that was stored. */
  #lose(id: string): void {
    const hosted = this.#open.get(id);
    if (hosted === undefined) return;
    hosted.leave();
    this.#close(hosted);
    this.ports.warn({ kind: 'elsewhere', table: id });
  }

  #close(hosted: HostedTable): void {
    this.#open.delete(hosted.id);
    hosted.hold.release();
  }
}

/** Nobody here is looking, so nobody need be told. */
function whoTookItHasIt(problem: unknown): void {
  if (!(problem instanceof Elsewhere)) throw problem;
}

const seedOf = (save: unknown): string | undefined => (save as Save).seed;

function lineageWith(save: unknown, brought: Table): Found {
  if (save === undefined) return 'new';
  try {
    return lineageOf(loadTable(findGameOf, save, 'snapshot').table, brought);
  } catch (problem) {
    // What cannot be opened is not written over.
    if (problem instanceof TableError) return 'apart';
    throw problem;
  }
}

/** A summary that is not as it should be still names its table, so that it can be taken away or deleted. */
function legible(summary: Summary, kept: boolean): readonly KeptGame[] {
  const bare = { table: summary.table, game: '?', holders: [], turn: 0, over: false, played: 0, kept };
  const found = readKeptGame({ ...summary, kept }) ?? readKeptGame(bare);
  return found === undefined ? [] : [found];
}
