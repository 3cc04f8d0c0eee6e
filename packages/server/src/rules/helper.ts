import type { Clock } from '../ports/clock.ts';
import { type Answer, CALL_AT_HAND, type Call, HURRIED, resultOf } from './calls.ts';

/** A thread, as far as it matters here: `Worker` of Node is one. */
export interface Thread {
  /** What both sides share, by `CALL_AT_HAND` and `HURRIED`. */
  readonly at: Int32Array;
  postMessage(calls: readonly Call[]): void;
  /** Some of the answers, in the order of the calls. */
  on(event: 'message', listener: (answers: readonly Answer[]) => void): unknown;
  on(event: 'error', listener: (problem: Error) => void): unknown;
  terminate(): unknown;
}

/** What a thread may take to start, on a busy machine. */
const START_MS = 10_000;

/**
 * For each of the calls that have gone the next ones wait that long, up to a limit, counted from when those went. So where few come nobody
 * waits, and where many come more of them go together: one message, one commit and one turn of each thread for all.
 */
const PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 12;

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
 * Calls to another thread. Those that come while it is busy go there together, for messages between threads cost more than most calls; it
 * takes one after the other, and tells which one it is at: so it is known which one it died of, and the others are asked in the next thread.
 * One that answers too late is dead.
 */
export class Helper {
  readonly #start: () => Thread;
  readonly #clock: Clock;
  readonly #deadlineOf: (method: string) => number;
  #waiting: Waiting[] = [];
  /** What the thread was given last, and how many of it are answered. */
  #asked: readonly Waiting[] = [];
  #answered = 0;
  #thread: Thread | undefined;
  /** Whether some of what waits should not wait, and whether it is about to go. */
  #isUrgent = false;
  #isToPost = false;
  /** Whether the thread has; until then it may still be starting. */
  #hasAnswered = false;
  #stopWaiting: () => void = () => {};
  /** Before that no more calls go. */
  #notBefore = 0;
  #stopPosting: () => void = () => {};

  constructor(start: () => Thread, clock: Clock, deadlineOf: (method: string) => number) {
    this.#start = start;
    this.#clock = clock;
    this.#deadlineOf = deadlineOf;
  }

  call(method: string, ...args: readonly unknown[]): Promise<unknown> {
    const answer = this.callLater(method, ...args);
    this.#isUrgent = true;
    this.#postSoon();
    return answer;
  }

  /** Not before the next call, but before it. */
  callLater(method: string, ...args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => void this.#waiting.push({ call: { method, args }, resolve, reject }));
  }

  /** Starts the thread before it is needed. */
  warmUp(): void {
    this.#thread ??= this.#started();
  }

  /** The thought by that number shall end with the best so far, be it begun or not. */
  hurry(thought: number): void {
    this.#thread ??= this.#started();
    Atomics.store(this.#thread.at, HURRIED, thought);
  }

  close(): void {
    this.#stopWaiting();
    this.#stopPosting();
    void this.#thread?.terminate();
    this.#thread = undefined;
  }

  get #isBusy(): boolean {
    return this.#answered < this.#asked.length;
  }

  /** Together with whatever else is called for by what is at hand here, or comes in a moment. */
  #postSoon(): void {
    if (this.#isToPost || this.#isBusy || !this.#isUrgent) return;
    this.#isToPost = true;
    const pause = Math.max(0, Math.floor(this.#notBefore - this.#clock.elapsed()));
    this.#stopPosting = this.#clock.after(pause, () => this.#post());
  }

  #post(): void {
    [this.#isToPost, this.#isUrgent] = [false, false];
    [this.#asked, this.#answered, this.#waiting] = [this.#waiting, 0, []];
    this.#notBefore = this.#clock.elapsed() + Math.min(this.#asked.length * PAUSE_MS, LONGEST_PAUSE_MS);
    this.#thread ??= this.#started();
    Atomics.store(this.#thread.at, CALL_AT_HAND, 0);
    this.#thread.postMessage(this.#asked.map(({ call }) => call));
    this.#watch();
  }

  /** From now on the call at hand has its time. */
  #watch(): void {
    this.#stopWaiting();
    const atHand = this.#asked[this.#answered];
    if (atHand === undefined) return;
    const extra = this.#hasAnswered ? 0 : START_MS;
    const deadline = this.#deadlineOf(atHand.call.method) + extra;
    this.#stopWaiting = this.#clock.after(deadline, () => this.#bury('it took too long'));
  }

  #started(): Thread {
    const thread = this.#start();
    this.#hasAnswered = false;
    thread.on('message', (answers) => {
      if (this.#thread === thread) this.#hear(answers);
    });
    thread.on('error', (problem) => {
      if (this.#thread === thread) this.#bury(problem.message);
    });
    return thread;
  }

  #hear(answers: readonly Answer[]): void {
    this.#hasAnswered = true;
    for (const answer of answers) settle(this.#asked[this.#answered++], answer);
    this.#watch();
    this.#postSoon();
  }

  /** The call at hand has failed; what was called for before it may be answered, but the answers died with the thread. */
  #bury(problem: string): void {
    const failed = this.#asked[Math.max(Atomics.load((this.#thread as Thread).at, CALL_AT_HAND), this.#answered)];
    const others = this.#asked.slice(this.#answered).filter((one) => one !== failed);
    this.#stopWaiting();
    void this.#thread?.terminate();
    this.#thread = undefined;
    this.#asked = [];
    this.#answered = 0;
    this.#waiting.unshift(...others);
    this.#isUrgent = this.#waiting.length > 0;
    failed?.reject(new Stuck(problem));
    this.#postSoon();
  }
}

function settle(waiting: Waiting | undefined, answer: Answer): void {
  try {
    waiting?.resolve(resultOf(answer));
  } catch (problem) {
    waiting?.reject(problem);
  }
}
