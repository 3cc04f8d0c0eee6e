import { once } from 'node:events';
import { type OnlineAnswer, type OnlineRequest, parseOnlineSent, type TableState } from '@riband/protocol';
import { WebSocket } from 'ws';
import { Asking } from '../src/soak/asking.ts';

/** A browser as the server meets it: with a cookie, a page that it is on, and sockets. */
export class Browser {
  cookie = '';

  constructor(
    readonly url: string,
    readonly origin: string = url,
  ) {}

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin, cookie: this.cookie, ...headers },
      body: JSON.stringify(body),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';', 1)[0] ?? '';
    return answer;
  }

  async signIn(name: string): Promise<this> {
    const { status } = await this.post('guest', { name });
    if (status !== 201) throw new Error(`signing in was answered ${status}`);
    return this;
  }

  async ticket(): Promise<string> {
    return ((await (await this.post('ticket')).json()) as { ticket: string }).ticket;
  }

  /** Open, and known to the server. */
  async connect(): Promise<Wire> {
    const wire = await this.socket();
    wire.send(JSON.stringify({ ticket: await this.ticket() }));
    await wire.answer(0);
    return wire;
  }

  /** Open, without a ticket yet. */
  async socket(): Promise<Wire> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { origin: this.origin });
    const wire = new Wire(socket);
    await once(socket, 'open');
    return wire;
  }
}

/** One socket, and what came over it. */
export class Wire extends Asking {
  readonly news: TableState[] = [];
  /** The code with which it ended. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: OnlineAnswer) => void>();
  readonly #early = new Map<number, OnlineAnswer>();
  #asked = 0;

  constructor(socket: WebSocket) {
    super();
    this.#socket = socket;
    this.closed = once(socket, 'close').then(([code]) => code as number);
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const sent = parseOnlineSent(JSON.parse(String(data)));
      if ('news' in sent) this.news.push(sent.news);
      else if ('answer' in sent) (this.#waiting.get(sent.number) ?? this.#keep(sent.number))(sent.answer);
    });
  }

  send(data: string | Buffer): void {
    this.#socket.send(data);
  }

  answer(number: number): Promise<OnlineAnswer> {
    const early = this.#early.get(number);
    return early === undefined ? new Promise((resolve) => this.#waiting.set(number, resolve)) : Promise.resolve(early);
  }

  ask(request: OnlineRequest): Promise<OnlineAnswer> {
    const number = ++this.#asked;
    this.send(JSON.stringify({ number, request }));
    return this.answer(number);
  }

  close(): void {
    this.#socket.close();
  }

  #keep(number: number): (answer: OnlineAnswer) => void {
    return (answer) => void this.#early.set(number, answer);
  }
}
