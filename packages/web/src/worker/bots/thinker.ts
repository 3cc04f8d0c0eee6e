import type { Motive } from '@riband/bots';
import type { BotAnswer, BotInquiry, BotQuestion, BotRequest } from './question.ts';

/** Asks bots for their moves, and why. */
export interface Thinker {
  move(question: BotQuestion, attention?: Attention): Promise<string>;
  motive(inquiry: BotInquiry, attention?: Attention): Promise<Motive>;
}

/** Whoever waits for a bot: told how far it is, and free to end it. */
export interface Attention {
  onShare(share: number): void;
  /** Aborted with `'hurry'`, the answer is wanted now; with anything else, not at all. */
  readonly signal: AbortSignal;
}

/** Nobody waits any more. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Waiting {
  resolve(answer: BotAnswer): void;
  reject(error: Error): void;
  readonly attention: Attention | undefined;
}

type Asked<Request = BotRequest> = Request extends BotRequest ? Omit<Request, 'number'> : never;

/** One that thinks tells so many times a second; a worker that was killed does not say so. The first question waits until all is loaded. */
const PATIENCE_MS = 15_000;

/** Bots in a worker of their own. One that dies or falls silent is started anew for the next question. */
export class WorkerThinker implements Thinker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  async move(question: BotQuestion, attention?: Attention): Promise<string> {
    const answer = await this.#ask({ ask: 'move', question }, attention);
    if ('text' in answer) return answer.text;
    throw new Error('problem' in answer ? answer.problem : 'the bots answered something else');
  }

  async motive(inquiry: BotInquiry, attention?: Attention): Promise<Motive> {
    const answer = await this.#ask({ ask: 'motive', inquiry }, attention);
    if ('motive' in answer) return answer.motive;
    throw new Error('problem' in answer ? answer.problem : 'the bots answered something else');
  }

  #ask(asked: Asked, attention: Attention | undefined): Promise<BotAnswer> {
    this.#worker ??= this.#started();
    const number = ++this.#asked;
    const answer = new Promise<BotAnswer>((resolve, reject) =>
      this.#waiting.set(number, { resolve, reject, attention }),
    );
    this.#post({ ...asked, number });
    const end = () => this.#end(number, attention?.signal.reason === 'hurry');
    if (attention?.signal.aborted === true) end();
    attention?.signal.addEventListener('abort', end, { once: true });
    this.#waitOn();
    return answer.finally(() => attention?.signal.removeEventListener('abort', end));
  }

  /** The bot is told; who does not want the answer need not wait for it. */
  #end(number: number, hurry: boolean): void {
    this.#post({ number, ask: hurry ? 'hurry' : 'stop' });
    if (hurry) return;
    this.#waiting.get(number)?.reject(new Stopped());
    this.#waiting.delete(number);
  }

  #post(request: BotRequest): void {
    this.#worker?.postMessage(request);
  }

  #started(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.#bury(event.message || 'the worker of the bots has died'));
    return worker;
  }

  #hear(answer: BotAnswer): void {
    const waiting = this.#waiting.get(answer.number);
    if ('share' in answer) waiting?.attention?.onShare(answer.share);
    else {
      this.#waiting.delete(answer.number);
      waiting?.resolve(answer);
    }
    this.#waitOn();
  }

  /** As long as anybody waits, something must be heard now and then. */
  #waitOn(): void {
    clearTimeout(this.#patience);
    if (this.#waiting.size === 0) return;
    this.#patience = setTimeout(() => this.#bury('the bots do not answer'), PATIENCE_MS);
  }

  #bury(problem: string): void {
    clearTimeout(this.#patience);
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error(problem));
    this.#waiting.clear();
  }
}
