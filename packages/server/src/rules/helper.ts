import type { Clock } from '../ports/clock.ts';
import { type Answer, type Call, resultOf } from './calls.ts';

/** A thread, as far as it matters here: `Worker` of Node is one. */
export interface Thread {
  postMessage(call: Call): void;
  on(event: 'message', listener: (answer: Answer) => void): unknown;
  on(event: 'error', listener: (problem: Error) => void): unknown;
  terminate(): unknown;
}

/** What a thread may take to start, on a busy machine. */
const START_MS = 10_000;

/** It took too long, or took the thread with it. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

interface Waiting {
  readonly call: Call;
  resolve(result: unknown): void;
  reject(problem: unknown): void;
}

/**
 * Calls to another thread, one at a time: so it is known which one it died of, and the others are asked in the next thread. One that
 * answers too late is dead.
 */
export class Helper {
  readonly #start: () => Thread;
  readonly #clock: Clock;
  readonly #deadlineMs: number;
  readonly #waiting: Waiting[] = [];
  #thread: Thread | undefined;
  #now: Waiting | undefined;
  /** Whether the thread has; until then it may still be starting. */
  #hasAnswered = false;
  #stopWaiting: () => void = () => {};

  constructor(start: () => Thread, clock: Clock, deadlineMs: number) {
    this.#start = start;
    this.#clock = clock;
    this.#deadlineMs = deadlineMs;
  }

  call(method: string, ...args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call: { method, args }, resolve, reject });
      this.#next();
    });
  }

  /** Starts the thread before it is needed. */
  warmUp(): void {
    this.#thread ??= this.#started();
  }

  close(): void {
    this.#stopWaiting();
    void this.#thread?.terminate();
    this.#thread = undefined;
  }

  #next(): void {
    if (this.#now !== undefined) return;
    this.#now = this.#waiting.shift();
    if (this.#now === undefined) return;
    const extra = this.#hasAnswered ? 0 : START_MS;
    this.#thread ??= this.#started();
    this.#thread.postMessage(this.#now.call);
    this.#stopWaiting = this.#clock.after(this.#deadlineMs + extra, () => this.#bury('it took too long'));
  }

  #started(): Thread {
    const thread = this.#start();
    this.#hasAnswered = false;
    thread.on('message', (answer) => {
      this.#hasAnswered = true;
      if (this.#thread === thread) this.#settle((now) => now.resolve(resultOf(answer)));
    });
    thread.on('error', (problem) => {
      if (this.#thread === thread) this.#bury(problem.message);
    });
    return thread;
  }

  #bury(problem: string): void {
    void this.#thread?.terminate();
    this.#thread = undefined;
    this.#settle((now) => now.reject(new Stuck(problem)));
  }

  #settle(settle: (now: Waiting) => void): void {
    const now = this.#now;
    this.#stopWaiting();
    this.#now = undefined;
    try {
      if (now !== undefined) settle(now);
    } catch (problem) {
      now?.reject(problem);
    }
    this.#next();
  }
}
