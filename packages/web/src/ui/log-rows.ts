import type { Message, Seat } from '@riband/kernel';
import type { LogLine } from '@riband/protocol';
import { keepSame } from '../keep-same.ts';

/** What the log says in one row. */
export interface LogRow {
  readonly key: string;
  /** The turn that begins with it. */
  readonly begins: number | null;
  readonly message: Message;
  /** How many times in a row. */
  readonly times: number;
  /** What it tells has happened when this entry is played; of several times, the last. */
  readonly entry: number;
  /** The bot that has moved and the entry of its move, where its first row is: it can be asked why. */
  readonly moved: { readonly bot: Seat; readonly entry: number } | null;
}

/** Something that happened to the table itself, after that many entries. */
export interface Remark {
  readonly entry: number;
  readonly message: Message;
}

/** The rows of the log with what happened to the table itself, each where it belongs. */
export function rowsWith(log: readonly LogLine[], remarks: readonly Remark[]): readonly LogRow[] {
  const rows = [...rowsOf(log)];
  for (const [index, { entry, message }] of remarks.entries()) {
    const place = rows.findIndex((row) => row.entry >= entry && !row.key.startsWith('remark'));
    const row = { key: `remark ${index}`, begins: null, message, times: 1, entry: Math.max(entry - 1, 0), moved: null };
    rows.splice(place < 0 ? rows.length : place, 0, row);
  }
  return rows;
}

/** The rows of the log; the same sentence several times in a turn, one after the other, is one row. */
export function rowsOf(log: readonly LogLine[]): readonly LogRow[] {
  const rows: LogRow[] = [];
  let current: number | null = null;
  for (const { number, turn, messages, bot } of log) {
    for (const [part, message] of messages.entries()) {
      const last = rows.at(-1);
      const isNewTurn = turn !== current;
      if (last !== undefined && !isNewTurn && isEqual(last.message, message))
        rows[rows.length - 1] = { ...last, times: last.times + 1, entry: number };
      else {
        const moved = bot === undefined || part > 0 ? null : { bot, entry: number };
        rows.push({
          key: `${number} ${part}`,
          begins: isNewTurn ? turn : null,
          message,
          times: 1,
          entry: number,
          moved,
        });
      }
      current = turn;
    }
  }
  return rows;
}

const isEqual = (one: Message, other: Message): boolean => one.key === other.key && keepSame(one, other) === one;
