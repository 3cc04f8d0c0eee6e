import type { Message, Seat } from '@riband/kernel';
import type { LogLine } from '@riband/protocol';
import { keepSame } from '../keep-same.ts';
import { causeFirst } from '../log-line.ts';

/** What the log says in one row. */
export interface LogRow {
  readonly key: string;
  /** The turn that begins with it, and whose it is. */
  readonly begins: { readonly turn: number; readonly actor: Seat | null } | null;
  /** Who did it, where that is somebody else than whose turn it is. */
  readonly actor: Seat | null;
  /** Whether it comes of what the row before tells. */
  readonly follows: boolean;
  readonly message: Message;
  /** How many times in a row. */
  readonly times: number;
  /** What it tells has happened when this entry is played; of several times, the first and the last. */
  readonly from: number;
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
    const at = Math.max(entry - 1, 0);
    const bare = { begins: null, actor: null, follows: false, times: 1, moved: null };
    rows.splice(place < 0 ? rows.length : place, 0, { key: `remark ${index}`, message, from: at, entry: at, ...bare });
  }
  return rows;
}

/** The rows of the log; the same sentence several times in a turn, one after the other, is one row. */
export function rowsOf(log: readonly LogLine[]): readonly LogRow[] {
  const rows: LogRow[] = [];
  const told = log.filter(({ messages }) => messages.length > 0);
  let turn: number | null = null;
  let owner: Seat | null = null;
  for (const [index, line] of told.entries()) {
    const isNewTurn = line.turn !== turn;
    turn = line.turn;
    if (isNewTurn) owner = ownerFrom(told, index);
    const begins = isNewTurn && turn !== null ? { turn, actor: owner } : null;
    for (const row of rowsOfLine(line, begins, owner)) {
      const last = rows.at(-1);
      if (
        last !== undefined &&
        row.begins === null &&
        !(isNewTurn && !row.follows) &&
        isEqual(last.message, row.message)
      )
        rows[rows.length - 1] = { ...last, times: last.times + 1, entry: row.entry };
      else rows.push(row);
    }
  }
  return rows;
}

/** Whose turn it is that begins with that line: who alone has moved in it. Where all choose at once it is nobody's. */
function ownerFrom(log: readonly LogLine[], first: number): Seat | null {
  const turn = log[first]?.turn;
  const end = log.findIndex((line, index) => index > first && line.turn !== turn);
  const movers = new Set(log.slice(first, end < 0 ? undefined : end).flatMap(({ by }) => by ?? []));
  const [only] = movers;
  return movers.size === 1 && only !== undefined ? only : null;
}

function rowsOfLine(line: LogLine, begins: LogRow['begins'], owner: Seat | null): readonly LogRow[] {
  const { number, by: actor = null, bot } = line;
  return causeFirst(line).map((message, part) => ({
    key: `${number} ${part}`,
    begins: part === 0 ? begins : null,
    actor: part === 0 && actor !== owner ? actor : null,
    follows: part > 0,
    message,
    times: 1,
    from: number,
    entry: number,
    moved: bot === undefined || part > 0 ? null : { bot, entry: number },
  }));
}

const isEqual = (one: Message, other: Message): boolean => one.key === other.key && keepSame(one, other) === one;
