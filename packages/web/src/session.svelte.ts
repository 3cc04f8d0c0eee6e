import type { Message, Reason, Seat, Target } from '@riband/kernel';
import type { Choice, LogLine, Moment, TableState } from '@riband/protocol';
import type { Messages } from '@riband/text';
import { createContext } from 'svelte';
import { Advice } from './advice.svelte.ts';
import { fieldwise } from './fieldwise.svelte.ts';
import type { Command, Host } from './host.ts';
import { keepSame } from './keep-same.ts';
import { PACES, Parade } from './parade.ts';
import { preferences } from './preferences.svelte.ts';
import { type ParamsOf, speech } from './speech.svelte.ts';
import { asItWas, groupByTarget, isSameDecision } from './table-state.ts';

/** What the note beside the board tells: what a choice would do or another hint, why something is no choice, or why a command was refused. */
export type Note =
  | { readonly kind: 'preview'; readonly messages: readonly Message[] }
  | { readonly kind: 'why'; readonly reason: Reason }
  | { readonly kind: 'refused'; readonly message: Message };

const NONE: readonly Choice[] = [];

/** One table as a player meets it: what is shown, what is pointed at, and what can be done. */
export class Session {
  readonly #host: Host;
  /** The table as it is shown; what others did meanwhile waits in the parade. */
  #state: TableState = $state.raw() as TableState;
  readonly #parade = new Parade<TableState>(
    (state) => this.#accept(state),
    (state) => (this.#hurried || state.log.lines.length === 0 ? 0 : PACES[preferences.get('pace')]),
  );
  /** Until it is one's turn again. */
  #hurried = $state(false);
  #log: readonly LogLine[] = $state.raw([]);
  #note: Note | null = $state.raw(null);
  /** A target with several choices was chosen: only these are offered until one is taken. */
  #narrowed: Target | null = $state(null);
  #pointed: Target | null = null;
  #busy = false;
  /** An earlier moment that is looked at instead of the present. */
  #moment: Moment | null = $state.raw(null);
  /** The moment before one's turn began, to tell what it has cost and brought. */
  #before: Moment | null = $state.raw(null);
  /** Several people share the device: who must take it before anything is shown. */
  #passTo: Seat | null = $state(null);

  /** The numbers of the game, which came when the table was opened. */
  #tables: object = $state.raw({});

  readonly #shown: TableState;
  readonly #view: object;
  readonly #byTarget = $derived(groupByTarget(this.state.choices));
  readonly #targets = $derived(new Set(this.state.targets));
  readonly names: readonly string[] = $derived(this.state.holders.map((holder) => holder.name));
  readonly choices: readonly Choice[] = $derived(
    this.#narrowed === null ? this.state.choices : this.choicesAt(this.#narrowed),
  );
  /** Whether it is for the person at the device to act. */
  readonly mine: boolean = $derived(this.#state.choices.length > 0 || this.#state.canConfirm);
  /** The bot that all wait for. */
  readonly thinking: Seat | null = $derived(
    this.#state.waiting.toMove.find((seat) => this.#state.holders[seat]?.kind === 'bot') ?? null,
  );

  readonly advice: Advice;
  /** What to click for the move that is advised. */
  readonly advised: Target | null = $derived.by(() => this.advice.targetIn(this.state));

  constructor(host: Host, state: TableState) {
    this.#host = host;
    this.advice = new Advice(host);
    this.#shown = fieldwise(state);
    this.#view = fieldwise(state.view);
    this.#accept(state);
    if (this.#people.length > 1) this.#passTo = state.seat;
    if (state.canUndo) void this.#rememberTurn();
  }

  /** What is shown, be it now or an earlier moment, in which nothing can be done. */
  get state(): TableState {
    return this.#shown;
  }

  /** Its view, which boards read field by field. */
  get view(): object {
    return this.#view;
  }

  get tables(): object {
    return this.#tables;
  }

  get log(): readonly LogLine[] {
    return this.#log;
  }

  get note(): Note | null {
    return this.#note;
  }

  get narrowed(): boolean {
    return this.#narrowed !== null;
  }

  get passTo(): Seat | null {
    return this.#passTo;
  }

  get lookingBack(): boolean {
    return this.#moment !== null;
  }

  get before(): Moment | null {
    return this.#before;
  }

  get hurried(): boolean {
    return this.#hurried;
  }

  /** The legal moves that are made by choosing this; where there is none, there is a reason. */
  choicesAt(target: Target): readonly Choice[] {
    return this.#byTarget.get(target) ?? NONE;
  }

  has(target: Target): boolean {
    return this.#targets.has(target);
  }

  async choose(target: Target): Promise<void> {
    const [only, ...others] = this.choicesAt(target);
    if (only === undefined) return this.point(target);
    if (others.length === 0) return this.send({ kind: 'move', texts: [only.text] });
    this.#narrowed = target;
  }

  widen(): void {
    this.#narrowed = null;
  }

  /** Tells what choosing this would do, or why it cannot be chosen. */
  async point(target: Target): Promise<void> {
    this.#pointed = target;
    const [only, ...others] = this.choicesAt(target);
    if (this.#moment !== null) return this.#hint({ key: 'web.past', params: { turn: this.#moment.turn } });
    if (others.length > 0) return this.#hint({ key: 'web.note.several', params: { moves: others.length + 1 } });
    if (only !== undefined) return this.consider(only);
    const state = this.#state;
    const reason = await this.#host.why(state, target);
    // By now something else may be pointed at, or the table may have changed.
    if (reason !== null && this.#pointed === target && this.#state === state) this.#note = { kind: 'why', reason };
  }

  /** Tells what this choice would do, be it one of several at its target. */
  consider({ target, preview }: Choice): void {
    this.#pointed = target;
    this.#hint(...preview);
  }

  /** A preview goes when the pointer goes, lest it be read as something that happened; a reason may be read in peace. */
  leave(target: Target): void {
    if (this.#pointed === target) this.#pointed = null;
    if (this.#note?.kind === 'preview') this.#note = null;
  }

  /** Sends a command; while one is on its way, others are dropped. */
  async send(command: Command): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      this.#parade.finish();
      const { state, refused } = await this.#host.command(this.#state, command);
      this.#parade.finish();
      this.#accept(state);
      if (refused !== undefined) this.#note = { kind: 'refused', message: refused };
    } finally {
      this.#busy = false;
    }
    if (preferences.get('ending') === 'automatic' && this.#state.canConfirm && this.#state.choices.length === 0)
      await this.send({ kind: 'confirm' });
  }

  /** Others have moved. */
  hear(state: TableState): void {
    // What was told to who had the device before is not for who has it now.
    if (state.table === this.#state.table && state.seat === this.#state.seat) this.#parade.add(state);
  }

  /** Shows at once whatever the others do until it is one's turn. */
  hurry(): void {
    this.#hurried = true;
    this.#parade.finish();
  }

  /** Another person has taken the device, and nobody else is looking. */
  async takeOver(): Promise<void> {
    const seat = this.#passTo;
    if (seat === null) return;
    this.#parade.finish();
    if (seat !== this.#state.seat) {
      const state = await this.#host.open(this.#state.table, seat);
      this.#parade.finish();
      this.#accept(state);
    }
    this.#passTo = null;
  }

  async lookAt(entry: number): Promise<void> {
    const { seat } = this.#state;
    const moment = await this.#host.look(this.#state, entry);
    if (seat !== this.#state.seat || this.#passTo !== null) return;
    this.#show(keepSame(this.#state, moment));
    this.#note = null;
  }

  backToNow(): void {
    this.#show(null);
  }

  history(): Promise<readonly Moment[]> {
    return this.#host.history(this.#state);
  }

  /** A message of the page or the board, with the players of this table. */
  t<Key extends keyof Messages & string>(key: Key, ...[params]: ParamsOf<Key>): string {
    return this.say({ key, params: params ?? {} });
  }

  say(message: Message): string {
    return speech.say(message, this.names);
  }

  #hint(...messages: readonly Message[]): void {
    this.#note = { kind: 'preview', messages };
  }

  get #people(): readonly Seat[] {
    return this.#state.holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  #accept(told: TableState): void {
    const former: TableState | undefined = this.#state;
    // Boards draw anew only what has changed; what happens twice is news twice.
    const state = { ...keepSame(former, told), news: told.news };
    this.#state = state;
    this.#show(this.#moment);
    if (state.tables !== undefined) this.#tables = state.tables;
    this.#log = [...this.#log.slice(0, state.log.from), ...state.log.lines];
    // What others do meanwhile takes nobody's reading away.
    if (former === undefined || !isSameDecision(former, state)) {
      this.#narrowed = null;
      this.#pointed = null;
      this.#note = null;
      this.advice.forgetHint();
    }
    this.advice.beginMove();
    if (this.mine) this.#hurried = false;
    // What a turn has cost is told from where it began.
    if (former === undefined || former.turn !== state.turn || former.seat !== state.seat)
      this.#before = { entry: state.entry, turn: state.turn, view: state.view, targets: [], standing: state.standing };
    this.#askForNext();
  }

  /** A moment, or the present. */
  #show(moment: Moment | null): void {
    this.#moment = moment;
    const shown = moment === null ? this.#state : asItWas(this.#state, moment);
    Object.assign(this.#shown, shown);
    Object.assign(this.#view, shown.view);
  }

  /** Where several people share the device, it goes to whoever is to act next. */
  #askForNext(): void {
    const { waiting, seat } = this.#state;
    const awaited = [...waiting.toMove, ...waiting.toConfirm];
    if (this.#people.length < 2 || waiting.over || seat === null || awaited.includes(seat)) return;
    const next = awaited.find((one) => this.#people.includes(one));
    if (next !== undefined) this.#drawCurtain(next);
  }

  /** Only whoever takes the device may open it again; what the former one was looking at goes. */
  #drawCurtain(next: Seat): void {
    this.#passTo = next;
    this.#show(null);
    this.advice.close();
    this.#note = null;
  }

  /** A table that is opened in the middle of a turn. */
  async #rememberTurn(): Promise<void> {
    const { turn } = this.#state;
    const first = this.#log.find((line) => line.turn === turn);
    if (first === undefined || first.number === 0) return;
    // What older rules have played cannot be looked at any more: then nothing is told.
    const before = await this.#host.look(this.#state, first.number - 1).catch(() => null);
    if (turn === this.#state.turn) this.#before = before;
  }
}

/** The table that the page shows, for everything drawn in it. */
export const [getSession, setSession] = createContext<Session>();
