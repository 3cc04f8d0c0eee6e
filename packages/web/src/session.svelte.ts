import type { Message, Reason, Target } from '@riband/kernel';
import type { Choice, LogLine, TableState } from '@riband/protocol';
import type { Messages } from '@riband/text';
import { createContext } from 'svelte';
import type { Command, Host } from './host.ts';
import { type ParamsOf, speech } from './speech.svelte.ts';

/** What the note beside the board tells: what a choice would do, why something is no choice, or why a command was refused. */
export type Note =
  | { readonly kind: 'preview'; readonly messages: readonly Message[] }
  | { readonly kind: 'why'; readonly reason: Reason }
  | { readonly kind: 'refused'; readonly message: Message };

/** One table as a player meets it: what is shown, what is pointed at, and what can be done. */
export class Session {
  readonly #host: Host;
  #state: TableState = $state.raw() as TableState;
  #log: readonly LogLine[] = $state.raw([]);
  #note: Note | null = $state.raw(null);
  /** A target with several choices was chosen: only these are offered until one is taken. */
  #narrowed: Target | null = $state(null);
  #pointed: Target | null = null;
  #busy = false;

  readonly #byTarget = $derived(groupByTarget(this.#state.choices));
  readonly names: readonly string[] = $derived(this.#state.holders.map((holder) => holder.name));
  readonly choices: readonly Choice[] = $derived(
    this.#narrowed === null ? this.#state.choices : this.choicesAt(this.#narrowed),
  );

  constructor(host: Host, state: TableState) {
    this.#host = host;
    this.#accept(state);
  }

  get state(): TableState {
    return this.#state;
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

  /** The legal moves that are made by choosing this; where there is none, there is a reason. */
  choicesAt(target: Target): readonly Choice[] {
    return this.#byTarget.get(target) ?? [];
  }

  has(target: Target): boolean {
    return this.#state.targets.includes(target);
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
    const choices = this.choicesAt(target);
    if (choices.length > 0) {
      this.#note = { kind: 'preview', messages: choices.length === 1 ? (choices[0]?.preview ?? []) : [] };
      return;
    }
    const state = this.#state;
    const reason = await this.#host.why(state, target);
    // By now something else may be pointed at, or the table may have changed.
    if (reason !== null && this.#pointed === target && this.#state === state) this.#note = { kind: 'why', reason };
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
      const { state, refused } = await this.#host.command(this.#state, command);
      this.#accept(state);
      if (refused !== undefined) this.#note = { kind: 'refused', message: refused };
    } finally {
      this.#busy = false;
    }
  }

  /** A message of the page or the board, with the players of this table. */
  t<Key extends keyof Messages & string>(key: Key, ...[params]: ParamsOf<Key>): string {
    return this.say({ key, params: params ?? {} });
  }

  say(message: Message): string {
    return speech.say(message, this.names);
  }

  #accept(state: TableState): void {
    this.#state = state;
    this.#log = [...this.#log.slice(0, state.log.from), ...state.log.lines];
    this.#narrowed = null;
    this.#pointed = null;
    this.#note = null;
  }
}

/** The table that the page shows, for everything drawn in it. */
export const [getSession, setSession] = createContext<Session>();

function groupByTarget(choices: readonly Choice[]): ReadonlyMap<Target, readonly Choice[]> {
  const groups = new Map<Target, Choice[]>();
  for (const choice of choices) groups.set(choice.target, [...(groups.get(choice.target) ?? []), choice]);
  return groups;
}
