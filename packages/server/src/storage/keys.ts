/** A seed as it lies in the database, and the table that it was sealed for. */
export interface SealedSeed {
  readonly table: string;
  readonly sealedSeed: string;
}

/** By what the key of the seeds is known, which is not here. */
export interface KeyStorage {
  /** The mark of the key that the seeds are sealed with; nothing before a server has left one. */
  mark(): Promise<string | undefined>;
  /** Unless there is one. */
  leave(mark: string): Promise<void>;
  /** Whatever there was. */
  change(mark: string): Promise<void>;
  /** Of the tables at which something happened last, some. */
  newestSeeds(): Promise<readonly SealedSeed[]>;
}

/** How many seeds tell whether a key is theirs: with several keys in turn there may be some of each. */
export const SEEDS_TO_TRY = 50;
