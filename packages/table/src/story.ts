import { isSeat, type Viewer } from '@riband/kernel';
import type { Entry } from './entry.ts';
import { type LogLine, logLine, type Retelling } from './log.ts';

/** What happened from an entry on, up to now: read once, and told to as many as want to hear of it. */
export class Story {
  readonly #entries: readonly Entry[];
  readonly #retelling: Omit<Retelling, 'reader'>;
  /** Once it is over all is open. */
  readonly #over: boolean;

  constructor(entries: readonly Entry[], retelling: Omit<Retelling, 'reader'>, over: boolean) {
    this.#entries = entries;
    this.#retelling = retelling;
    this.#over = over;
  }

  /** As a viewer may know it. */
  for(viewer: Viewer): readonly LogLine[] {
    return this.#told(this.#entries, viewer);
  }

  /** Without the moves that no longer hold, which may be most of them. */
  holdingFor(viewer: Viewer): readonly LogLine[] {
    const { isUndone } = this.#retelling;
    const holding = this.#entries.filter(
      ({ kind, number }) => !(kind === 'move' || kind === 'chance') || !isUndone(number),
    );
    return this.#told(holding, viewer);
  }

  /** After how many entries a viewer has last acted; nothing for who only watches or has not acted in it. */
  lastActOf(viewer: Viewer): number | null {
    const last = isSeat(viewer)
      ? this.#entries.findLast((entry) => 'seat' in entry && entry.seat === viewer)
      : undefined;
    return last === undefined ? null : last.number + 1;
  }

  #told(entries: readonly Entry[], viewer: Viewer): readonly LogLine[] {
    const retelling = { ...this.#retelling, reader: this.#over ? ('all' as const) : viewer };
    return entries.map((entry) => logLine(entry, retelling));
  }
}
