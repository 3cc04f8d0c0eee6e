import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectSecretly } from 'node:tls';
import { domainOf, type MailAddress } from './address.ts';
import type { Relay } from './relay.ts';

/** What is handed over, from whom and to whom. */
interface Envelope {
  readonly from: MailAddress;
  readonly to: MailAddress;
}

/** For all of it, however slowly the other side speaks. */
const PATIENCE_MS = 30_000;
/** More than any honest answer has. */
const LONGEST_ANSWER = 16 * 1024;

/** What the relay did not want. What it said besides may name somebody, and is not kept. */
export class SmtpProblem extends Error {
  override readonly name = 'SmtpProblem';

  constructor(
    problem: string,
    /** By RFC 3463, as in `5.1.1`. */
    readonly status = '',
    /** Whether it will not want it another time either. */
    readonly isFinal = false,
  ) {
    super(problem);
  }
}

/** Hands one message to a relay (RFC 5321). It rejects unless the relay has taken it. */
export async function handOver(
  relay: Relay,
  { from, to }: Envelope,
  message: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const talk = new Conversation(relay, patienceMs);
  try {
    await talk.hear('the greeting', 220);
    let offers = await talk.greet(domainOf(from));
    if (relay.secrecy === 'word') {
      if (!offers.includes('STARTTLS')) throw new SmtpProblem('the mail server offers no TLS');
      await talk.ask('STARTTLS', '', 220);
      await talk.becomeSecret();
      offers = await talk.greet(domainOf(from));
    }
    if (relay.login !== undefined) await signIn(talk, offers, relay.login);
    await talk.ask('MAIL', ` FROM:<${from}>`, 250);
    await talk.ask('RCPT', ` TO:<${to}>`, 250, 251);
    await talk.ask('DATA', '', 354);
    talk.say(`${stuffed(message)}.`);
    await talk.hear('the message', 250);
    talk.say('QUIT');
  } finally {
    talk.end();
  }
}

/** A line that is a dot ends a message: those of the message get one more (RFC 5321, 4.5.2). It ends with a whole line. */
export function stuffed(message: string): string {
  const lines = message.replace(/\r\n$/, '').split(/\r\n|\r|\n/);
  return lines.map((line) => `${line.startsWith('.') ? '.' : ''}${line}\r\n`).join('');
}

async function signIn(
  talk: Conversation,
  offers: readonly string[],
  { user, password }: NonNullable<Relay['login']>,
): Promise<void> {
  const ways = offers.find((offer) => offer.startsWith('AUTH '))?.split(' ') ?? [];
  const written = (text: string): string => Buffer.from(text).toString('base64');
  if (ways.includes('PLAIN')) return talk.ask('AUTH', ` PLAIN ${written(`\0${user}\0${password}`)}`, 235);
  if (!ways.includes('LOGIN')) throw new SmtpProblem('the mail server takes no password by PLAIN or LOGIN');
  await talk.ask('AUTH', ' LOGIN', 334);
  talk.say(written(user));
  await talk.hear('the user', 334);
  talk.say(written(password));
  await talk.hear('the password', 235);
}

/** Lines to and fro, one after the other. */
class Conversation {
  readonly #relay: Relay;
  readonly #deadline: NodeJS.Timeout;
  #socket: Socket;
  #heard = '';
  #problem: Error | undefined;
  #wake: () => void = () => {};

  constructor(relay: Relay, patienceMs: number) {
    this.#relay = relay;
    const { host, port } = relay;
    this.#socket = this.#listenTo(
      relay.secrecy === 'first' ? connectSecretly({ port, ...this.#identity }) : connectPlain({ host, port }),
    );
    this.#deadline = setTimeout(() => this.#fail(new SmtpProblem('the mail server took too long')), patienceMs);
  }

  /** What the relay can do, in capitals. */
  async greet(name: string): Promise<readonly string[]> {
    this.say(`EHLO ${name}`);
    const [, ...offers] = await this.hear('EHLO', 250);
    return offers.map((offer) => offer.toUpperCase());
  }

  /** What follows the word is made of addresses that were checked, or of base64. */
  async ask(word: string, rest: string, ...wanted: readonly number[]): Promise<void> {
    this.say(`${word}${rest}`);
    await this.hear(word, ...wanted);
  }

  say(line: string): void {
    this.#socket.write(`${line}\r\n`);
  }

  /** The lines of an answer, without their numbers. */
  async hear(to: string, ...wanted: readonly number[]): Promise<readonly string[]> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.#line();
      const [, number = '', more = '', text = ''] = /^(\d{3})(?:([ -])(.*))?$/.exec(line) ?? [];
      if (number === '') throw new SmtpProblem('this is no mail server');
      lines.push(text);
      if (more === '-') continue;
      if (wanted.includes(Number(number))) return lines;
      const status = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0] ?? '';
      const problem = `the mail server answered ${`${number} ${status}`.trim()} to ${to}`;
      throw new SmtpProblem(problem, status, number.startsWith('5'));
    }
  }

  /** What came before, in the open, may be anybody's word: there must not be any of it left. */
  async becomeSecret(): Promise<void> {
    if (this.#heard !== '') throw new SmtpProblem('the mail server says too much before TLS');
    this.#socket.removeAllListeners('data');
    const secret = connectSecretly({ socket: this.#socket, ...this.#identity });
    this.#socket = this.#listenTo(secret);
  }

  end(): void {
    clearTimeout(this.#deadline);
    this.#socket.end();
    this.#socket.destroySoon();
  }

  get #identity() {
    const { host, authority } = this.#relay;
    return { host, servername: isIP(host) === 0 ? host : '', ...(authority === undefined ? {} : { ca: authority }) };
  }

  #listenTo(socket: Socket): Socket {
    socket.on('data', (bytes: Buffer) => {
      this.#heard += bytes.toString('latin1');
      if (this.#heard.length > LONGEST_ANSWER) this.#fail(new SmtpProblem('the mail server says too much'));
      this.#wake();
    });
    socket.on('error', (problem) => this.#fail(problem));
    socket.on('close', () => this.#fail(new SmtpProblem('the mail server hung up')));
    return socket;
  }

  #fail(problem: Error): void {
    this.#problem ??= problem;
    this.#socket.destroy();
    this.#wake();
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#heard.indexOf('\r\n');
      if (end >= 0) {
        const line = this.#heard.slice(0, end);
        this.#heard = this.#heard.slice(end + 2);
        return line;
      }
      if (this.#problem !== undefined) throw this.#problem;
      await new Promise<void>((woken) => {
        this.#wake = woken;
      });
    }
  }
}
