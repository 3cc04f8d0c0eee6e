import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createSecretServer, TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { Relay } from '../src/mail/relay.ts';
import { CERTIFICATE } from './certificate.ts';

interface Manners {
  readonly secrecy?: Relay['secrecy'];
  /** What it offers besides. */
  readonly offers?: readonly string[];
  /** What it answers to a command that begins so, instead of what is right. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What it says first. */
  readonly greeting?: string;
}

/** A mail server that keeps whatever it is told, letter by letter. */
export class MailRelay {
  /** Commands, and `TLS` where the connection became secret. */
  readonly heard: string[] = [];
  /** As they came, with the dots that were added. */
  readonly messages: string[] = [];
  readonly #manners: Manners;
  readonly #server: Server;

  private constructor(manners: Manners) {
    this.#manners = manners;
    this.#server =
      manners.secrecy === 'first'
        ? createSecretServer(CERTIFICATE, (socket) => this.#meet(socket, true))
        : createServer((socket) => this.#meet(socket, false));
  }

  static async open(manners: Manners = {}): Promise<MailRelay> {
    const relay = new MailRelay(manners);
    await new Promise<void>((listening) => relay.#server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void relay.#server.close());
    return relay;
  }

  /** As somebody reaches it who knows its certificate. */
  get address(): Relay {
    const { port } = this.#server.address() as AddressInfo;
    return { host: 'localhost', port, secrecy: this.#manners.secrecy ?? 'never', authority: CERTIFICATE.cert };
  }

  #meet(socket: Socket, isSecret: boolean): void {
    socket.on('error', () => {});
    socket.write(`${this.#manners.greeting ?? '220 localhost at your service'}\r\n`);
    this.#serve(socket, isSecret);
  }

  #serve(socket: Socket, isSecret: boolean): void {
    let [text, inMessage] = ['', false];
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      for (;;) {
        const end = text.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inMessage ? 5 : 2));
        if (inMessage) this.messages.push(part);
        else this.heard.push(part);
        const answer = inMessage ? this.#answerTo('message', '250 OK') : this.#reply(part, isSecret);
        socket.write(`${answer}\r\n`);
        inMessage = answer.startsWith('354');
        if (part !== 'STARTTLS' || !answer.startsWith('220')) continue;
        socket.removeAllListeners('data');
        this.heard.push('TLS');
        const secret = new TLSSocket(socket, { isServer: true, ...CERTIFICATE });
        secret.on('error', () => {});
        return this.#serve(secret, true);
      }
    });
  }

  #answerTo(command: string, standard: string): string {
    const found = Object.entries(this.#manners.answers ?? {}).find(([start]) => command.startsWith(start));
    return found?.[1] ?? standard;
  }

  #reply(line: string, isSecret: boolean): string {
    const { secrecy, offers = [] } = this.#manners;
    const [word = ''] = line.split(' ');
    const lines = ['localhost', ...offers, ...(secrecy === 'word' && !isSecret ? ['STARTTLS'] : []), '8BITMIME'];
    const last = lines.length - 1;
    const standard: Readonly<Record<string, string>> = {
      EHLO: lines.map((one, index) => `250${index === last ? ' ' : '-'}${one}`).join('\r\n'),
      STARTTLS: '220 go on',
      AUTH: line === 'AUTH LOGIN' ? '334 VXNlcm5hbWU6' : '235 welcome',
      DATA: '354 go on',
      QUIT: '221 bye',
    };
    return this.#answerTo(line, standard[word] ?? '250 OK');
  }
}

/** A message as a program for mail reads it. */
export function readMessage(message: string): {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
} {
  const [head = '', body = ''] = message.split('\r\n\r\n');
  const lines = head.replaceAll(/\?=\r\n =\?utf-8\?B\?/g, '?= =?utf-8?B?').split('\r\n');
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    const words = [...value.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)].map(([, word = '']) =>
      Buffer.from(word, 'base64').toString(),
    );
    return [name, words.length === 0 ? value : words.join('')] as const;
  });
  return { headers: Object.fromEntries(headers), text: Buffer.from(body, 'base64').toString() };
}
