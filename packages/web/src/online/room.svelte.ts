import type { Around, ChatLine, Line, LobbyState, LogLine, OnlineAnswer, TableState } from '@riband/protocol';
import { loadBoard } from '../boards/index.ts';
import { type Host, startOfflineHost } from '../host.ts';
import { remember, remembered } from '../remembered.ts';
import { Session } from '../session.svelte.ts';
import type { Remark } from '../ui/log-rows.ts';
import { numbersOf } from './api.ts';
import { OnlineHost } from './online-host.ts';
import { isFirstCommitment } from './pledges.ts';
import { Proof } from './proof.ts';

/** What was done to a table from outside, in sentences. */
function remarksOn({ repairs }: Around): readonly Remark[] {
  return repairs.map(({ repair, notice, entry }) => ({
    entry,
    message: { key: `online.repair.${repair}`, params: { notice } },
  }));
}

/** The lines of the log since one acted last: none for who has not acted yet or has seen the end before, nothing if that is not told. */
function missedIn({ acted, log, waiting }: TableState, sawEnd: boolean): readonly LogLine[] | null {
  if (acted === undefined) return null;
  return acted === null || (waiting.over && sawEnd) ? [] : log.lines.filter(({ number }) => number >= acted);
}

/** A table of the server as one is there: before it begins with its seats, then with its game. */
export class Room {
  readonly table: string;
  readonly #line: Line;
  #lobby = $state.raw<LobbyState | null>(null);
  #session = $state.raw<Session | null>(null);
  #missing = $state(false);
  #swapped = $state(false);
  #around = $state.raw<Around | null>(null);
  #lines = $state.raw<readonly ChatLine[]>([]);
  #missed = $state.raw<readonly LogLine[] | null>(null);
  readonly #proof = new Proof(() => void this.#askAnew());
  /** Whether this device had shown the end of the game before one came. */
  readonly #sawEnd: boolean;
  /** The bots of this device, in a worker of their own from the first question on. */
  #adviser: Host | null = null;
  /** What came while the numbers of the game were fetched. */
  #early: TableState[] | null = null;

  constructor(line: Line, table: string) {
    this.#line = line;
    this.table = table;
    this.#sawEnd = remembered(`ended.${table}`) !== null;
  }

  get lobby(): LobbyState | null {
    return this.#lobby;
  }

  get session(): Session | null {
    return this.#session;
  }

  /** Whether there is no such table for who asks, or it cannot be shown for now. */
  get missing(): boolean {
    return this.#missing;
  }

  /** Whether the server has committed to another seed than at first. */
  get swapped(): boolean {
    return this.#swapped;
  }

  get around(): Around | null {
    return this.#around;
  }

  /** What was said, in its order. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** What has happened since one acted last, as it was when one came; it is told with the whole story, maybe a moment later. */
  get missed(): readonly LogLine[] {
    return this.#missed ?? [];
  }

  /** Nobody is there any more. */
  leave(): void {
    this.#endAdviser();
  }

  seeAround(around: Around): void {
    if (around.table !== this.table) return;
    this.#around = around;
    this.#tellAround();
  }

  /** It has begun, and is not for who has no seat. */
  seeMissing(table: string): void {
    if (table === this.table) this.#missing = true;
  }

  /** After a break all is told again. */
  hear(lines: readonly ChatLine[]): void {
    const known = new Set(this.#lines.map(({ number }) => number));
    this.#lines = [...this.#lines, ...lines.filter(({ number }) => !known.has(number))];
  }

  /** What was answered to who came in, or came back. */
  take(answer: OnlineAnswer): void {
    if (answer.kind === 'missing' || answer.kind === 'failed') this.#missing = true;
    else if (answer.kind === 'lobby' || answer.kind === 'created') this.seeLobby(answer.lobby);
    else if (answer.kind === 'table' || answer.kind === 'refused') this.seeTable(answer.state);
  }

  seeLobby(lobby: LobbyState): void {
    if (lobby.table !== this.table || (this.#lobby !== null && lobby.rows < this.#lobby.rows)) return;
    this.#lobby = lobby;
    this.#missing = false;
    // What is told once the game has begun was not told before its first draw.
    if (this.#session === null && this.#early === null)
      this.#swapped ||= !isFirstCommitment(lobby.table, lobby.commitment);
    // It will be needed soon; if it cannot be had now, the table will say so.
    void loadBoard(lobby.game).catch(() => {});
    numbersOf(lobby.game).catch(() => {});
  }

  seeTable(state: TableState): void {
    if (state.table !== this.table) return;
    this.#missing = false;
    this.#proof.see(state);
    this.#missed ??= missedIn(state, this.#sawEnd);
    if (state.waiting.over) remember(`ended.${this.table}`, 'seen');
    if (this.#session !== null) this.#session.hear(state);
    else if (this.#early !== null) this.#early.push(state);
    else void this.#sitDown(state);
  }

  /** To who plays. */
  #tellAround(): void {
    const [session, around] = [this.#session, this.#around];
    if (session === null || around === null) return;
    session.remarks = remarksOn(around);
    session.present = around.here.filter((seat) => seat !== session.state.seat);
  }

  #startedAdviser(): Host {
    if (this.#adviser !== null) return this.#adviser;
    const adviser = startOfflineHost();
    const nothing = (): void => {};
    adviser.listener = {
      ...{ news: nothing, trouble: nothing },
      thought: (thought) => this.#session?.advice.hear(thought),
      silence: (silent) => silent && this.#loseAdviser(),
    };
    this.#adviser = adviser;
    return adviser;
  }

  /** It does not answer any more: whoever asks next gets another one. The game goes on without. */
  #loseAdviser(): void {
    this.#endAdviser();
    this.#session?.advice.close();
  }

  #endAdviser(): void {
    this.#adviser?.end();
    this.#adviser = null;
  }

  async #askAnew(): Promise<void> {
    const answer = await this.#line.enterAgain(this.table);
    if (answer !== null) this.take(answer);
  }

  async #sitDown(first: TableState): Promise<void> {
    this.#early = [];
    const early = this.#early;
    const numbers = await numbersOf(first.game, first.components);
    const host = new OnlineHost({
      line: this.#line,
      adviser: () => this.#adviser,
      startAdviser: () => this.#startedAdviser(),
      around: () => this.#around,
      onstate: (state) => this.#proof.see(state),
    });
    this.#session = new Session(host, { ...first, ...numbers });
    this.#tellAround();
    for (const state of early) this.#session.hear(state);
  }
}
