import type { Message, Options, Reason, Seat, Target } from '@riband/kernel';
import {
  type Answer,
  type GameOffer,
  type Holder,
  type KeptGame,
  LONGEST_FILE,
  type Moment,
  type Pledges,
  parseSent,
  type Request,
  type Sent,
  type TableState,
  type Thought,
  type Trouble,
} from '@riband/protocol';
import { createContext } from 'svelte';
import type { Counsel } from './counsel.ts';
import { Dead, Elsewhere, Unusable } from './host-problems.ts';

/** The end of a line to whatever hosts the tables: a worker is one. */
export interface Wire {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  /** Nobody listens any more. */
  terminate(): void;
}

export interface NewGame {
  readonly game: string;
  readonly holders: readonly Holder[];
  readonly options: Options;
  /** A component file of one's own. */
  readonly components?: object;
  readonly seed?: string;
}

/** A position in the words of its game: who plays, which deal, and the moves of all in their order. */
export type Position = Omit<Extract<Request, { kind: 'show' }>, 'kind'>;

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

/** The games that can be played, and the bots to play against, the strongest last, and who plays where nobody said who. */
export interface Offers {
  readonly games: readonly GameOffer[];
  readonly bots: readonly string[];
  readonly standardBot: string;
}

/** Games that this device keeps, and whether it keeps any. */
export interface Kept {
  readonly games: readonly KeptGame[];
  readonly durable: boolean;
}

/** A game that was brought, and what was here of it. */
export interface Brought {
  readonly state: TableState;
  readonly found: Extract<Answer, { kind: 'imported' }>['found'];
}

/** What a bot has to say, unless it must not or nobody waits for it any more. */
export type Advised = Extract<Answer, { kind: 'motive' | 'withheld' | 'hushed' }>;

/** Who listens to what nobody asked for: others have moved or think, the bots cannot go on, or nobody answers (or does again). */
export interface Listener {
  news(state: TableState): void;
  trouble(trouble: Trouble): void;
  thought(thought: Thought): void;
  silence(silent: boolean): void;
}

/** The rules answer in a blink, and read the longest file in a few seconds; a worker that was killed does not say so. */
const PATIENCE_MS = 10_000;

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The client's side of the protocol: asks, and waits for the answer with the same number. */
export class Host {
  readonly #wire: Wire;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  /** Why nobody will answer any more. */
  #dead: string | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  listener: Listener | null = null;
  readonly onDevice = true;

  constructor(wire: Wire) {
    this.#wire = wire;
    wire.addEventListener('message', (event) => this.#hear(event.data));
    wire.addEventListener('error', (event) => {
      this.#dead = event.message ?? 'the rules could not be loaded';
      this.#failAll(new Dead(this.#dead));
      this.listener?.silence(true);
    });
  }

  /** Whoever still waits waits in vain. */
  end(): void {
    this.#wire.terminate();
    this.listener = null;
    this.#waiting.clear();
    clearTimeout(this.#patience);
  }

  counsel({ waiting }: TableState): Counsel {
    return { hint: true, why: true, past: waiting.over, hurry: true };
  }

  async offers(): Promise<Offers> {
    return this.#ask({ kind: 'games' }, 'games');
  }

  /** The ids of the games that a component file is for. */
  async gamesFor(file: object): Promise<readonly string[]> {
    return usable(await this.#ask({ kind: 'components', file: { ...file } }, 'components', 'unusable')).games;
  }

  async kept(): Promise<Kept> {
    return this.#ask({ kind: 'kept' }, 'kept');
  }

  async forget(table: string): Promise<void> {
    await this.#ask({ kind: 'forget', table }, 'done');
  }

  async newGame(game: NewGame): Promise<TableState> {
    return (await this.#ask({ kind: 'new', ...game }, 'table')).state;
  }

  /** The same players and options once more; dealt anew, or the same deal. */
  async again({ table }: TableState, sameDeal: boolean): Promise<TableState> {
    return (await this.#ask({ kind: 'again', table, sameDeal }, 'table')).state;
  }

  /** With the eyes of a seat; without a word, of whoever is to act. */
  async open(table: string, seat?: Seat | null, takeOver = false): Promise<TableState> {
    const request: Request = { kind: 'open', table, takeOver, ...(seat === undefined ? {} : { seat }) };
    return usable(await this.#ask(request, 'table', 'unusable')).state;
  }

  async exported(table: string, form: 'file' | 'link'): Promise<string> {
    return usable(await this.#ask({ kind: 'export', table, form }, 'exported', 'unusable')).text;
  }

  async imported(text: string, form: 'file' | 'link', takeOver = false): Promise<Brought> {
    if (text.length > LONGEST_FILE)
      throw new Unusable({ key: 'table.unusable.noSave', params: {} }, `longer than ${LONGEST_FILE} letters`);
    return usable(await this.#ask({ kind: 'import', text, form, takeOver }, 'imported', 'unusable'));
  }

  async leave({ table }: TableState): Promise<void> {
    await this.#ask({ kind: 'leave', table }, 'done');
  }

  async why({ table, seat }: TableState, target: Target): Promise<Reason | null> {
    return seat === null ? null : (await this.#ask({ kind: 'why', table, seat, target }, 'why')).reason;
  }

  async look({ table, seat }: TableState, entry: number): Promise<Moment> {
    return (await this.#ask({ kind: 'look', table, seat, entry }, 'moment')).moment;
  }

  async history({ table, seat }: TableState): Promise<readonly Moment[]> {
    return (await this.#ask({ kind: 'history', table, seat }, 'history')).moments;
  }

  /** What a bot would do at the decision at hand, and why; of a game that is over, at the first one after an entry. */
  async hint({ table, seat }: TableState, entry?: number): Promise<Advised> {
    const at = entry === undefined ? {} : { entry };
    return this.#ask({ kind: 'hint', table, seat, ...at }, 'motive', 'withheld', 'hushed');
  }

  /** Bots of this device can be asked about a game of a server that is over. */
  async study(table: string, text: string): Promise<void> {
    await this.#ask({ kind: 'study', table, text }, 'done');
  }

  /** What a bot of this device would do at the decision at hand of a table of a server. */
  async advise({ table, game, components, seat, view }: TableState): Promise<Advised> {
    if (seat === null) throw new Error('who only watches has nothing to decide');
    return this.#ask({ kind: 'advise', table, game, components, seat, view }, 'motive', 'hushed');
  }

  /** Why a bot has made the move of an entry. */
  async motive({ table, seat }: TableState, entry: number, reveal: boolean): Promise<Advised> {
    return this.#ask({ kind: 'motive', table, seat, entry, reveal }, 'motive', 'withheld', 'hushed');
  }

  /** Whoever thinks about that shall end with the best so far. */
  async hurry({ table }: TableState, about: Thought['about']): Promise<void> {
    await this.#ask({ kind: 'hurry', table, about }, 'done');
  }

  /** The hint or motive is not wanted any more. */
  async hush({ table }: TableState): Promise<void> {
    await this.#ask({ kind: 'hush', table }, 'done');
  }

  async command(state: TableState, command: Command): Promise<Outcome> {
    const { table, seat, entry: seen, turn } = state;
    if (seat === null) throw new Error('who only watches has nothing to command');
    const answering = { table, seat, seen };
    const request: Request =
      command.kind === 'move' ? { ...command, ...answering, turn } : { ...command, ...answering };
    const answer = await this.#ask(request, 'table', 'refused');
    return answer.kind === 'refused' ? { state: answer.state, refused: answer.message } : { state: answer.state };
  }

  /** Whether a game of a server is as it should be, and as it was pledged. */
  async verified(text: string, kept: Pledges): Promise<Extract<Answer, { kind: 'verified' }>> {
    return usable(await this.#ask({ kind: 'verify', text, kept }, 'verified', 'unusable'));
  }

  /** A position to draw a picture of. */
  async show(position: Position): Promise<TableState> {
    return (await this.#ask({ kind: 'show', ...position }, 'table')).state;
  }

  async #ask<Kind extends Answer['kind']>(
    request: Request,
    ...expected: Kind[]
  ): Promise<Extract<Answer, { kind: Kind }>> {
    if (this.#dead !== null) throw new Dead(this.#dead);
    const number = ++this.#asked;
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#wire.postMessage({ number, request });
      this.#patience ??= this.#startWaiting();
    });
    if (answer.kind === 'elsewhere') throw new Elsewhere(answer.table);
    if (answer.kind === 'failed') throw new Error(answer.problem);
    if (!(expected as string[]).includes(answer.kind))
      throw new Error(`"${request.kind}" was answered "${answer.kind}"`);
    return answer as Extract<Answer, { kind: Kind }>;
  }

  #startWaiting(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.listener?.silence(true), PATIENCE_MS);
  }

  #hear(data: unknown): void {
    this.listener?.silence(false);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    try {
      this.#take(parseSent(data));
    } catch (error) {
      this.#failAll(error instanceof Error ? error : new Error(String(error)));
    }
    if (this.#waiting.size > 0) this.#patience = this.#startWaiting();
  }

  #take(sent: Sent): void {
    if ('news' in sent) this.listener?.news(sent.news);
    else if ('trouble' in sent) this.listener?.trouble(sent.trouble);
    else if ('thought' in sent) this.listener?.thought(sent.thought);
    else {
      this.#waiting.get(sent.number)?.resolve(sent.answer);
      this.#waiting.delete(sent.number);
    }
  }

  /** The other side is not to be understood or not there: nobody need wait any longer. */
  #failAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function usable<T extends Answer>(answer: T): Exclude<T, { kind: 'unusable' }> {
  if (answer.kind === 'unusable') throw new Unusable(answer.problem, answer.details);
  return answer as Exclude<T, { kind: 'unusable' }>;
}

/** Who hosts the tables of this page now, for whatever is drawn in it: one that dies is followed by another. */
export const [getHost, setHost] = createContext<() => Host>();

/** A host of its own for this page, in a worker: no network needed. */
export function startOfflineHost(): Host {
  return new Host(new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' }));
}
