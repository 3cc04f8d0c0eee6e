import type { Visit, VisitStorage } from '../visits.ts';

/** For tests and simulations. */
export class MemoryVisits implements VisitStorage {
  readonly #visits = new Map<string, Visit & { readonly player: string }>();
  readonly #belongs: (table: string, player: string) => boolean;

  constructor(belongs: (table: string, player: string) => boolean) {
    this.#belongs = belongs;
  }

  async note(table: string, player: string, at: number): Promise<void> {
    const key = `${table} ${player}`;
    if (this.#belongs(table, player) && (this.#visits.get(key)?.at ?? 0) < at)
      this.#visits.set(key, { table, player, at });
  }

  async at(table: string): Promise<ReadonlyMap<string, number>> {
    const there = [...this.#visits.values()].filter((one) => one.table === table);
    return new Map(there.map(({ player, at }) => [player, at]));
  }

  async of(player: string): Promise<readonly Visit[]> {
    const own = [...this.#visits.values()].filter((one) => one.player === player);
    return own.map(({ table, at }) => ({ table, at })).sort((one, other) => one.at - other.at);
  }

  erase(player: string): void {
    for (const [key, visit] of this.#visits) if (visit.player === player) this.#visits.delete(key);
  }
}
