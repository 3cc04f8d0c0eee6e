import { ADVISER, BOTS, findBot, STANDARD_BOT } from '@riband/bots';
import { CATALOG, findGame, gamesWith } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import type { Answer, Request, TableState, Thought } from '@riband/protocol';
import { type Command, createTable, type Entry, nextOfBots, type Opening, planForBot } from '@riband/table';
import { botAt, type Consulted, hint, hintAt, motive, questionAt, told } from './advice.ts';
import { type Attention, Stopped, type Thinker } from './bots/thinker.ts';
import { type Deal, dealFrom, newDeal } from './deal.ts';
import { hex } from './hex.ts';
import { Elsewhere } from './hold.ts';
import type { HostedTable } from './hosted-table.ts';
import { RemoteTable, StudiedTable } from './remote-table.ts';
import { show } from './show.ts';
import { type TablePorts, Tables } from './tables.ts';
import { fromText, toLink } from './transport.ts';
import { gone, usable } from './unusable.ts';
import { verified } from './verified.ts';

/** Where bots think, and can be hurried. */
type Attended = Pick<Consulted, 'attend' | 'hurry' | 'hush'>;
type Asked<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** What the host needs from the outside. */
export interface Ports extends TablePorts {
  readonly thinker: Thinker;
  /** Tells the page what it did not ask for. */
  tell(news: TableState): void;
  /** Tells the page how far a bot is with its thinking. */
  tellThought(thought: Thought): void;
}

/** Hosts tables like a little server, for whoever sits at this device. What it cannot do is an error, for whoever wrote the request. */
export class OfflineHost {
  readonly #tables: Tables;
  /** The table of a server that bots were asked about last. */
  #remote: RemoteTable | null = null;

  constructor(readonly ports: Ports) {
    this.#tables = new Tables(ports);
  }

  async handle(request: Request): Promise<Answer> {
    try {
      return await this.#answer(request);
    } catch (problem) {
      if (problem instanceof Elsewhere) return { kind: 'elsewhere', table: problem.table };
      throw problem;
    }
  }

  async #answer(request: Request): Promise<Answer> {
    switch (request.kind) {
      case 'games':
        return offers();
      case 'components':
        return usable(() => ({ kind: 'components', games: gamesWith(request.file).map(({ id }) => id) }));
      case 'kept':
        return { kind: 'kept', games: await this.#tables.list(), durable: this.ports.shelf.durable };
      case 'forget':
        await this.#tables.forget(request.table);
        return { kind: 'done' };
      case 'new':
        return { kind: 'table', state: this.#begin(await this.#create(request)) };
      case 'again':
        return { kind: 'table', state: this.#begin(await this.#again(request)) };
      case 'open':
        return usable(async () => ({ kind: 'table', state: this.#begin(await this.#open(request)) }));
      case 'import':
        return usable(() => this.#import(request));
      case 'export':
        return usable(async () => ({ kind: 'exported', text: await this.#export(request) }));
      case 'leave':
        await this.#tables.leave(request.table);
        return { kind: 'done' };
      case 'why':
        return { kind: 'why', reason: this.#tables.find(request.table).why(request.seat, request.target) ?? null };
      case 'hint':
        return this.#hint(request);
      case 'motive':
        return this.#motive(request);
      case 'study':
        this.#remote = new StudiedTable(request.table, request.text);
        return { kind: 'done' };
      case 'advise':
        return this.#advise(request);
      case 'hurry':
        this.#attended(request.table)?.hurry(request.about);
        return { kind: 'done' };
      case 'hush':
        this.#attended(request.table)?.hush();
        return { kind: 'done' };
      case 'look':
        return { kind: 'moment', moment: this.#findFor(request).momentAt(request.entry) };
      case 'history':
        return { kind: 'history', moments: this.#findFor(request).history() };
      case 'verify':
        return usable(() => verified(request.text, request.kept));
      case 'show':
        return { kind: 'table', state: show(request) };
      default:
        return this.#carryOut(request);
    }
  }

  /** Shows a table that somebody opens; its bots go on from there. */
  #begin(hosted: HostedTable): TableState {
    return this.#goOn(hosted, hosted.tell({ opening: true }));
  }

  #goOn(hosted: HostedTable, state: TableState): TableState {
    void this.#letBotsMove(hosted);
    return state;
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

  /** A deal is the same only with the same components; a new one has our newest, or those that somebody brought. */
  #again({ table: id, sameDeal }: Asked<'again'>): Promise<HostedTable> {
    const { table, deal } = this.#tables.find(id);
    const { game, brought, options } = table.header;
    const opening = { holders: table.seated, options };
    if (sameDeal) return this.#deal(table.game, opening, deal);
    return this.#deal(findGame(game, brought) ?? table.game, opening, newDeal(this.ports.randomBytes));
  }

  #deal(game: Game, opening: Omit<Opening, 'table'>, deal: Deal): Promise<HostedTable> {
    return this.#tables.begin(deal, (table) => createTable(game, { ...opening, table }));
  }

  async #open({ table, seat, takeOver }: Asked<'open'>): Promise<HostedTable> {
    const hosted = await this.#tables.open(table, takeOver);
    hosted.openFor(seat);
    return hosted;
  }

  async #import({ text, form, takeOver }: Asked<'import'>): Promise<Answer> {
    const { hosted, found } = await this.#tables.bring(await fromText(text, form), takeOver);
    hosted.openFor(undefined);
    return { kind: 'imported', state: this.#begin(hosted), found };
  }

  /** A save that cannot be opened can still be taken away. */
  async #export({ table: id, form }: Asked<'export'>): Promise<string> {
    if (form === 'link') {
      const hosted = this.#tables.find(id);
      return toLink(hosted.table, hosted.save());
    }
    const save = await this.#tables.saved(id);
    if (save === undefined) throw gone(id);
    return `${JSON.stringify(save)}\n`;
  }

  /** A command of a person, and what the bots do then. It is stored before it is answered. */
  async #carryOut(request: Asked<'move' | 'undo' | 'redo' | 'confirm'>): Promise<Answer> {
    const hosted = this.#findFor(request);
    const { table: _, ...command } = request;
    const plan = hosted.table.plan(command satisfies Command, hosted.draws);
    if ('refusal' in plan) return { kind: 'refused', message: plan.refusal.message, state: hosted.tell() };
    const [state = hosted.tell(), ...later] = await this.#take(hosted, plan.entries);
    if (later.length === 0) return { kind: 'table', state: this.#goOn(hosted, state) };
    // What comes later is told after the answer.
    setTimeout(() => {
      for (const one of later) if (!hosted.left) this.ports.tell(one);
      void this.#letBotsMove(hosted);
    });
    return { kind: 'table', state };
  }

  /** One move after the other, each told as it is made, until the table waits for a person or is over. */
  async #letBotsMove(hosted: HostedTable): Promise<void> {
    if (hosted.botsAreAtIt) return;
    hosted.botsAreAtIt = true;
    try {
      while (!hosted.left && (await this.#letOneBotMove(hosted)));
    } catch (error) {
      // Whoever took the table over was told of already.
      if (error instanceof Elsewhere) return;
      const details = error instanceof Error ? error.message : String(error);
      this.ports.warn({ kind: 'bots', table: hosted.id, details });
    } finally {
      hosted.botsAreAtIt = false;
    }
  }

  async #letOneBotMove(hosted: HostedTable): Promise<boolean> {
    const { table, draws } = hosted;
    const task = nextOfBots(table);
    if (task === undefined) return false;
    const before = table.entries.length;
    const text = task.kind === 'confirm' ? '' : await this.#think(hosted, task.question);
    if (hosted.left) return false;
    // Meanwhile somebody else may have moved or taken back: then the question is asked again.
    if (text === undefined || table.entries.length !== before) return true;
    const entries = planForBot(table, task.kind === 'confirm' ? task.command : task.command(text), draws);
    for (const one of await this.#take(hosted, entries)) if (!hosted.left) this.ports.tell(one);
    return true;
  }

  /** Takes up what was planned and stores it. Returns what there is to tell of it, one after the other. */
  async #take(hosted: HostedTable, entries: readonly Entry[]): Promise<readonly TableState[]> {
    const told = hosted.take(entries);
    await this.#tables.keep(hosted);
    return told.map((one) => ({ ...one, kept: hosted.kept }));
  }

  /** One that fails is asked once more: its worker may have died. Nothing from one that was stopped. */
  async #think(hosted: HostedTable, { seat, view }: { seat: number; view(): object }): Promise<string | undefined> {
    const { table } = hosted;
    const asked = questionAt(hosted, seat, view(), botAt(table, seat, table.length), table.length);
    const attention = this.#attend(hosted, hosted.id, 'move', seat);
    const { thinker } = this.ports;
    try {
      return await thinker.move(asked, attention).catch((error) => {
        if (error instanceof Stopped) throw error;
        return thinker.move(asked, attention);
      });
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      throw error;
    }
  }

  #hint({ table, seat, entry }: Asked<'hint'>): Promise<Answer> {
    const { thinker } = this.ports;
    const consulted = this.#consulted({ table, seat });
    const attention = this.#attend(consulted, table, 'advice', seat ?? 0);
    if (entry !== undefined) return hintAt(consulted, entry, thinker, attention);
    return hint(consulted, seat, thinker, attention);
  }

  #motive({ table, seat, entry, reveal }: Asked<'motive'>): Promise<Answer> {
    const consulted = this.#consulted({ table, seat });
    const attention = this.#attend(consulted, table, 'advice', seat ?? 0);
    return motive(consulted, entry, reveal, this.ports.thinker, attention);
  }

  /** A view is all that a bot needs. */
  #advise({ kind: _, ...seen }: Asked<'advise'>): Promise<Answer> {
    const { table, seat } = seen;
    if (this.#remote?.id !== table) this.#remote = new RemoteTable(table);
    const attention = this.#attend(this.#remote, table, 'advice', seat);
    const question = { ...seen, bot: ADVISER, luck: hex(this.ports.randomBytes(16)) };
    return told(this.ports.thinker.motive({ decisions: [question] }, attention));
  }

  #attend(at: Attended, table: string, about: Thought['about'], seat: number): Attention {
    return at.attend(about, (share) => this.ports.tellThought({ table, about, seat, share }));
  }

  /** What bots are asked about for whoever is at the device. */
  #consulted(asked: { readonly table: string; readonly seat: number | null }): Consulted {
    const remote = this.#remote;
    return remote instanceof StudiedTable && remote.id === asked.table ? remote : this.#findFor(asked);
  }

  /** Nothing where nobody thinks yet: the game may still be on its way here. */
  #attended(table: string): Attended | undefined {
    return this.#remote?.id === table ? this.#remote : this.#tables.findOpen(table);
  }

  #findFor({ table, seat }: { readonly table: string; readonly seat: number | null }): HostedTable {
    const hosted = this.#tables.find(table);
    hosted.mustBe(seat);
    return hosted;
  }
}

function offers(): Answer {
  const games = CATALOG.map(({ game: { id, seats, options }, listed }) => ({ id, listed, seats, options }));
  return { kind: 'games', games, bots: BOTS.map(({ name }) => name), standardBot: STANDARD_BOT };
}
