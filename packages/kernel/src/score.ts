import type { Seat } from './actors.ts';
import type { Message } from './message.ts';

/** Where points come from. */
export interface ScoreLine {
  readonly source: Message;
  readonly points: number;
}

/** One seat's points; the lines add up to the total. */
export interface Account {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

export interface Result {
  readonly accounts: readonly Account[];
  /** The place of each seat, 1 for the winner; those who share a place share its number. */
  readonly places: readonly number[];
  /** What decided between equal totals, where something did. */
  readonly tieBreak?: Message;
  /** What the result means, where there is nobody to compare with (a solo game). */
  readonly verdict?: Message;
}

export function account(seat: Seat, lines: readonly ScoreLine[]): Account {
  return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

/** Places by keys compared from the first on, higher is better: `[points, money]` breaks ties of points by money. */
export function placesBy(keys: readonly (readonly number[])[]): readonly number[] {
  return keys.map((own) => 1 + keys.filter((other) => comparesHigher(other, own)).length);
}

function comparesHigher(a: readonly number[], b: readonly number[]): boolean {
  for (const [index, value] of a.entries()) {
    const against = b[index] ?? 0;
    if (value !== against) return value > against;
  }
  return false;
}
