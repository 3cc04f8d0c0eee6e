import type { ClockRule } from '@riband/protocol';
import { DAY_MS } from '../ports/clock.ts';

/** When somebody's clock of hours stands still because they want it to; at the latest until `to`. */
export interface Vacation {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** What a table says of vacations. */
interface Calendar {
  readonly clock: ClockRule | null;
  readonly begun: { readonly at: number } | null;
  readonly vacations: readonly Vacation[];
}

const YEAR_MS = 365 * DAY_MS;

export const vacationsOf = ({ vacations }: Calendar, seat: number): readonly Vacation[] =>
  vacations.filter((one) => one.seat === seat);

/** Those who are away at that time. */
export const awayAt = ({ vacations }: Calendar, at: number): readonly Vacation[] =>
  vacations.filter(({ from, to }) => from <= at && at < to);

/** How much vacation a seat may still take, in milliseconds; years count from the beginning of the game. Nothing where there is none. */
export function vacationLeft(calendar: Calendar, seat: number, at: number): number | null {
  const { clock, begun } = calendar;
  if (clock?.kind !== 'hours' || !clock.vacationDays || begun === null) return null;
  const year = begun.at + Math.floor((at - begun.at) / YEAR_MS) * YEAR_MS;
  const taken = vacationsOf(calendar, seat).filter(({ from }) => from >= year);
  const used = taken.reduce((sum, { from, to }) => sum + Math.min(to, at) - from, 0);
  return Math.max(clock.vacationDays * DAY_MS - used, 0);
}

/** Begins one, or ends the one that is. */
export function withVacation(vacations: readonly Vacation[], seat: number, until: number | null, at: number) {
  if (until !== null) return [...vacations, { seat, from: at, to: until }];
  return vacations.map((one) => (one.seat === seat && one.to > at ? { ...one, to: at } : one));
}
