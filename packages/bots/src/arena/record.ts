import type { Seat } from '@riband/kernel';
import type { Amounts, Counts } from './counts/counting.ts';
import type { LineUp } from './line-ups.ts';

/** Names one game of an arena: which deal, and which of its games. The same seed and the same names, the same game. */
export interface GameName {
  readonly deal: number;
  readonly rotation: number;
}

interface Played extends GameName {
  /** By seat, like everything in a list here. */
  readonly bots: LineUp;
  readonly places: readonly number[];
  readonly decisions: readonly number[];
  /** Spent on thinking. */
  readonly milliseconds: readonly number[];
}

/** A game that came to its end. */
export interface FinishedGame extends Played {
  readonly scores: readonly number[];
  readonly turns: number;
  /** Chance included. */
  readonly moves: number;
  /** By source. */
  readonly points: readonly Amounts[];
  readonly counts: readonly Counts[];
  /** The seats by their first turn, whoever began first. Files from before this was noted do not have it. */
  readonly order?: readonly Seat[];
}

/** A game that a bot lost because it broke the rules of the arena. It counts as lost, and for nothing else. */
export interface ForfeitedGame extends Played {
  readonly fault: { readonly seat: Seat; readonly reason: string };
}

export type ArenaGame = FinishedGame | ForfeitedGame;

export const isFinished = (game: ArenaGame): game is FinishedGame => !('fault' in game);

/** All games of one deal. */
export type Deal = readonly ArenaGame[];

/** The deals of which every game was played, in order. Part of a deal would favour a seat. */
export function completeDeals(games: readonly ArenaGame[], gamesEach: number): readonly Deal[] {
  const byDeal = new Map<number, ArenaGame[]>();
  for (const game of games) {
    const deal = byDeal.get(game.deal);
    if (deal === undefined) byDeal.set(game.deal, [game]);
    else deal.push(game);
  }
  return [...byDeal]
    .filter(([, deal]) => deal.length === gamesEach)
    .sort(([a], [b]) => a - b)
    .map(([, deal]) => deal.toSorted((a, b) => a.rotation - b.rotation));
}
