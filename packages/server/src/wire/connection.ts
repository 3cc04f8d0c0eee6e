import {
  numberOf,
  type OnlineAnswer,
  type OnlineRequest,
  ProtocolError,
  parseGreeting,
  parseOnlineRequest,
} from '@riband/protocol';
import type { People } from '../people/people.ts';
import type { Clock } from '../ports/clock.ts';
import type { Player } from '../storage/storage.ts';
import { cannot } from '../tables/answers.ts';
import type { Visitor } from '../tables/ports.ts';
import type { TableService } from '../tables/service.ts';
import { readJson } from './json.ts';
import { Allowance, type Allowances, type Limits, LONGEST_PROBLEM, LOOKS } from './limits.ts';

/** What carries messages: a WebSocket, or something that looks like one. */
export interface Transport {
  send(text: string): void;
  /** How many bytes wait to be sent. */
  unsent(): number;
  close(code: number, reason: string): void;
  /** Without a word. */
  cut(): void;
}

/** Codes of the WebSocket protocol: what was sent makes no sense; it is against the rules of the house. */
const NONSENSE = 1007;
const AGAINST_RULES = 1008;

export interface ConnectionPorts {
  readonly service: TableService;
  readonly people: People;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Whether one more connection of that player, by that session, is not too many; asked once. */
  admit(player: Player, session: string, connection: Connection): boolean;
  /** How many tables everybody may open. */
  readonly tables: Allowances;
  /** How much everybody may say. */
  readonly lines: Allowances;
  /** How much everybody may look back. */
  readonly looks: Allowances;
}

/** One connection: first a ticket, then requests. Whatever comes in is looked at here before anybody acts on it. */
export class Connection implements Visitor {
  readonly #ports: ConnectionPorts;
  readonly #transport: Transport;
  readonly #allowance: Allowance;
  readonly #stopWaiting: () => void;
  #player: Player | 'greeting' | undefined;
  #gone = false;

  constructor(ports: ConnectionPorts, transport: Transport) {
    this.#ports = ports;
    this.#transport = transport;
    this.#allowance = new Allowance(ports.limits.messages, ports.clock);
    this.#stopWaiting = ports.clock.after(ports.limits.greetingMs, () => this.close('no ticket came'));
  }

  get gone(): boolean {
    return this.#gone;
  }

  get player(): Player {
    if (this.#player === undefined || this.#player === 'greeting') throw new Error('who this is is not known yet');
    return this.#player;
  }

  /** Who does not read is cut off; they come back, and are told everything anew. */
  hear(text: string): void {
    if (this.#gone) return;
    if (this.#transport.unsent() > this.#ports.limits.unsentBytes) this.#transport.cut();
    else this.#transport.send(text);
  }

  async receive(text: string): Promise<void> {
    if (this.#gone) return;
    if (!this.#allowance.take()) return this.close('too many messages');
    const message = readJson(text, this.#ports.limits.depth);
    if (message === undefined) return this.#transport.close(NONSENSE, 'this is no JSON, or lists in lists in lists');
    if (typeof this.#player === 'object') return this.#serve(message);
    // A second message before the first one is answered is no greeting.
    if (this.#player === 'greeting') return this.close('the ticket comes first');
    this.#player = 'greeting';
    await this.#greet(message);
  }

  /** Nothing that comes or goes counts any more, however long the other side takes to close. */
  close(reason: string): void {
    this.#gone = true;
    this.#transport.close(AGAINST_RULES, reason);
  }

  /** The transport has ended. */
  ended(): void {
    this.#gone = true;
    this.#stopWaiting();
    this.#ports.service.depart(this);
  }

  async #greet(message: unknown): Promise<void> {
    const taken = await this.#ticketIn(message);
    // Who has hung up meanwhile will not leave again.
    if (this.#gone) return;
    if (taken === undefined) return this.close('this ticket is not good, or no longer');
    if (!this.#ports.admit(taken.player, taken.session, this)) return this.close('too many connections');
    this.#stopWaiting();
    this.#player = taken.player;
    this.hear(JSON.stringify({ number: 0, answer: { kind: 'done' } satisfies OnlineAnswer }));
  }

  async #ticketIn(message: unknown): ReturnType<People['takeTicket']> {
    try {
      return await this.#ports.people.takeTicket(parseGreeting(message).ticket);
    } catch {
      return undefined;
    }
  }

  async #serve(message: unknown): Promise<void> {
    try {
      const { number, request } = parseOnlineRequest(message);
      if (!this.#isAllowed(request.kind)) return this.hear(tooFast(number));
      await this.#ports.service.handle(this, request, (answer) => this.hear(`{"number":${number},"answer":${answer}}`));
    } catch (problem) {
      if (!(problem instanceof ProtocolError)) throw problem;
      this.#fail(numberOf(message), problem.message.slice(0, LONGEST_PROBLEM));
    }
  }

  #isAllowed(kind: OnlineRequest['kind']): boolean {
    const { tables, lines, looks } = this.#ports;
    if (kind === 'create') return tables.take(this.player.id);
    if (kind === 'say') return lines.take(this.player.id);
    const times = LOOKS[kind];
    return times === undefined || looks.take(this.player.id, times);
  }

  #fail(number: number, problem: string): void {
    this.hear(JSON.stringify({ number, answer: { kind: 'failed', problem } satisfies OnlineAnswer }));
  }
}

const tooFast = (number: number): string => `{"number":${number},"answer":${cannot('tooFast')}}`;
