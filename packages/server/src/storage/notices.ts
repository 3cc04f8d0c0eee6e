import { DAY_MS } from '../ports/clock.ts';

/** Where somebody wants mail, and what stands in the question there, as a hash. */
export interface StoredAddress {
  readonly player: string;
  readonly address: string;
  readonly language: string;
  readonly at: number;
  readonly confirmationHash: string;
}

/** How many questions whether mail is wanted somebody may have asked, and a mailbox may be asked, in `QUESTION_MS`. */
export interface MostQuestions {
  readonly ofPlayer: number;
  readonly toMailbox: number;
}

/** How long somebody may take to look into their mailbox; so long a question is remembered. */
export const QUESTION_MS = DAY_MS;

/** What of all that is of interest to whom it belongs. */
export interface OwnMail {
  readonly address: Pick<StoredAddress, 'address' | 'language' | 'at'> | null;
  /** Where it was asked lately. */
  readonly questions: readonly Pick<StoredAddress, 'address' | 'language' | 'at'>[];
}

export async function ownMail(notices: NoticeStorage, player: string): Promise<OwnMail> {
  const told = ({ address, language, at }: StoredAddress) => ({ address, language, at });
  const confirmed = await notices.addressOf(player);
  const questions = await notices.questionsOf(player);
  return { address: confirmed === undefined ? null : told(confirmed), questions: questions.map(told) };
}

/** Somebody is to be told that a table waits for them since that entry, or is over. */
export interface Told {
  readonly table: string;
  readonly player: string;
  readonly entry: number;
}

/** What is still to be told. */
export interface PlannedNotice extends Told {
  /** From when on; while a server has leased it, from when on another one may. */
  readonly due: number;
  /** How often it was leased. */
  readonly tries: number;
  /** The ways over which it did not get through yet; nothing if it was not tried over any. */
  readonly ways: readonly string[] | null;
}

/** What is said in a mail ends it, for as long as anybody may look for an old one. */
export const STOPS_MS = 90 * DAY_MS;

/** Who is told what of tables that they do not look at, by devices and by mail. */
export interface NoticeStorage {
  /**
   * Writes down that somebody is about to be asked whether mail is wanted. Whether they may be: not if the player or the mailbox has had too many
   * questions. It cannot be confirmed before it is sent.
   */
  mayAsk(question: StoredAddress, most: MostQuestions): Promise<boolean>;
  /** It is on its way: from now on this is what the player waits for, and nothing else. */
  asked(question: StoredAddress): Promise<void>;
  /** What was asked lately, the last first; at most one of them waits. */
  questionsOf(player: string): Promise<readonly (StoredAddress & { readonly waits: boolean })[]>;
  /**
   * Whether it was a question that waits for this, or has got it before. Its address takes the place of the former one, and what belonged to that
   * goes with it.
   */
  confirm(confirmationHash: string, now: number): Promise<boolean>;
  /** The one that was confirmed. */
  addressOf(player: string): Promise<StoredAddress | undefined>;
  /** The player wants no mail, and waits for none. */
  removeAddress(player: string): Promise<void>;
  /** Nobody is there: it goes, unless another one was confirmed meanwhile. */
  forgetAddress(address: StoredAddress): Promise<void>;
  /** Every mail can end all of them: what it has to say for that is stored as a hash, and goes with the address or with time. */
  addStop(stopHash: string, player: string, at: number): Promise<void>;
  /** Whether there was one: then the address is gone. */
  stop(stopHash: string): Promise<boolean>;

  /** A later entry takes the place of an earlier one; what was told is not planned again. */
  plan(notice: Told & Pick<PlannedNotice, 'due'>): Promise<void>;
  /** Those whose time has come, the first of them first, and not too many. */
  due(now: number): Promise<readonly PlannedNotice[]>;
  /**
   * Of all who have read that it is due, one gets it, as it is from then on, to tell it until that time. Whoever has not said by then what came of
   * it may have died: it is due again.
   */
  lease(notice: PlannedNotice, until: number): Promise<PlannedNotice | undefined>;
  /** Another time, by who has leased it; nothing if somebody else has by now. */
  postpone(leased: PlannedNotice, then: Pick<PlannedNotice, 'due' | 'tries' | 'ways'>): Promise<void>;
  /** It was told, by who has leased it: neither it nor anything before it is told any more. */
  told(notice: Told): Promise<void>;
  /** The player sees the table as it is: the same follows. */
  seen(notice: Told): Promise<void>;
  /** It is not so any more. */
  drop(notice: Told): Promise<void>;
  /** Whether no mail of this table has gone to the player since they last came. */
  mayMail(table: string, player: string): Promise<boolean>;
  /** One has gone, unless the player has come since that was asked. */
  mailed(table: string, player: string): Promise<void>;
  /** The player has come. */
  releaseMail(table: string, player: string): Promise<void>;

  removeExpired(now: number): Promise<void>;
}
