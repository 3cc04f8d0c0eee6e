import type { ClockRule, QuietHours } from '@riband/protocol';
import { DAY_MS } from '../ports/clock.ts';
import type { Pause } from '../record/fact.ts';
import type { Lobby } from '../record/lobby.ts';

const MINUTE_MS = 60_000;

/** Who comes back has at least that much of a live clock, once, if they ever had as much. */
const WELCOME_BACK_MS = 60_000;

const LONGEST_QUIET_MS = DAY_MS / 2;

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What everybody has at the beginning. */
export function fullClock(rule: ClockRule): number {
  return rule.kind === 'live' ? rule.bankSeconds * 1000 : rule.hours * 60 * MINUTE_MS;
}

/** What everybody has left once the game waits for others; `spent` tells how much of the time of a seat has run since it last did. */
export function leftAfter(
  { clock, now, chairs, standIns }: Pick<Lobby, 'clock' | 'now' | 'chairs' | 'standIns'>,
  then: Pause,
  spent: (seat: number) => number,
): readonly number[] | undefined {
  if (clock === null) return undefined;
  return chairs.map((_, seat) => {
    const before = now.left?.[seat] ?? fullClock(clock);
    // What a bot does takes nobody's time, and earns none.
    if (!now.waits.includes(seat) || standIns.includes(seat)) return before;
    const left = Math.max(before - spent(seat), 0);
    if (then.waits.includes(seat)) return left;
    return clock.kind === 'live' ? left + clock.incrementSeconds * 1000 : fullClock(clock);
  });
}

/**
 * What a seat has that is taken back by its player, for the first time or again. Whom all wait for has what they left, unless that was nothing:
 * nobody gets more time for a decision by letting a bot play and coming back.
 */
export function leftOnReturn(
  rule: ClockRule,
  left: number,
  { isAgain, isAwaited }: { readonly isAgain: boolean; readonly isAwaited: boolean },
): number {
  if (rule.kind === 'hours') return isAwaited && left > 0 ? left : fullClock(rule);
  return isAgain ? left : Math.max(left, Math.min(WELCOME_BACK_MS, fullClock(rule)));
}

/** How much of a stretch counts: neither quiet hours nor while no server ran. */
export function counted(stretch: Span, quiet: QuietHours | null, outages: readonly Span[]): number {
  return partsOutside(stretch, outages).reduce(
    (sum, { from, to }) => sum + awakeBy(to, quiet) - awakeBy(from, quiet),
    0,
  );
}

/** When so much will have counted. It takes no longer however little of a day counts: all tables wait meanwhile. */
export function whenCounted(from: number, ms: number, quiet: QuietHours | null, outages: readonly Span[]): number {
  if (ms <= 0) return from;
  let missing = ms;
  for (const part of partsOutside({ from, to: Number.POSITIVE_INFINITY }, outages)) {
    const awake = awakeBy(part.from, quiet);
    const end = whenAwake(awake + missing, quiet);
    if (end <= part.to) return end;
    missing -= awakeBy(part.to, quiet) - awake;
  }
  throw new Error('time has no end');
}

/** When somebody may be disturbed, from then on: at once, or when their quiet hours end. */
export function afterQuiet(at: number, quiet: QuietHours | null): number {
  const { begins, length } = daysOf(quiet);
  return Math.max(at, begins + Math.floor((at - begins) / DAY_MS) * DAY_MS + length);
}

/** Whether quiet hours are too long: a day that hardly counts lasts for weeks, and the others wait. */
export const isLongQuiet = (quiet: QuietHours): boolean => quietMs(quiet) > LONGEST_QUIET_MS;

/** From one minute to the same is none. */
const quietMs = ({ from, to }: QuietHours): number => ((to - from + 1440) % 1440) * MINUTE_MS;

/** Days that begin with the quiet hours. They are all alike: what counts of them is found by division. */
function daysOf(quiet: QuietHours | null) {
  const length = quiet === null ? 0 : quietMs(quiet);
  return { begins: (quiet?.from ?? 0) * MINUTE_MS, length, awake: DAY_MS - length };
}

/** How much was not quiet by then. */
function awakeBy(at: number, quiet: QuietHours | null): number {
  const { begins, length, awake } = daysOf(quiet);
  const days = Math.floor((at - begins) / DAY_MS);
  return days * awake + Math.max(at - begins - days * DAY_MS - length, 0);
}

/** The first moment by which so much was not quiet. */
function whenAwake(ms: number, quiet: QuietHours | null): number {
  const { begins, length, awake } = daysOf(quiet);
  const days = Math.ceil(ms / awake) - 1;
  return begins + days * DAY_MS + length + ms - days * awake;
}

/** What of a stretch lies in none of these, which may lie over each other. */
function partsOutside({ from, to }: Span, spans: readonly Span[]): readonly Span[] {
  const parts: Span[] = [];
  let reached = from;
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    parts.push({ from: reached, to: Math.min(span.from, to) });
    reached = Math.max(reached, span.to);
  }
  parts.push({ from: reached, to });
  return parts.filter((part) => part.from < part.to);
}
