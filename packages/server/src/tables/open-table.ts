import type { Command, Entry, Excerpt, Save, TableError } from '@riband/table';
import { isBesideGame, isOfGame } from '../record/fact.ts';
import { asRecorded, entriesIn, factsIn, type Known, named, withRows } from '../record/known.ts';
import { isBrokenOff, isGoingOn, isOpen, type Lobby, waitsForBot } from '../record/lobby.ts';
import { drawKeyOf, seedOf } from '../record/seed.ts';
import type { BotTurn, Opened } from '../rules/rules.ts';
import type { Outcome } from '../storage/storage.ts';
import { Audience } from './audience.ts';
import { appendFor, type Change, type Mending, played, playedUpTo, repaired } from './change.ts';
import { fullClock } from './clocks.ts';
import { outagesUpToNow } from './heartbeat.ts';
import { Herald } from './herald.ts';
import { Halted, isDamaged, NOT_GONE, type NotNow, type Refusal, type Wish } from './obstacles.ts';
import { Past } from './past.ts';
import type { InnerPorts, Reply, Visitor } from './ports.ts';
import { Presence } from './presence.ts';
import { readTable } from './reading.ts';
import { standInAfter } from './stand-in.ts';
import { Talk } from './talk.ts';
import { Timekeeper } from './timekeeper.ts';
import { Turns } from './turns.ts';

/** Nobody loses that many races in a row, unless something is wrong. */
const TRIES = 50;
const TOO_BUSY = `lost ${TRIES} races in a row`;

/**
 * A table that this process has in memory, as its record says. Other processes may have it too: what is stored is the only truth, and who
 * cannot add to it reads on first.
 */
export class OpenTable {
  readonly audience: Audience;
  readonly talk: Talk;
  readonly time: Timekeeper;
  readonly herald: Herald;
  readonly presence: Presence;
  readonly past: Past;
  readonly #ports: InnerPorts;
  /** One thing at a time. */
  readonly #turns = new Turns();
  #known: Known;
  /** Something failed on the way: what is in memory may not be what is stored. */
  #doubtful = false;

  private constructor(ports: InnerPorts, known: Known) {
    this.#ports = ports;
    this.#known = known;
    this.time = new Timekeeper(ports, () => this.lobby);
    this.presence = new Presence(ports, this);
    this.audience = new Audience(ports, () => this.#known, this.time, this.presence);
    this.talk = new Talk(ports, this);
    this.herald = new Herald(ports, this);
    this.past = new Past(ports, this);
    this.#learn(known);
  }

  /** Nothing if there is no such table. */
  static async load(ports: InnerPorts, id: string): Promise<OpenTable | undefined> {
    const read = await readTable(ports, id);
    if (read === undefined) return undefined;
    const table = new OpenTable(ports, read.known);
    await table.#openRules(read.saved);
    await table.inTurn(() => table.past.recallIfShort());
    return table;
  }

  get id(): string {
    return this.#known.table;
  }

  /** How many rows of the record are known here. */
  get rows(): number {
    return this.#known.tip.rows;
  }

  get lobby(): Lobby {
    return this.#known.lobby;
  }

  get known(): Known {
    return this.#known;
  }

  /** Whether somebody may not have been told what is stored: in the next turn they are. */
  get isDoubtful(): boolean {
    return this.#doubtful;
  }

  /** Waits for its turn, and begins it with what the record says. */
  inTurn<T>(run: () => Promise<T>): Promise<T> {
    return this.#turns.next(async () => {
      try {
        if (this.#doubtful) await this.readAnew();
        return await run();
      } catch (problem) {
        this.#doubtful = !(problem instanceof Halted);
        if (!isDamaged(problem)) throw problem;
        await this.#setAside(problem);
        throw new Halted('aside');
      }
    });
  }

  /** Decides by the lobby as it is, and after a lost race decides anew. A text is an answer, and nothing changes. */
  async change(visitor: Visitor, reply: Reply, decide: () => Promise<Change | string>): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const decision = await decide();
      if (typeof decision === 'string') return reply(decision);
      if ((await this.#store(decision)) === 'conflict') await this.catchUp();
      else {
        if (decision.facts.some(({ kind }) => kind === 'started')) await this.#read();
        return this.audience.tellAnew(visitor, reply);
      }
    }
    throw new Error(TOO_BUSY);
  }

  /** Plans, stores, then tells: nothing leaves this process before it lasts. Whatever others have added meanwhile is read first. */
  async carryOut(command: Command, { visitor, reply, obstacle }: Wish = {}): Promise<'done' | NotNow> {
    const { rules, vault } = this.#ports;
    for (let tries = 0; tries < TRIES; tries++) {
      const hindered = await obstacle?.();
      if (hindered !== undefined) return hindered;
      this.#requireGoingOn();
      const plan = await this.past.knowing(() =>
        rules.plan(this.id, named(command, this.#known.members), this.audience.viewers),
      );
      if (plan.kind !== 'new') return plan;
      const { places, bookmark, shown } = plan;
      const entries = plan.entries.map((entry) => asRecorded(entry, command));
      const facts = [
        ...playedUpTo(entries, this.time.timed(plan.now, command)),
        ...(places === null ? [] : [{ kind: 'revealed', seed: seedOf(vault, this.#known), places } as const]),
      ];
      if ((await this.#store({ facts, command: command.id, bookmark })) === 'conflict') {
        const refusal = await this.#ports.storage.refusal(this.id, command.id ?? '');
        if (refusal !== undefined) return JSON.parse(refusal) as Refusal;
        await this.catchUp();
        // It may be older than what is known here.
        if (await this.#ports.storage.isDone(this.id, command.id ?? '')) return { kind: 'known' };
      } else {
        rules.keep(this.id);
        await this.audience.tell(entries, shown, visitor, reply);
        return 'done';
      }
    }
    throw new Error(TOO_BUSY);
  }

  /** Reads what others have added, and tells it. */
  async catchUp(): Promise<void> {
    const rows = await this.#ports.storage.rows(this.id, this.rows);
    if (rows.length === 0) return;
    const facts = factsIn(rows);
    // Anything else may open the game or close it, or bring somebody new.
    if (!facts.every((fact) => isOfGame(fact) || isBesideGame(fact))) return this.readAnew();
    this.#learn(withRows(this.#known, rows));
    const entries = entriesIn(rows, this.#known.members);
    if (entries.length > 0) await this.#take(entries);
    if (facts.some(isBesideGame)) await this.audience.tellAnew();
  }

  /** The game that begins with who sits there now. */
  async dealt(holders: Parameters<InnerPorts['rules']['deal']>[0]['holders']): Promise<Change> {
    const { game, options } = this.lobby;
    const dealing = { table: this.id, game, options, holders, key: this.#drawKey() };
    const { header, entries, bookmark, now } = await this.#ports.rules.deal(dealing);
    const { clock, chairs } = this.lobby;
    const left = clock === null ? {} : { left: chairs.map(() => fullClock(clock)) };
    return {
      facts: [{ kind: 'started', header, holders, now: { ...now, ...left } }, ...entries.map(played)],
      bookmark,
    };
  }

  async nextBot(): Promise<BotTurn | null> {
    return waitsForBot(this.lobby) ? this.#ports.rules.nextBot(this.id) : null;
  }

  /** After whoever is in turn now. */
  close(): void {
    void this.#turns.next(async () => this.#ports.rules.close(this.id));
  }

  /** Who had the seat will not come back: a bot plays on, or the seat is free again. */
  giveUp(seat: number): Promise<void> {
    return this.inTurn(async () => {
      if (isGoingOn(this.lobby)) await this.carryOut(standInAfter(this.rows, seat));
      else if (isOpen(this.lobby)) await this.#store({ facts: [{ kind: 'rose', seat }] });
    });
  }

  /** Everything from the storage, and to everybody: who knows what they were told before something failed. */
  async readAnew(): Promise<void> {
    await this.#read();
    await this.audience.tellAnew();
  }

  /** A bot plays on for who has no time left; who comes back has their seat again. */
  callTime(): Promise<void> {
    return this.inTurn(async () => {
      for (const seat of this.time.fallen) {
        // They may have moved in time, elsewhere.
        const obstacle = async () => (this.time.fallen.includes(seat) ? undefined : NOT_GONE);
        await this.carryOut(standInAfter(this.rows, seat), { obstacle });
      }
    });
  }

  /** Nobody has played for the limit of the table: it is over, and its seed is told. Whether it was so. */
  abandon(): Promise<boolean> {
    const { clock } = this.#ports;
    return this.inTurn(async () => {
      const outages = await outagesUpToNow(this.#ports);
      return this.repair((lobby) =>
        Timekeeper.isAbandonedAt(lobby, clock.now(), outages) ? { repair: 'abandoned', notice: '' } : undefined,
      );
    });
  }

  /** Not by its players: see `Repair`. Nothing if it was not to be done any more, after whatever others have added. */
  async repair(decide: (lobby: Lobby) => Mending | undefined): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const mending = decide(this.lobby);
      if (mending === undefined) return false;
      if ((await this.#store({ facts: [repaired(this.#ports.vault, this.#known, mending)] })) === 'conflict')
        await this.catchUp();
      else {
        await this.readAnew();
        return true;
      }
    }
    throw new Error(TOO_BUSY);
  }

  async #take(entries: readonly Entry[]): Promise<void> {
    const { rules } = this.#ports;
    const shown = await this.past.knowing(() => rules.take(this.id, entries, this.audience.viewers));
    await this.audience.tell(entries, shown);
  }

  #requireGoingOn(): void {
    if (this.lobby.aside) throw new Halted('aside');
    if (isBrokenOff(this.lobby)) throw new Halted('ended');
  }

  /** It is the table that fails, and not what is around it: that is written down for all servers. */
  async #setAside(problem: TableError): Promise<void> {
    this.#ports.warn('a table is set aside', this.id, problem);
    const { message } = problem;
    await this.repair((lobby) => (lobby.aside ? undefined : { repair: 'failed', notice: '', problem: message }));
  }

  #learn(known: Known): void {
    this.#known = known;
    for (const visitor of this.audience.showOut()) this.talk.leave(visitor);
    this.time.look();
    this.herald.look();
  }

  /** What is stored is known from then on. */
  async #store(change: Change): Promise<Outcome> {
    const { append, then } = appendFor(this.#ports, this.#known, change);
    const outcome = await this.#ports.committer.write(append);
    if (outcome === 'stored') this.#learn(then);
    return outcome;
  }

  async #read(): Promise<void> {
    const read = await readTable(this.#ports, this.id);
    if (read === undefined) throw new Error(`table ${this.id} is gone`);
    this.#learn(read.known);
    await this.#openRules(read.saved);
    await this.past.recall();
    this.#doubtful = false;
  }

  /** What opening adds, such as a change of rules, is stored before anybody sees it. */
  async #openRules(saved: Save | Excerpt | undefined): Promise<void> {
    if (this.lobby.aside) return this.#ports.rules.close(this.id);
    if (saved === undefined) return;
    const opened = await this.#opened(saved);
    if (opened === undefined || opened.added.length === 0 || isBrokenOff(this.lobby)) return;
    const facts = playedUpTo(opened.added, this.time.timed(opened.now));
    if ((await this.#store({ facts })) === 'conflict') return this.#read();
  }

  /** A running table on which that fails is set aside. */
  async #opened(saved: Save | Excerpt): Promise<Opened | undefined> {
    try {
      return await this.#ports.rules.open(saved, this.#drawKey());
    } catch (problem) {
      if (!isDamaged(problem) || this.lobby.end !== null) throw problem;
      await this.#setAside(problem);
      return undefined;
    }
  }

  #drawKey(): string {
    return drawKeyOf(this.#ports.vault, this.#known);
  }
}
