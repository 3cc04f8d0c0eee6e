/** A table at which nobody can play on for now. */
export interface SetAside {
  readonly table: string;
  /** In milliseconds since 1970. */
  readonly since: number;
}

/** What was done to tables from outside their games, as far as it can be found without reading them. */
export interface RepairStorage {
  /** Those that are set aside, the longest first. */
  aside(): Promise<readonly SetAside[]>;
}

/** How a row begins that tells of a repair, and words in it by which a table is set aside: what stands in a notice has other quotes. */
export const SAYS_REPAIRED = '{"kind":"repaired"';
export const SAYS_ASIDE: readonly string[] = ['"repair":"setAside"', '"repair":"failed"'];
