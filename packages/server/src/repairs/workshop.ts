import { HostProblem } from '../operations/host-problem.ts';
import { BrokenRecord } from '../record/chain.ts';
import { type Known, knownFrom } from '../record/known.ts';
import { appendFor, type Mending, repaired } from '../tables/change.ts';
import { OpenTable } from '../tables/open-table.ts';
import type { InnerPorts } from '../tables/ports.ts';
import { problemsIn } from './problems.ts';
import { reportOn, type TableReport } from './report.ts';

/** Something that whoever asked for it can mend. */
export class RepairProblem extends HostProblem {
  override readonly name = 'RepairProblem';
}

/** Nobody loses that many races in a row, unless something is wrong. */
const TRIES = 50;

/**
 * What who runs a server may do to a table from outside its game, while servers run: every repair is a row that follows the last one, like
 * any move, and those at the table are told. Nothing here needs rules that work, but giving a seat to a bot.
 */
export class Workshop {
  readonly #ports: InnerPorts;

  constructor(ports: InnerPorts) {
    this.#ports = ports;
  }

  /** What is known of a table, and nothing that its players may not know of each other. */
  async look(id: string): Promise<TableReport> {
    return reportOn(id, await this.#stored(id));
  }

  /** The same of all tables that are set aside, the longest first. */
  async aside(): Promise<readonly TableReport[]> {
    const tables = await this.#ports.storage.repairs.aside();
    return Promise.all(tables.map(({ table }) => this.look(table)));
  }

  /** Whatever is wrong with its record, its moves and its draws. */
  async verify(id: string): Promise<readonly string[]> {
    return problemsIn(this.#ports.vault, id, await this.#stored(id));
  }

  setAside(id: string, notice: string): Promise<void> {
    return this.#append(id, ({ lobby }) => {
      if (lobby.aside) throw new RepairProblem(`Table ${id} is set aside already.`);
      if (lobby.end !== null) throw new RepairProblem(`Table ${id} is over.`);
      return { repair: 'setAside', notice };
    });
  }

  /** Fails if the rules still do: then it is set aside again. */
  async bringBack(id: string, notice: string): Promise<void> {
    await this.#append(id, ({ lobby }) => {
      if (!lobby.aside) throw new RepairProblem(`Table ${id} is not set aside.`);
      return { repair: 'broughtBack', notice };
    });
    await OpenTable.load(this.#ports, id);
    const { isAside, problem } = await this.look(id);
    if (isAside) throw new RepairProblem(`Table ${id} was set aside again: ${problem}.`);
  }

  /** Without a result; its seed is told. */
  end(id: string, notice: string): Promise<void> {
    return this.#append(id, ({ lobby }) => {
      if (lobby.end !== null) throw new RepairProblem(`Table ${id} is over.`);
      return { repair: 'ended', notice };
    });
  }

  /** A bot plays on; its player may take the seat back. */
  async replace(id: string, seat: number, notice: string): Promise<void> {
    const table = await OpenTable.load(this.#ports, id).catch((problem: unknown) => explain(id, problem));
    if (table === undefined) return unknown(id);
    const { begun, end, aside, chairs, standIns } = table.lobby;
    if (begun === null || end !== null || aside)
      throw new RepairProblem(`Table ${id} is not being played${aside ? ': bring it back first' : ''}.`);
    if (chairs[seat]?.kind !== 'person' || standIns.includes(seat))
      throw new RepairProblem(`At seat ${seat} of table ${id} there is no person to be replaced.`);
    await table.giveUp(seat);
    await this.#append(id, () => ({ repair: 'replaced', seat, notice }));
  }

  async #append(id: string, decide: (known: Known) => Mending): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const known = await this.#known(id);
      const { append } = appendFor(this.#ports, known, { facts: [repaired(this.#ports.vault, known, decide(known))] });
      if ((await this.#ports.committer.write(append)) === 'stored') return;
    }
    throw new RepairProblem(`Table ${id} is too busy; try again.`);
  }

  async #known(id: string): Promise<Known> {
    const stored = await this.#stored(id);
    try {
      return knownFrom(id, stored);
    } catch (problem) {
      return explain(id, problem);
    }
  }

  async #stored(id: string) {
    return (await this.#ports.storage.table(id)) ?? unknown(id);
  }
}

function unknown(id: string): never {
  throw new RepairProblem(`There is no table ${id}.`);
}

function explain(id: string, problem: unknown): never {
  if (!(problem instanceof BrokenRecord)) throw problem;
  throw new RepairProblem(
    `The record of table ${id} is not what was written, from row ${problem.row} on; only a backup has it.`,
  );
}
