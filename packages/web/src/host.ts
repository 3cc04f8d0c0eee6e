import type { Message, Options, Reason, Target } from '@riband/kernel';
import { type Answer, type GameOffer, type Holder, parseAnswer, type Request, type TableState } from '@riband/protocol';

/** The end of a line to whatever hosts the tables: a worker is one. */
export interface Wire {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

export interface NewGame {
  readonly game: string;
  readonly holders: readonly Holder[];
  readonly options: Options;
  readonly seed?: string;
}

export type Command =
  | { readonly kind: 'move'; readonly texts: readonly string[] }
  | { readonly kind: 'undo'; readonly all: boolean }
  | { readonly kind: 'redo' }
  | { readonly kind: 'confirm' };

/** The table after a command, and why the command was refused if it was. */
export interface Outcome {
  readonly state: TableState;
  readonly refused?: Message;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The client's side of the protocol: asks, and waits for the answer with the same number. */
export class Host {
  readonly #wire: Wire;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(wire: Wire) {
    this.#wire = wire;
    wire.addEventListener('message', (event) => this.#hear(event.data));
    wire.addEventListener('error', (event) => this.#failAll(event.message ?? 'the rules could not be loaded'));
  }

  async games(): Promise<readonly GameOffer[]> {
    return (await this.#ask({ kind: 'games' }, 'games')).games;
  }

  async newGame(game: NewGame): Promise<TableState> {
    return (await this.#ask({ kind: 'new', ...game }, 'table')).state;
  }

  async leave({ table }: TableState): Promise<void> {
    await this.#ask({ kind: 'leave', table }, 'left');
  }

  async why({ table, seat }: TableState, target: Target): Promise<Reason | null> {
    return (await this.#ask({ kind: 'why', table, seat, target }, 'why')).reason;
  }

  async command(state: TableState, command: Command): Promise<Outcome> {
    const { table, seat, entry: seen, turn } = state;
    const answering = { table, seat, seen };
    const request: Request =
      command.kind === 'move' ? { ...command, ...answering, turn } : { ...command, ...answering };
    const answer = await this.#ask(request, 'table', 'refused');
    return answer.kind === 'refused' ? { state: answer.state, refused: answer.message } : { state: answer.state };
  }

  async #ask<Kind extends Answer['kind']>(
    request: Request,
    ...expected: Kind[]
  ): Promise<Extract<Answer, { kind: Kind }>> {
    const number = ++this.#asked;
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#wire.postMessage({ number, request });
    });
    if (answer.kind === 'failed') throw new Error(answer.problem);
    if (!(expected as string[]).includes(answer.kind))
      throw new Error(`"${request.kind}" was answered "${answer.kind}"`);
    return answer as Extract<Answer, { kind: Kind }>;
  }

  #hear(data: unknown): void {
    try {
      const { number, answer } = parseAnswer(data);
      this.#waiting.get(number)?.resolve(answer);
      this.#waiting.delete(number);
    } catch (error) {
      this.#failAll(error instanceof Error ? error.message : String(error));
    }
  }

  /** The other side is not to be understood or not there: nobody need wait any longer. */
  #failAll(problem: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(problem));
    this.#waiting.clear();
  }
}

/** A host of its own for this page, in a worker: no network needed. */
export function startOfflineHost(): Host {
  return new Host(new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' }));
}
