import { BOTS, findBot } from '@riband/bots';
import { CATALOG, findGame, findGameOf, gamesWith } from '@riband/catalog';
import { canonical, type Game } from '@riband/kernel';
import { SchemaError } from '@riband/kernel/schema';
import type { Answer, Request, TableState } from '@riband/protocol';
import {
  type Command,
  createTable,
  type Header,
  loadTable,
  nextOfBots,
  type Opening,
  type Save,
  submitForBot,
  TableError,
} from '@riband/table';
import type { Thinker } from './bots/thinker.ts';
import { type Deal, dealFrom, dealOf, freshTable, newDeal, type RandomBytes } from './deal.ts';
import { HostedTable } from './hosted-table.ts';
import type { Shelf } from './shelf.ts';
import { fromText, toLink } from './transport.ts';

type Asked<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** What the host needs from the outside. */
export interface Ports {
  readonly randomBytes: RandomBytes;
  readonly shelf: Shelf;
  readonly thinker: Thinker;
  now(): number;
  /** Tells the page what it did not ask for. */
  tell(news: TableState): void;
  fail(problem: string): void;
}

/** Hosts tables like a little server, for whoever sits at this device. What it cannot do is an error, for whoever wrote the request. */
export class OfflineHost {
  readonly #tables = new Map<string, HostedTable>();

  constructor(readonly ports: Ports) {}

  async handle(request: Request): Promise<Answer> {
    const { shelf } = this.ports;
    switch (request.kind) {
      case 'games':
        return offers();
      case 'components':
        return usable(() => ({ kind: 'components', games: gamesWith(request.file).map(({ id }) => id) }));
      case 'kept':
        return { kind: 'kept', games: await shelf.list(), durable: shelf.durable };
      case 'forget':
        this.#close(request.table);
        await shelf.remove(request.table);
        return { kind: 'done' };
      case 'new':
        return this.#begin(await this.#create(request));
      case 'again':
        return this.#begin(await this.#again(request));
      case 'open':
        return usable(async () => this.#begin(await this.#open(request)));
      case 'import':
        return usable(async () => this.#begin(await this.#import(request.text)));
      case 'export':
        return { kind: 'exported', text: await this.#export(request) };
      case 'leave':
        this.#close(request.table);
        return { kind: 'done' };
      case 'why':
        return { kind: 'why', reason: this.#find(request.table).why(request.seat, request.target) ?? null };
      case 'look':
        return { kind: 'moment', moment: this.#findFor(request).momentAt(request.entry) };
      case 'history':
        return { kind: 'history', moments: this.#findFor(request).history() };
      default:
        return this.#carryOut(request);
    }
  }

  /** Shows a table that somebody opens; its bots go on from there. */
  #begin(hosted: HostedTable): Answer {
    return this.#goOn(hosted, hosted.tell({ opening: true }));
  }

  #goOn(hosted: HostedTable, state: TableState): Answer {
    void this.#letBotsMove(hosted);
    return { kind: 'table', state };
  }

  /** Where bots or games are not known, whoever wrote the request is wrong. */
  async #create({ game: id, holders, options, components, seed: words }: Asked<'new'>): Promise<HostedTable> {
    const game = findGame(id, components);
    if (game === undefined) throw new Error(`there is no game "${id}"`);
    const unknown = holders.find((holder) => holder.kind === 'bot' && findBot(holder.bot) === undefined);
    if (unknown !== undefined) throw new Error(`there is no bot for ${unknown.name}`);
    return this.#deal(
      game,
      { holders, options },
      words === undefined ? newDeal(this.ports.randomBytes) : dealFrom(words),
    );
  }

  #again({ table: id, sameDeal }: Asked<'again'>): Promise<HostedTable> {
    const { table, deal } = this.#find(id);
    const opening = { holders: table.seated, options: table.header.options };
    return this.#deal(table.game, opening, sameDeal ? deal : newDeal(this.ports.randomBytes));
  }

  async #deal(game: Game, opening: Omit<Opening, 'table'>, deal: Deal): Promise<HostedTable> {
    const { shelf } = this.ports;
    const fresh = await freshTable(deal, async (table) => (await shelf.get(table)) !== undefined);
    return this.#hosted(new HostedTable(createTable(game, { ...opening, table: fresh.table }), fresh));
  }

  async #open({ table: id, seat }: Asked<'open'>): Promise<HostedTable> {
    const known = this.#tables.get(id);
    const hosted = known ?? (await this.#fromShelf(id));
    hosted.openFor(seat);
    return hosted;
  }

  async #fromShelf(id: string): Promise<HostedTable> {
    const save = await this.ports.shelf.get(id);
    if (save === undefined) throw new TableError([`there is no table "${id}" here`]);
    const { table } = loadTable(findGameOf, save, 'snapshot');
    return this.#hosted(new HostedTable(table, dealOf(id, (save as { seed?: string }).seed, this.ports.randomBytes)));
  }

  /** A game that is here already is opened and not written over; another one with its id gets an id of its own. */
  async #import(text: string): Promise<HostedTable> {
    const { shelf, randomBytes } = this.ports;
    const { table, seed } = await fromText(text);
    const { table: id } = table.header;
    const here = (await shelf.get(id)) as Save | undefined;
    if (here !== undefined && isSameGame(here, table.header)) return this.#open({ kind: 'open', table: id });
    const deal = dealOf(id, seed, randomBytes);
    const fresh = await freshTable(deal, async (one) => (await shelf.get(one)) !== undefined);
    const own = fresh.table === id ? table : loadTable(findGameOf, { ...table.save(), table: fresh.table }).table;
    return this.#hosted(new HostedTable(own, fresh));
  }

  /** A save that cannot be opened can still be taken away. */
  async #export({ table: id, form }: Asked<'export'>): Promise<string> {
    if (form === 'file') return `${JSON.stringify(this.#tables.get(id)?.save() ?? (await this.ports.shelf.get(id)))}\n`;
    const hosted = this.#find(id);
    return toLink(hosted.table, hosted.save());
  }

  async #hosted(hosted: HostedTable): Promise<HostedTable> {
    this.#tables.set(hosted.id, hosted);
    await this.#keep(hosted);
    return hosted;
  }

  /** A command of a person, and what the bots do then. It is stored before it is answered. */
  async #carryOut(request: Asked<'move' | 'undo' | 'redo' | 'confirm'>): Promise<Answer> {
    const hosted = this.#findFor(request);
    const { table: _, ...command } = request;
    const plan = hosted.table.submit(command satisfies Command, hosted.draws);
    if ('refusal' in plan) return { kind: 'refused', message: plan.refusal.message, state: hosted.tell() };
    await this.#keep(hosted);
    return this.#goOn(hosted, hosted.tell());
  }

  /** One move after the other, each told as it is made, until the table waits for a person or is over. */
  async #letBotsMove(hosted: HostedTable): Promise<void> {
    if (hosted.botsAreAtIt) return;
    hosted.botsAreAtIt = true;
    try {
      while (!hosted.left && (await this.#letOneBotMove(hosted)));
    } catch (error) {
      this.ports.fail(error instanceof Error ? error.message : String(error));
    } finally {
      hosted.botsAreAtIt = false;
    }
  }

  async #letOneBotMove(hosted: HostedTable): Promise<boolean> {
    const { table, draws } = hosted;
    const task = nextOfBots(table);
    if (task === undefined) return false;
    const before = table.entries.length;
    const command = task.kind === 'confirm' ? task.command : task.command(await this.#think(hosted, task.question));
    if (hosted.left) return false;
    // Meanwhile somebody else may have moved or taken back: then the question is asked again.
    if (table.entries.length !== before) return true;
    submitForBot(table, command, draws);
    await this.#keep(hosted);
    if (!hosted.left) this.ports.tell(hosted.tell());
    return true;
  }

  /** One that fails is asked once more: its worker may have died. */
  async #think({ table, deal, holders }: HostedTable, question: { seat: number; view(): object }): Promise<string> {
    const holder = holders[question.seat];
    const { game, brought } = table.header;
    const asked = {
      ...{ game, seat: question.seat, view: question.view() },
      ...(brought === undefined ? {} : { brought }),
      bot: holder?.kind === 'bot' && findBot(holder.bot) !== undefined ? holder.bot : STANDARD_BOT,
      luck: `${deal.seed.join()} ${table.entries.length} ${question.seat}`,
    };
    return this.ports.thinker.think(asked).catch(() => this.ports.thinker.think(asked));
  }

  /** Play goes on where nothing can be stored; the page is told, so that nobody is surprised. */
  async #keep(hosted: HostedTable): Promise<void> {
    const { shelf, now } = this.ports;
    try {
      await shelf.put(hosted.summary(now()), hosted.save());
      hosted.kept = shelf.durable;
    } catch {
      hosted.kept = false;
    }
  }

  #close(id: string): void {
    const hosted = this.#tables.get(id);
    if (hosted !== undefined) hosted.left = true;
    this.#tables.delete(id);
  }

  #findFor({ table, seat }: { readonly table: string; readonly seat: number | null }): HostedTable {
    const hosted = this.#find(table);
    hosted.mustBe(seat);
    return hosted;
  }

  #find(table: string): HostedTable {
    const hosted = this.#tables.get(table);
    if (hosted === undefined) throw new Error(`there is no table "${table}" here`);
    return hosted;
  }
}

function isSameGame(one: Header, other: Header): boolean {
  const what = ({ game, components, seats, options }: Header) => canonical({ game, components, seats, options });
  return what(one) === what(other);
}

/** For a seat whose bot is not known here: the strongest. */
const STANDARD_BOT = BOTS.at(-1)?.name ?? '';

function offers(): Answer {
  const games = CATALOG.map(({ game: { id, seats, options }, listed }) => ({ id, listed, seats, options }));
  return { kind: 'games', games, bots: BOTS.map(({ name }) => name) };
}

/** What came from outside may be anything; what is wrong with it is told to the person. */
async function usable(run: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TableError) return { kind: 'unusable', problem: error.problems.join('; ') };
    if (error instanceof SchemaError) return { kind: 'unusable', problem: error.message };
    throw error;
  }
}
