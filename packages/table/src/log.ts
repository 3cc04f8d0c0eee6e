import { type Actor, type Game, isSeat, type Message, type Seat, type Seen, seenBy, type Viewer } from '@riband/kernel';
import type { BarePly, Entry, PlyEntry, SeatEntry } from './entry.ts';
import type { TableMessage } from './messages.ts';
import type { Tenure } from './tenure.ts';

/** Who looks back: somebody at or around the table, or everybody once it is over and all is open. */
export type Reader = Viewer | 'all';

/** One entry as somebody may know it, told from what is stored. */
export interface LogLine {
  readonly number: number;
  readonly kind: Entry['kind'];
  /** Who did it; nobody in particular where all agreed or the rules changed. */
  readonly by: Actor | null;
  /** Of moves and draws. */
  readonly turn: number | null;
  readonly text: string | null;
  readonly events: readonly Seen[];
  readonly messages: readonly Message[];
  /** Whether this move or draw is no longer valid. */
  readonly undone: boolean;
}

/** A line of the log as it is told: nothing but what it says. */
export interface ToldLine {
  readonly number: number;
  readonly turn: number | null;
  readonly messages: readonly Message[];
  /** Who has moved; nobody where it was luck, or the table itself. */
  readonly by?: Seat;
  /** And if that was a bot. */
  readonly bot?: Seat;
}

/** What is new since an entry, as somebody may know it. */
export interface News {
  /** Whether what was told before still holds. */
  readonly grows: boolean;
  readonly events: readonly Seen[];
  readonly lines: readonly ToldLine[];
}

/** What has to be known about a table besides the entry itself. */
export interface Retelling {
  readonly game: Game;
  readonly reader: Reader;
  /** Whether the move or draw with that number no longer holds. */
  isUndone(number: number): boolean;
  readonly tenure: Tenure;
}

export function logLine(entry: Entry, { game, reader, isUndone, tenure }: Retelling): LogLine {
  const { number, kind } = entry;
  if (entry.kind !== 'move' && entry.kind !== 'chance') {
    const told = tellOf(entry, tenure);
    const by = 'seat' in entry ? entry.seat : null;
    return { number, kind, by, turn: null, text: null, events: [], messages: told ? [told] : [], undone: false };
  }
  const events = entry.events.map((event) => seenBy(event, reader));
  const messages = events.map((event) => game.tell(event)).filter((message) => message !== undefined);
  const by = entry.kind === 'move' ? entry.seat : 'chance';
  return {
    number,
    kind,
    by,
    turn: entry.turn,
    text: textFor(entry, reader),
    events,
    messages,
    undone: isUndone(number),
  };
}

/** The text of a move as the reader may know it: what is hidden is `?`. */
export function textFor(entry: BarePly, reader: Reader): string {
  if (entry.seen === undefined || reader === 'all') return entry.text;
  return entry.seen.at(isSeat(reader) ? reader : -1) ?? entry.text;
}

/** What the table itself has to say. A confirmation is not worth a line. */
function tellOf(entry: Exclude<Entry, PlyEntry>, tenure: Tenure): TableMessage | undefined {
  switch (entry.kind) {
    case 'undo':
      return { key: 'table.log.undo', params: { player: { seat: entry.seat }, moves: entry.of.length } };
    case 'redo':
      return { key: 'table.log.redo', params: { player: { seat: entry.seat } } };
    case 'confirm':
      return undefined;
    case 'ask':
      return { key: 'table.log.ask', params: { player: { seat: entry.seat }, turn: entry.turn } };
    case 'answer':
      return { key: entry.agree ? 'table.log.agree' : 'table.log.decline', params: { player: { seat: entry.seat } } };
    case 'takeBack':
      return { key: 'table.log.takeBack', params: { turn: entry.turn } };
    case 'seat':
      return {
        key: `table.log.${entry.holder.kind}`,
        params: { former: formerName(entry, tenure), name: entry.holder.name },
      };
    case 'upgrade':
      return { key: 'table.log.upgrade', params: { from: entry.from, to: entry.to } };
  }
}

const formerName = ({ number, seat }: SeatEntry, tenure: Tenure): string => tenure.before(number, seat)?.name ?? '';
