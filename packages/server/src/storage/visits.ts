/** When somebody who belongs to a table was last there. It is no part of the record, and goes with the player. */
export interface Visit {
  readonly table: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface VisitStorage {
  /** Somebody is there at that time; nothing if they do not belong there. An earlier time changes nothing. */
  note(table: string, player: string, at: number): Promise<void>;
  /** Of each player of a table, as far as it was noted. */
  at(table: string): Promise<ReadonlyMap<string, number>>;
  of(player: string): Promise<readonly Visit[]>;
}
