import type { Message } from '@riband/kernel';
import type { KeptGame, TableState, Trouble } from '@riband/protocol';
import { SvelteMap } from 'svelte/reactivity';
import { address } from './address.svelte.ts';
import { type Alarm, alarmAt, type Source, said } from './alarm.ts';
import { loadBoard } from './boards/index.ts';
import type { Brought, Host, Kept, NewGame, Offers } from './host.ts';
import { Dead, Elsewhere } from './host-problems.ts';
import { Session } from './session.svelte.ts';
import { whenFree } from './when-free.ts';

/** One visit to the page: who hosts the tables, the table one sits at, and whatever goes wrong on the way. */
export class Visit {
  readonly #startHost: () => Host;
  #host: Host;
  #offers = $state.raw<Offers | null>(null);
  #kept = $state.raw<Kept | null>(null);
  #session = $state.raw<Session | null>(null);
  #alarm = $state.raw<Alarm | null>(null);
  /** The bots cannot go on at the table at hand. */
  #botsStopped = $state.raw<Alarm | null>(null);
  #silent = $state(false);
  /** What has become of a game that was brought. */
  #notice = $state.raw<Message | null>(null);
  #takeOver = $state.raw<(() => Promise<void>) | null>(null);
  /** Waits for the other tab to let go of a table. */
  #waiting = new AbortController();
  #asking = false;
  /** What the device does not keep, the page does: so a worker that dies takes no game with it. */
  readonly #copies = new Map<string, string>();
  /** The entry up to which a table is in a file. */
  readonly #filed = new SvelteMap<string, number>();

  /** Whether something would be lost if the page were closed now. */
  readonly atRisk: boolean = $derived.by(() => {
    const here = this.#session?.state;
    const others = this.#kept?.games.filter(({ table }) => table !== here?.table) ?? [];
    return (here !== undefined && this.#isAtRisk(here)) || others.some(({ kept, over }) => !kept && !over);
  });

  constructor(startHost: () => Host) {
    this.#startHost = startHost;
    this.#host = this.#begin();
  }

  get host(): Host {
    return this.#host;
  }

  get offers(): Offers | null {
    return this.#offers;
  }

  get kept(): Kept | null {
    return this.#kept;
  }

  get session(): Session | null {
    return this.#session;
  }

  get alarm(): Alarm | null {
    if (!this.#silent) return this.#alarm ?? this.#botsStopped;
    const way = { label: said('web.startAgain'), run: () => this.#startAgain() };
    return { messages: [said('web.silent')], details: null, way };
  }

  get notice(): Message | null {
    return this.#notice;
  }

  /** Takes the table over that is open in another tab, if there is one in the way. */
  get takeOver(): (() => Promise<void>) | null {
    return this.#takeOver;
  }

  /** The address is where one is: back and forward lead through the tables. */
  arrive(): void {
    const { route } = address;
    this.#letBe();
    if (route.page === 'table') void this.#show(route.table);
    else void this.#leave();
    if (route.page === 'link') void this.bring(route.words, 'link');
    if (route.page === 'home') void this.#list().catch((error) => this.fail(error));
  }

  async start(game: NewGame): Promise<void> {
    // While the table is set, the board is fetched; if that fails, the table will say so.
    void loadBoard(game.game).catch(() => {});
    await this.#sitDown(async () => ({ state: await this.#host.newGame(game), found: 'new' }));
  }

  async repeat(sameDeal: boolean): Promise<void> {
    const state = this.#session?.state;
    if (state !== undefined)
      await this.#sitDown(async () => ({ state: await this.#host.again(state, sameDeal), found: 'new' }));
  }

  /** A game from a file or a link. */
  async bring(text: string, form: 'file' | 'link', takeOver = false): Promise<void> {
    try {
      await this.#sitDown(() => this.#host.imported(text, form, takeOver));
    } catch (error) {
      if (error instanceof Elsewhere) this.#standBy(error.table, (takeOver) => this.bring(text, form, takeOver));
      else {
        this.fail(error, form);
        if (address.route.page === 'link') address.replace('/');
      }
    }
  }

  async forget({ table }: KeptGame): Promise<void> {
    try {
      await this.#host.forget(table);
      this.#copies.delete(table);
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      this.#alarm = { messages: [said('web.elsewhere.leave')], details: null };
    }
    await this.#list();
  }

  /** Whoever saves a game as a file need not be warned when they go. */
  filed(table: string): void {
    const here = this.#session?.state;
    if (here?.table === table) this.#filed.set(table, here.entry);
  }

  /** To be called whenever the table has changed. */
  async copy({ table, kept }: TableState): Promise<void> {
    if (kept) this.#copies.delete(table);
    // If that is not to be had any more, the last one has to do.
    else
      await this.#host.exported(table, 'file').then(
        (text) => this.#copies.set(table, text),
        () => {},
      );
  }

  fail(error: unknown, source: Source = 'kept'): void {
    if (error instanceof Dead) this.#silent = true;
    else if (error instanceof Elsewhere) this.#hearOf({ kind: 'elsewhere', table: error.table });
    else this.#alarm = alarmAt(error, source, () => this.#startAgain());
  }

  dismiss(): void {
    this.#alarm = null;
    this.#botsStopped = null;
    this.#silent = false;
  }

  dismissNotice(): void {
    this.#notice = null;
  }

  #begin(): Host {
    const host = this.#startHost();
    host.listener = {
      news: (state) => this.#session?.hear(state),
      trouble: (trouble) => this.#hearOf(trouble),
      thought: (thought) => {
        if (thought.table === this.#session?.state.table) this.#session.advice.hear(thought);
      },
      silence: (silent) => (this.#silent = silent),
    };
    if (this.#offers === null)
      host.offers().then(
        (found) => (this.#offers = found),
        (error) => this.fail(error),
      );
    return host;
  }

  /** With a new host, from what is stored. */
  #startAgain(): void {
    this.#host.end();
    this.#host = this.#begin();
    this.#asking = false;
    this.#session = null;
    this.dismiss();
    this.arrive();
  }

  #hearOf(trouble: Trouble): void {
    if (trouble.table !== this.#session?.state.table) return;
    if (trouble.kind === 'elsewhere') this.#lose(trouble.table);
    else {
      const way = { label: said('web.tryAgain'), run: () => void this.#restartBots() };
      this.#botsStopped = { messages: [said('web.botsStopped')], details: trouble.details, way };
    }
  }

  /** Another tab has taken the table over. */
  #lose(table: string): void {
    this.#session = null;
    this.#botsStopped = null;
    this.#standBy(table, (takeOver) => this.#show(table, takeOver));
  }

  /** The table can be taken over from the other tab; when that lets go of it, it is opened here. */
  #standBy(table: string, open: (takeOver: boolean) => Promise<void>): void {
    this.#letBe();
    this.#takeOver = () => open(true);
    void whenFree(navigator.locks, table, this.#waiting).then(() => open(false));
  }

  #letBe(): void {
    this.#waiting.abort();
    this.#waiting = new AbortController();
    this.#takeOver = null;
  }

  /** One table after the other, however often a button is pressed; not any more if one has gone elsewhere meanwhile. */
  async #sitDown(ask: () => Promise<Brought>): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const from = address.route;
    try {
      const { state, found } = await ask();
      if (address.route === from) this.#takePlace(state, noticeOf(found));
      else await this.#host.leave(state);
    } finally {
      this.#asking = false;
    }
  }

  async #show(table: string, takeOver = false): Promise<void> {
    if (this.#session?.state.table === table) return;
    const isStillAsked = () => address.route.page === 'table' && address.route.table === table;
    try {
      const state = await this.#opened(table, takeOver);
      if (isStillAsked()) this.#takePlace(state);
      else await this.#host.leave(state);
    } catch (error) {
      if (error instanceof Elsewhere) {
        if (isStillAsked()) this.#lose(table);
        return;
      }
      this.fail(error);
      if (!(error instanceof Dead) && isStillAsked()) address.replace('/');
    }
  }

  async #opened(table: string, takeOver: boolean): Promise<TableState> {
    const copy = this.#copies.get(table);
    if (copy === undefined) return this.#host.open(table, undefined, takeOver);
    return (await this.#host.imported(copy, 'file', takeOver)).state;
  }

  #takePlace(state: TableState, notice: Message | null = null): void {
    const former = this.#session?.state;
    if (former !== undefined && former.table !== state.table) void this.#host.leave(former);
    this.dismiss();
    this.#notice = notice;
    this.#letBe();
    this.#session = new Session(this.#host, state);
    scrollTo(0, 0);
    const { route } = address;
    const path = `/table/${state.table}`;
    if (route.page === 'link') address.replace(path);
    else if (route.page !== 'table' || route.table !== state.table) address.go(path);
  }

  async #leave(): Promise<void> {
    const left = this.#session;
    this.#session = null;
    this.#notice = null;
    this.#botsStopped = null;
    if (left !== null) await this.#host.leave(left.state);
  }

  async #list(): Promise<void> {
    this.#kept = await this.#host.kept();
  }

  async #restartBots(): Promise<void> {
    const at = this.#session?.state;
    if (at !== undefined) this.#takePlace(await this.#host.open(at.table, at.seat));
  }

  #isAtRisk({ table, kept, entry, waiting }: TableState): boolean {
    return !kept && !waiting.over && this.#filed.get(table) !== entry;
  }
}

function noticeOf(found: Brought['found']): Message | null {
  return found === 'new' || found === 'same' ? null : said(`web.brought.${found}`);
}
