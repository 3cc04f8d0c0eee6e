import { type KeyStorage, SEEDS_TO_TRY, type SealedSeed } from '../keys.ts';

/** For tests and simulations. */
export class MemoryKeys implements KeyStorage {
  #mark: string | undefined;
  readonly #seeds: () => readonly SealedSeed[];

  /** The seeds of all tables, the newest first. */
  constructor(seeds: () => readonly SealedSeed[]) {
    this.#seeds = seeds;
  }

  async mark(): Promise<string | undefined> {
    return this.#mark;
  }

  async leave(mark: string): Promise<void> {
    this.#mark ??= mark;
  }

  async change(mark: string): Promise<void> {
    this.#mark = mark;
  }

  async newestSeeds(): Promise<readonly SealedSeed[]> {
    return this.#seeds().slice(0, SEEDS_TO_TRY);
  }
}
