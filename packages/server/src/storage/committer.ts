import type { Metrics } from '../operations/metrics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Append, Outcome, Storage } from './storage.ts';

interface Waiting {
  readonly append: Append;
  resolve(outcome: Outcome): void;
  reject(problem: unknown): void;
}

/** Moves that arrive together share one commit: one sync of the disk serves them all. Meanwhile the next ones gather. */
export class Committer {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #metrics: Metrics | undefined;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(storage: Storage, clock: Clock, metrics?: Metrics) {
    this.#storage = storage;
    this.#clock = clock;
    this.#metrics = metrics;
  }

  /** Durable when it resolves. Of one table, one append at a time. */
  write(append: Append): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#flushSoon();
    });
  }

  #flushSoon(): void {
    if (this.#busy || this.#waiting.length === 0) return;
    this.#busy = true;
    this.#clock.after(0, () => void this.#flush());
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const outcomes = await this.#storage.write(batch.map(({ append }) => append));
      this.#count(batch, outcomes);
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] ?? 'conflict');
    } catch (problem) {
      this.#metrics?.count('riband_storage_errors_total');
      for (const { reject } of batch) reject(problem);
    }
    this.#busy = false;
    this.#flushSoon();
  }

  #count(batch: readonly Waiting[], outcomes: readonly Outcome[]): void {
    const stored = batch.filter((_, index) => outcomes[index] === 'stored');
    this.#metrics?.count('riband_commits_total');
    this.#metrics?.count(
      'riband_rows_total',
      '',
      stored.reduce((rows, { append }) => rows + append.rows.length, 0),
    );
    this.#metrics?.count('riband_conflicts_total', '', batch.length - stored.length);
  }
}
