import type { Around, ChatLine, LobbyState, LogLine, OnlineAnswer, TableState } from '@riband/protocol';
import { loadBoard } from '../boards/index.ts';
import { remember } from '../remembered.ts';
import { Session } from '../session.svelte.ts';
import type { Remark } from '../ui/log-rows.ts';
import { numbersOf } from './api.ts';
import type { Line } from './line.ts';
import { OnlineHost } from './online-host.ts';

/** What was done to a table from outside, in sentences. */
function remarksOn({ repairs }: Around): readonly Remark[] {
  return repairs.map(({ repair, notice, entry }) => ({
    entry,
    message: { key: `online.repair.${repair}`, params: { notice } },
  }));
}

/** The lines of the log since one acted last: none for who has not acted yet, nothing if that is not told. */
function missedIn({ acted, log, waiting }: TableState): readonly LogLine[] | null {
  if (acted === undefined) return null;
  return acted === null || waiting.over ? [] : log.lines.filter(({ number }) => number >= acted);
}

/** A table of the server as one is there: before it begins with its seats, then with its game. */
export class Room {
  readonly table: string;
  readonly #line: Line;
  #lobby = $state.raw<LobbyState | null>(null);
  #session = $state.raw<Session | null>(null);
  #missing = $state(false);
  #around = $state.raw<Around | null>(null);
  #lines = $state.raw<readonly ChatLine[]>([]);
  #missed = $state.raw<readonly LogLine[] | null>(null);
  /** What came while the numbers of the game were fetched. */
  #early: TableState[] | null = null;

  constructor(line: Line, table: string) {
    this.#line = line;
    this.table = table;
  }

  get lobby(): LobbyState | null {
    return this.#lobby;
  }

  get session(): Session | null {
    return this.#session;
  }

  /** Whether there is no such table for who asks. */
  get missing(): boolean {
    return this.#missing;
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

  seeAround(around: Around): void {
    if (around.table !== this.table) return;
    this.#around = around;
    if (this.#session !== null) this.#session.remarks = remarksOn(around);
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
    // What was committed to before the first draw cannot be changed afterwards: not by whoever has it from here.
    remember(`commitment.${lobby.table}`, lobby.commitment);
    // It will be needed soon; if it cannot be had now, the table will say so.
    void loadBoard(lobby.game).catch(() => {});
    numbersOf(lobby.game).catch(() => {});
  }

  seeTable(state: TableState): void {
    if (state.table !== this.table) return;
    this.#missed ??= missedIn(state);
    if (this.#session !== null) this.#session.hear(state);
    else if (this.#early !== null) this.#early.push(state);
    else void this.#sitDown(state);
  }

  async #sitDown(first: TableState): Promise<void> {
    this.#early = [];
    const early = this.#early;
    const numbers = await numbersOf(first.game, first.components);
    this.#session = new Session(new OnlineHost(this.#line), { ...first, ...numbers });
    if (this.#around !== null) this.#session.remarks = remarksOn(this.#around);
    for (const state of early) this.#session.hear(state);
  }
}
