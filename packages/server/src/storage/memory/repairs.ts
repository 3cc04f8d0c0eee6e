import type { Row } from '../../record/chain.ts';
import { type RepairStorage, SAYS_ASIDE, SAYS_REPAIRED, type SetAside } from '../repairs.ts';

/** For tests and simulations. */
export class MemoryRepairs implements RepairStorage {
  readonly #tables: () => readonly { readonly table: string; readonly rows: readonly Row[] }[];

  constructor(tables: () => readonly { readonly table: string; readonly rows: readonly Row[] }[]) {
    this.#tables = tables;
  }

  async aside(): Promise<readonly SetAside[]> {
    const found = this.#tables().flatMap(({ table, rows }) => {
      const last = rows.findLast(({ text }) => text.startsWith(SAYS_REPAIRED));
      return SAYS_ASIDE.some((words) => last?.text.includes(words)) ? [{ table, since: last?.at ?? 0 }] : [];
    });
    return found.sort((one, other) => one.since - other.since || (one.table < other.table ? -1 : 1));
  }
}
