import type { Choice, LogLine, Moment, TableState } from '@riband/protocol';
import { afterFrame } from './after-frame.ts';
import { fieldwise } from './fieldwise.svelte.ts';
import { keepSame } from './keep-same.ts';
import { asItWas } from './table-state.ts';

/**
 * What a page shows of its table, be it now or an earlier moment. Of a move, the board shows first what has happened; what can be done
 * there follows a frame later, and what is listed and told beside it yet another one, so that no frame has to draw all of it.
 */
export class Screen {
  /** Where the table is. */
  #now: TableState;
  #heard: readonly LogLine[] = [];
  readonly #onsettled: (before: TableState | null, now: TableState) => void;
  #settling: Promise<void> | null = null;
  #settled: TableState = $state.raw() as TableState;
  #log: readonly LogLine[] = $state.raw([]);
  #listed: readonly Choice[] = $state.raw([]);
  #moment: Moment | null = $state.raw(null);
  /** How often one has turned to another moment. */
  #turned = 0;
  #tables: object = $state.raw({});

  /** What is shown; while an earlier moment is, nothing can be done. */
  readonly state: TableState;
  /** Its view, which boards read field by field. */
  readonly view: object;

  constructor(first: TableState, onsettled: (before: TableState | null, now: TableState) => void) {
    this.#now = first;
    this.#onsettled = onsettled;
    this.state = fieldwise(first);
    this.view = fieldwise(first.view);
    this.#hear(first);
    this.#settle();
  }

  get now(): TableState {
    return this.#now;
  }

  /** Where the table is as far as the whole page has taken it up. */
  get settled(): TableState {
    return this.#settled;
  }

  /** When it will have. */
  get settling(): Promise<void> | null {
    return this.#settling;
  }

  get log(): readonly LogLine[] {
    return this.#log;
  }

  /** All that can be done, as a list. */
  get listed(): readonly Choice[] {
    return this.#listed;
  }

  /** The numbers of the game, which come when the table is opened. */
  get tables(): object {
    return this.#tables;
  }

  get moment(): Moment | null {
    return this.#moment;
  }

  /** The table has changed. */
  take(told: TableState): void {
    const { seat } = this.#now;
    // Boards draw anew only what has changed; what happens twice is news twice.
    this.#now = { ...keepSame(this.#now, told), news: told.news };
    this.#hear(told);
    if (seat === told.seat) this.#settleSoon();
    // Who takes the device sees nothing of the one before.
    else this.#settle();
  }

  /** Shows an earlier moment when it comes, unless one has turned to another one before; whether it did. */
  async look(coming: Promise<Moment>): Promise<boolean> {
    const turned = ++this.#turned;
    const moment = await coming;
    if (turned !== this.#turned) return false;
    this.#show(moment);
    return true;
  }

  backToNow(): void {
    this.#turned += 1;
    this.#show(null);
  }

  #show(moment: Moment | null): void {
    this.#moment = keepSame(this.#now, moment);
    this.#settle();
  }

  #hear({ log, tables = this.#tables }: TableState): void {
    this.#tables = tables;
    this.#heard = [...this.#heard.slice(0, log.from), ...log.lines];
  }

  #settleSoon(): void {
    const { choices, targets, standing, canUndo, canRedo, canConfirm, ...first } = this.#toShow;
    this.#draw(first);
    this.#settling ??= this.#follow();
  }

  async #follow(): Promise<void> {
    await afterFrame();
    const { standing, ...second } = this.#toShow;
    this.#draw(second);
    await afterFrame();
    this.#settling = null;
    this.#settle();
  }

  #settle(): void {
    const before: TableState | undefined = this.#settled;
    this.#settled = this.#now;
    this.#log = this.#heard;
    this.#listed = this.#toShow.choices;
    if (before !== this.#now) this.#onsettled(before ?? null, this.#now);
    this.#draw(this.#toShow);
  }

  get #toShow(): TableState {
    const moment = this.#moment;
    if (moment === null) return this.#now;
    const line = this.#heard.findLast(({ number }) => number <= moment.entry);
    return asItWas(this.#now, moment, line?.by);
  }

  #draw(shown: Partial<TableState>): void {
    Object.assign(this.state, shown);
    Object.assign(this.view, shown.view);
  }
}
