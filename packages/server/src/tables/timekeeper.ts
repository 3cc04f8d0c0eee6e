import type { Around } from '@riband/protocol';
import type { Command } from '@riband/table';
import { DAY_MS } from '../ports/clock.ts';
import type { Pause } from '../record/fact.ts';
import { isGoingOn, isOpen, type Lobby } from '../record/lobby.ts';
import { awayAt, vacationLeft, vacationsOf } from '../record/vacation.ts';
import { counted, leftAfter, leftOnReturn, type Span, whenCounted } from './clocks.ts';
import type { InnerPorts } from './ports.ts';

/** A table that has not begun by then never will. */
const OPEN_DAYS = 30;

/**
 * Measures how long people think at one table. A live clock runs only as long as this process has seen it run, by a clock that never
 * jumps: so nobody loses time while a server is down or its clock is set. A clock of hours runs by the calendar, less quiet hours and
 * the times when no server ran.
 */
export class Timekeeper {
  readonly #ports: InnerPorts;
  readonly #lobby: () => Lobby;
  /** The pause that is being measured, and since when. */
  #measured: Lobby['now'] | null = null;
  #since = 0;

  constructor(ports: InnerPorts, lobby: () => Lobby) {
    this.#ports = ports;
    this.#lobby = lobby;
  }

  /** To be called whenever something was added to the record. */
  look(): void {
    const { now } = this.#lobby();
    if (now === this.#measured) return;
    this.#measured = now;
    this.#since = this.#ports.clock.elapsed();
  }

  /** How much of the time of a seat has run since the game waits as it does. */
  spent(seat: number): number {
    const { clock, now } = this.#lobby();
    const here = this.#ports.clock.now();
    if (clock?.kind !== 'live')
      return Math.max(counted({ from: now.at, to: here }, this.#quiet(seat), this.#free(seat)), 0);
    return Math.max(Math.min(here - now.at, this.#ports.clock.elapsed() - this.#since), 0);
  }

  /** With what everybody has left then, after a command if there was one. */
  timed(now: Pause, command?: Command): Pause {
    const lobby = this.#lobby();
    const left = leftAfter(lobby, now, (seat) => this.spent(seat));
    if (lobby.clock === null || left === undefined) return now;
    if (command?.kind !== 'seat' || command.holder.kind !== 'person') return { ...now, left };
    const { seat } = command;
    const returned = leftOnReturn(lobby.clock, left[seat] ?? 0, comingBack(lobby, seat));
    return { ...now, left: left.with(seat, returned) };
  }

  /** Whether who comes back would have no time at all. */
  isSpent(seat: number): boolean {
    const lobby = this.#lobby();
    const { clock, now } = lobby;
    return clock !== null && leftOnReturn(clock, now.left?.[seat] ?? 0, comingBack(lobby, seat)) === 0;
  }

  /** As it is now. */
  get clocks(): Around['clocks'] {
    const lobby = this.#lobby();
    if (lobby.clock === null || !isGoingOn(lobby)) return null;
    const left = leftAfter(lobby, lobby.now, (seat) => this.spent(seat)) ?? [];
    const away = awayAt(lobby, this.#ports.clock.now()).map(({ seat }) => seat);
    return { left: left.map(Math.round), running: this.#thinking.filter((seat) => !away.includes(seat)) };
  }

  /** Who is on vacation, and how much is left for somebody. */
  vacationsFor(seat: number | null): Pick<Around, 'vacations' | 'vacationLeft'> {
    const [lobby, now] = [this.#lobby(), this.#ports.clock.now()];
    const vacations = awayAt(lobby, now).map(({ seat: away, to: until }) => ({ seat: away, until }));
    return { vacations, vacationLeft: seat === null ? null : vacationLeft(lobby, seat, now) };
  }

  /** The people whose time is up. */
  get fallen(): readonly number[] {
    const { clocks } = this;
    return clocks === null ? [] : clocks.running.filter((seat) => clocks.left[seat] === 0);
  }

  /** Whether a live clock runs: then somebody has to watch it. */
  get isLive(): boolean {
    return this.#lobby().clock?.kind === 'live' && this.clocks !== null && this.#thinking.length > 0;
  }

  get isAbandoned(): boolean {
    return Timekeeper.isAbandonedAt(this.#lobby(), this.#ports.clock.now(), this.#outages);
  }

  /** When the next clock will have run down, or nobody can be expected to come back: then somebody has to look though nobody asks. */
  static dueAt(lobby: Lobby, outages: readonly Span[]): number | null {
    if (!isGoingOn(lobby) || lobby.clock === null) return givenUpAt(lobby, outages);
    // Of a live clock it is known only where it runs; elsewhere it is looked at as soon as it may have run down.
    const isLive = lobby.clock.kind === 'live';
    const falls = thinkingAt(lobby).map((seat) => {
      const left = lobby.now.left?.[seat] ?? 0;
      return isLive
        ? lobby.now.at + left
        : whenCounted(lobby.now.at, left, quietOf(lobby, seat), [...outages, ...vacationsOf(lobby, seat)]);
    });
    return falls.length === 0 ? null : Math.min(...falls);
  }

  static isAbandonedAt(lobby: Lobby, now: number, outages: readonly Span[]): boolean {
    const end = givenUpAt(lobby, outages);
    return end !== null && end <= now;
  }

  get #thinking(): readonly number[] {
    return thinkingAt(this.#lobby());
  }

  #quiet(seat: number) {
    return quietOf(this.#lobby(), seat);
  }

  /** Where the clock of a seat stands still, besides quiet hours. */
  #free(seat: number): readonly Span[] {
    return [...this.#outages, ...vacationsOf(this.#lobby(), seat)];
  }

  get #outages(): readonly Span[] {
    return this.#ports.outages();
  }
}

/** The people whose move all wait for; bots have all the time in the world. */
export function thinkingAt({ now, chairs, standIns }: Lobby): readonly number[] {
  return now.waits.filter((seat) => chairs[seat]?.kind === 'person' && !standIns.includes(seat));
}

export function quietOf({ chairs }: Lobby, seat: number) {
  const chair = chairs[seat];
  return chair?.kind === 'person' ? chair.quietHours : null;
}

/** Where there is a clock, bots play on instead. */
function givenUpAt(lobby: Lobby, outages: readonly Span[]): number | null {
  const { clock, limitDays, now } = lobby;
  if (isOpen(lobby)) return whenCounted(now.at, OPEN_DAYS * DAY_MS, null, outages);
  if (!isGoingOn(lobby) || clock !== null || limitDays === undefined) return null;
  return whenCounted(now.at, limitDays * DAY_MS, null, outages);
}

const comingBack = ({ returned, now }: Lobby, seat: number): Parameters<typeof leftOnReturn>[2] => ({
  isAgain: returned.includes(seat),
  isAwaited: now.waits.includes(seat),
});
