import {
  type MostQuestions,
  type NoticeStorage,
  type PlannedNotice,
  QUESTION_MS,
  STOPS_MS,
  type StoredAddress,
} from './notices.ts';
import { LONGEST_LIST } from './storage.ts';

/** For tests and simulations, as `MemoryStorage`. */
export class MemoryNotices implements NoticeStorage {
  readonly #addresses = new Map<string, StoredAddress>();
  #questions: readonly Question[] = [];
  readonly #stops = new Map<string, { readonly player: string; readonly at: number }>();
  readonly #planned = new Map<string, PlannedNotice>();
  readonly #claimed = new Map<string, { readonly player: string; readonly entry: number }>();
  readonly #mailed = new Map<string, string>();

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

  async plan(notice: PlannedNotice): Promise<void> {
    const key = keyOf(notice.table, notice.player);
    if (notice.entry > (this.#planned.get(key)?.entry ?? -1)) this.#planned.set(key, notice);
  }

  async due(now: number): Promise<readonly PlannedNotice[]> {
    const found = [...this.#planned.values()].filter(({ due }) => due <= now);
    return found.sort((one, other) => one.due - other.due).slice(0, LONGEST_LIST);
  }

  async claim(table: string, player: string, entry: number): Promise<boolean> {
    const key = keyOf(table, player);
    const isNew = entry > (this.#claimed.get(key)?.entry ?? -1);
    if (isNew) this.#claimed.set(key, { player, entry });
    await this.drop({ table, player, entry });
    return isNew;
  }

  async postpone(notice: PlannedNotice, due: number): Promise<void> {
    const key = keyOf(notice.table, notice.player);
    if (this.#planned.get(key)?.entry === notice.entry) this.#planned.set(key, { ...notice, due });
  }

  async drop({ table, player, entry }: Omit<PlannedNotice, 'due'>): Promise<void> {
    const key = keyOf(table, player);
    if ((this.#planned.get(key)?.entry ?? Number.POSITIVE_INFINITY) <= entry) this.#planned.delete(key);
  }

  async claimMail(table: string, player: string): Promise<boolean> {
    const key = keyOf(table, player);
    const isFirst = !this.#mailed.has(key);
    this.#mailed.set(key, player);
    return isFirst;
  }

  async releaseMail(table: string, player: string): Promise<void> {
    this.#mailed.delete(keyOf(table, player));
  }

  async removeExpired(now: number): Promise<void> {
    this.#questions = this.#questions.filter(({ at }) => at > now - QUESTION_MS);
    for (const [hash, { at }] of this.#stops) if (at <= now - STOPS_MS) this.#stops.delete(hash);
  }

  async erase(player: string): Promise<void> {
    this.#forgetAddress(player);
    this.#questions = this.#questions.filter((one) => one.player !== player);
    for (const told of [this.#planned, this.#claimed])
      for (const [key, one] of told) if (one.player === player) told.delete(key);
  }

  #withdraw(player: string): void {
    this.#questions = this.#questions.map((one) => (one.player === player ? { ...one, waits: false } : one));
  }

  /** With whatever belongs to it. */
  #forgetAddress(player: string): void {
    this.#addresses.delete(player);
    for (const [hash, stop] of this.#stops) if (stop.player === player) this.#stops.delete(hash);
    for (const [key, mailed] of this.#mailed) if (mailed === player) this.#mailed.delete(key);
  }
}

type Question = StoredAddress & { readonly waits: boolean };

const keyOf = (table: string, player: string): string => JSON.stringify([table, player]);
