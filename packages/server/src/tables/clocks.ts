import type { ClockRule, QuietHours } from '@riband/protocol';
import { DAY_MS } from '../ports/clock.ts';
import type { Pause } from '../record/fact.ts';
import type { Lobby } from '../record/lobby.ts';

const MINUTE_MS = 60_000;

/** Who comes back has at least that much of a live clock. */
const WELCOME_BACK_MS = 60_000;

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
  { clock, now, chairs }: Pick<Lobby, 'clock' | 'now' | 'chairs'>,
  then: Pause,
  spent: (seat: number) => number,
): readonly number[] | undefined {
  if (clock === null) return undefined;
  return chairs.map((_, seat) => {
    const before = now.left?.[seat] ?? fullClock(clock);
    if (!now.waits.includes(seat)) return before;
    const left = Math.max(before - spent(seat), 0);
    if (then.waits.includes(seat)) return left;
    return clock.kind === 'live' ? left + clock.incrementSeconds * 1000 : fullClock(clock);
  });
}

/** What a seat has that is taken back by its player. */
export function leftOnReturn(rule: ClockRule, left: number): number {
  return rule.kind === 'live' ? Math.max(left, WELCOME_BACK_MS) : fullClock(rule);
}

/** How much of a stretch counts: neither quiet hours nor while no server ran. */
export function counted(stretch: Span, quiet: QuietHours | null, outages: readonly Span[]): number {
  const free = [...(quiet === null ? [] : quietSpans(stretch, quiet)), ...outages];
  return Math.max(stretch.to - stretch.from, 0) - covered(stretch, free);
}

/** When so much will have counted. */
export function whenCounted(from: number, ms: number, quiet: QuietHours | null, outages: readonly Span[]): number {
  let to = from + ms;
  // Every step adds what did not count of the one before; quiet hours are less than a day.
  for (let missing = ms - counted({ from, to }, quiet, outages); missing > 0; ) {
    to += missing;
    missing = ms - counted({ from, to }, quiet, outages);
  }
  return to;
}

/** When somebody may be disturbed, from then on: at once, or when their quiet hours end. */
export function afterQuiet(at: number, quiet: QuietHours | null): number {
  const spans = quiet === null ? [] : quietSpans({ from: at, to: at + 1 }, quiet);
  return spans.find(({ from, to }) => from <= at && at < to)?.to ?? at;
}

function quietSpans({ from, to }: Span, quiet: QuietHours): readonly Span[] {
  if (quiet.from === quiet.to) return [];
  const length = ((quiet.to - quiet.from + 1440) % 1440) * MINUTE_MS;
  const spans: Span[] = [];
  const first = Math.floor(from / DAY_MS) * DAY_MS - DAY_MS + quiet.from * MINUTE_MS;
  for (let start = first; start < to; start += DAY_MS) spans.push({ from: start, to: start + length });
  return spans;
}

/** How much of a stretch lies in any of these, which may lie over each other. */
function covered({ from, to }: Span, spans: readonly Span[]): number {
  let [sum, reached] = [0, from];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const [start, end] = [Math.max(span.from, reached), Math.min(span.to, to)];
    if (end > start) sum += end - start;
    reached = Math.max(reached, end);
  }
  return sum;
}
