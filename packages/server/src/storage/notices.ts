import { DAY_MS } from '../ports/clock.ts';

/** Where somebody wants mail. Nothing but the question whether they do is sent there until it is confirmed. */
export interface StoredAddress {
  readonly player: string;
  readonly address: string;
  readonly language: string;
  readonly at: number;
  /** Of what stands in that question. */
  readonly confirmationHash: string;
  /** Until when it can be confirmed; nothing once it is. */
  readonly expires: number | null;
}

/** What of it is of interest to whom it belongs. */
export interface OwnAddress extends Pick<StoredAddress, 'address' | 'language' | 'at'> {
  readonly confirmed: boolean;
}

export function ownAddress(stored: StoredAddress | undefined): OwnAddress | null {
  if (stored === undefined) return null;
  const { address, language, at, expires } = stored;
  return { address, language, at, confirmed: expires === null };
}

/** Somebody is to be told, from that time on, that a table waits for them since that entry, or is over. */
export interface PlannedNotice {
  readonly table: string;
  readonly player: string;
  readonly entry: number;
  readonly due: number;
}

/** What is said in a mail ends it, for as long as anybody may look for an old one. */
export const STOPS_MS = 90 * DAY_MS;

/** Who is told what of tables that they do not look at, by devices and by mail. */
export interface NoticeStorage {
  /** One for everybody, the last; whatever belonged to the former one goes with it. */
  setAddress(address: StoredAddress): Promise<void>;
  addressOf(player: string): Promise<StoredAddress | undefined>;
  /** Whether it was an address that waits for this, or has got it before. */
  confirm(confirmationHash: string, now: number): Promise<boolean>;
  removeAddress(player: string): Promise<void>;
  /** Every mail can end all of them: what it has to say for that is stored as a hash, and goes with the address or with time. */
  addStop(stopHash: string, player: string, at: number): Promise<void>;
  /** Whether there was one: then the address is gone. */
  stop(stopHash: string): Promise<boolean>;

  /** A later entry takes the place of an earlier one. */
  plan(notice: PlannedNotice): Promise<void>;
  /** Those whose time has come, the first of them first, and not too many. */
  due(now: number): Promise<readonly PlannedNotice[]>;
  /**
   * Whether nobody has told the player of that entry of the table, or a later one: whoever is answered so does it, and nobody else. Either
   * way nothing is planned any more.
   */
  claim(table: string, player: string, entry: number): Promise<boolean>;
  postpone(notice: PlannedNotice, due: number): Promise<void>;
  /** It is not to be told any more. */
  drop(notice: PlannedNotice): Promise<void>;
  /** Whether no mail of this table has gone to the player since they last came. */
  claimMail(table: string, player: string): Promise<boolean>;
  /** The player has come, or the mail did not go. */
  releaseMail(table: string, player: string): Promise<void>;

  removeExpired(now: number): Promise<void>;
}
