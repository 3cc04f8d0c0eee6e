import { setImmediate as nextRound } from 'node:timers/promises';

/** Where the bar is drawn: standard error, or a test. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const QUIET_MS = 1000;
const REDRAW_MS = 100;
const MOST_SKIPPED = 64;
const BAR_WIDTH = 24;
const CLEAR_LINE = '\r\x1b[K';

/**
 * A bar for work that takes more than a second: done and total, rate, time left. Only for a terminal; elsewhere it is silent, but still
 * lets signals through.
 *
 *     for (…) { step(); if (progress.isDue()) await progress.show(done); }
 *     progress.end();
 */
export class Progress {
  readonly #title: string;
  readonly #total: number;
  readonly #screen: Screen;
  readonly #now: () => number;
  readonly #start: number;
  #lastLook: number;
  #skip = 0;
  #skipped = 0;
  #drawn = false;

  constructor(title: string, total: number, screen: Screen = process.stderr, now = () => performance.now()) {
    this.#title = title;
    this.#total = total;
    this.#screen = screen;
    this.#now = now;
    this.#start = now();
    this.#lastLook = this.#start;
  }

  /** Cheap enough for a loop of microseconds: where steps are quick, it does not look at the clock at every one. */
  isDue(): boolean {
    if (this.#skipped < this.#skip) {
      this.#skipped += 1;
      return false;
    }
    this.#skipped = 0;
    const due = this.#now() - this.#lastLook >= REDRAW_MS;
    this.#skip = due ? this.#skip >> 1 : Math.min(MOST_SKIPPED, 2 * this.#skip + 1);
    return due;
  }

  /** Draws the bar and lets the rest of the program, such as a signal to stop, have its turn. */
  async show(done: number): Promise<void> {
    this.#lastLook = this.#now();
    const elapsed = this.#lastLook - this.#start;
    if (this.#screen.isTTY === true && elapsed >= QUIET_MS) {
      this.#drawn = true;
      this.#screen.write(`${CLEAR_LINE}${barText(this.#title, done, this.#total, elapsed / 1000)}`);
    }
    await nextRound();
  }

  end(): void {
    if (this.#drawn) this.#screen.write(CLEAR_LINE);
    this.#drawn = false;
  }
}

export function barText(title: string, done: number, total: number, seconds: number): string {
  const filled = Math.floor((done / total) * BAR_WIDTH);
  const bar = '#'.repeat(filled).padEnd(BAR_WIDTH, '.');
  const rate = done / seconds;
  const left = done === 0 ? '' : `, ${durationText((total - done) / rate)} left`;
  return `${title} [${bar}] ${done}/${total}, ${rateText(rate)}/s${left}`;
}

export function rateText(perSecond: number): string {
  return perSecond >= 100 ? Math.round(perSecond).toString() : perSecond.toPrecision(2);
}

export function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
