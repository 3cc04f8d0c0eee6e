import { pick } from '@riband/kernel';
import {
  type Around,
  type ChatLine,
  Line,
  type LineListener,
  type LineStatus,
  type LobbyState,
  type OnlineAnswer,
  type OnlineRequest,
  type TableNote,
  type TableState,
} from '@riband/protocol';
import type { ToldLine } from '@riband/table';
import { openedBy } from '../soak/asking.ts';
import type { Player } from '../storage/storage.ts';
import { Beside } from './beside.ts';
import { Browser } from './browser.ts';
import { Intentions, type PlayRequest } from './intentions.ts';
import type { Story } from './story.ts';

/** Somebody with a page of which the line is the real one: plays, meddles, goes away and comes back, and believes nothing. */
export class SimulatedPlayer {
  readonly player: Player;
  /** What was acknowledged, with its kind. */
  readonly acknowledged = new Map<string, PlayRequest>();
  /** What was answered that it is not done. */
  readonly refused = new Set<string>();
  /** Every view that was told: after how many entries, whose eyes, which hash. */
  readonly seen: { readonly entry: number; readonly seat: number | null; readonly hash: string }[] = [];
  readonly browser: Browser;
  readonly beside: Beside;
  #around: Around | null = null;
  state: TableState | null = null;
  log: readonly ToldLine[] = [];
  /** Whether that is the whole story: who comes to a table may be told the end of it first. */
  knowsAll = false;
  /** The command that waits for its answer, and maybe for a connection. */
  unanswered: PlayRequest | null = null;
  sent = 0;
  /** Whether they have closed the page for good. */
  hasGone = false;
  readonly #story: Story;
  readonly #intentions: Intentions;
  readonly #plays: boolean;
  readonly #hosts: boolean;
  #lobby: LobbyState | null = null;
  /** Nothing while the page is closed. */
  #line: Line | null = null;
  #considering = false;

  constructor(story: Story, name: string, role: { readonly plays: boolean; readonly hosts: boolean }) {
    this.#story = story;
    this.#plays = role.plays;
    this.#hosts = role.hosts;
    this.player = { id: `player-${name}`, name };
    this.browser = new Browser(story);
    this.#intentions = new Intentions(story.world, name);
    this.beside = new Beside(story, role.plays, () => this.#intentions.newId());
  }

  /** The seats of those who are there, as it was told. */
  get sees(): readonly number[] {
    return this.#around?.here ?? [];
  }

  /** Opens the page, once there is something to see. */
  come(): void {
    if (this.hasGone) return;
    const { world, place, game, seats, clock } = this.#story;
    if (place === null && !this.#hosts) return void world.after(500, () => this.come());
    this.#line = new Line(this.browser.linePorts(), this.#listener());
    if (place !== null) {
      this.#enter(place);
      return;
    }
    const id = this.#intentions.newId();
    const rules = { game, seats, options: { rounds: 3 }, clock };
    const create = { kind: 'create', id, ...rules, listed: false, watching: 'invited' } as const;
    // An impatient click opens no second table.
    for (let copies = world.between(1, 2); copies > 0; copies--) this.#ask(create);
  }

  goForGood(): void {
    this.hasGone = true;
    this.#line?.end();
    this.#line = null;
  }

  /** So long that somebody has to tell them that it is their turn: they close the page, or have no network. */
  #goAway(): void {
    const { world } = this.#story;
    const [line, ms] = [this.#line, world.between(3000, 12_000)];
    if (world.chance(0.5)) {
      line?.end();
      this.#line = null;
      world.after(ms, () => this.come());
    } else {
      this.browser.goOffline(ms);
      line?.drop();
      world.after(ms, () => line?.tryNow());
    }
  }

  #enter(place: NonNullable<Story['place']>): void {
    void this.#line?.enter({ kind: 'open', ...place }).then((answer) => this.#arrive(answer));
  }

  #ask(request: OnlineRequest): void {
    void this.#line?.ask(request).then((answer) => {
      this.#learn(request, answer);
      this.#considerSoon();
    });
  }

  /** The same once more, as long as it is not answered otherwise. */
  #askLater(request: OnlineRequest): void {
    this.#story.world.after(this.#story.world.between(500, 2000), () => this.#ask(request));
  }

  #listener(): LineListener {
    return {
      entered: (answer) => this.#arrive(answer),
      told: (sent) => this.#hear(sent),
      status: (status) => this.#notice(status),
    };
  }

  #notice(status: LineStatus): void {
    if (status === 'nobody' || status === 'outdated')
      this.#story.violated(`the line of ${this.player.name} is ${status}`);
  }

  #hear(sent: Parameters<LineListener['told']>[0]): void {
    if ('news' in sent) this.#see(sent.news);
    else if ('lobby' in sent) this.#lobby = sent.lobby;
    else if ('around' in sent) this.#around = sent.around;
    else if ('chat' in sent) this.#listen(sent.chat.lines);
    else this.#story.violated(`${this.player.name} was shown out`);
    this.#considerSoon();
  }

  #arrive(answer: OnlineAnswer): void {
    this.knowsAll = false;
    if (answer.kind === 'lobby') this.#lobby = answer.lobby;
    else if (answer.kind === 'table') this.#see(answer.state);
    else if (answer.kind !== 'cannot' || answer.reason !== 'aside') this.#wonder('open', answer);
    this.#considerSoon();
  }

  #learn(request: OnlineRequest, answer: OnlineAnswer): void {
    const play = 'id' in request && request.id === this.unanswered?.id ? this.unanswered : null;
    switch (answer.kind) {
      case 'created':
        // The answer to a copy leads nowhere else.
        if (this.#story.place !== null) return;
        this.#story.place = openedBy(answer);
        this.#enter(this.#story.place);
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
        return;
      case 'refused':
        this.#see(answer.state);
        this.#giveUpOn(play);
        return;
      case 'cannot':
        if (answer.reason === 'standIn') this.#giveUpOn(play);
        // It may be done once the table is brought back.
        else if (answer.reason === 'aside' && play !== null) this.#askLater(play);
        else if (play !== null || request.kind === 'create') this.#wonder(request.kind, answer);
        return;
      default:
        this.#wonder(request.kind, answer);
    }
  }

  #wonder(asked: OnlineRequest['kind'], answer: OnlineAnswer): void {
    this.#story.violated(`"${asked}" was answered ${JSON.stringify(answer)}`);
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
      if (this.#line !== null && this.unanswered === null) this.#act();
    });
  }

  #act(): void {
    const { calm, world } = this.#story;
    if (this.state === null) {
      this.#takeSeat();
      return;
    }
    if (!calm && world.chance(0.05)) this.#ask({ kind: 'mine' });
    if (!calm && world.chance(0.05)) {
      this.#goAway();
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
    const line = this.#line;
    // An impatient click, on the same page.
    if (!calm && world.chance(0.4))
      world.after(world.between(0, 6000), () => {
        if (this.#line === line) this.#ask(command);
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
