import type { Options } from '@riband/kernel';
import type { ClockRule, QuietHours, Repair, Holder as Seated, Watching } from '@riband/protocol';
import type { Entry, Header, Holder } from '@riband/table';
import type { Fact, Pause, Reserved } from './fact.ts';
import { type Vacation, withVacation } from './vacation.ts';

/** Who sits, or will sit, at a seat. */
export type Chair =
  | {
      readonly kind: 'person';
      readonly member: string;
      readonly contribution: string;
      readonly quietHours: QuietHours | null;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** What the facts of a table say, apart from what was played. */
export interface Lobby {
  readonly host: string;
  readonly game: string;
  readonly options: Options;
  readonly commitment: string;
  readonly invitation: string;
  readonly listed: boolean;
  readonly watching: Watching;
  readonly clock: ClockRule | null;
  readonly limitDays?: number;
  /** The seats of people for whom a bot plays. */
  readonly standIns: readonly number[];
  /** Those to which somebody has come back for whom a bot had played. */
  readonly returned: readonly number[];
  readonly chairs: readonly (Chair | null)[];
  /** For whom each seat is kept until they come, or the host clears it. */
  readonly reserved: readonly (Reserved | null)[];
  /** Whether the talk is closed. */
  readonly quiet: boolean;
  /** The table of the same people after this one. */
  readonly rematch: string | null;
  /** Once it has begun. */
  readonly begun: { readonly header: Header; readonly holders: readonly Holder[]; readonly at: number } | null;
  /** Who plays each seat now, as records call them; nobody before it has begun. */
  readonly holders: readonly Holder[];
  readonly vacations: readonly Vacation[];
  /**
   * Where the game is, and since when its players wait for the same, in milliseconds since 1970; `asked` tells after how many entries each
   * of those it waits for was first waited for.
   */
  readonly now: Pause & { readonly since: number; readonly at: number; readonly asked: readonly number[] };
  /** How many entries were played. */
  readonly entries: number;
  readonly repairs: readonly Repair[];
  /** Whether nobody can play on for now. */
  readonly aside: boolean;
  /** Once it is over; without places if it was ended before there was a result. */
  readonly end: { readonly seed: string; readonly places: readonly number[] | null } | null;
}

/** A fact, and when it was written. */
export interface Dated {
  readonly fact: Fact;
  readonly at: number;
}

export function lobbyOf(facts: readonly Dated[]): Lobby {
  const [first, ...others] = facts;
  if (first?.fact.kind !== 'opened') throw new Error('a record begins with the opening of its table');
  const { kind: _, by: host, seats, ...opened } = first.fact;
  const chairs = Array.from({ length: seats }, () => null);
  const now = { waits: [], asked: [], turn: 0, since: first.at, at: first.at };
  return others.reduce(withFact, {
    ...opened,
    host,
    chairs,
    now,
    reserved: opened.reserved ?? chairs,
    standIns: [],
    returned: [],
    vacations: [],
    quiet: false,
    rematch: null,
    begun: null,
    holders: [],
    entries: 0,
    repairs: [],
    aside: false,
    end: null,
  });
}

export function withFact(lobby: Lobby, { fact, at }: Dated): Lobby {
  const { chairs, reserved } = lobby;
  switch (fact.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat': {
      const { member, contribution, quietHours = null } = fact;
      return {
        ...{ ...lobby, chairs: chairs.with(fact.seat, { kind: 'person', member, contribution, quietHours }) },
        reserved: reserved.map((one) => (one?.member === member ? null : one)),
      };
    }
    case 'rose':
      return { ...lobby, chairs: chairs.with(fact.seat, null), reserved: reserved.with(fact.seat, null) };
    case 'filled':
      return { ...lobby, chairs: chairs.with(fact.seat, { kind: 'bot', name: fact.name, bot: fact.bot }) };
    case 'started':
      return {
        ...{ ...lobby, begun: { header: fact.header, holders: fact.holders, at }, holders: fact.holders },
        now: { ...fact.now, since: at, at, asked: fact.now.waits.map(() => lobby.entries) },
      };
    case 'played': {
      const then = { ...lobby, entries: lobby.entries + 1 };
      return withEntry(
        fact.now === undefined ? then : { ...then, now: paused(lobby.now, fact.now, at, then.entries) },
        fact.entry,
      );
    }
    case 'vacation':
      return { ...lobby, vacations: withVacation(lobby.vacations, fact.seat, fact.until, at) };
    case 'quiet':
      return { ...lobby, quiet: fact.closed };
    case 'followed':
      return { ...lobby, rematch: fact.table };
    case 'repaired':
      return repaired(lobby, fact, at);
    case 'revealed':
      return { ...lobby, end: { seed: fact.seed, places: fact.places } };
  }
}

function repaired(lobby: Lobby, fact: Extract<Fact, { kind: 'repaired' }>, at: number): Lobby {
  const { repair, notice, seat = null, seed } = fact;
  const then = { ...lobby, repairs: [...lobby.repairs, { repair, notice, seat, at, entry: lobby.entries }] };
  switch (repair) {
    case 'setAside':
    case 'failed':
      return { ...then, aside: true };
    case 'broughtBack':
      // Nobody's time has run meanwhile.
      return { ...then, aside: false, now: { ...lobby.now, at } };
    case 'ended':
    case 'closed':
    case 'abandoned':
      return { ...then, end: { seed: seed ?? '', places: null }, now: { ...lobby.now, waits: [], asked: [], at } };
    case 'replaced':
      return then;
  }
}

/** Who waits for the same people waits since the same time. */
function paused(before: Lobby['now'], now: Pause, at: number, entries: number): Lobby['now'] {
  const asked = now.waits.map((seat) => before.asked[before.waits.indexOf(seat)] ?? entries);
  return { ...now, at, asked, since: before.waits.join() === now.waits.join() ? before.since : at };
}

function withEntry(lobby: Lobby, entry: Entry): Lobby {
  if (entry.kind !== 'seat') return lobby;
  const { seat, holder } = entry;
  const others = lobby.standIns.filter((one) => one !== seat);
  const holders = lobby.holders.with(seat, holder);
  if (holder.kind === 'bot') return { ...lobby, holders, standIns: [...others, seat] };
  const returned = [...lobby.returned.filter((one) => one !== seat), seat];
  return { ...lobby, holders, standIns: others, returned };
}

/** Whether it was ended before there was a result. */
export const isBrokenOff = ({ end }: Lobby): boolean => end !== null && end.places === null;

/** Whether it goes on. */
export const isGoingOn = ({ begun, end, aside }: Lobby): boolean => begun !== null && end === null && !aside;

/** Whether seats can still be taken. */
export const isOpen = ({ begun, end, aside }: Lobby): boolean => begun === null && end === null && !aside;

export const waitsForBot = (lobby: Lobby): boolean =>
  isGoingOn(lobby) && lobby.now.waits.some((seat) => isBots(lobby, seat));

/** Whether bots play on all other seats. */
export const isLastPerson = (lobby: Lobby, seat: number): boolean =>
  lobby.chairs.every((_, other) => other === seat || isBots(lobby, other));

/** Whether the table was made for one person and bots. A bot that plays for somebody else plays for one who may come back. */
export const isAlone = ({ chairs }: Lobby, seat: number): boolean =>
  chairs.every((chair, other) => (other === seat ? chair?.kind === 'person' : chair?.kind === 'bot'));

/** Whether a bot plays there, be it for somebody else. */
export const isBots = ({ chairs, standIns }: Lobby, seat: number): boolean =>
  chairs[seat]?.kind === 'bot' || standIns.includes(seat);

/** Where a member sits. */
export function seatOf({ chairs }: Lobby, member: string | undefined): number | null {
  const seat = chairs.findIndex((chair) => chair?.kind === 'person' && chair.member === member);
  return seat < 0 ? null : seat;
}

/** Of the people, in the order of their seats. Bots have nothing of their own to add. */
export function contributionsTo({ chairs }: Lobby): readonly string[] {
  return chairs.flatMap((chair) => (chair?.kind === 'person' ? [chair.contribution] : []));
}

/** As records call who sits there. */
export function recorded(chair: Chair): Seated {
  const { kind } = chair;
  return kind === 'bot' ? { kind, name: chair.name, bot: chair.bot } : { kind, name: chair.member };
}
