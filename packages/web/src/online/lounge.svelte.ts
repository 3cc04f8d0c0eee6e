import {
  Line,
  type LineListener,
  type LineStatus,
  type LobbyRefusal,
  Lost,
  type OnlineAnswer,
  type OnlineRequest,
  type QuietHours,
} from '@riband/protocol';
import type { Offers } from '../host.ts';
import type { NoAccount, NoName, NoPasskey } from './api.ts';
import { eraseMe, rename, signIn, signInTo, signOut, whoAmI } from './api.ts';
import { linePorts } from './line-ports.ts';
import { sixteenBytes } from './online-host.ts';
import { usePasskey } from './passkeys.ts';
import { contributionFor } from './pledges.ts';
import { Room } from './room.svelte.ts';
import { TableLists } from './table-lists.svelte.ts';

type Create = Omit<Extract<OnlineRequest, { kind: 'create' }>, 'kind' | 'id'>;

/** One visit to the tables of the server: who one is, which tables there are, and the one that one is at. */
class Lounge {
  readonly tables = new TableLists((request) => this.#ask(request));
  /** Nobody yet where it is null; not known yet where it is undefined. */
  #name = $state<string | null | undefined>(undefined);
  /** Nobody knows who one is while no server answers. */
  #unreachable = $state(false);
  #status = $state<LineStatus>('off');
  #offers = $state.raw<Offers | null>(null);
  #room = $state.raw<Room | null>(null);
  #trouble = $state.raw<LobbyRefusal | null>(null);
  readonly #line = new Line(linePorts, {
    entered: (answer) => this.#room?.take(answer),
    told: (sent) => this.#hear(sent),
    status: (status) => this.#hearStatus(status),
  });

  constructor() {
    addEventListener('online', () => {
      this.#line.tryNow();
      if (this.#unreachable) void this.find();
    });
    addEventListener('offline', () => {
      this.#line.drop();
      this.#unreachable = typeof this.#name !== 'string';
    });
    document.addEventListener('visibilitychange', () => document.hidden || this.#line.tryNow());
  }

  get name(): string | null | undefined {
    return this.#name;
  }

  get unreachable(): boolean {
    return this.#unreachable;
  }

  get status(): LineStatus {
    return this.#status;
  }

  get offers(): Offers | null {
    return this.#offers;
  }

  get room(): Room | null {
    return this.#room;
  }

  /** Why something was not done, for a sentence of the page. */
  get trouble(): LobbyRefusal | null {
    return this.#trouble;
  }

  async find(): Promise<void> {
    if (typeof this.#name === 'string') return;
    const me = await whoAmI();
    this.#unreachable = me === null;
    if (me !== null) this.#name = me.name;
  }

  /** As a guest; nothing, or why not. */
  async comeIn(name: string): Promise<NoName | null> {
    return this.#become(await signIn(name));
  }

  /** With the name and password of an account; nothing, or why not. */
  async signIn(name: string, password: string): Promise<NoAccount | null> {
    return this.#become(await signInTo(name, password));
  }

  /** With a passkey of this device; nothing, or why not. */
  async signInByPasskey(): Promise<NoPasskey | null> {
    return this.#become(await usePasskey());
  }

  #become<Reason extends string>(answer: { readonly name: string } | Reason): Reason | null {
    if (typeof answer === 'string') return answer;
    this.#name = answer.name;
    this.#trouble = null;
    this.#line.tryNow();
    return null;
  }

  /** The others call one otherwise from now on; nothing, or why not. */
  async rename(name: string): Promise<NoName | null> {
    return this.#become(await rename(name));
  }

  /** From this device, from all of them, or from the world. */
  async goAway(how: 'here' | 'everywhere' | 'forEver' = 'here'): Promise<void> {
    this.#line.end();
    await (how === 'forEver' ? eraseMe() : signOut(how === 'everywhere'));
    this.#name = null;
    this.tables.forget();
    this.#quit();
  }

  async offer(): Promise<void> {
    if (this.#offers !== null) return;
    const answer = await this.#ask({ kind: 'games' });
    if (answer?.kind === 'games') this.#offers = answer;
  }

  /** The id of the new table, where the host may have the first seat at once; nothing if there is none. */
  async create(wanted: Create, host: { readonly quietHours: QuietHours | null } | null): Promise<string | null> {
    const answer = await this.#ask({ kind: 'create', id: sixteenBytes(), ...wanted });
    if (answer?.kind !== 'created') return null;
    const { table } = answer.lobby;
    if (host !== null) {
      await this.enter(table, null);
      await this.sit(0, host.quietHours);
    }
    return table;
  }

  async enter(table: string, invitation: string | null): Promise<void> {
    if (this.#room?.table === table) return;
    this.#quit();
    const room = new Room(this.#line, table);
    this.#room = room;
    this.#trouble = null;
    const answer = await this.#line
      .enter({ kind: 'open', table, ...(invitation === null ? {} : { invitation }) })
      .catch(() => null);
    if (answer !== null) room.take(answer);
  }

  async leave(): Promise<void> {
    if (this.#room === null) return;
    this.#quit();
    await this.#line.leave().catch(() => {});
  }

  #quit(): void {
    this.#room?.leave();
    this.#room = null;
  }

  sit(seat: number, quietHours: QuietHours | null = null): Promise<void> {
    return this.#change((table) => ({
      kind: 'sit',
      ...{ id: sixteenBytes(), table, seat, contribution: contributionFor(table, seat) },
      ...(quietHours === null ? {} : { quietHours }),
    }));
  }

  rise(): Promise<void> {
    return this.#change((table) => ({ kind: 'rise', id: sixteenBytes(), table }));
  }

  fill(seat: number, bot: string): Promise<void> {
    return this.#change((table) => ({ kind: 'fill', id: sixteenBytes(), table, seat, bot }));
  }

  clear(seat: number): Promise<void> {
    return this.#change((table) => ({ kind: 'clear', id: sixteenBytes(), table, seat }));
  }

  start(): Promise<void> {
    return this.#change((table) => ({ kind: 'start', id: sixteenBytes(), table }));
  }

  /** Before it begins, by its host. */
  close(): Promise<void> {
    return this.#change((table) => ({ kind: 'close', id: sixteenBytes(), table }));
  }

  /** A bot has played for one. */
  comeBack(): Promise<void> {
    return this.#change((table) => ({ kind: 'return', id: sixteenBytes(), table }));
  }

  /** A bot plays for somebody who is gone, or for oneself. */
  replace(seat: number): Promise<void> {
    return this.#change((table) => ({ kind: 'replace', id: sixteenBytes(), table, seat }));
  }

  vacation(on: boolean): Promise<void> {
    return this.#change((table) => ({ kind: 'vacation', id: sixteenBytes(), table, on }));
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    const answer = await this.#atTable((table) => ({ kind: 'say', id: sixteenBytes(), table, text }));
    return answer?.kind === 'done';
  }

  quiet(closed: boolean): Promise<void> {
    return this.#change((table) => ({ kind: 'quiet', id: sixteenBytes(), table, closed }));
  }

  /** Whether it was done. */
  async block(seat: number, on: boolean): Promise<boolean> {
    const answer = await this.#atTable((table) => ({ kind: 'block', table, seat, on }));
    return answer?.kind === 'done';
  }

  /** Whether it was done. */
  async report(line: number): Promise<boolean> {
    const answer = await this.#atTable((table) => ({ kind: 'report', table, line }));
    return answer?.kind === 'done';
  }

  /** The table of the same people after this one; the seat that one had is taken there again. */
  async rematch(): Promise<string | null> {
    const seat = this.#room?.session?.state.seat ?? null;
    const answer = await this.#atTable((table) => ({ kind: 'rematch', table }));
    if (answer?.kind !== 'rematch') return null;
    await this.leave();
    await this.enter(answer.table, null);
    if (seat !== null && this.#room?.lobby?.seat === null && this.#room.lobby.chairs[seat] === null)
      await this.sit(seat);
    return answer.table;
  }

  /** The whole game, once it is over. */
  async exported(): Promise<string | null> {
    const answer = await this.#atTable((table) => ({ kind: 'export', table }));
    return answer?.kind === 'exported' ? answer.text : null;
  }

  /** Asks the others to go back to where a turn began. */
  askBack(turn: number): Promise<void> {
    return this.#change((table) => ({ kind: 'ask', id: sixteenBytes(), table, seat: this.#seat, turn }));
  }

  answerBack(request: number, agree: boolean): Promise<void> {
    return this.#change((table) => ({ kind: 'answer', id: sixteenBytes(), table, seat: this.#seat, request, agree }));
  }

  get #seat(): number {
    return this.#room?.session?.state.seat ?? 0;
  }

  async #atTable(request: (table: string) => OnlineRequest): Promise<OnlineAnswer | null> {
    return this.#room === null ? null : this.#ask(request(this.#room.table));
  }

  async #change(request: (table: string) => OnlineRequest): Promise<void> {
    const room = this.#room;
    const answer = await this.#atTable(request);
    if (answer?.kind === 'failed') throw new Error(answer.problem);
    // What is no longer to be done was done by somebody else, and is told.
    if (room !== null && answer !== null && answer.kind !== 'cannot') room.take(answer);
  }

  /** Nothing if there is no answer: then the page says why. */
  async #ask(request: OnlineRequest): Promise<OnlineAnswer | null> {
    this.#trouble = null;
    try {
      const answer = await this.#line.ask(request);
      if (answer.kind === 'cannot') this.#trouble = answer.reason;
      return answer;
    } catch (problem) {
      if (!(problem instanceof Lost)) throw problem;
      return null;
    }
  }

  #hear(sent: Parameters<LineListener['told']>[0]): void {
    const room = this.#room;
    if (room === null) return;
    if ('news' in sent) room.seeTable(sent.news);
    else if ('lobby' in sent) room.seeLobby(sent.lobby);
    else if ('around' in sent) room.seeAround(sent.around);
    else if ('missing' in sent) room.seeMissing(sent.missing);
    else if (sent.chat.table === room.table) room.hear(sent.chat.lines);
  }

  #hearStatus(status: LineStatus): void {
    this.#status = status;
    if (status === 'nobody') this.#name = null;
  }
}

export const lounge = new Lounge();
