import { createHash } from 'node:crypto';
import { canonical, hashOf, pick } from '@riband/kernel';
import {
  type Around,
  type ChatLine,
  type LobbyState,
  type OnlineAnswer,
  type OnlineRequest,
  type OnlineSent,
  parseOnlineSent,
  type TableNote,
  type TableState,
} from '@riband/protocol';
import type { ToldLine } from '@riband/table';
import { openedBy } from '../soak/asking.ts';
import type { Player } from '../storage/storage.ts';
import { Beside } from './beside.ts';
import { Intentions, type PlayRequest } from './intentions.ts';
import { Link } from './link.ts';
import type { Story } from './story.ts';

/** How long a player waits for an answer before trying another connection. */
const PATIENCE_MS = 4000;

/** One message of that many is read closely. */
const CLOSELY = 8;

/** A client as it should be: it sends again with the same id what was not answered, comes back after every break, and believes nothing. */
export class SimulatedPlayer {
  readonly player: Player;
  /** What was acknowledged, with its kind. */
  readonly acknowledged = new Map<string, PlayRequest>();
  /** What was answered that it is not done. */
  readonly refused = new Set<string>();
  /** Every view that was told: after how many entries, whose eyes, which hash. */
  readonly seen: { readonly entry: number; readonly seat: number | null; readonly hash: string }[] = [];
  /** Of everything that was heard. */
  readonly heard = createHash('sha256');
  readonly beside: Beside;
  #around: Around | null = null;
  #messages = 0;
  state: TableState | null = null;
  log: readonly ToldLine[] = [];
  /** Whether that is the whole story: who comes to a table may be told the end of it first. */
  knowsAll = false;
  /** The command that waits for its answer, and maybe for a connection. */
  unanswered: PlayRequest | null = null;
  sent = 0;
  readonly #story: Story;
  readonly #intentions: Intentions;
  readonly #plays: boolean;
  readonly #hosts: boolean;
  #lobby: LobbyState | null = null;
  #link: Link | null = null;
  #number = 0;
  readonly #waiting = new Map<number, OnlineRequest>();
  #giveUp: () => void = () => {};
  #considering = false;
  /** Whether this connection has led to the table yet. */
  #entered = false;

  constructor(story: Story, name: string, role: { readonly plays: boolean; readonly hosts: boolean }) {
    this.#story = story;
    this.#plays = role.plays;
    this.#hosts = role.hosts;
    this.player = { id: `player-${name}`, name };
    this.#intentions = new Intentions(story.world, name);
    this.beside = new Beside(story, role.plays, () => this.#intentions.newId());
  }

  connect(): void {
    const { world, weather, machines, place } = this.#story;
    if (place === null && !this.#hosts) return void world.after(500, () => this.connect());
    this.#waiting.clear();
    this.#entered = false;
    const link: Link = new Link(world, weather, pick(world.random, machines), this.player, {
      hear: (text) => this.#link === link && this.#hear(text),
      closed: () => this.#link === link && this.#comeBack(),
    });
    this.#link = link;
    const { game, seats, clock } = this.#story;
    // The same one again, as long as nothing is heard of it.
    const id = `${this.player.name}-opens-a-table`;
    this.#ask(
      place === null
        ? { kind: 'create', id, game, seats, options: { rounds: 3 }, clock, listed: false, watching: 'invited' }
        : { kind: 'open', ...place },
    );
  }

  #comeBack(after = this.#story.world.between(50, 1000)): void {
    this.#giveUp();
    this.#link?.cut();
    this.#link = null;
    this.#story.world.after(after, () => this.connect());
  }

  #ask(request: OnlineRequest): void {
    const number = ++this.#number;
    this.#waiting.set(number, request);
    this.#link?.send(JSON.stringify({ number, request }));
    this.#giveUp();
    this.#giveUp = this.#story.world.after(PATIENCE_MS, () => this.#comeBack());
  }

  #hear(text: string): void {
    this.heard.update(text);
    this.#messages += 1;
    for (const secret of this.#story.world.secrets)
      if (text.includes(secret)) this.#story.violated(`${this.player.name} was told a seed`);
    const sent = this.#read(text);
    if ('news' in sent) this.#see(sent.news);
    else if ('lobby' in sent) this.#lobby = sent.lobby;
    else if ('around' in sent) this.#around = sent.around;
    else if ('chat' in sent) this.#listen(sent.chat.lines);
    else if ('answer' in sent) {
      const request = this.#waiting.get(sent.number);
      this.#waiting.delete(sent.number);
      if (this.#waiting.size === 0) this.#giveUp();
      if (request !== undefined) this.#learn(request, sent.answer);
    }
    this.#considerSoon();
  }

  /** Reading closely takes longer than all else: it is done now and then. */
  #read(text: string): OnlineSent {
    const sent = JSON.parse(text) as OnlineSent;
    if (this.#messages % CLOSELY !== 0) return sent;
    const state = 'news' in sent ? sent.news : 'answer' in sent && 'state' in sent.answer ? sent.answer.state : null;
    if (state !== null && hashOf(state.view) !== state.hash)
      this.#story.violated(`a view after ${state.entry} entries has another hash than it says`);
    const read = parseOnlineSent(sent);
    if (canonical(read) !== canonical(sent)) this.#story.violated('a message tells more than the protocol has');
    return read;
  }

  #learn(request: OnlineRequest, answer: OnlineAnswer): void {
    if (request.kind === 'open') [this.#entered, this.knowsAll] = [true, false];
    const play = 'id' in request && request.id === this.unanswered?.id ? this.unanswered : null;
    switch (answer.kind) {
      case 'created':
        this.#story.place ??= openedBy(answer);
        this.#ask({ kind: 'open', ...this.#story.place });
        return;
      case 'lobby':
        this.#lobby = answer.lobby;
        return;
      case 'done':
        this.beside.learn(request);
        return;
      case 'rematch':
        this.beside.follow(answer.table);
        return;
      case 'tables':
        this.#check(answer.tables);
        return;
      case 'table':
        this.#see(answer.state);
        // A story is over long before anybody has been gone for days.
        if (request.kind === 'replace') this.#story.violated('a bot plays for somebody who is not gone');
        if (play !== null) this.acknowledged.set(play.id, play);
        if (play !== null) this.unanswered = null;
        if (request.kind === 'open' && this.unanswered !== null) this.#ask(this.unanswered);
        return;
      case 'refused':
        this.#see(answer.state);
        this.#giveUpOn(play);
        return;
      case 'unavailable':
        this.#comeBack();
        return;
      case 'cannot':
        if (answer.reason === 'begun' || answer.reason === 'aside') this.#comeBack();
        else if (answer.reason === 'standIn') this.#giveUpOn(play);
        else if (play !== null) this.#story.violated(`"${play.kind}" cannot be done: ${answer.reason}`);
        return;
      default:
        this.#story.violated(`"${request.kind}" was answered ${JSON.stringify(answer)}`);
    }
  }

  #giveUpOn(play: PlayRequest | null): void {
    if (play === null) return;
    this.refused.add(play.id);
    this.unanswered = null;
  }

  #listen(lines: readonly ChatLine[]): void {
    if (!this.#plays) this.#story.violated('who only watches heard what players say');
    this.beside.listen(lines);
  }

  /** Who has seen the table finds it among theirs, no further than it is. */
  #check(tables: readonly TableNote[]): void {
    const found = tables.find(({ table }) => table === this.#story.place?.table);
    if (this.state === null || this.state.seat === null) return;
    if (found?.seat !== this.state.seat) this.#story.violated(`${this.player.name} does not find the table`);
  }

  #see(state: TableState): void {
    const { entry, hash, seat, log } = state;
    if (this.state !== null && entry < this.state.entry)
      this.#story.violated(`${this.player.name} was at entry ${this.state.entry} and is told of ${entry}`);
    this.seen.push({ entry, seat, hash });
    this.log = [...this.log.slice(0, log.from), ...log.lines];
    this.state = state;
    this.knowsAll ||= state.acted !== undefined;
  }

  #considerSoon(): void {
    if (this.#considering) return;
    this.#considering = true;
    this.#story.world.after(this.#story.world.between(50, 600), () => {
      this.#considering = false;
      if (this.#entered && this.unanswered === null) this.#act();
    });
  }

  #act(): void {
    const { calm, world } = this.#story;
    if (this.state === null) {
      this.#takeSeat();
      return;
    }
    if (!calm && world.chance(0.05)) this.#ask({ kind: 'mine' });
    // So long that somebody has to tell them that it is their turn.
    if (!calm && world.chance(0.05)) {
      this.#comeBack(world.between(3000, 12_000));
      return;
    }
    if (this.#plays) for (const wish of this.beside.wishes(this.state)) this.#ask(wish);
    const { seat } = this.state;
    if (seat !== null && this.#around?.standIns.includes(seat)) {
      this.#ask({ kind: 'return', id: this.#intentions.newId(), table: this.state.table });
      return;
    }
    const command = this.#intentions.next(this.state, calm);
    if (command === null) return;
    this.unanswered = command;
    this.sent += 1;
    this.#ask(command);
    const link = this.#link;
    // An impatient click, or a message that was thought lost.
    if (!calm && world.chance(0.2))
      world.after(world.between(0, 3000), () => {
        if (this.#link === link) this.#ask(command);
      });
  }

  get #quiet() {
    const { quietHours } = this.beside;
    return quietHours === null ? {} : { quietHours };
  }

  #takeSeat(): void {
    const { world, bots, calm } = this.#story;
    if (this.#lobby === null || !this.#plays) return;
    const { table, chairs, seat } = this.#lobby;
    const free = chairs.flatMap((chair, index) => (chair === null ? [index] : []));
    const bot = chairs.some((chair) => chair?.kind === 'bot');
    const id = this.#intentions.newId();
    // Some change their minds.
    if (!calm && seat !== null && world.chance(0.1)) this.#ask({ kind: 'rise', id, table });
    else if (!calm && this.#hosts && world.chance(0.1))
      this.#ask({ kind: 'clear', id, table, seat: world.random.below(chairs.length) });
    else if (this.#hosts && bots > 0 && !bot && free.length > 0)
      this.#ask({ kind: 'fill', id, table, seat: pick(world.random, free), bot: 'random' });
    else if (seat === null && free.length > 0)
      this.#ask({ kind: 'sit', id, table, seat: pick(world.random, free), contribution: CONTRIBUTION, ...this.#quiet });
    else if (this.#hosts && free.length === 0) this.#ask({ kind: 'start', id, table });
  }
}

const CONTRIBUTION = 'c0'.repeat(16);
