import { BOTS, STANDARD_BOT } from '@riband/bots';
import { CATALOG } from '@riband/catalog';
import type { Invitation, InvitationWords, OnlineRequest, TableNote } from '@riband/protocol';
import { TableError } from '@riband/table';
import { newId } from '../ports/random.ts';
import { BrokenRecord } from '../record/chain.ts';
import { knownFrom, saveIn } from '../record/known.ts';
import { contributionsTo, isAlone } from '../record/lobby.ts';
import type { Player } from '../storage/storage.ts';
import { type AnswerText, answered, cannot, DONE, MISSING, UNAVAILABLE } from './answers.ts';
import type { Change } from './change.ts';
import { forgetPlayer } from './farewell.ts';
import { Heartbeat } from './heartbeat.ts';
import { invitationTo } from './invitation.ts';
import { Halted } from './obstacles.ts';
import { once } from './once.ts';
import type { OpenTable } from './open-table.ts';
import { OpenTables } from './open-tables.ts';
import { asCalledNow, openingFor, rematchOf } from './opening.ts';
import { namedIn, type OwnTable, someTablesOf, tableDataOf } from './own-tables.ts';
import { comeBack, type Play, play, replace } from './play.ts';
import type { Reply, TablePorts, Visitor } from './ports.ts';
import { type SeatingRequest, seatingChange } from './seating.ts';
import { vacationChange } from './vacation.ts';

type Asked<Kind extends OnlineRequest['kind']> = Extract<OnlineRequest, { kind: Kind }>;
/** What is asked at a table. */
type AtTable = Extract<OnlineRequest, { table: string }>;

/** All that can be asked of tables, by whoever is known to be who they are. Every request gets one answer. */
export class TableService {
  readonly #ports: TablePorts;
  readonly #tables: OpenTables;
  readonly #heartbeat: Heartbeat;

  constructor(ports: TablePorts) {
    this.#ports = ports;
    this.#heartbeat = new Heartbeat(ports);
    this.#tables = new OpenTables({ ...ports, outages: () => this.#heartbeat.outages });
  }

  async handle(visitor: Visitor, request: OnlineRequest, reply: Reply): Promise<void> {
    try {
      await this.#answer(visitor, request, reply);
    } catch (problem) {
      this.#ports.warn(`"${request.kind}" failed`, 'table' in request ? request.table : '', problem);
      reply(answerTo(problem));
    }
  }

  /** What is stored about somebody at their tables. */
  tableDataOf({ id }: Player): Promise<readonly OwnTable[]> {
    return tableDataOf(this.#ports.storage, id);
  }

  /** What somebody is invited to, whoever they are. */
  invitation(words: InvitationWords): Promise<Invitation | undefined> {
    return invitationTo(this.#ports, words);
  }

  /** What somebody is first shown of their tables: those that go on, and the newest of the others. */
  async tablesOf({ id }: Player): Promise<readonly TableNote[]> {
    return (await someTablesOf(this.#ports.storage, id, 0)).tables;
  }

  /** Somebody wants nothing to be left of them. Bots play on for them, and what they played stays, by nobody. */
  forget({ id }: Player): Promise<void> {
    return forgetPlayer(this.#ports, this.#tables, id);
  }

  /** The connection has ended. */
  depart(visitor: Visitor): void {
    this.#tables.depart(visitor);
  }

  /** Nothing happens by itself any more; what was asked for is still done. */
  rest(): void {
    this.#tables.rest();
  }

  /** Once everybody is told who is being told. */
  async close(): Promise<void> {
    this.#heartbeat.close();
    await this.#tables.close();
  }

  async #answer(visitor: Visitor, request: OnlineRequest, reply: Reply): Promise<void> {
    switch (request.kind) {
      case 'games':
        return reply(OFFERS);
      case 'ping':
        return reply(DONE);
      case 'create':
        return this.#create(visitor, request, reply);
      case 'mine':
        return reply(answered(await someTablesOf(this.#ports.storage, visitor.player.id, request.from ?? 0)));
      case 'listed':
        return reply(await this.#shown());
      default: {
        const table = await this.#tables.find(request.table);
        // What was never opened, or is not for this visitor, is not there.
        if (table === undefined || !mayAsk(table, visitor, request)) return reply(MISSING);
        // It may have begun, and not for them, before they are answered.
        const admits = () => table.audience.admits(visitor);
        await this.#atTable(table, visitor, request, (answer) => reply(admits() ? answer : MISSING));
      }
    }
  }

  async #shown(): Promise<AnswerText> {
    const { storage } = this.#ports;
    return answered({ kind: 'tables', tables: await namedIn(storage, await storage.shownTables()) });
  }

  async #atTable(table: OpenTable, visitor: Visitor, request: AtTable, reply: Reply): Promise<void> {
    if (table.lobby.aside && !WHILE_ASIDE.has(request.kind)) return reply(cannot('aside'));
    switch (request.kind) {
      case 'open':
        return table.inTurn(() => welcome(table, visitor, reply));
      case 'leave':
        return table.inTurn(async () => {
          this.#tables.leave(table, visitor);
          reply(DONE);
        });
      case 'sit':
      case 'rise':
      case 'fill':
      case 'clear':
      case 'start':
      case 'close':
        return this.#seat(table, visitor, request, reply);
      case 'why':
      case 'look':
      case 'history':
        return this.#inquire(table, visitor, request, reply);
      case 'hurry':
        return reply(this.#hurry(table, visitor));
      case 'fairness':
        return reply(fairnessOf(table));
      case 'export':
        return this.#export(table, reply);
      case 'return':
        return table.inTurn(() => comeBack(this.#ports, table, visitor, request, reply));
      case 'replace':
        await table.inTurn(() => replace(this.#ports, table, visitor, request, reply));
        return this.#tables.goOn(table);
      case 'vacation':
        return this.#vacation(table, visitor, request, reply);
      case 'say':
        return table.talk.say(visitor, request, reply);
      case 'block':
        return table.talk.block(visitor, request, reply);
      case 'report':
        return table.talk.report(visitor, request, reply);
      case 'quiet':
        return this.#quiet(table, visitor, request, reply);
      case 'rematch':
        return this.#rematch(table, visitor, reply);
      default:
        return this.#play(table, visitor, request, reply);
    }
  }

  async #create(visitor: Visitor, request: Asked<'create'>, reply: Reply): Promise<void> {
    const host = await asCalledNow(this.#ports.storage, visitor);
    const opening = openingFor(this.#ports, host, request);
    if (typeof opening === 'string') return reply(answered({ kind: 'failed', problem: opening }));
    // A conflict is a copy of the same command, which has opened it before.
    await this.#ports.committer.write(opening);
    const table = await this.#tables.find(opening.table);
    if (table === undefined) return reply(UNAVAILABLE);
    reply(answered({ kind: 'created', lobby: table.audience.lobbyFor(visitor) }));
  }

  /** Bots think for everybody who plays: only who plays alone may cut them short. */
  #hurry(table: OpenTable, visitor: Visitor): AnswerText {
    const seat = table.audience.seatOf(visitor);
    if (table.lobby.begun === null) return cannot('notBegun');
    if (seat === null) return cannot('notSeated');
    if (!isAlone(table.lobby, seat)) return cannot('notAlone');
    this.#tables.hurryBots(table);
    return DONE;
  }

  /** With all secrets: nobody gets it before the end. */
  async #export({ id, lobby }: OpenTable, reply: Reply): Promise<void> {
    const stored = lobby.end === null ? undefined : await this.#ports.storage.table(id);
    if (stored === undefined || lobby.end === null) return reply(cannot('notOver'));
    const save = saveIn(knownFrom(id, stored), stored);
    const fairness = { commitment: lobby.commitment, contributions: contributionsTo(lobby), seed: lobby.end.seed };
    reply(answered({ kind: 'exported', text: JSON.stringify({ ...save, fairness }) }));
  }

  #quiet(table: OpenTable, visitor: Visitor, { id, closed }: Asked<'quiet'>, reply: Reply): Promise<void> {
    return this.#change(table, visitor, id, reply, async () => {
      if (!table.audience.isHost(visitor)) return cannot('notHost');
      return table.lobby.quiet === closed ? DONE : { facts: [{ kind: 'quiet', closed }] };
    });
  }

  #vacation(table: OpenTable, visitor: Visitor, { id, on }: Asked<'vacation'>, reply: Reply): Promise<void> {
    return this.#change(table, visitor, id, reply, async () => vacationChange(this.#ports, table, visitor, on));
  }

  #change(
    table: OpenTable,
    visitor: Visitor,
    command: string,
    reply: Reply,
    decide: () => Promise<Change | AnswerText>,
  ): Promise<void> {
    return table.inTurn(() => table.change(visitor, reply, once(this.#ports, table, visitor, command, decide)));
  }

  /** Whoever asks first opens it, and it is one table for all of them. It may have been promised and never opened. */
  async #rematch(table: OpenTable, visitor: Visitor, reply: Reply): Promise<void> {
    const { audience } = table;
    if (audience.seatOf(visitor) === null) return reply(cannot('notSeated'));
    if (table.lobby.begun === null || table.lobby.end === null) return reply(cannot('notOver'));
    const { random, committer } = this.#ports;
    const promise = async () =>
      table.lobby.rematch === null ? { facts: [{ kind: 'followed', table: newId(random) } as const] } : DONE;
    await table.inTurn(() => table.change(visitor, () => {}, promise));
    const next = table.lobby.rematch ?? '';
    if ((await this.#tables.find(next)) === undefined)
      await committer.write(rematchOf(this.#ports, next, visitor, table.known));
    reply(answered({ kind: 'rematch', table: next }));
  }

  async #seat(table: OpenTable, visitor: Visitor, request: SeatingRequest, reply: Reply): Promise<void> {
    await this.#change(table, visitor, request.id, reply, () => seatingChange(this.#ports, table, visitor, request));
    // Who has a seat hears what is said.
    if (request.kind === 'sit') await table.talk.welcome(visitor);
    this.#tables.goOn(table);
  }

  async #play(table: OpenTable, visitor: Visitor, request: Play, reply: Reply): Promise<void> {
    await table.inTurn(() => play(this.#ports, table, visitor, request, reply));
    this.#tables.goOn(table);
  }

  #inquire(
    table: OpenTable,
    visitor: Visitor,
    { table: _, ...inquiry }: Asked<'why' | 'look' | 'history'>,
    reply: Reply,
  ): Promise<void> {
    return table.inTurn(async () => {
      if (table.lobby.begun === null) return reply(cannot('notBegun'));
      const viewer = table.audience.viewerOf(visitor);
      reply(await table.past.knowing(() => this.#ports.rules.inquire(table.id, viewer, inquiry)));
    });
  }
}

/** Who comes has to be admitted; whatever else is asked, by who is there. */
function mayAsk({ audience }: OpenTable, visitor: Visitor, request: AtTable): boolean {
  if (request.kind !== 'open') return audience.has(visitor);
  audience.takeInvitation(visitor, request.invitation);
  return audience.admits(visitor);
}

async function welcome(table: OpenTable, visitor: Visitor, reply: Reply): Promise<void> {
  // Who comes from another server may know more than this one does.
  await table.catchUp();
  await table.presence.read();
  await table.audience.welcome(visitor, reply);
  table.presence.comeOrGo(visitor);
  await table.talk.welcome(visitor);
  table.herald.welcome(visitor.player.id);
  table.past.recallLater();
}

function fairnessOf({ lobby }: OpenTable): AnswerText {
  const { commitment, end, begun } = lobby;
  const contributions = begun === null ? [] : contributionsTo(lobby);
  return answered({ kind: 'fairness', commitment, contributions, seed: end?.seed ?? null });
}

function answerTo(problem: unknown): AnswerText {
  if (problem instanceof Halted) return cannot(problem.reason);
  return problem instanceof BrokenRecord || problem instanceof TableError ? UNUSABLE : UNAVAILABLE;
}

const UNUSABLE: AnswerText = answered({
  kind: 'failed',
  problem: 'this table cannot be used until somebody has looked at it',
});

/** What can be asked of a table that is set aside: people may still talk, and what was committed to is no secret. */
const WHILE_ASIDE: ReadonlySet<OnlineRequest['kind']> = new Set([
  ...(['open', 'leave', 'fairness', 'export', 'say', 'block', 'report'] as const),
]);

const OFFERS: AnswerText = answered({
  kind: 'games',
  games: CATALOG.map(({ game: { id, seats, options }, listed }) => ({ id, listed, seats, options })),
  bots: BOTS.map(({ name }) => name),
  standardBot: STANDARD_BOT,
});
