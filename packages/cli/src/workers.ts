import { Worker } from 'node:worker_threads';

/** Threads that run the same program, each with one task after the other. */
export class Workers<Task, Result> {
  readonly #workers: readonly Worker[];

  /** `program` is the bundle of the thread, and `plan` what each thread must know: plain JSON. */
  constructor(program: string, plan: unknown, count: number) {
    const url = new URL(`./${program}.mjs`, import.meta.url);
    this.#workers = Array.from({ length: count }, () => new Worker(url, { workerData: plan }));
  }

  /** What came of the tasks, in their order. */
  async results(tasks: readonly Task[], onResult: (result: Result, task: Task) => void): Promise<readonly Result[]> {
    const results: Result[] = [];
    const queue = tasks.entries();
    const work = async (worker: Worker): Promise<void> => {
      for (const [index, task] of queue) {
        const result = await answered<Result>(worker, task);
        results[index] = result;
        onResult(result, task);
      }
    };
    await Promise.all(this.#workers.map(work));
    return results;
  }

  /** They would keep the program alive. */
  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function answered<Result>(worker: Worker, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: Result) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(task);
  });
}

/** Does some work with threads, and ends them whatever comes of it. */
export async function withWorkers<Task, Result, Done>(
  workers: Workers<Task, Result>,
  work: (workers: Workers<Task, Result>) => Promise<Done>,
): Promise<Done> {
  try {
    return await work(workers);
  } finally {
    await workers.end();
  }
}
