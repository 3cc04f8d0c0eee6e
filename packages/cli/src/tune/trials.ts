import { Worker } from 'node:worker_threads';
import type { Trial, TunePlan } from './serve.ts';

/** Threads that try candidates, each one after the other. */
export class Trials {
  readonly #workers: readonly Worker[];

  constructor(plan: TunePlan, count: number) {
    const program = new URL('./tune-worker.mjs', import.meta.url);
    this.#workers = Array.from({ length: count }, () => new Worker(program, { workerData: plan }));
  }

  /** How the candidates did, in their order. */
  async results(trials: readonly Trial[], onResult: () => void): Promise<readonly number[]> {
    const results: number[] = [];
    const queue = trials.entries();
    const work = async (worker: Worker): Promise<void> => {
      for (const [index, trial] of queue) {
        results[index] = await answered(worker, trial);
        onResult();
      }
    };
    await Promise.all(this.#workers.map(work));
    return results;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function answered(worker: Worker, trial: Trial): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: number) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(trial);
  });
}
