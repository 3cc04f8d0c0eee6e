import { inRounds } from '../ports/rounds.ts';
import type { PlannedNotice } from '../storage/notices.ts';
import type { OpenTable } from './open-table.ts';
import type { InnerPorts } from './ports.ts';

/** How many are told at once. */
const AT_ONCE = 8;

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
    const { clock, telling } = ports;
    if (telling.messengers.length > 0) this.#stop = inRounds(clock, telling.roundMs, () => this.#goRound());
  }

  /** What is leased is told first. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stop();
    await this.#round;
  }

  #goRound(): Promise<void> {
    this.#round = this.#go();
    return this.#round;
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

  async #tell(planned: PlannedNotice): Promise<void> {
    const { storage, clock, telling, warn } = this.#ports;
    try {
      const notice = await storage.notices.lease(planned, clock.now() + telling.leaseMs);
      // Nothing if another server has it.
      if (notice !== undefined) await this.#bring(notice);
    } catch (problem) {
      // When the lease ends, it is found again.
      warn('somebody could not be told', planned.table, problem);
    }
  }

  async #bring(notice: PlannedNotice): Promise<void> {
    let left = notice.ways;
    try {
      const table = await this.#find(notice.table);
      if (table === undefined) return await this.#ports.storage.notices.drop(notice);
      // Who plans may know more than this server does.
      await table.inTurn(() => table.catchUp());
      left = await table.herald.tell(notice);
    } catch (problem) {
      this.#ports.warn('somebody could not be told', notice.table, problem);
    }
    if (left === null || left.length > 0) await this.#tryLater(notice, left);
  }

  async #tryLater(notice: PlannedNotice, ways: readonly string[] | null): Promise<void> {
    const { storage, clock, telling, warn } = this.#ports;
    const { table, tries } = notice;
    const pause = telling.againMs[tries - 1];
    if (pause !== undefined) return storage.notices.postpone(notice, { due: clock.now() + pause, tries, ways });
    warn('somebody could not be told, and it is not tried any more', table, `${tries} tries`);
    await storage.notices.drop(notice);
  }
}
