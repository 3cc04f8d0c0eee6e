import type { Game } from '@riband/kernel';
import type { Amounts, Group } from './counts/counting.ts';
import { countingOf } from './counts/index.ts';
import { type Deal, type FinishedGame, isFinished } from './record.ts';

/** How much of a thing a seat used in a game, on average. */
export interface ThingUse {
  readonly thing: string;
  readonly all: number;
  /** Of the seats that won. */
  readonly winners: number;
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

/** What happened in the games, whoever was stronger. */
export interface Survey {
  readonly games: readonly FinishedGame[];
  readonly sources: Sources;
  readonly uses: readonly GroupUse[];
}

export function surveyOf(game: Game, deals: readonly Deal[], bots: readonly string[]): Survey {
  const games = deals.flat().filter(isFinished);
  const seats = games.flatMap(seatsOf);
  return { games, sources: sourcesOf(game, seats, bots), uses: usesOf(game, seats) };
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

function sourcesOf(game: Game, seats: readonly SeatOfGame[], bots: readonly string[]): Sources {
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

function usesOf(game: Game, seats: readonly SeatOfGame[]): readonly GroupUse[] {
  const winners = seats.filter(({ won }) => won);
  const meanIn = (some: readonly SeatOfGame[], id: string) => meanOf(some.map(({ counts }) => counts[id] ?? {}));
  return countingOf(game).groups.map((group) => {
    const [all, won] = [seats, winners].map((some) =>
      perUse(meanIn(some, group.id), group, (id) => meanIn(some, id)),
    ) as [Amounts, Amounts];
    const things = new Set([...group.things(game), ...Object.keys(all)]);
    return {
      group,
      things: [...things].map((thing) => ({ thing, all: all[thing] ?? 0, winners: won[thing] ?? 0 })),
    };
  });
}

function perUse(amounts: Amounts, { per }: Group, mean: (id: string) => Amounts): Amounts {
  if (per === undefined) return amounts;
  const uses = mean(per);
  return Object.fromEntries(Object.entries(amounts).map(([thing, amount]) => [thing, amount / (uses[thing] ?? 1)]));
}

function meanOf(all: readonly Amounts[]): Amounts {
  const sums: Record<string, number> = {};
  for (const amounts of all) {
    for (const [thing, amount] of Object.entries(amounts)) sums[thing] = (sums[thing] ?? 0) + amount / all.length;
  }
  return sums;
}
