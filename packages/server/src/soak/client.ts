import { randomBytes, randomInt } from 'node:crypto';
import { hashOf } from '@riband/kernel';
import type { OnlineAnswer, OnlineRequest, OnlineSent, TableState } from '@riband/protocol';
import { WebSocket } from 'ws';

/** A command, until it is answered, and maybe long after. */
export type Play = Extract<OnlineRequest, { kind: 'move' | 'confirm' }>;

/** What players share. */
export interface Meeting {
  /** Of the servers; any of them will do. */
  readonly urls: readonly string[];
  /** What was acknowledged, by table: the record that the server's is held against. */
  readonly acknowledged: Map<string, Set<string>>;
  stopped: boolean;
  /** What a player met that should not be. */
  readonly problems: string[];
  /** How long it took to be in step again after a break, and to be answered, in milliseconds. */
  readonly returns: number[];
  readonly answers: number[];
}

const PAUSE_MS = 50;
const PATIENCE_MS = 3000;

/** A player who knows nothing of the server but its protocol, plays as fast as it can, and comes back whatever happens. */
export class SoakPlayer {
  readonly #meeting: Meeting;
  readonly #name: string;
  #cookie = '';
  #url = '';
  /** How far a table was seen. */
  readonly #seen = new Map<string, number>();
  #socket: WebSocket | undefined;
  #number = 0;
  readonly #waiting = new Map<number, (answer: OnlineAnswer) => void>();
  #unanswered: Play | null = null;
  #hear: (state: TableState) => void = () => {};

  constructor(meeting: Meeting, name: string) {
    this.#meeting = meeting;
    this.#name = name;
  }

  /** Asks until it is answered, over as many connections as it takes. */
  async ask(request: OnlineRequest): Promise<OnlineAnswer> {
    for (;;) {
      const answer = await this.#try(request).catch(() => null);
      if (answer !== null && answer.kind !== 'unavailable') return answer;
      if (this.#meeting.stopped) throw new Error('stopped');
      await pause(PAUSE_MS);
    }
  }

  /** Plays a table to its end. */
  async play(table: string): Promise<void> {
    // The answer to the last move of another game may have been lost.
    this.#unanswered = null;
    for (let lost = performance.now(), times = 0; ; lost = performance.now(), times++) {
      const opened = await this.ask({ kind: 'open', table });
      if (times > 0) this.#meeting.returns.push(performance.now() - lost);
      if (opened.kind !== 'table') throw new Error(`a table was answered ${JSON.stringify(opened)}`);
      let state: TableState | null = opened.state;
      while (state !== null && !state.waiting.over) state = await this.#playOn(state);
      if (state !== null) return;
    }
  }

  close(): void {
    this.#socket?.terminate();
  }

  /** What comes next; nothing if the connection was lost. */
  async #playOn(state: TableState): Promise<TableState | null> {
    this.#unanswered ??= playIn(state);
    if (this.#unanswered === null) return this.#news();
    const { table, id } = this.#unanswered;
    const asked = performance.now();
    const answer = await this.#try(this.#unanswered).catch(() => null);
    if (answer?.kind === 'refused') {
      this.#unanswered = null;
      return answer.state;
    }
    if (answer?.kind !== 'table') return null;
    this.#unanswered = null;
    this.#meeting.answers.push(performance.now() - asked);
    this.#meeting.acknowledged.get(table)?.add(id);
    return answer.state;
  }

  /** Waits until others have moved, or the connection is lost. */
  #news(): Promise<TableState | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(null), PATIENCE_MS);
      this.#socket?.once('close', () => resolve(null));
      this.#hear = (state) => {
        clearTimeout(late);
        resolve(state);
      };
    });
  }

  async #try(request: OnlineRequest): Promise<OnlineAnswer> {
    const socket = await within(2 * PATIENCE_MS, this.#connected());
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        socket.terminate();
        reject(new Error('late'));
      }, PATIENCE_MS);
      socket.once('close', () => reject(new Error('closed')));
      this.#waiting.set(number, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      socket.send(JSON.stringify({ number, request }));
    });
  }

  async #connected(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const { urls } = this.#meeting;
    const url = urls[randomInt(urls.length)] ?? '';
    this.#url = url;
    if (this.#cookie === '') this.#cookie = await this.#signIn();
    const { ticket } = (await (await this.#post('ticket', {})).json()) as { ticket: string };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { origin: url });
    socket.setMaxListeners(0);
    socket.on('error', () => {});
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as OnlineSent));
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => socket.terminate(), PATIENCE_MS);
      this.#waiting.set(0, () => {
        clearTimeout(late);
        resolve();
      });
      socket.once('close', () => reject(new Error('closed')));
      socket.once('open', () => socket.send(JSON.stringify({ ticket })));
    });
    return socket;
  }

  #receive(sent: OnlineSent): void {
    const state = 'news' in sent ? sent.news : 'answer' in sent && 'state' in sent.answer ? sent.answer.state : null;
    if (state !== null) this.#check(state);
    if ('news' in sent) this.#hear(sent.news);
    else if ('answer' in sent) {
      this.#waiting.get(sent.number)?.(sent.answer);
      this.#waiting.delete(sent.number);
    }
  }

  #check({ table, entry, view, hash }: TableState): void {
    const seen = this.#seen.get(table) ?? 0;
    this.#seen.set(table, Math.max(entry, seen));
    if (entry < seen) this.#meeting.problems.push(`table ${table} was told up to ${seen} and then up to ${entry}`);
    if (hashOf(view) !== hash) this.#meeting.problems.push(`a view of table ${table} after ${entry} has another hash`);
  }

  async #signIn(): Promise<string> {
    const answer = await this.#post('guest', { name: this.#name });
    return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  }

  #post(path: string, body: object): Promise<Response> {
    const url = this.#url;
    const headers = { 'content-type': 'application/json', origin: url, cookie: this.#cookie };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal });
  }
}

/** What somebody with these eyes does: anything that is legal; nothing if it is not theirs to act. */
export function playIn({ table, seat, entry: seen, turn, choices, canConfirm }: TableState): Play | null {
  if (seat === null) return null;
  const sent = { id: sixteenBytes(), table, seat, seen };
  const choice = choices[randomInt(Math.max(choices.length, 1))];
  if (choice !== undefined) return { kind: 'move', ...sent, turn, texts: [choice.text], confirm: true };
  return canConfirm ? { kind: 'confirm', ...sent } : null;
}

/** In hexadecimal: the id of a command, or what a seat adds to the draws. */
export const sixteenBytes = (): string => randomBytes(16).toString('hex');

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whatever becomes of a broken network, nobody waits for ever. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
