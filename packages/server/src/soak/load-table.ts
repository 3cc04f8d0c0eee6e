import { findGame, findGameOf } from '@riband/catalog';
import { hashOf, type Options } from '@riband/kernel';
import { loadTable } from '@riband/table';
import { knownFrom, saveIn } from '../record/known.ts';
import type { Storage } from '../storage/storage.ts';
import { type Play, playIn, sixteenBytes } from './client.ts';
import { Page, type Witness } from './page.ts';

/** How long moves took, in milliseconds. */
export interface Times {
  /** Until they were acknowledged. */
  readonly answered: number[];
  /** Until all at the table saw them. */
  readonly seen: number[];
}

/** One game, with a page for every seat. */
export class LoadTable {
  readonly id: string;
  readonly pages: readonly Page[];
  /** Lets others look on. */
  readonly invitation: string;
  /** The commands that were acknowledged. */
  readonly acknowledged = new Set<string>();
  readonly problems: string[] = [];
  #pending: { readonly since: number; entry: number | null } | null = null;
  readonly #times: Times;

  private constructor(id: string, invitation: string, pages: readonly Page[], times: Times) {
    this.id = id;
    this.invitation = invitation;
    this.pages = pages;
    this.#times = times;
    for (const page of pages) page.seen = () => this.#settle();
  }

  static async open(url: string, game: string, seats: number, times: Times, witness?: Witness): Promise<LoadTable> {
    const pages: Page[] = [];
    for (let seat = 0; seat < seats; seat++) pages.push(await Page.open(url, `Player ${seat + 1}`, { witness }));
    const host = pages[0] as Page;
    const table = { game, seats, options: standardOptions(game), clock: null } as const;
    const { table: id, invitation } = await host.opens({
      kind: 'create',
      id: sixteenBytes(),
      ...table,
      listed: false,
      watching: 'invited',
    });
    for (const [seat, page] of pages.entries()) {
      await page.must('lobby', { kind: 'open', table: id, invitation });
      await page.must('lobby', {
        kind: 'sit',
        id: sixteenBytes(),
        table: id,
        seat,
        contribution: sixteenBytes(),
      });
    }
    await host.must('table', { kind: 'start', id: sixteenBytes(), table: id });
    return new LoadTable(id, invitation, pages, times);
  }

  get isOver(): boolean {
    return this.pages.some(({ waiting }) => waiting?.over);
  }

  get isAtRest(): boolean {
    return this.#pending === null;
  }

  /** Whoever is to move does, as if asked to at that time; whether anybody could. */
  play(since: number): boolean {
    if (this.#pending !== null) return false;
    const page = this.pages.find(
      ({ waiting }, seat) => waiting?.toMove.includes(seat) || waiting?.toConfirm.includes(seat),
    );
    const state = page?.state ?? null;
    const play = state === null ? null : playIn(state);
    if (page === undefined || play === null) return false;
    this.#pending = { since, entry: null };
    void this.#send(page, play);
    return true;
  }

  /** What is stored, held against what everybody sees and what was acknowledged. */
  async problemsIn(storage: Storage): Promise<readonly string[]> {
    const stored = await storage.table(this.id);
    const save = stored && saveIn(knownFrom(this.id, stored), stored);
    if (stored === undefined || save === undefined) return [`table ${this.id} is gone`];
    const { table } = loadTable(findGameOf, save);
    const commands = stored.rows.flatMap(({ command }) => command ?? []);
    const lost = [...this.acknowledged].filter((id) => commands.filter((command) => command === id).length !== 1);
    const astray = this.pages.filter(({ state }, seat) => {
      const right = table.tableView(seat).hash;
      return state?.entry !== table.entries.length || state.hash !== right || hashOf(state.view) !== right;
    });
    return [
      ...this.problems,
      ...this.pages.flatMap(({ problems }) => problems),
      ...lost.map((command) => `${command} was acknowledged and is not stored once`),
      ...astray.map(({ name }) => `${name} at ${this.id} sees something else than what is stored`),
    ];
  }

  close(): void {
    for (const page of this.pages) page.close();
  }

  async #send(page: Page, play: Play): Promise<void> {
    const answer = await page.ask(play);
    const pending = this.#pending;
    if (pending === null) return;
    if (answer.kind !== 'table') {
      this.problems.push(`a move was answered ${JSON.stringify(answer).slice(0, 200)}`);
      this.#pending = null;
      return;
    }
    this.#times.answered.push(performance.now() - pending.since);
    this.acknowledged.add(play.id);
    pending.entry = answer.state.entry;
    this.#settle();
  }

  #settle(): void {
    const { entry, since } = this.#pending ?? { entry: null, since: 0 };
    if (entry === null || this.pages.some((page) => page.entry < entry)) return;
    this.#times.seen.push(performance.now() - since);
    this.#pending = null;
  }
}

/** As the page of a new table offers them. */
function standardOptions(id: string): Options {
  const specs = findGame(id)?.options ?? [];
  return Object.fromEntries(specs.map(({ key, standard }) => [key, standard]));
}
