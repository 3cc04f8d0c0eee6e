/** What somebody is told of a table that they do not look at, in their language. */
export interface Tidings {
  readonly table: string;
  /** With which it came about: what is told again is told with the same. */
  readonly entry: number;
  /** Of the game. */
  readonly title: string;
  /** What somebody else did last; nothing if that is nothing to the player. */
  readonly deed: string | null;
  /** What it means to the player. */
  readonly gist: string;
}

/** Tells people of tables that they do not look at. */
export interface Messenger {
  /** Everything over which the player can be told, by names that mean nothing elsewhere. */
  waysTo(player: string): Promise<readonly string[]>;
  /** Over one of them. Whether that is settled: it got through, or never will. */
  tell(player: string, way: string, tidingsIn: (language: string) => Tidings): Promise<boolean>;
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
  /** How long telling takes at most: who has not come to an end by then has died. */
  readonly leaseMs: number;
  /** What did not get through is tried again, after one of these pauses after the other; then it is forgotten. */
  readonly againMs: readonly number[];
}

const MINUTE_MS = 60_000;

/** As people live: it is tried for a day. */
export const PACE: Omit<Telling, 'messengers'> = {
  ...{ pauseMs: 20_000, roundMs: 3000, leaseMs: 10 * MINUTE_MS },
  againMs: [1, 4, 15, 60, 120, 240, 400, 600].map((minutes) => minutes * MINUTE_MS),
};

/** Nobody is told anything. */
export const SILENCE: Telling = { messengers: [], ...PACE };
