import type { BotAnswer, BotRequest } from './question.ts';

/** Asks bots for their moves. */
export interface Thinker {
  think(question: Omit<BotRequest, 'number'>): Promise<string>;
}

type Waiting = { resolve(text: string): void; reject(error: Error): void };

/** Far longer than any bot thinks: a worker that was killed does not say so. */
const PATIENCE_MS = 20_000;

/** Bots in a worker of their own. One that dies or falls silent is started anew for the next question. */
export class WorkerThinker implements Thinker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(start: () => Worker) {
    this.#start = start;
  }

  think(question: Omit<BotRequest, 'number'>): Promise<string> {
    this.#worker ??= this.#started();
    const number = ++this.#asked;
    const answer = new Promise<string>((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
    this.#worker.postMessage({ ...question, number } satisfies BotRequest);
    const patience = setTimeout(() => this.#bury('the bots do not answer'), PATIENCE_MS);
    return answer.finally(() => clearTimeout(patience));
  }

  #started(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.#bury(event.message || 'the worker of the bots has died'));
    return worker;
  }

  #hear(answer: BotAnswer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ('text' in answer) waiting?.resolve(answer.text);
    else waiting?.reject(new Error(answer.problem));
  }

  #bury(problem: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error(problem));
    this.#waiting.clear();
  }
}
