import { findBot } from '@riband/bots';
import { CATALOG, findGame } from '@riband/catalog';
import { canonical, drawAt, drawKey, type Game, type Random, type Seat, seeded } from '@riband/kernel';
import type { Answer, GameOffer, Holder, LogLine, Request, TableState } from '@riband/protocol';
import { type Command, createTable, type Draws, type Table } from '@riband/table';
import { dealFrom, newDeal, type Ports } from './deal.ts';
import { playBots } from './play-bots.ts';

type Asked<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** A table that is being played here by one person. */
interface Hosted {
  readonly table: Table;
  readonly holders: readonly Holder[];
  readonly person: Seat;
  readonly draws: Draws;
  /** Where bots take their luck from. */
  readonly random: Random;
  /** The log as it was last told, and how many entries of the record that was. */
  told: readonly LogLine[];
  toldUpTo: number;
}

/** Hosts tables like a little server, for one person on one device. What it cannot do is an error, for whoever wrote the request. */
export class OfflineHost {
  readonly #tables = new Map<string, Hosted>();

  constructor(readonly ports: Ports) {}

  handle(request: Request): Answer {
    switch (request.kind) {
      case 'games':
        return { kind: 'games', games: CATALOG.map(({ game, listed }) => offer(game, listed)) };
      case 'new':
        return { kind: 'table', state: tell(this.#create(request)) };
      case 'open': {
        const hosted = this.#find(request.table);
        hosted.told = [];
        hosted.toldUpTo = hosted.table.entries.length;
        return { kind: 'table', state: tell(hosted) };
      }
      case 'why': {
        const { table, person } = this.#findFor(request);
        return { kind: 'why', reason: table.why(person, request.target) ?? null };
      }
      case 'leave':
        this.#tables.delete(this.#find(request.table).table.header.table);
        return { kind: 'left' };
      default:
        return carryOut(this.#findFor(request), request);
    }
  }

  #create({ game: id, holders, options, seed: words }: Asked<'new'>): Hosted {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no game "${id}"`);
    const unknown = holders.find((holder) => holder.kind === 'bot' && findBot(holder.bot) === undefined);
    if (unknown !== undefined) throw new Error(`there is no bot for ${unknown.name}`);
    const person = holders.findIndex((holder) => holder.kind === 'person');
    if (person < 0) throw new Error('one of the seats must be held by a person');

    const deal = words === undefined ? newDeal(this.ports) : dealFrom(words);
    const seated = holders.map((holder) => ({ kind: holder.kind, name: holder.name }));
    const table = createTable(game, { table: deal.table, holders: seated, options });
    // One person on one device: nobody else has anything to contribute to the draws.
    const key = drawKey(deal.seed, []);
    const draws: Draws = (ply) => drawAt(key, table.header.table, ply);
    const hosted: Hosted = { table, holders, person, draws, random: seeded(deal.seed.join()), told: [], toldUpTo: 0 };
    this.#tables.set(table.header.table, hosted);
    table.settleChance(draws);
    playBots(hosted);
    hosted.toldUpTo = table.entries.length;
    return hosted;
  }

  /** The person speaks for no other seat, and may not ask as if from there. */
  #findFor({ table, seat }: { readonly table: string; readonly seat: Seat }): Hosted {
    const hosted = this.#find(table);
    if (hosted.person !== seat) throw new Error(`seat ${seat} is not yours`);
    return hosted;
  }

  #find(table: string): Hosted {
    const hosted = this.#tables.get(table);
    if (hosted === undefined) throw new Error(`there is no table "${table}" here`);
    return hosted;
  }
}

function offer({ id, seats, options }: Game, listed: boolean): GameOffer {
  return { id, listed, seats, options };
}

/** A command of the person, and what the bots do then. */
function carryOut(hosted: Hosted, request: Asked<'move' | 'undo' | 'redo' | 'confirm'>): Answer {
  const { table: _, ...command } = request;
  const plan = hosted.table.submit(command satisfies Command, hosted.draws);
  if ('refusal' in plan) return { kind: 'refused', message: plan.refusal.message, state: tell(hosted) };
  playBots(hosted);
  return { kind: 'table', state: tell(hosted) };
}

/** The table as the person may know it, with what is new in the log. */
function tell(hosted: Hosted): TableState {
  const { table, holders, person } = hosted;
  const { header, choices, ...seen } = table.tableView(person);
  const { entry, hash, turn, view, waiting, targets, canUndo, canRedo, canConfirm, standing, result } = seen;
  const before = hosted.told;
  hosted.told = logOf(hosted);
  const news = table.log(person, hosted.toldUpTo).flatMap(({ events }) => events);
  hosted.toldUpTo = table.entries.length;
  return {
    ...{ table: header.table, game: header.game, tables: table.game.tables, seat: person, holders },
    ...{ entry, hash, turn, view, waiting, targets, canUndo, canRedo, canConfirm, standing, result },
    choices: choices.map(({ preview, ...choice }) => ({
      ...choice,
      events: preview,
      preview: preview.map((event) => table.game.tell(event)).filter((message) => message !== undefined),
    })),
    news,
    log: newsSince(before, hosted.told),
  };
}

/** What happened and still holds: what was taken back is not told. */
function logOf({ table, person }: Hosted): readonly LogLine[] {
  return table
    .log(person)
    .filter((line) => line.messages.length > 0 && !line.undone && line.kind !== 'undo' && line.kind !== 'redo')
    .map(({ number, turn, messages }) => ({ number, turn, messages }));
}

function newsSince(before: readonly LogLine[], now: readonly LogLine[]): TableState['log'] {
  const changed = now.findIndex((line, index) => canonical(line) !== canonical(before[index] ?? null));
  const from = changed < 0 ? now.length : changed;
  return { from, lines: now.slice(from) };
}
