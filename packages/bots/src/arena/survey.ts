import type { Amounts, Group } from './counts/counting.ts';
import { countingOf } from './counts/index.ts';
import type { Setting } from './play.ts';
import { type ArenaGame, type Deal, type FinishedGame, isFinished } from './record.ts';
import { type UseIntervals, useIntervals } from './use-intervals.ts';

/** How much of a thing a seat used in a game, on average. What a thing was worth that nobody had is not known: `NaN`. */
export interface ThingUse extends UseIntervals {
  readonly thing: string;
  /** Whether it is there at such a table: what is not was not left alone. */
  readonly isThere: boolean;
  readonly all: number;
  /** As much as `all` can be: where there is one at a table of four, a quarter. `Infinity` where there is no end of them. */
  readonly most: number;
  /** Of the seats that won. */
  readonly winners: number;
  /** Of the seats of each bot: where one wins more than another, what winners did says who they were. */
  readonly byBot: Amounts;
}

export interface GroupUse {
  readonly group: Group;
  readonly things: readonly ThingUse[];
}

/** Where points came from, on average, by source; the largest source of all first. */
export interface Sources {
  readonly sources: readonly { readonly id: string; readonly name: string }[];
  readonly bots: readonly { readonly bot: string; readonly points: Amounts }[];
}

/** How many games a bot lost for the same reason. */
export interface FaultCount {
  readonly bot: string;
  readonly reason: string;
  readonly games: number;
}

/** What happened in the games, whoever was stronger. */
export interface Survey {
  readonly games: readonly FinishedGame[];
  /** By deal, those of the games that say what was done in them; all that follows but the faults is about them. */
  readonly told: readonly (readonly FinishedGame[])[];
  /** Why games were lost that did not come to their end, the most frequent reason first. */
  readonly faults: readonly FaultCount[];
  readonly sources: Sources;
  readonly uses: readonly GroupUse[];
}

/** The seed is for the intervals. */
export function surveyOf(setting: Setting, deals: readonly Deal[], bots: readonly string[], seed: number): Survey {
  const games = deals.flat().filter(isFinished);
  const told = deals.map((deal) => deal.filter(isFinished).filter(isTold)).filter(({ length }) => length > 0);
  const seats = told.flat().flatMap(seatsOf);
  return {
    games,
    told,
    faults: faultsOf(deals.flat()),
    sources: sourcesOf(setting, seats, bots),
    // Of nothing one cannot say that something was never used.
    uses: told.length === 0 ? [] : withIntervals(usesOf(setting, seats, bots), told, seed),
  };
}

/** Files that are kept for long leave out what was done in a game. */
function isTold({ points, counts }: FinishedGame): boolean {
  return [...points, ...counts].some((amounts) => Object.keys(amounts).length > 0);
}

function faultsOf(games: readonly ArenaGame[]): readonly FaultCount[] {
  const counts = new Map<string, FaultCount>();
  for (const game of games) {
    if (isFinished(game)) continue;
    const { seat, reason } = game.fault;
    const bot = game.bots[seat] ?? '';
    const key = JSON.stringify([bot, reason]);
    counts.set(key, { bot, reason, games: 1 + (counts.get(key)?.games ?? 0) });
  }
  return [...counts.values()].sort((a, b) => b.games - a.games);
}

/** One seat of one game. */
interface SeatOfGame {
  readonly bot: string;
  readonly won: boolean;
  readonly points: Amounts;
  readonly counts: FinishedGame['counts'][number];
}

function seatsOf({ bots, places, points, counts }: FinishedGame): readonly SeatOfGame[] {
  return bots.map((bot, seat) => ({
    bot,
    won: places[seat] === 1,
    points: points[seat] ?? {},
    counts: counts[seat] ?? {},
  }));
}

function sourcesOf({ game }: Setting, seats: readonly SeatOfGame[], bots: readonly string[]): Sources {
  const { sourceNames } = countingOf(game);
  const mean = meanOf(seats.map(({ points }) => points));
  const ids = Object.keys(mean).sort((a, b) => (mean[b] ?? 0) - (mean[a] ?? 0));
  return {
    sources: ids.filter((id) => mean[id] !== 0).map((id) => ({ id, name: sourceNames[id] ?? id })),
    bots: bots.map((bot) => ({
      bot,
      points: meanOf(seats.filter((seat) => seat.bot === bot).map(({ points }) => points)),
    })),
  };
}

/** What is counted, before it is known how sure it is. */
interface Counted {
  readonly group: Group;
  readonly things: readonly Omit<ThingUse, keyof UseIntervals>[];
}

function withIntervals(
  uses: readonly Counted[],
  deals: readonly (readonly FinishedGame[])[],
  seed: number,
): readonly GroupUse[] {
  const columns = uses.flatMap(({ group, things }) => things.map(({ thing }) => ({ group, thing })));
  const intervals = useIntervals(columns, deals, seed).values();
  return uses.map(({ group, things }) => ({
    group,
    things: things.map((one) => ({ ...one, ...intervals.next().value! })),
  }));
}

function usesOf(setting: Setting, seats: readonly SeatOfGame[], bots: readonly string[]): readonly Counted[] {
  const winners = seats.filter(({ won }) => won);
  const seatsOfBot = bots.map((bot) => [bot, seats.filter((seat) => seat.bot === bot)] as const);
  return countingOf(setting.game).groups.map((group) => {
    const [all, won] = [amountsIn(seats, group), amountsIn(winners, group)];
    const own = seatsOfBot.map(([bot, some]) => [bot, amountsIn(some, group)] as const);
    const used = meanOf(seats.map(({ counts }) => counts[group.id] ?? {}));
    const things = new Set([...group.things(setting.game), ...Object.keys(used)]);
    const missing = missingAt(setting, group);
    const most = (group.copies?.(setting) ?? Number.POSITIVE_INFINITY) / setting.seats;
    return {
      group,
      things: [...things].map((thing) => ({
        thing,
        isThere: !missing.includes(thing),
        all: all(thing),
        most,
        winners: won(thing),
        byBot: Object.fromEntries(own.map(([bot, amount]) => [bot, amount(thing)])),
      })),
    };
  });
}

function missingAt(setting: Setting, group: Group): readonly string[] {
  const there = group.thingsAt?.(setting);
  return there === undefined ? [] : group.things(setting.game).filter((thing) => !there.includes(thing));
}

/** What some seats used of each thing on average, or what each of another group brought them. */
function amountsIn(seats: readonly SeatOfGame[], { id, per }: Group): (thing: string) => number {
  const mean = (of: string): Amounts => meanOf(seats.map(({ counts }) => counts[of] ?? {}));
  const amounts = mean(id);
  if (per === undefined) return (thing) => amounts[thing] ?? 0;
  const uses = mean(per);
  return (thing) => (amounts[thing] ?? 0) / (uses[thing] ?? 0);
}

function meanOf(all: readonly Amounts[]): Amounts {
  const sums: Record<string, number> = {};
  for (const amounts of all) {
    for (const [thing, amount] of Object.entries(amounts)) sums[thing] = (sums[thing] ?? 0) + amount / all.length;
  }
  return sums;
}
