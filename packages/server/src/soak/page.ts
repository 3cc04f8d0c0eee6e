import { once } from 'node:events';
import { hashOf } from '@riband/kernel';
import type { OnlineAnswer, OnlineRequest, OnlineSent, TableState } from '@riband/protocol';
import { WebSocket } from 'ws';
import { Asking } from './asking.ts';

/** Of so many views that come, the hash of one is worked out again. */
const CHECK_ONE_OF = 16;

/** Who is told of everything that comes, as it comes. */
export interface Witness {
  heard(page: Page, text: string): void;
}

/** One browser at one table: it shows what it is told. It does not come back if the connection is lost: that is a problem. */
export class Page extends Asking {
  readonly name: string;
  /** By which the server knows it. */
  readonly cookie: string;
  readonly ticket: string;
  readonly problems: string[] = [];
  state: TableState | null = null;
  /** Called when there is a newer state. */
  seen: () => void = () => {};
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: OnlineAnswer) => void>();
  #number = 0;
  #shown = 0;

  private constructor(name: string, cookie: string, ticket: string, socket: WebSocket, witness?: Witness) {
    super();
    this.name = name;
    this.cookie = cookie;
    this.ticket = ticket;
    this.#socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      witness?.heard(this, text);
      this.#receive(JSON.parse(text) as OnlineSent);
    });
    socket.on('close', (code) => code === 1005 || this.problems.push(`the connection of ${name} ended with ${code}`));
  }

  /** Signed in as a guest, and known to the server. */
  static async open(url: string, name: string, witness?: Witness): Promise<Page> {
    const guest = await post(url, '', 'guest', { name });
    const cookie = guest.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const { ticket } = (await (await post(url, cookie, 'ticket', {})).json()) as { ticket: string };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { origin: url });
    await once(socket, 'open');
    const page = new Page(name, cookie, ticket, socket, witness);
    const known = new Promise((resolve) => page.#waiting.set(0, resolve));
    socket.send(JSON.stringify({ ticket }));
    await known;
    return page;
  }

  ask(request: OnlineRequest): Promise<OnlineAnswer> {
    const number = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#socket.send(JSON.stringify({ number, request }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #receive(sent: OnlineSent): void {
    if ('news' in sent) this.#show(sent.news);
    if (!('answer' in sent)) return;
    if ('state' in sent.answer) this.#show(sent.answer.state);
    this.#waiting.get(sent.number)?.(sent.answer);
    this.#waiting.delete(sent.number);
  }

  #show(state: TableState): void {
    if (state.entry < (this.state?.entry ?? 0)) this.problems.push(`${this.name} was told what was before`);
    this.#shown += 1;
    if (this.#shown % CHECK_ONE_OF === 0 && hashOf(state.view) !== state.hash)
      this.problems.push(`a view of ${this.name} after ${state.entry} entries has another hash`);
    this.state = state;
    this.seen();
  }
}

function post(url: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  return fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
