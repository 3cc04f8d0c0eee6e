import { type OnlineAnswer, type OnlineRequest, type OnlineSent, parseOnlineSent } from './online.ts';

/** `lost`: it is tried again in a while. `nobody`: whoever this is has to say their name first. `outdated`: the server speaks otherwise than this page. */
export type LineStatus = 'off' | 'connecting' | 'open' | 'lost' | 'nobody' | 'outdated';

/** As much of a WebSocket as is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface LinePorts {
  /** For one connection; nothing if nobody is signed in. */
  ticket(): Promise<string | null>;
  connect(): Socket;
  /** Between 0 and 1: so that not all come back at once. */
  random(): number;
  /** Runs something later, once. The answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** What is told without being asked, and how the line is. */
export interface LineListener {
  /** The table that was entered: it is told anew after every break. */
  entered(answer: OnlineAnswer): void;
  told(sent: Exclude<OnlineSent, { number: number }>): void;
  status(status: LineStatus): void;
}

/** Nobody is signed in, so nothing can be asked. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

interface Asked {
  readonly request: OnlineRequest;
  resolve(answer: OnlineAnswer): void;
  reject(problem: Error): void;
}

type Place = Extract<OnlineRequest, { kind: 'open' }>;

/** Who does not answer for so long is gone, whatever the network says. */
export const PATIENCE_MS = 8000;
/** How often one asks whether anybody is still there. */
const PING_MS = 20_000;
/** How long to wait after the first failure, and at most. */
const [FIRST_MS, LONGEST_MS] = [400, 10_000];
/** Until what could not be stored is sent again. */
const PAUSE_MS = 700;

/**
 * The client's half of the line to a server. It breaks and comes back without anybody's doing: then the table is entered anew, and what was not answered is
 * sent again, commands with the same id, so that each is carried out once.
 */
export class Line {
  readonly #ports: LinePorts;
  readonly #listener: LineListener;
  readonly #waiting = new Map<number, Asked>();
  #socket: Socket | null = null;
  /** The ticket that is being fetched; one that comes after one has lost patience is for nobody. */
  #ticket: Promise<string | null> | null = null;
  /** Whether requests can be sent: the ticket was good, and the table is entered. */
  #ready = false;
  #place: Place | null = null;
  #number = 0;
  #failures = 0;
  #status: LineStatus = 'off';
  /** Calls off that it is tried again, if it is going to be. */
  #again: (() => void) | undefined;
  #stopWaiting: () => void = () => {};
  #stopPinging: () => void = () => {};

  constructor(ports: LinePorts, listener: LineListener) {
    this.#ports = ports;
    this.#listener = listener;
  }

  /** Every request gets its answer, however often the line breaks meanwhile. */
  ask(request: OnlineRequest): Promise<OnlineAnswer> {
    return new Promise((resolve, reject) => {
      const number = ++this.#number;
      this.#waiting.set(number, { request, resolve, reject });
      if (this.#ready) this.#send(number, request);
      else if (this.#again === undefined) this.#connect();
    });
  }

  /** From now on one is at that table and at no other, also after a break. The first answer comes here, later ones to the listener. */
  enter(place: Place): Promise<OnlineAnswer> {
    if (this.#place?.table !== place.table) void this.leave().catch(() => {});
    this.#place = place;
    return this.ask(place);
  }

  /** A table that one is at, told anew; nothing if one has left, or is nobody any more. */
  async enterAgain(table: string): Promise<OnlineAnswer | null> {
    return this.#place?.table === table ? this.ask({ ...this.#place }).catch(() => null) : null;
  }

  async leave(): Promise<void> {
    const place = this.#place;
    this.#place = null;
    if (place !== null) await this.ask({ kind: 'leave', table: place.table });
  }

  /** There may be a network again, or somebody who is signed in. */
  tryNow(): void {
    if (this.#status === 'off') return;
    this.#again?.();
    this.#connect();
  }

  /** The network is gone: there is no need to wait until that shows. */
  drop(): void {
    this.#socket?.close();
    this.#fail();
  }

  /** Nobody waits for an answer any more. */
  end(): void {
    this.#place = null;
    this.#waiting.clear();
    this.#socket?.close();
    this.#reset('off');
  }

  #connect(): void {
    this.#again = undefined;
    if (this.#socket !== null || this.#ticket !== null || this.#status === 'outdated') return;
    this.#tell(this.#failures === 0 ? 'connecting' : 'lost');
    const ticket = this.#ports.ticket();
    this.#ticket = ticket;
    this.#bePatient();
    ticket
      .then((text) => this.#ticket === ticket && this.#open(text))
      .catch(() => this.#ticket === ticket && this.#fail());
  }

  #open(ticket: string | null): void {
    if (ticket === null) {
      this.#turnAway();
      return;
    }
    const socket = this.#ports.connect();
    [this.#socket, this.#ticket] = [socket, null];
    socket.addEventListener('open', () => socket.send(JSON.stringify({ ticket })));
    socket.addEventListener('message', ({ data }) => this.#socket === socket && this.#hear(String(data)));
    socket.addEventListener('close', () => this.#socket === socket && this.#fail());
    this.#bePatient();
  }

  #hear(text: string): void {
    this.#stopWaiting();
    const sent = understood(text);
    if (sent === undefined) {
      this.#giveUp();
      return;
    }
    if (!('number' in sent)) this.#listener.told(sent);
    else if (this.#ready) this.#take(sent.number, sent.answer);
    else this.#greeted(sent.number, sent.answer);
    if (this.#waiting.size > 0) this.#bePatient();
    this.#pingLater();
  }

  /** The first answer is to the ticket, the second one to who comes back to a table. */
  #greeted(number: number, answer: OnlineAnswer): void {
    const first = [...this.#waiting.values()].some(({ request }) => request === this.#place);
    if (number === 0 && this.#place !== null && !first) {
      this.#socket?.send(JSON.stringify({ number: ENTERING, request: this.#place }));
      return;
    }
    if (number === ENTERING && answer.kind === 'unavailable') {
      this.drop();
      return;
    }
    this.#ready = true;
    this.#failures = 0;
    if (number === ENTERING) this.#listener.entered(answer);
    this.#tell('open');
    for (const [asked, { request }] of this.#waiting) this.#send(asked, request);
  }

  #take(number: number, answer: OnlineAnswer): void {
    const asked = this.#waiting.get(number);
    if (asked === undefined) return;
    if (answer.kind === 'unavailable') {
      this.#ports.after(PAUSE_MS, () => {
        if (this.#ready && this.#waiting.has(number)) this.#send(number, asked.request);
      });
      return;
    }
    this.#waiting.delete(number);
    asked.resolve(answer);
  }

  #send(number: number, request: OnlineRequest): void {
    this.#socket?.send(JSON.stringify({ number, request }));
    this.#bePatient();
  }

  #bePatient(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#ports.after(PATIENCE_MS, () => this.drop());
  }

  #pingLater(): void {
    this.#stopPinging();
    this.#stopPinging = this.#ports.after(PING_MS, () => void this.ask({ kind: 'ping' }).catch(() => {}));
  }

  #fail(): void {
    if (['off', 'nobody', 'outdated'].includes(this.#status)) return;
    this.#reset('lost');
    // Whoever was asked whether they are there is not.
    for (const [number, { request }] of this.#waiting) if (request.kind === 'ping') this.#waiting.delete(number);
    this.#failures += 1;
    const wait = Math.min(FIRST_MS * 2 ** (this.#failures - 1), LONGEST_MS);
    this.#again = this.#ports.after(wait * (0.5 + this.#ports.random() / 2), () => this.#connect());
  }

  /** The server was replaced by a newer one: what it says can be made out by a newer page only. */
  #giveUp(): void {
    this.#socket?.close();
    this.#reset('outdated');
  }

  #turnAway(): void {
    this.#reset('nobody');
    for (const { reject } of this.#waiting.values()) reject(new Lost('nobody is signed in'));
    this.#waiting.clear();
  }

  #reset(status: LineStatus): void {
    for (const callOff of [this.#again, this.#stopWaiting, this.#stopPinging]) callOff?.();
    this.#again = undefined;
    this.#socket = null;
    this.#ticket = null;
    this.#ready = false;
    this.#tell(status);
  }

  #tell(status: LineStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.status(status);
  }
}

function understood(text: string): OnlineSent | undefined {
  try {
    return parseOnlineSent(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The number of the request that leads back to a table; those of others count up from 1. */
const ENTERING = Number.MAX_SAFE_INTEGER;
