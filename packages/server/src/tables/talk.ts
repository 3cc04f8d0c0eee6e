import type { ChatLine, OnlineRequest } from '@riband/protocol';
import { cleanLine } from '../people/names.ts';
import type { Known } from '../record/known.ts';
import type { Lobby } from '../record/lobby.ts';
import { personOf, playerAt } from '../record/who.ts';
import type { Said } from '../storage/storage.ts';
import { answered, cannot, chatNews, DONE } from './answers.ts';
import type { Audience } from './audience.ts';
import type { Reply, TablePorts, Visitor } from './ports.ts';
import { Turns } from './turns.ts';

type Asked<Kind extends OnlineRequest['kind']> = Extract<OnlineRequest, { kind: Kind }>;

/** What has to be known of the table. */
interface TalkedAt {
  readonly id: string;
  readonly audience: Audience;
  readonly lobby: Lobby;
  readonly known: Known;
}

/** How much of what was said before is told to who comes. */
const LONGEST = 200;

/** What is said at a table, by who has a seat there and by the host, and to nobody else. It is no part of the record. */
export class Talk {
  readonly #ports: TablePorts;
  readonly #table: TalkedAt;
  /** How much was told to those who are there. */
  #told = 0;
  /** Whom everybody who is there does not want to hear. */
  readonly #blocks = new Map<Visitor, ReadonlySet<string>>();
  readonly #reading = new Turns();

  constructor(ports: TablePorts, table: TalkedAt) {
    this.#ports = ports;
    this.#table = table;
  }

  /** Everything so far, to who comes. */
  async welcome(visitor: Visitor): Promise<void> {
    if (!this.#table.audience.talks(visitor)) return;
    await this.#readBlocks(visitor);
    const lines = await this.#ports.storage.said(this.#table.id, 0);
    this.#told = Math.max(this.#told, lines.length);
    this.#tell(visitor, lines.slice(-LONGEST));
  }

  leave(visitor: Visitor): void {
    this.#blocks.delete(visitor);
  }

  async say(visitor: Visitor, { id, text }: Asked<'say'>, reply: Reply): Promise<void> {
    const { audience, lobby } = this.#table;
    if (!audience.talks(visitor)) return reply(cannot('notSeated'));
    if (lobby.quiet) return reply(cannot('quiet'));
    const clean = cleanLine(text);
    if (clean === undefined) return reply(answered({ kind: 'failed', problem: 'nothing was said' }));
    const said = { at: this.#ports.clock.now(), player: visitor.player.id, text: clean };
    await this.#ports.storage.say(this.#table.id, id, said);
    reply(DONE);
    await this.catchUp();
  }

  /** Tells what was said here or elsewhere meanwhile. */
  async catchUp(): Promise<void> {
    if (this.#blocks.size === 0) return;
    const lines = await this.#ports.storage.said(this.#table.id, this.#told);
    const fresh = lines.filter(({ number }) => number >= this.#told);
    this.#told += fresh.length;
    // Who has risen does not hear the others any more.
    for (const visitor of this.#blocks.keys()) if (this.#table.audience.talks(visitor)) this.#tell(visitor, fresh);
  }

  async block(visitor: Visitor, { seat, on }: Asked<'block'>, reply: Reply): Promise<void> {
    if (!this.#table.audience.talks(visitor)) return reply(cannot('notSeated'));
    const player = playerAt(this.#table.known, seat);
    if (player === undefined || player === visitor.player.id) return reply(cannot('noSuchSeat'));
    await this.#ports.storage.setBlock(visitor.player.id, player, on);
    await this.#readBlocks(visitor);
    reply(DONE);
  }

  async report(visitor: Visitor, { line }: Asked<'report'>, reply: Reply): Promise<void> {
    if (!this.#table.audience.talks(visitor)) return reply(cannot('notSeated'));
    const at = this.#ports.clock.now();
    await this.#ports.storage.report({ table: this.#table.id, line, player: visitor.player.id, at });
    reply(DONE);
  }

  /** One after the other: what was read before somebody was blocked does not count after it. */
  #readBlocks(visitor: Visitor): Promise<void> {
    return this.#reading.next(async () => {
      const blocked = new Set(await this.#ports.storage.blockedBy(visitor.player.id));
      if (!visitor.gone) this.#blocks.set(visitor, blocked);
    });
  }

  #tell(visitor: Visitor, said: readonly Said[]): void {
    const blocked = this.#blocks.get(visitor);
    const lines = said.filter(({ player }) => !blocked?.has(player)).map((one) => this.#lineOf(one));
    if (lines.length > 0) visitor.hear(chatNews(this.#table.id, lines));
  }

  #lineOf({ number, at, player, text }: Said): ChatLine {
    return { number, at, text, ...personOf(this.#table.known, player) };
  }
}
