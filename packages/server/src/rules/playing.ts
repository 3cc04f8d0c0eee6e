import { findGame, findGameOf } from '@riband/catalog';
import { canonical, drawAt, isSeat, type Viewer, type Written } from '@riband/kernel';
import type { OnlineAnswer, TableState } from '@riband/protocol';
import {
  bookmarkOf,
  type Command,
  createTable,
  type Draws,
  type Entry,
  type Excerpt,
  loadExcerpt,
  loadTable,
  momentAt,
  nextOfBots,
  type Save,
  stillToAgree,
  type Table,
  TableError,
  Teller,
  type Told,
  turnsOf,
} from '@riband/table';
import type { Pause } from '../record/fact.ts';
import { Histories } from './histories.ts';
import {
  type BotTurn,
  type Dealing,
  type Dealt,
  type Inquiry,
  NotOpen,
  type Opened,
  type Planned,
  type Rules,
  type Shown,
} from './rules.ts';

/** A table in memory, and what its audiences were told. */
interface Played {
  readonly table: Table;
  readonly draws: Draws;
  readonly tellers: Map<Viewer, Teller>;
  /** How many entries there were at the last bookmark. */
  marked: number;
  /** What it will be if what was planned last is kept. */
  planned?: Played;
}

/** After so many entries there is a bookmark, even if nothing was settled meanwhile: somebody may waver for as long as they like. */
const MARK_AFTER = 64;

/** The rules in this very thread. */
export class PlayingRules implements Rules {
  readonly #played = new Map<string, Played>();
  readonly #histories = new Histories();

  async deal({ table: id, game: gameId, options, holders, key }: Dealing): Promise<Dealt> {
    const game = findGame(gameId);
    if (game === undefined) throw new Error(`there is no game "${gameId}"`);
    const table = createTable(game, { table: id, options, holders });
    const entries = table.settleChance(drawsWith(key, id));
    return { header: table.header, entries, bookmark: JSON.stringify(bookmarkOf(table.position)), now: pauseOf(table) };
  }

  async open(saved: Save | Excerpt, key: string): Promise<Opened> {
    const isExcerpt = 'bookmark' in saved;
    const { table, added } = isExcerpt ? loadExcerpt(findGameOf, saved) : loadTable(findGameOf, saved, 'snapshot');
    const marked = isExcerpt ? saved.bookmark.length : table.position.line.settledAt;
    this.#played.set(saved.table, { table, draws: drawsWith(key, saved.table), tellers: new Map(), marked });
    return { added, now: pauseOf(table) };
  }

  async recall(id: string, entries: readonly Entry[]): Promise<void> {
    const played = this.#find(id);
    delete played.planned;
    played.table.recall(entries);
    // Everybody was told as much as was known.
    if (played.table.forgotten === 0) played.tellers.clear();
  }

  async plan(id: string, command: Command, audiences: readonly Viewer[]): Promise<Planned> {
    const played = this.#find(id);
    const { table, draws, tellers, marked } = played;
    const plan = table.plan(command, draws);
    if ('refusal' in plan) return { kind: 'refused', message: plan.refusal.message };
    const { entries } = plan;
    if (entries.every(({ number }) => number < table.length)) return { kind: 'known' };
    const then = table.foreseen(plan);
    const told = new Map([...tellers].map(([viewer, teller]) => [viewer, teller.goingOnAt(then)]));
    const marks = then.position.line.settledAt > table.position.line.settledAt || then.length - marked >= MARK_AFTER;
    played.planned = { table: then, draws, tellers: told, marked: marks ? then.length : marked };
    return {
      ...{
        kind: 'new',
        entries,
        bookmark: marks ? JSON.stringify(bookmarkOf(then.position)) : null,
        now: pauseOf(then),
      },
      places: then.over ? then.game.result(then.position.state).places : null,
      shown: tellAll(played.planned, audiences),
    };
  }

  keep(id: string): void {
    const { planned } = this.#find(id);
    if (planned === undefined) throw new NotOpen(`nothing is planned for table ${id}`);
    this.#played.set(id, planned);
  }

  async take(id: string, entries: readonly Entry[], audiences: readonly Viewer[]): Promise<Shown> {
    const played = this.#find(id);
    delete played.planned;
    played.table.commit(entries);
    // Whoever settled it has made one.
    played.marked = Math.max(played.marked, played.table.position.line.settledAt);
    return tellAll(played, audiences);
  }

  async show(id: string, viewer: Viewer): Promise<string> {
    const { table, tellers } = this.#find(id);
    const teller = new Teller(table, viewer);
    const shared = table.shared();
    const told = teller.tell(shared);
    if (!tellers.has(viewer)) tellers.set(viewer, teller);
    // Where not all is known, that is told with the rest.
    const more = table.forgotten > 0 ? {} : { acted: (shared.story ?? table.story()).lastActOf(viewer) };
    return stateText(commonText(table, told), viewer, told, shared.written, more);
  }

  async showAgain(id: string, viewer: Viewer): Promise<string> {
    const { table, tellers } = this.#find(id);
    // Who has left meanwhile is told all, like who comes anew.
    const shared = table.shared();
    const told = (tellers.get(viewer) ?? new Teller(table, viewer)).tell(shared);
    return stateText(commonText(table, told), viewer, told, shared.written);
  }

  async inquire(id: string, viewer: Viewer, inquiry: Inquiry): Promise<string> {
    const { table } = this.#find(id);
    const write = (): string => JSON.stringify(answerTo(table, viewer, inquiry));
    try {
      return inquiry.kind === 'history' ? this.#histories.find(id, viewer, table.length, write) : write();
    } catch (problem) {
      // What older rules have played cannot be looked at any more; that is no fault of the table.
      if (!(problem instanceof TableError)) throw problem;
      return JSON.stringify({ kind: 'failed', problem: problem.message } satisfies OnlineAnswer);
    }
  }

  async nextBot(id: string): Promise<BotTurn | null> {
    const { table } = this.#find(id);
    const task = nextOfBots(table);
    if (task === undefined) return null;
    if (task.kind === 'confirm') return { kind: 'confirm', seen: table.length, command: task.command };
    const { seat, view } = task.question;
    const holder = table.holders[seat];
    const { game, components } = table.header;
    const decision = {
      ...{ table: id, game, components, seat, bot: holder?.bot ?? holder?.name ?? '', view: view() },
      ...{ seen: table.length, turn: table.game.turn(table.position.settled) },
    };
    return { kind: 'choose', decision };
  }

  close(id: string): void {
    this.#played.delete(id);
  }

  #find(id: string): Played {
    const played = this.#played.get(id);
    if (played === undefined) throw new NotOpen(`table ${id} is not open here`);
    return played;
  }
}

function tellAll({ table, tellers }: Played, audiences: readonly Viewer[]): Shown {
  // Who has left and comes back is told anew.
  for (const viewer of tellers.keys()) if (!audiences.includes(viewer)) tellers.delete(viewer);
  const shared = table.shared();
  let common: string | undefined;
  return audiences.map((viewer) => {
    const teller = tellers.get(viewer) ?? new Teller(table, viewer);
    tellers.set(viewer, teller);
    const told = teller.tell(shared);
    common ??= commonText(table, told);
    return [viewer, stateText(common, viewer, told, shared.written)];
  });
}

function pauseOf(table: Table): Pause {
  const { toMove, toConfirm } = table.waiting();
  const waits = [...new Set([...toMove, ...toConfirm])].sort();
  const answers = stillToAgree(table.position.line);
  return { waits, turn: table.game.turn(table.position.settled), ...(answers.length === 0 ? {} : { answers }) };
}

function drawsWith(key: string, table: string): Draws {
  const bytes = Buffer.from(key, 'hex');
  return (ply) => drawAt(bytes, table, ply);
}

/** What everybody at a table is told alike. */
type Common = Pick<
  TableState,
  'table' | 'game' | 'components' | 'holders' | 'entry' | 'turn' | 'waiting' | 'request' | 'result' | 'kept'
>;
type Own = Omit<TableState, keyof Common | 'view' | 'standing' | 'news' | 'log'>;

/** Of one moment of a table, as JSON: written once, and followed by what each audience is told in its own way. */
function commonText({ header, holders }: Table, { entry, turn, waiting, request, result }: Told): string {
  const { table, game, components } = header;
  const common: Common = {
    ...{ table, game, components, entry, turn, waiting, request, result, kept: true },
    holders: holders.map(({ kind, name, bot = name }) => (kind === 'bot' ? { kind, name, bot } : { kind, name })),
  };
  return JSON.stringify(common).slice(0, -1);
}

function stateText(
  common: string,
  viewer: Viewer,
  told: Told,
  written: Written,
  more: Pick<TableState, 'acted'> = {},
): string {
  const { viewText, hash, targets, choices, canUndo, canRedo, canConfirm, standing, news, log } = told;
  const own: Own = {
    ...{ seat: isSeat(viewer) ? viewer : null, hash, targets, choices, canUndo, canRedo, canConfirm, ...more },
  };
  // What audiences have in common is the same objects, and written once.
  const [points, events, lines] = [standing, news, log.lines].map((part) => canonical(part, written));
  const parts = `"standing":${points},"news":${events},"log":{"from":${log.from},"lines":${lines}}`;
  // The view is written already: the very letters of its hash are sent.
  return `${common},"view":${viewText},${parts},${JSON.stringify(own).slice(1)}`;
}

function answerTo(table: Table, viewer: Viewer, inquiry: Inquiry): OnlineAnswer {
  switch (inquiry.kind) {
    case 'why':
      return { kind: 'why', reason: isSeat(viewer) ? (table.why(viewer, inquiry.target) ?? null) : null };
    case 'look':
      return { kind: 'moment', moment: momentAt(table, viewer, inquiry.entry) };
    case 'history':
      return { kind: 'history', moments: turnsOf(table, viewer) };
  }
}
