import {
  type MostQuestions,
  type NoticeStorage,
  type PlannedNotice,
  QUESTION_MS,
  STOPS_MS,
  type StoredAddress,
  type Told,
} from '../notices.ts';
import { LONGEST_LIST } from '../storage.ts';

/** For tests and simulations, as `MemoryStorage`. */
export class MemoryNotices implements NoticeStorage {
  readonly #addresses = new Map<string, StoredAddress>();
  #questions: readonly Question[] = [];
  readonly #stops = new Map<string, { readonly player: string; readonly at: number }>();
  readonly #planned = new Map<string, PlannedNotice>();
  readonly #told = new Map<string, Told>();
  readonly #mailed = new Map<string, { readonly player: string; readonly sent: boolean }>();

  async mayAsk(question: StoredAddress, { ofPlayer, toMailbox }: MostQuestions): Promise<boolean> {
    const { player, address, at } = question;
    const asked = this.#questions.filter((one) => one.at > at - QUESTION_MS);
    const mailbox = address.toLowerCase();
    const isAllowed =
      asked.filter((one) => one.player === player).length < ofPlayer &&
      asked.filter((one) => one.address.toLowerCase() === mailbox).length < toMailbox;
    if (isAllowed) this.#questions = [...this.#questions, { ...question, waits: false }];
    return isAllowed;
  }

  async asked({ player, confirmationHash }: StoredAddress): Promise<void> {
    this.#questions = this.#questions.map((one) =>
      one.player === player ? { ...one, waits: one.confirmationHash === confirmationHash } : one,
    );
  }

  async questionsOf(player: string): Promise<readonly Question[]> {
    return this.#questions.filter((one) => one.player === player).sort((one, other) => other.at - one.at);
  }

  async confirm(confirmationHash: string, now: number): Promise<boolean> {
    const found = this.#questions.find(
      (one) => one.confirmationHash === confirmationHash && one.waits && one.at > now - QUESTION_MS,
    );
    if (found !== undefined) {
      const { waits: _, ...address } = found;
      this.#withdraw(found.player);
      this.#forgetAddress(found.player);
      this.#addresses.set(found.player, address);
    }
    return [...this.#addresses.values()].some((one) => one.confirmationHash === confirmationHash);
  }

  async addressOf(player: string): Promise<StoredAddress | undefined> {
    return this.#addresses.get(player);
  }

  async removeAddress(player: string): Promise<void> {
    this.#withdraw(player);
    this.#forgetAddress(player);
  }

  async forgetAddress({ player, confirmationHash }: StoredAddress): Promise<void> {
    if (this.#addresses.get(player)?.confirmationHash === confirmationHash) this.#forgetAddress(player);
  }

  async addStop(stopHash: string, player: string, at: number): Promise<void> {
    if (this.#addresses.has(player)) this.#stops.set(stopHash, { player, at });
  }

  async stop(stopHash: string): Promise<boolean> {
    const found = this.#stops.get(stopHash);
    if (found !== undefined) this.#forgetAddress(found.player);
    return found !== undefined;
  }

  async plan(notice: Told & Pick<PlannedNotice, 'due'>): Promise<void> {
    const key = keyOf(notice);
    const known = Math.max(this.#planned.get(key)?.entry ?? -1, this.#told.get(key)?.entry ?? -1);
    if (notice.entry > known) this.#planned.set(key, { ...notice, tries: 0, ways: null });
  }

  async due(now: number): Promise<readonly PlannedNotice[]> {
    const found = [...this.#planned.values()].filter(({ due }) => due <= now);
    return found.sort((one, other) => one.due - other.due).slice(0, LONGEST_LIST);
  }

  async lease(notice: PlannedNotice, until: number): Promise<PlannedNotice | undefined> {
    if (!this.#isPlanned(notice)) return undefined;
    const leased = { ...notice, due: until, tries: notice.tries + 1 };
    this.#planned.set(keyOf(notice), leased);
    return leased;
  }

  async postpone(leased: PlannedNotice, then: Pick<PlannedNotice, 'due' | 'tries' | 'ways'>): Promise<void> {
    if (this.#isPlanned(leased)) this.#planned.set(keyOf(leased), { ...leased, ...then });
  }

  async told(notice: Told): Promise<void> {
    this.#settle(notice);
  }

  async seen(notice: Told): Promise<void> {
    this.#settle(notice);
  }

  async drop(notice: Told): Promise<void> {
    this.#drop(notice);
  }

  async mayMail(table: string, player: string): Promise<boolean> {
    const key = keyOf({ table, player });
    if (this.#mailed.get(key)?.sent) return false;
    this.#mailed.set(key, { player, sent: false });
    return true;
  }

  async mailed(table: string, player: string): Promise<void> {
    const key = keyOf({ table, player });
    if (this.#mailed.has(key)) this.#mailed.set(key, { player, sent: true });
  }

  async releaseMail(table: string, player: string): Promise<void> {
    this.#mailed.delete(keyOf({ table, player }));
  }

  async removeExpired(now: number): Promise<void> {
    this.#questions = this.#questions.filter(({ at }) => at > now - QUESTION_MS);
    for (const [hash, { at }] of this.#stops) if (at <= now - STOPS_MS) this.#stops.delete(hash);
  }

  async erase(player: string): Promise<void> {
    this.#forgetAddress(player);
    this.#questions = this.#questions.filter((one) => one.player !== player);
    for (const notices of [this.#planned, this.#told])
      for (const [key, one] of notices) if (one.player === player) notices.delete(key);
  }

  /** As it is here: nobody has leased it meanwhile. */
  #isPlanned(notice: PlannedNotice): boolean {
    const { entry, due, tries } = this.#planned.get(keyOf(notice)) ?? {};
    return entry === notice.entry && due === notice.due && tries === notice.tries;
  }

  #settle(notice: Told): void {
    const key = keyOf(notice);
    if (notice.entry > (this.#told.get(key)?.entry ?? -1)) this.#told.set(key, notice);
    this.#drop(notice);
  }

  #drop(notice: Told): void {
    const key = keyOf(notice);
    if ((this.#planned.get(key)?.entry ?? Number.POSITIVE_INFINITY) <= notice.entry) this.#planned.delete(key);
  }

  #withdraw(player: string): void {
    this.#questions = this.#questions.map((one) => (one.player === player ? { ...one, waits: false } : one));
  }

  /** With whatever belongs to it. */
  #forgetAddress(player: string): void {
    this.#addresses.delete(player);
    for (const [hash, stop] of this.#stops) if (stop.player === player) this.#stops.delete(hash);
    for (const [key, mailed] of this.#mailed) if (mailed.player === player) this.#mailed.delete(key);
  }
}

type Question = StoredAddress & { readonly waits: boolean };

const keyOf = ({ table, player }: Omit<Told, 'entry'>): string => JSON.stringify([table, player]);
