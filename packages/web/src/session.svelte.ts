import type { Message, Seat, Target } from '@riband/kernel';
import type { Choice, LogLine, Moment, TableState } from '@riband/protocol';
import type { Messages } from '@riband/text';
import { createContext } from 'svelte';
import { Advice } from './advice.svelte.ts';
import type { Counsel } from './counsel.ts';
import { HandOver } from './hand-over.svelte.ts';
import type { Command } from './host.ts';
import { PACES, Parade } from './parade.ts';
import { Past } from './past.svelte.ts';
import { Pointing } from './pointing.svelte.ts';
import { preferences } from './preferences.svelte.ts';
import { type OtherComponents, othersIn } from './rulebook/others.ts';
import { Screen } from './screen.svelte.ts';
import { type ParamsOf, speech } from './speech.svelte.ts';
import type { TableHost } from './table-host.ts';
import { awaitedBot, canGive, groupByTarget, isMine, isSameDecision, peopleOf } from './table-state.ts';
import { TurnStart } from './turn-start.svelte.ts';
import { Turnstile } from './turnstile.ts';
import type { Remark } from './ui/log-rows.ts';

const NONE: readonly Choice[] = [];

/** One table as a player meets it: what is shown, what is pointed at, and what can be done. */
export class Session {
  readonly #host: TableHost;
  /** The table as it is shown; what others did meanwhile waits in the parade. */
  readonly #screen: Screen;
  readonly #parade = new Parade<TableState>(
    (state) => this.#accept(state),
    (state) => (this.#hurried || state.log.lines.length === 0 ? 0 : PACES[preferences.get('pace')]),
  );
  /** Until it is one's turn again. */
  #hurried = $state(false);
  /** A target with several choices was chosen: only these are offered until one is taken. */
  #narrowed: Target | null = $state(null);
  /** Commands, and what waits for their answer. */
  readonly #turnstile = new Turnstile(() => this.#screen.settling);
  readonly #turnStart = new TurnStart((entry) => this.#host.look(this.now, entry));
  readonly #handOver = new HandOver(
    (seat) => this.#sitDown(seat),
    () => this.#clear(),
  );
  remarks: readonly Remark[] = $state.raw([]);
  /** The seats of others who look at the table now, where everybody has a device of their own. */
  present: readonly Seat[] = $state.raw([]);
  /** Of a game that is over the result comes first; the board is a click away. */
  atBoard = $state(false);

  readonly #byTarget = $derived(groupByTarget(this.state.choices));
  readonly #targets = $derived(new Set(this.state.targets));
  readonly names: readonly string[] = $derived(this.state.holders.map((holder) => holder.name));
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.#narrowed === null ? this.#screen.listed : this.choicesAt(this.#narrowed),
  );
  readonly narrowed: boolean = $derived(this.#narrowed !== null);
  /** Whether it is for the person at the device to act. */
  readonly mine: boolean = $derived.by(() => isMine(this.#screen.settled));
  readonly over: boolean = $derived.by(() => this.#screen.settled.waiting.over);
  /** The entry up to which the whole page has taken the game up. */
  readonly entry: number = $derived.by(() => this.#screen.settled.entry);
  readonly tables: object = $derived.by(() => this.#screen.tables);
  readonly lookingBack: boolean = $derived.by(() => this.#screen.moment !== null);
  /** Whether the result is the whole page. */
  readonly atResult: boolean = $derived.by(() => this.state.result !== null && !this.lookingBack && !this.atBoard);
  /** The bot that all wait for. */
  readonly thinking: Seat | null = $derived.by(() => awaitedBot(this.#screen.settled));

  /** Several people are at this device. */
  readonly shared: boolean = $derived.by(() => this.onDevice && peopleOf(this.state).length > 1);

  readonly past: Past;
  readonly advice: Advice;
  readonly pointing: Pointing;
  /** What bots may be asked. */
  readonly counsel: Counsel = $derived.by(() => this.#host.counsel(this.#screen.settled));
  /** What to click for the move that is advised. */
  readonly advised: Target | null = $derived.by(() => this.advice.targetIn(this.state));

  /** The components that the table is played with, if they are not our newest. */
  readonly others: OtherComponents | undefined;

  constructor(host: TableHost, state: TableState) {
    this.#host = host;
    this.others = othersIn(state);
    this.advice = new Advice(host);
    this.#screen = new Screen(state, (before, now) => this.#settle(before, now));
    this.pointing = new Pointing(host, this.#screen, (target) => this.choicesAt(target));
    this.past = new Past(
      this.#screen,
      (entry) => host.look(this.now, entry),
      () => {
        this.pointing.forget();
        this.advice.forgetPast();
      },
    );
    this.#turnStart.begin(state);
    this.#askForNext();
    if (this.onDevice) this.#handOver.begin(state);
    if (state.canUndo) void this.#turnStart.recall(state);
  }

  /** Whether the table is on this device. */
  get onDevice(): boolean {
    return this.#host.onDevice;
  }

  get state(): TableState {
    return this.#screen.state;
  }

  /** Where the table is, whatever is shown. */
  get now(): TableState {
    return this.#screen.now;
  }

  get view(): object {
    return this.#screen.view;
  }

  get log(): readonly LogLine[] {
    return this.#screen.log;
  }

  get passTo(): Seat | null {
    return this.#handOver.passTo;
  }

  /** The table before one's turn began. */
  get before(): Moment | null {
    return this.#turnStart.moment;
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

  /** What it is, in the words of its board, is told with why it cannot be chosen. */
  async choose(target: Target, about?: string): Promise<void> {
    if (this.#turnstile.isBusy && !(await this.#turnstile.isNext())) return;
    const [only, ...others] = this.choicesAt(target);
    if (only === undefined) return this.pointing.press(target, about);
    if (others.length === 0) return this.send({ kind: 'move', texts: [only.text] });
    this.#narrowed = target;
  }

  widen(): void {
    this.#narrowed = null;
  }

  /** A hint for the decision at hand; once what was sent is answered, as until then the page shows a decision that is no more. */
  async hint(): Promise<void> {
    if (this.lookingBack) return this.#hintAtPast();
    if (!this.counsel.hint || (this.#turnstile.isBusy && !(await this.#turnstile.isNext()))) return;
    await this.advice.hint(this.now);
  }

  /** Sends a command; while one is on its way, the latest one waits, and counts if it can still be given. */
  async send(command: Command): Promise<void> {
    if (this.#turnstile.isBusy && !((await this.#turnstile.isNext()) && canGive(this.now, command))) return;
    // What was asked was about the decision before.
    this.advice.close();
    await this.#turnstile.pass(this.#exchange(command));
    if (preferences.get('ending') === 'automatic' && this.now.canConfirm && this.now.choices.length === 0)
      await this.send({ kind: 'confirm' });
  }

  /** Others have moved. */
  hear(state: TableState): void {
    // What was told to who had the device before is not for who has it now.
    if (state.table === this.now.table && state.seat === this.now.seat) this.#parade.add(state);
  }

  /** Shows at once whatever the others do until it is one's turn. */
  hurry(): void {
    this.#hurried = true;
    this.#parade.finish();
  }

  /** The bot that all wait for moves as well as it can by now. */
  async endMove(): Promise<void> {
    this.#parade.finish();
    await this.advice.endMove(this.now);
  }

  /** Another person has taken the device, and nobody else is looking. */
  takeOver(): Promise<void> {
    return this.#handOver.takeOver();
  }

  lookAt(entry: number): Promise<void> {
    return this.past.lookAt(entry);
  }

  backToNow(): void {
    this.past.end();
    this.advice.forgetPast();
  }

  history(): Promise<readonly Moment[]> {
    return this.#host.history(this.now);
  }

  /** A message of the page or the board, with the players of this table. */
  t<Key extends keyof Messages & string>(key: Key, ...[params]: ParamsOf<Key>): string {
    return this.say({ key, params: params ?? {} });
  }

  say(message: Message): string {
    return speech.say(message, this.names);
  }

  async #exchange(command: Command): Promise<void> {
    this.#parade.finish();
    const { state, refused } = await this.#host.command(this.now, command);
    this.#parade.finish();
    this.#parade.add(state);
    await this.#screen.settling;
    if (refused !== undefined) this.pointing.refuse(refused);
  }

  /** Of a game that is over, for what was decided after the moment that is shown. */
  async #hintAtPast(): Promise<void> {
    const { moment } = this.#screen;
    if (this.counsel.past && moment !== null) await this.advice.hintAt(this.now, moment.entry);
  }

  #accept(told: TableState): void {
    const { turn, seat } = this.now;
    this.#screen.take(told);
    this.advice.beginMove();
    if (isMine(told)) this.#hurried = false;
    if (turn !== told.turn || seat !== told.seat) this.#turnStart.begin(told);
    this.#askForNext();
  }

  /** What others do meanwhile takes nobody's reading away. */
  #settle(before: TableState | null, now: TableState): void {
    if (before === null || isSameDecision(before, now)) return;
    this.#narrowed = null;
    this.pointing.forget();
    this.advice.forgetHint();
  }

  #askForNext(): void {
    if (this.onDevice) this.#handOver.goOn(this.now);
  }

  async #sitDown(seat: Seat): Promise<void> {
    this.#parade.finish();
    if (seat === this.now.seat) return;
    const state = await this.#host.open(this.now.table, seat);
    this.#parade.finish();
    this.#accept(state);
  }

  #clear(): void {
    this.backToNow();
    this.advice.close();
    this.pointing.forget();
  }
}

/** The table that the page shows, for everything drawn in it. */
export const [getSession, setSession] = createContext<Session>();
