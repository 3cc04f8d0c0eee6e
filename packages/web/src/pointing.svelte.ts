import type { Message, Target } from '@riband/kernel';
import type { Choice } from '@riband/protocol';
import type { Note } from './note.ts';
import type { Screen } from './screen.svelte.ts';
import type { TableHost } from './table-host.ts';
import { isMine } from './table-state.ts';

/** What pointing at things tells: what a thing is, then what choosing it would do or why it cannot be chosen. */
export class Pointing {
  readonly #host: TableHost;
  readonly #screen: Pick<Screen, 'now' | 'moment'>;
  readonly #choicesAt: (target: Target) => readonly Choice[];
  #note: Note | null = $state.raw(null);
  #target: Target | null = null;
  #considered: Choice | null = null;

  constructor(
    host: TableHost,
    screen: Pick<Screen, 'now' | 'moment'>,
    choicesAt: (target: Target) => readonly Choice[],
  ) {
    this.#host = host;
    this.#screen = screen;
    this.#choicesAt = choicesAt;
  }

  get note(): Note | null {
    return this.#note;
  }

  /** A pointer moves above it, or it has the focus. */
  async hover(target: Target, about?: string): Promise<void> {
    if (this.#target !== target) await this.#point(target, about, false);
  }

  /** It was pressed, but is no choice. */
  async press(target: Target, about?: string): Promise<void> {
    await this.#point(target, about, true);
  }

  /** Tells what this choice would do, be it one of several at its target; where nothing comes of it yet, what it is called. */
  consider(choice: Choice, about?: string): void {
    if (this.#considered === choice && this.#note !== null) return;
    const { target, label, preview } = choice;
    this.#considered = choice;
    this.#target = target;
    this.tell(preview.length > 0 ? preview : [label], about);
  }

  /** A preview goes when the pointer goes, lest it be read as something that happened; a reason may be read in peace. */
  leave(target: Target): void {
    if (this.#target === target) this.#target = null;
    if (this.#note?.kind === 'preview') this.#note = null;
  }

  tell(messages: readonly Message[], about?: string): void {
    this.#note = { kind: 'preview', messages, ...named(about) };
  }

  refuse(message: Message): void {
    this.#note = { kind: 'refused', message };
  }

  forget(): void {
    this.#target = null;
    this.#note = null;
  }

  async #point(target: Target, about: string | undefined, pressed: boolean): Promise<void> {
    this.#target = target;
    const [only, ...others] = this.#choicesAt(target);
    if (others.length > 0) return this.tell([{ key: 'web.note.several', params: { moves: others.length + 1 } }], about);
    if (only !== undefined) return this.consider(only, about);
    this.tell([], about);
    const { now, moment } = this.#screen;
    if (moment !== null)
      return pressed ? this.tell([{ key: 'web.past', params: { turn: moment.turn } }], about) : undefined;
    // Nobody who waits for the others is told with every motion that it is not their turn.
    if (!pressed && !isMine(now)) return;
    const reason = await this.#host.why(now, target);
    if (this.#target !== target) return;
    // Others have moved meanwhile: who still points at it wants to know why not now.
    if (this.#screen.now !== now) return this.#point(target, about, pressed);
    if (reason !== null) this.#note = { kind: 'why', reason, pressed, ...named(about) };
  }
}

const named = (about: string | undefined) => (about === undefined ? {} : { about });
