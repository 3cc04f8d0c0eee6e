import {
  type ArenaGame,
  type Claim,
  ClearWatch,
  completeDeals,
  type Deal,
  type GameName,
  gamesOfDeal,
} from '@riband/bots/arena';
import type { Hand } from './hand.ts';
import { type ArenaHeader, competitorsOf } from './plan.ts';

export interface Run {
  readonly header: ArenaHeader;
  /** How many at most. */
  readonly deals: number;
  readonly untilClear: boolean;
  /** What is to become clear; without it, whether the first of two bots is stronger. */
  readonly claim?: Claim | undefined;
  /** Those of the deals that were played before, each once. */
  readonly known: readonly ArenaGame[];
  /** How many hands play at the same time. */
  readonly workers: number;
  startHand(): Hand;
  /** Told of every game that ends. */
  onGame(game: ArenaGame): void;
  /** Resolves when somebody wants to stop. */
  readonly stopped: Promise<void>;
}

/** Plays what is left to play, and gives the deals that count. The same header gives the same deals, whoever plays them. */
export async function runArena(run: Run): Promise<readonly Deal[]> {
  const { bots, seats } = run.header;
  const gamesEach = gamesOfDeal(bots, seats).length;
  const games = [...run.known];
  const watch = run.untilClear ? new ClearWatch(competitorsOf(run.header), seats, gamesEach, run.claim) : undefined;
  for (const game of games) watch?.add(game);
  if (watch?.clearAfter === undefined) {
    const left = run.deals * gamesEach - games.length;
    await playAll(run, left, gamesLeft(run.deals, gamesEach, run.known), (game) => {
      games.push(game);
      run.onGame(game);
      watch?.add(game);
      return watch?.clearAfter === undefined;
    });
  }
  return completeDeals(games, gamesEach).slice(0, watch?.clearAfter);
}

/** What counts of a file of games: those of so many deals, each once, should two programs have written to it. */
export function gamesOf(deals: number, games: readonly ArenaGame[]): readonly ArenaGame[] {
  const byName = new Map(games.map((game) => [`${game.deal}|${game.rotation}`, game]));
  return [...byName.values()].filter(({ deal }) => deal < deals);
}

/** The games of some deals that are not among those played, in order. */
export function* gamesLeft(deals: number, gamesEach: number, played: readonly GameName[]): Generator<GameName> {
  const known = new Set(played.map(({ deal, rotation }) => deal * gamesEach + rotation));
  for (let index = 0; index < deals * gamesEach; index++)
    if (!known.has(index)) yield { deal: Math.floor(index / gamesEach), rotation: index % gamesEach };
}

/** Plays until there are no more games, somebody wants to stop, or `goOn` says that it is enough. All hands take from the same queue. */
async function playAll(
  run: Run,
  left: number,
  queue: Generator<GameName>,
  goOn: (game: ArenaGame) => boolean,
): Promise<void> {
  const hands = Array.from({ length: Math.min(run.workers, left) }, () => run.startHand());
  let over = false;
  const work = async (hand: Hand, enough: () => void): Promise<void> => {
    for (const name of queue) {
      const game = await hand.play(name);
      if (over) return;
      if (goOn(game)) continue;
      over = true;
      return enough();
    }
  };
  const played = new Promise<void>((enough, failed) => {
    Promise.all(hands.map((hand) => work(hand, enough))).then(() => enough(), failed);
  });
  try {
    await Promise.race([played, run.stopped]);
  } finally {
    over = true;
    await Promise.all(hands.map((hand) => hand.end()));
  }
}
