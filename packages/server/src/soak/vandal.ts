import { once } from 'node:events';
import { WebSocket } from 'ws';

/** After so many messages an answer is waited for, lest they pile up. */
const AT_ONCE = 50;

/** Somebody who is signed in and sends whatever they like. */
export class Vandal {
  readonly #url: string;
  readonly #name: string;
  #cookie = '';
  #socket: WebSocket | undefined;
  #sent = 0;

  constructor(url: string, name: string) {
    this.#url = url;
    this.#name = name;
  }

  async send(text: string): Promise<void> {
    const socket = await this.#connected();
    socket.send(text);
    this.#sent += 1;
    if (this.#sent % AT_ONCE === 0) await this.settle();
  }

  /** Until all that was sent has been looked at, or the connection has ended of it. */
  async settle(): Promise<void> {
    const socket = await this.#connected();
    const number = Number.MAX_SAFE_INTEGER - this.#sent;
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.on('message', (data) => String(data).startsWith(`{"number":${number},`) && resolve());
      socket.send(JSON.stringify({ number, request: { kind: 'ping' } }));
    });
    socket.removeAllListeners('message');
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #connected(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    if (this.#cookie === '') {
      const answer = await this.#post('guest', { name: this.#name });
      this.#cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    }
    const { ticket } = (await (await this.#post('ticket', {})).json()) as { ticket: string };
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`, { origin: this.#url });
    socket.setMaxListeners(0);
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(JSON.stringify({ ticket }));
    await once(socket, 'message');
    this.#socket = socket;
    return socket;
  }

  #post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin: this.#url, cookie: this.#cookie };
    return fetch(`${this.#url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
}
