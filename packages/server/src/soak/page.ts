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

interface Coming {
  readonly cookie?: string;
  readonly witness?: Witness | undefined;
}

/** One browser at one table: it shows what it is told. It does not come back if the connection is lost: that is a problem. */
export class Page extends Asking {
  readonly name: string;
  /** By which the server knows it. */
  readonly cookie: string;
  readonly ticket: string;
  readonly problems: string[] = [];
  /** What it was told last, and what that says to all at the table alike; nothing before the game has begun. */
  #told: Buffer | null = null;
  #glance: Glance | null = null;
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
    socket.on('message', (data: Buffer) => {
      witness?.heard(this, String(data));
      this.#receive(data);
    });
    socket.on('close', (code) => code === 1005 || this.problems.push(`the connection of ${name} ended with ${code}`));
  }

  /** Known to the server: as who has that cookie, or as a new guest. */
  static async open(url: string, name: string, { cookie: own, witness }: Coming = {}): Promise<Page> {
    const cookie = own ?? (await newGuest(url, name));
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

  /** After how many entries it was told last. */
  get entry(): number {
    return this.#glance?.entry ?? 0;
  }

  get waiting(): TableState['waiting'] | null {
    return this.#glance?.waiting ?? null;
  }

  /**
   * All that it was told last. It is kept as it came: who kept thousands of states as objects would wait for its own garbage to be
   * collected, and take that for the time of the server.
   */
  get state(): TableState | null {
    if (this.#told === null) return null;
    const sent = JSON.parse(String(this.#told)) as OnlineSent;
    if ('news' in sent) return sent.news;
    return 'answer' in sent && 'state' in sent.answer ? sent.answer.state : null;
  }

  close(): void {
    this.#socket.close();
  }

  #receive(data: Buffer): void {
    const news = glanceAt(data);
    if (news === null) this.#hear(data, JSON.parse(String(data)) as OnlineSent);
    else this.#show(data, news);
  }

  #hear(data: Buffer, sent: OnlineSent): void {
    if (!('answer' in sent)) return;
    if ('state' in sent.answer) this.#show(data, sent.answer.state);
    this.#waiting.get(sent.number)?.(sent.answer);
    this.#waiting.delete(sent.number);
  }

  #show(data: Buffer, { entry, waiting }: Glance): void {
    if (entry < this.entry) this.problems.push(`${this.name} was told what was before`);
    this.#told = data;
    this.#glance = { entry, waiting };
    this.#shown += 1;
    if (this.#shown % CHECK_ONE_OF === 0) this.#check();
    this.seen();
  }

  #check(): void {
    const { state } = this;
    if (state === null || state.entry !== this.entry || hashOf(state.view) !== state.hash)
      this.problems.push(`a view of ${this.name} after ${this.entry} entries has another hash`);
  }
}

/** As much of a state as everybody looks at. */
type Glance = Pick<TableState, 'entry' | 'waiting'>;

const NEWS = Buffer.from('{"news":');
/** What is told to all alike comes before it. */
const VIEW = Buffer.from(',"view":');

/** The beginning of news of a table; nothing if this is another message. */
function glanceAt(data: Buffer): Glance | null {
  if (!data.subarray(0, NEWS.length).equals(NEWS)) return null;
  return JSON.parse(`${data.toString('utf8', NEWS.length, data.indexOf(VIEW))}}`) as Glance;
}

async function newGuest(url: string, name: string): Promise<string> {
  const guest = await post(url, '', 'guest', { name });
  return guest.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

function post(url: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  return fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
