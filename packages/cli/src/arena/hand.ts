import { Worker } from 'node:worker_threads';
import type { ArenaGame, GameName } from '@riband/bots/arena';
import { Refusal } from '../fail.ts';
import type { ArenaPlan } from './plan.ts';
import type { Order, Report } from './serve.ts';

/** Somebody who plays one game after the other. */
export interface Hand {
  play(name: GameName): Promise<ArenaGame>;
  end(): Promise<void>;
}

/** The arena's end of a line to whoever serves it. */
export interface Wire {
  on(event: 'message', listener: (report: Report) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  postMessage(order: Order): void;
}

export function handAt(wire: Wire, end: () => Promise<void>): Hand {
  let waiting: { done: (game: ArenaGame) => void; failed: (error: Error) => void } | undefined;
  wire.on('message', (report) => {
    if ('game' in report) waiting?.done(report.game);
    else waiting?.failed('refusal' in report ? new Refusal(report.refusal) : new Error(report.error));
  });
  wire.on('error', (error) => waiting?.failed(error));
  return {
    play: (name) =>
      new Promise((done, failed) => {
        waiting = { done, failed };
        wire.postMessage(name);
      }),
    end,
  };
}

const TIME_TO_END_MS = 500;

/** A thread: the build puts its program beside the others. */
export function startThread(plan: ArenaPlan): Hand {
  const worker = new Worker(new URL('./arena-worker.mjs', import.meta.url), { workerData: plan });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return handAt(worker, async () => {
    worker.postMessage('end');
    // One that thinks does not listen.
    const impatience = setTimeout(() => void worker.terminate(), TIME_TO_END_MS);
    await ended;
    clearTimeout(impatience);
  });
}
