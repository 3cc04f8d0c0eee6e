import { canonical, isSeat, type Message, type Seen, type Target, type Viewer } from '@riband/kernel';
import type { Entry } from './entry.ts';
import { Growing } from './growing.ts';
import type { LogLine, News, ToldLine } from './log.ts';
import type { Story } from './story.ts';
import type { Table } from './table.ts';
import type { Tenure } from './tenure.ts';
import type { Shared, TableView } from './views.ts';

/** A legal move, with what it would do, for boards and in words. */
export interface ToldChoice {
  readonly text: string;
  readonly target: Target;
  readonly label: Message;
  readonly events: readonly Seen[];
  readonly preview: readonly Message[];
}

type AsViewed = Pick<
  TableView,
  | 'entry'
  | 'hash'
  | 'turn'
  | 'view'
  | 'viewText'
  | 'waiting'
  | 'targets'
  | 'canUndo'
  | 'canRedo'
  | 'canConfirm'
  | 'request'
  | 'standing'
  | 'result'
>;

/** A table as one viewer may know it, with what is new since they were last told. */
export interface Told extends AsViewed {
  readonly choices: readonly ToldChoice[];
  /** What has happened since; nothing the first time. */
  readonly news: readonly Seen[];
  /** The lines of the log from that index on; what was told after it before is no longer true (an undo). */
  readonly log: { readonly from: number; readonly lines: readonly ToldLine[] };
}

/** After these alone, what was told before still holds. */
const GROWTH: ReadonlySet<Entry['kind']> = new Set(['move', 'chance', 'confirm', 'ask', 'answer', 'seat']);

/** Tells a viewer of a table, again and again: all that holds now, and of the log only what has changed. */
export class Teller {
  /** As text, for they are only ever compared. */
  #lines = new Growing<string>([]);
  /** How many entries are told in those lines; none before the first time. */
  #upTo: number | null = null;

  constructor(
    readonly table: Table,
    readonly viewer: Viewer,
  ) {}

  /** Who tells on at a table that is further, as if this one had told all that it has; this one stays as it is. */
  goingOnAt(table: Table): Teller {
    const next = new Teller(table, this.viewer);
    next.#lines = this.#lines;
    next.#upTo = this.#upTo;
    return next;
  }

  /** Who tells several gives what they share. */
  tell(shared?: Shared): Told {
    const { table, viewer } = this;
    const seen = table.tableView(viewer, shared);
    const { entry, hash, turn, view, viewText, waiting, targets, request, standing, result } = seen;
    const { canUndo, canRedo, canConfirm } = seen;
    return {
      ...{ entry, hash, turn, view, viewText, waiting, targets, request, standing, result },
      ...{ canUndo, canRedo, canConfirm },
      choices: seen.choices.map(({ text, target, label, preview }) => ({
        ...{ text, target, label },
        events: preview,
        preview: this.#inWords(preview),
      })),
      ...this.#changes(shared),
    };
  }

  #changes(shared?: Shared): Pick<Told, 'news' | 'log'> {
    const before = this.#upTo;
    this.#upTo = this.table.length;
    if (before === null) return { news: NOTHING, log: this.#logAnew(shared) };
    const { grows, events: news, lines } = this.#newsSince(before, shared);
    if (!grows) return { news, log: this.#logAnew(shared) };
    const from = this.#lines.length;
    this.#lines = this.#lines.with(textsOf(lines, shared));
    return { news, log: { from, lines } };
  }

  /** All that is known of it and holds, from where it is no longer what was told. */
  #logAnew(shared?: Shared): Told['log'] {
    const { table, viewer } = this;
    const lines = worthTelling(storyOf(table, shared).holdingFor(viewer), table.tenure);
    const [before, texts] = [this.#lines.from(0), textsOf(lines, shared)];
    this.#lines = new Growing(texts);
    const from = firstChange(before, texts);
    return { from, lines: lines.slice(from) };
  }

  /** What hides nothing is worked out once for all. */
  #newsSince(entry: number, shared: Shared | undefined): News {
    const { table, viewer } = this;
    const known = shared?.news.get(entry);
    if (known !== undefined) return known;
    const log = table.log(viewer, entry);
    const news = {
      grows: !table.over && log.every(({ kind }) => GROWTH.has(kind)),
      events: log.flatMap(({ events }) => events),
      lines: worthTelling(log, table.tenure),
    };
    if (table.isOpen(entry)) shared?.news.set(entry, news);
    return news;
  }

  #inWords(events: readonly Seen[]): readonly Message[] {
    return events.map((event) => this.table.game.tell(event)).filter((message) => message !== undefined);
  }
}

const NOTHING: readonly Seen[] = [];

/** What happened and still holds: what was taken back is not told. */
function worthTelling(log: readonly LogLine[], tenure: Tenure): readonly ToldLine[] {
  return log
    .filter((line) => line.messages.length > 0 && !line.undone && line.kind !== 'undo' && line.kind !== 'redo')
    .map(({ number, turn, messages, kind, by }) => ({
      ...{ number, turn, messages },
      ...(kind === 'move' && by !== null && isSeat(by)
        ? { by, ...(tenure.before(number, by)?.kind === 'bot' ? { bot: by } : {}) }
        : {}),
    }));
}

/** It is read once for all. */
function storyOf(table: Table, shared: Shared | undefined): Story {
  if (shared === undefined) return table.story(table.forgotten);
  shared.story ??= table.story(table.forgotten);
  return shared.story;
}

/** What several are told is one text. */
const textsOf = (lines: readonly ToldLine[], shared: Shared | undefined): string[] =>
  lines.map((line) => canonical(line, shared?.written));

/** The index of the first text that was another one before, or was not there. */
function firstChange(before: readonly string[], now: readonly string[]): number {
  const changed = now.findIndex((text, index) => text !== before[index]);
  return changed < 0 ? now.length : changed;
}
