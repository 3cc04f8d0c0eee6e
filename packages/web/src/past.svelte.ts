import type { LogLine, Moment } from '@riband/protocol';
import type { Screen } from './screen.svelte.ts';

/** Looking back at a game, from line to line of its log. */
export class Past {
  readonly #screen: Screen;
  readonly #look: (entry: number) => Promise<Moment>;
  readonly #onlook: () => void;
  /** Where one wants to be; of many wishes in a row, the last counts. */
  #aim: number | null = $state(null);
  #going: Promise<void> | null = null;

  /** What can be gone through. */
  readonly lines: readonly LogLine[] = $derived.by(() =>
    this.#screen.log.filter(({ messages }) => messages.length > 0),
  );
  readonly last: number = $derived.by(() => this.lines.length - 1);
  /** The line that is shown, or on its way; without looking back the last one. */
  readonly at: number = $derived.by(() => this.#aim ?? this.#shown);
  readonly line: LogLine | undefined = $derived.by(() => this.lines[this.at]);

  constructor(screen: Screen, look: (entry: number) => Promise<Moment>, onlook: () => void) {
    this.#screen = screen;
    this.#look = look;
    this.#onlook = onlook;
  }

  /** Shows the table after an entry, unless something else is wanted meanwhile. */
  async lookAt(entry: number): Promise<void> {
    if (await this.#screen.look(this.#look(entry))) this.#onlook();
  }

  async goTo(index: number): Promise<void> {
    this.#aim = Math.max(0, Math.min(index, this.last));
    this.#going ??= this.#go();
    await this.#going;
  }

  step(by: number): Promise<void> {
    return this.goTo(this.at + by);
  }

  end(): void {
    this.#aim = null;
    this.#screen.backToNow();
  }

  get #shown(): number {
    const entry = this.#screen.moment?.entry;
    return entry === undefined ? this.last : this.lines.findLastIndex(({ number }) => number <= entry);
  }

  /** One question at a time, however fast somebody slides along. */
  async #go(): Promise<void> {
    try {
      for (let aim = this.#aim; aim !== null; aim = this.#aim) {
        const line = this.lines[aim];
        if (line !== undefined) await this.lookAt(line.number);
        if (this.#aim === aim) this.#aim = null;
      }
    } finally {
      this.#aim = null;
      this.#going = null;
    }
  }
}
