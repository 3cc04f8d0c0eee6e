import type { PlannedNotice } from '../storage/notices.ts';
import type { OpenTable } from './open-table.ts';
import type { InnerPorts } from './ports.ts';

/** How many are told at once. */
const AT_ONCE = 8;
/** What failed is tried again after that, if it is still to be told. */
const AGAIN_MS = 10 * 60 * 1000;

/** Goes round and has everything told whose time has come, whoever planned it: also what a server did not live to tell. */
export class Crier {
  readonly #ports: InnerPorts;
  readonly #find: (id: string) => Promise<OpenTable | undefined>;
  #closed = false;
  #stop: () => void = () => {};
  #round: Promise<void> = Promise.resolve();

  constructor(ports: InnerPorts, find: (id: string) => Promise<OpenTable | undefined>) {
    this.#ports = ports;
    this.#find = find;
    if (ports.telling.messengers.length > 0) this.#goLater();
  }

  /** What is claimed is told first. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stop();
    await this.#round;
  }

  #goLater(): void {
    const { clock, telling } = this.#ports;
    this.#stop = clock.after(telling.roundMs, () => {
      this.#round = this.#go().finally(() => this.#closed || this.#goLater());
    });
  }

  async #go(): Promise<void> {
    const { storage, clock, warn } = this.#ports;
    try {
      const due = [...(await storage.notices.due(clock.now()))];
      while (due.length > 0 && !this.#closed)
        await Promise.all(due.splice(0, AT_ONCE).map((notice) => this.#tell(notice)));
    } catch (problem) {
      warn('it could not be looked who is to be told', '', problem);
    }
  }

  async #tell(notice: PlannedNotice): Promise<void> {
    const { storage, clock, warn } = this.#ports;
    try {
      const table = await this.#find(notice.table);
      if (table === undefined) return await storage.notices.drop(notice);
      // Who plans may know more than this server does.
      await table.inTurn(() => table.catchUp());
      await table.herald.tell(notice);
    } catch (problem) {
      warn('somebody could not be told', notice.table, problem);
      // Where this fails too, it is found again in the next round.
      await storage.notices.postpone(notice, clock.now() + AGAIN_MS).catch(() => {});
    }
  }
}
