import type { Seat, Target } from '@riband/kernel';
import type { Motive, TableState, Thought } from '@riband/protocol';
import type { Advised } from './host.ts';
import type { TableHost } from './table-host.ts';

/** What somebody has asked: a hint for the decision at hand, or for one after an entry, or why a bot has made a move. */
type Inquiry =
  | { readonly kind: 'hint' }
  | { readonly kind: 'past' }
  | { readonly kind: 'why'; readonly bot: Seat; readonly entry: number };

/** How far it is: being thought about, told, or not to be told yet. */
type Progress =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'told'; readonly motive: Motive; readonly seat?: Seat }
  | { readonly kind: 'withheld'; readonly until: 'asked' | 'end' | 'never' };

/** What bots have to say to the person at the device. One thing at a time. */
export class Advice {
  readonly #host: TableHost;
  #inquiry: Inquiry | null = $state.raw(null);
  #progress: Progress = $state.raw({ kind: 'thinking' });
  #share = $state(0);
  #moveShare = $state(0);
  #table: TableState | null = null;

  constructor(host: TableHost) {
    this.#host = host;
  }

  get inquiry(): Inquiry | null {
    return this.#inquiry;
  }

  get progress(): Progress {
    return this.#progress;
  }

  /** Of the thinking that is done, while it is thought about. */
  get share(): number {
    return this.#share;
  }

  /** Of the thinking about the move that all wait for. */
  get moveShare(): number {
    return this.#moveShare;
  }

  /** The move that a hint advises, in notation. */
  get advised(): string | null {
    if (this.#inquiry?.kind !== 'hint' || this.#progress.kind !== 'told') return null;
    return this.#progress.motive.options[0]?.text ?? null;
  }

  /** What to click for it. */
  targetIn({ choices }: TableState): Target | null {
    return choices.find(({ text }) => text === this.advised)?.target ?? null;
  }

  async hint(table: TableState): Promise<void> {
    if (table.choices.length === 0) return;
    await this.#ask({ kind: 'hint' }, table, () => this.#host.hint(table));
  }

  /** What a bot would have done after an entry. */
  async hintAt(table: TableState, entry: number): Promise<void> {
    await this.#ask({ kind: 'past' }, table, () => this.#host.hint(table, entry));
  }

  async why(table: TableState, bot: Seat, entry: number, reveal = false): Promise<void> {
    await this.#ask({ kind: 'why', bot, entry }, table, () => this.#host.motive(table, entry, reveal));
  }

  /** Even if it gives away what the bot hides. */
  async reveal(): Promise<void> {
    if (this.#inquiry?.kind === 'why' && this.#table !== null)
      await this.why(this.#table, this.#inquiry.bot, this.#inquiry.entry, true);
  }

  hear({ about, share }: Thought): void {
    if (about === 'advice') this.#share = share;
    else this.#moveShare = share;
  }

  /** Others have moved: whoever is to move next begins to think. */
  beginMove(): void {
    this.#moveShare = 0;
  }

  /** The bot that all wait for shall end its turn with what it has found so far. */
  async endMove(table: TableState): Promise<void> {
    await this.#host.hurry(table, 'move');
  }

  /** With the best so far. */
  hurry(): void {
    if (this.#table !== null) void this.#host.hurry(this.#table, 'advice');
  }

  /** It is not wanted any more, or no longer true. */
  close(): void {
    if (this.#inquiry === null) return;
    if (this.#progress.kind === 'thinking' && this.#table !== null) void this.#host.hush(this.#table);
    this.#inquiry = null;
  }

  /** The decision that a hint was for is no more. */
  forgetHint(): void {
    if (this.#inquiry?.kind === 'hint') this.close();
  }

  /** Another moment is looked at than the one that a hint was for. */
  forgetPast(): void {
    if (this.#inquiry?.kind === 'past') this.close();
  }

  async #ask(inquiry: Inquiry, table: TableState, ask: () => Promise<Advised>): Promise<void> {
    this.close();
    this.#inquiry = inquiry;
    this.#table = table;
    this.#progress = { kind: 'thinking' };
    this.#share = 0;
    try {
      const answer = await ask();
      // Meanwhile something else may have been asked.
      if (this.#inquiry !== inquiry) return;
      if (answer.kind === 'hushed') this.#inquiry = null;
      else if (answer.kind === 'motive') this.#progress = { ...answer, kind: 'told' };
      else this.#progress = answer;
    } catch (error) {
      // Nobody waits for it any more.
      if (this.#inquiry !== inquiry) return;
      this.#inquiry = null;
      throw error;
    }
  }
}
