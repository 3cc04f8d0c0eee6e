import { canonical, type Message, type Seat, type Seen, type Target, type Viewer } from '@riband/kernel';
import type { Entry } from './entry.ts';
import type { Holder } from './holder.ts';
import type { LogLine } from './log.ts';
import type { Table } from './table.ts';
import type { Shared, TableView } from './views.ts';

/** A line of the log as it is told: nothing but what it says. */
export interface ToldLine {
  readonly number: number;
  readonly turn: number | null;
  readonly messages: readonly Message[];
  /** The bot that has moved, if one has. */
  readonly bot?: Seat;
}

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

/** After these alone, what was told before still holds. (A change of seat changes whose moves are those of bots.) */
const GROWTH: ReadonlySet<Entry['kind']> = new Set(['move', 'chance', 'confirm', 'ask', 'answer']);

/** Tells a viewer of a table, again and again: all that holds now, and of the log only what has changed. */
export class Teller {
  #lines: readonly ToldLine[] = [];
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
      ...this.#changes(),
    };
  }

  #changes(): Pick<Told, 'news' | 'log'> {
    const { table, viewer } = this;
    const upTo = this.#upTo ?? 0;
    const fresh = table.log(viewer, upTo);
    const news = this.#upTo === null ? [] : fresh.flatMap(({ events }) => events);
    this.#upTo = table.entries.length;
    const before = this.#lines;
    const grows = !table.over && fresh.every(({ kind }) => GROWTH.has(kind));
    if (grows) {
      const lines = worthTelling(fresh, table.holders);
      this.#lines = [...before, ...lines];
      return { news, log: { from: before.length, lines } };
    }
    this.#lines = worthTelling(table.log(viewer), table.holders);
    return { news, log: difference(before, this.#lines) };
  }

  #inWords(events: readonly Seen[]): readonly Message[] {
    return events.map((event) => this.table.game.tell(event)).filter((message) => message !== undefined);
  }
}

/** What happened and still holds: what was taken back is not told. */
function worthTelling(log: readonly LogLine[], holders: readonly Holder[]): readonly ToldLine[] {
  return log
    .filter((line) => line.messages.length > 0 && !line.undone && line.kind !== 'undo' && line.kind !== 'redo')
    .map(({ number, turn, messages, kind, by }) => ({
      ...{ number, turn, messages },
      ...(kind === 'move' && typeof by === 'number' && holders[by]?.kind === 'bot' ? { bot: by } : {}),
    }));
}

function difference(before: readonly ToldLine[], now: readonly ToldLine[]): Told['log'] {
  const changed = now.findIndex((line, index) => canonical(line) !== canonical(before[index] ?? null));
  const from = changed < 0 ? now.length : changed;
  return { from, lines: now.slice(from) };
}
