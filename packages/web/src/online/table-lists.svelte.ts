import type { OnlineAnswer, OnlineRequest, TableNote } from '@riband/protocol';

type Ask = (request: OnlineRequest) => Promise<OnlineAnswer | null>;

/** Which tables there are for one. */
export class TableLists {
  readonly #ask: Ask;
  #newest = $state.raw<readonly TableNote[] | null>(null);
  /** Those behind them that were asked for, and from which place on there may be more. */
  #older = $state.raw<readonly TableNote[]>([]);
  #next = $state<number | null>(null);
  #listed = $state.raw<readonly TableNote[] | null>(null);

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** One's own, those that are not over first. */
  get mine(): readonly TableNote[] | null {
    return this.#newest === null ? null : eachOnce([...this.#newest, ...this.#older]);
  }

  get hasOlder(): boolean {
    return this.#next !== null;
  }

  /** Those that everybody may find. */
  get listed(): readonly TableNote[] | null {
    return this.#listed;
  }

  async read(): Promise<void> {
    const [mine, listed] = await Promise.all([this.#ask({ kind: 'mine' }), this.#ask({ kind: 'listed' })]);
    if (mine?.kind === 'tables') {
      this.#newest = mine.tables;
      if (this.#older.length === 0) this.#next = mine.next ?? null;
    }
    if (listed?.kind === 'tables') this.#listed = listed.tables;
  }

  async readOlder(): Promise<void> {
    const answer = this.#next === null ? null : await this.#ask({ kind: 'mine', from: this.#next });
    if (answer?.kind !== 'tables') return;
    this.#older = [...this.#older, ...answer.tables];
    this.#next = answer.next ?? null;
  }

  forget(): void {
    this.#newest = this.#listed = this.#next = null;
    this.#older = [];
  }
}

/** While somebody reads on, tables change their places: what comes first is newer. */
function eachOnce(notes: readonly TableNote[]): readonly TableNote[] {
  const known = new Map<string, TableNote>();
  for (const note of notes) if (!known.has(note.table)) known.set(note.table, note);
  return [...known.values()];
}
