import type { Moment, TableState } from '@riband/protocol';

/** The table as it was when one's turn began, to tell what the turn has cost and brought. */
export class TurnStart {
  readonly #look: (entry: number) => Promise<Moment>;
  #moment: Moment | null = $state.raw(null);

  constructor(look: (entry: number) => Promise<Moment>) {
    this.#look = look;
  }

  /** Nothing where it cannot be told. */
  get moment(): Moment | null {
    return this.#moment;
  }

  begin({ entry, turn, view, standing }: TableState): void {
    this.#moment = { entry, turn, view, targets: [], standing };
  }

  /** A table that is opened in the middle of a turn is asked how it was before. */
  async recall({ turn, log }: TableState): Promise<void> {
    const first = log.lines.find((line) => line.turn === turn);
    if (first === undefined || first.number === 0) return;
    const opened = this.#moment;
    // What older rules have played cannot be looked at any more: then nothing is told.
    const before = await this.#look(first.number - 1).catch(() => null);
    // Another turn may have begun meanwhile, or somebody else has the device.
    if (this.#moment === opened) this.#moment = before;
  }
}
