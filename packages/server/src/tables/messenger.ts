/** What somebody is told of a table that they do not look at, in their language. */
export interface Tidings {
  readonly table: string;
  /** Of the game. */
  readonly title: string;
  /** What somebody else did last; nothing if that is nothing to the player. */
  readonly deed: string | null;
  /** What it means to the player. */
  readonly gist: string;
}

/** A way to tell people of tables that they do not look at. */
export interface Messenger {
  /** Whether it leads to the player at all. */
  reaches(player: string): Promise<boolean>;
  /** Once; what cannot be brought is not tried again. */
  tell(player: string, tidingsIn: (language: string) => Tidings): Promise<void>;
  /** The player looks at the table by now. */
  seen(player: string, table: string): Promise<void>;
}

/** Who tells people, and when. */
export interface Telling {
  readonly messengers: readonly Messenger[];
  /** How long to wait: a chain of moves makes one message, and who is on the way to the table needs none. */
  readonly pauseMs: number;
  /** How often it is looked whether there is something to tell. */
  readonly roundMs: number;
}

/** As people live. */
export const PACE: Omit<Telling, 'messengers'> = { pauseMs: 20_000, roundMs: 3000 };

/** Nobody is told anything. */
export const SILENCE: Telling = { messengers: [], ...PACE };
