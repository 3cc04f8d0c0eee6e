import { Worker } from 'node:worker_threads';
import { searches } from '@riband/bots';
import type { Viewer } from '@riband/kernel';
import { type Command, type Entry, type Excerpt, Forgotten, type Save, TableError } from '@riband/table';
import type { Clock } from '../ports/clock.ts';
import { SHARED_NUMBERS } from './calls.ts';
import { FairQueue } from './fair-queue.ts';
import { Helper, type Thread } from './helper.ts';
import {
  type BotDecision,
  type BotTurn,
  type Dealing,
  type Dealt,
  type Inquiry,
  NotOpen,
  type Opened,
  type Planned,
  type Rules,
  type Shown,
} from './rules.ts';
import type { Asker, Thinker } from './thinker.ts';

/** Far longer than any rule takes. */
const RULES_MS = 2000;
/** To look back at a whole game takes longer than to go on with it. */
const INQUIRIES_MS = 8000;
/** Once may be the fault of a busy machine, and so may twice on different days. */
const STRIKES = 2;
const STRIKE_MS = 600_000;
/** Bots watch the time themselves. */
const BOTS_MS = 20_000;
/** A table that wants more takes only its thread with it. */
const LARGEST_MB = 512;
/** What everybody is told is garbage a moment later: where there is room for it, it need not be collected so often. */
const YOUNG_MB = 96;

/** Rules in other threads, so that none can hold up the server. A table on which they get stuck or break is set aside; all others go on. */
export class ThreadedRules implements Rules {
  readonly #helpers: readonly Helper[];
  readonly #clock: Clock;
  /** When they got stuck on a table, or broke. */
  readonly #failures = new Map<string, readonly number[]>();

  constructor(clock: Clock, threads: number, start: () => Thread = startThread) {
    this.#clock = clock;
    this.#helpers = Array.from({ length: threads }, () => new Helper(start, clock, deadlineOf));
    for (const helper of this.#helpers) helper.warmUp();
  }

  deal(dealing: Dealing): Promise<Dealt> {
    return this.#ask(dealing.table, 'deal', dealing);
  }

  open(saved: Save | Excerpt, key: string): Promise<Opened> {
    return this.#ask(saved.table, 'open', saved, key);
  }

  recall(table: string, entries: readonly Entry[]): Promise<void> {
    return this.#ask(table, 'recall', table, entries);
  }

  plan(table: string, command: Command, audiences: readonly Viewer[]): Promise<Planned> {
    return this.#ask(table, 'plan', table, command, audiences);
  }

  keep(table: string): void {
    // If it is lost with its thread, so is the table, and whoever asks next opens it again.
    this.#helperOf(table)
      .callLater('keep', table)
      .catch(() => {});
  }

  take(table: string, entries: readonly Entry[], audiences: readonly Viewer[]): Promise<Shown> {
    return this.#ask(table, 'take', table, entries, audiences);
  }

  show(table: string, viewer: Viewer): Promise<string> {
    return this.#ask(table, 'show', table, viewer);
  }

  showAgain(table: string, viewer: Viewer): Promise<string> {
    return this.#ask(table, 'showAgain', table, viewer);
  }

  inquire(table: string, viewer: Viewer, inquiry: Inquiry): Promise<string> {
    return this.#ask(table, 'inquire', table, viewer, inquiry);
  }

  nextBot(table: string): Promise<BotTurn | null> {
    return this.#ask(table, 'nextBot', table);
  }

  close(table: string): void {
    this.#failures.delete(table);
    // What is not there any more is closed.
    this.#helperOf(table)
      .call('close', table)
      .catch(() => {});
  }

  end(): void {
    for (const helper of this.#helpers) helper.close();
  }

  /** The methods of the other thread have the types of these. */
  async #ask<T>(table: string, method: keyof Rules, ...args: readonly unknown[]): Promise<T> {
    if (this.#strikesOf(table).length >= STRIKES) throw new TableError(['the rules fail on this table']);
    try {
      return (await this.#helperOf(table).call(method, ...args)) as T;
    } catch (problem) {
      const isKnown = [TableError, NotOpen, Forgotten].some((kind) => problem instanceof kind);
      if (!isKnown) this.#failures.set(table, [...this.#strikesOf(table), this.#clock.elapsed()]);
      throw problem;
    }
  }

  /** Those that still count. */
  #strikesOf(table: string): readonly number[] {
    const struck = this.#failures.get(table);
    if (struck === undefined) return [];
    const now = this.#clock.elapsed();
    return struck.filter((at) => now - at < STRIKE_MS);
  }

  #helperOf(table: string): Helper {
    let place = 0;
    for (let index = 0; index < table.length; index++)
      place = (31 * place + table.charCodeAt(index)) % this.#helpers.length;
    return this.#helpers[place] as Helper;
  }
}

const deadlineOf = (method: string): number => (method === 'inquire' ? INQUIRIES_MS : RULES_MS);

/** Bots in threads of their own: those that search in one, so that all others answer at once. In each, everybody's bots have their turn. */
export class ThreadedThinker implements Thinker {
  readonly #searching: Desk;
  readonly #quick: Desk;
  /** How many there were. */
  #thoughts = 0;

  constructor(clock: Clock, start: () => Thread = startThread) {
    const desk = () => ({ helper: new Helper(start, clock, () => BOTS_MS), queue: new FairQueue() });
    [this.#searching, this.#quick] = [desk(), desk()];
  }

  think(decision: BotDecision, luck: string, { patron, hurry }: Asker): Promise<string> {
    const { helper, queue } = searches(decision.bot) ? this.#searching : this.#quick;
    return queue.inTurn(patron, async () => {
      const thought = ++this.#thoughts;
      const hurryUp = () => helper.hurry(thought);
      if (hurry.aborted) hurryUp();
      hurry.addEventListener('abort', hurryUp);
      try {
        return (await helper.call('think', decision, luck, thought)) as string;
      } finally {
        hurry.removeEventListener('abort', hurryUp);
      }
    });
  }

  end(): void {
    for (const { helper } of [this.#searching, this.#quick]) helper.close();
  }
}

/** A thread, and who waits for it. */
interface Desk {
  readonly helper: Helper;
  readonly queue: FairQueue;
}

/** The program lies beside this one once they are bundled. */
function startThread(): Thread {
  const at = new Int32Array(new SharedArrayBuffer(SHARED_NUMBERS * Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('./rules-thread.mjs', import.meta.url), {
    workerData: at,
    resourceLimits: { maxOldGenerationSizeMb: LARGEST_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // It does not keep the server alive.
  worker.unref();
  return Object.assign(worker, { at });
}
