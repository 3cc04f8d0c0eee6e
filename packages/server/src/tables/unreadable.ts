import { TableError } from '@riband/table';
import type { Clock } from '../ports/clock.ts';
import { BrokenRecord } from '../record/chain.ts';

/** How long until a table is tried again: twice as long each time, up to the longest. */
const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/** A broken record, of so many rows, is not mended by time, but by a row, such as a repair adds. */
interface Broken {
  readonly rows: number;
}

/** Newer rules may have played there, which other servers have by now, and this one after a restart. */
interface Unusable {
  readonly pause: number;
  /** By the clock that never jumps. */
  readonly until: number;
}

/** Tables that cannot be read for what they are, and when to try again. What is around them, such as the storage, is no reason to wait. */
export class Unreadable {
  readonly #clock: Pick<Clock, 'elapsed'>;
  readonly #failures = new Map<string, Broken | Unusable>();

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock;
  }

  /** Whether it would be in vain to try now. */
  has(id: string, rows: number): boolean {
    const failure = this.#failures.get(id);
    if (failure === undefined) return false;
    return 'rows' in failure ? rows <= failure.rows : this.#clock.elapsed() < failure.until;
  }

  /** It was tried. */
  add(id: string, rows: number, problem: unknown): void {
    if (problem instanceof BrokenRecord) this.#failures.set(id, { rows });
    else if (problem instanceof TableError) this.#failures.set(id, this.#unusable(this.#failures.get(id)));
  }

  delete(id: string): void {
    this.#failures.delete(id);
  }

  /** Nobody is about to try the others. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#failures.keys()) if (!ids.has(id)) this.#failures.delete(id);
  }

  #unusable(before: Broken | Unusable | undefined): Unusable {
    const pause = before !== undefined && 'pause' in before ? Math.min(2 * before.pause, LONGEST_MS) : FIRST_MS;
    return { pause, until: this.#clock.elapsed() + pause };
  }
}
