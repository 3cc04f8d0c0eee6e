import { seeded } from '@riband/kernel';
import { Ledger, type Standings } from './ledger.ts';
import { type ArenaGame, completeDeals, type Deal, isFinished } from './record.ts';
import { bootstrap, type Interval, sumOf } from './statistics/bootstrap.ts';
import { type SequentialTest, sequentialTest } from './statistics/sequential.ts';

/** A figure and where it lies with 95 % certainty. What cannot be known, such as how many opponents somebody beat who had none, is `NaN`. */
export interface Estimate extends Interval {
  readonly value: number;
}

export interface BotFigures {
  readonly bot: string;
  /** Seats that it had in all games. */
  readonly games: number;
  /** First places; of a shared one, its share. */
  readonly victories: number;
  /** The share of first places. */
  readonly winning: Estimate;
  /** The share of opponents beaten, ties as halves; seats of the same bot are no opponents. */
  readonly beaten: Estimate;
  readonly elo: Estimate;
  readonly score: Estimate;
  /** The standard deviation of the scores. */
  readonly spread: number;
  /** For a decision, on average. */
  readonly milliseconds: number;
  /** Games lost because it gave no legal move. */
  readonly faults: number;
}

export interface Figures {
  readonly deals: number;
  readonly games: number;
  /** The bot whose Elo is 0. */
  readonly anchor: string;
  /** In the order in which they were named. */
  readonly bots: readonly BotFigures[];
  /** By seat: the share of first places. */
  readonly seats: readonly Estimate[];
  /** Whether the first of two bots is stronger than the second. */
  readonly test?: SequentialTest;
}

/** The deals that count: with `untilClear`, those after which the answer was clear do not, whoever played them. */
export function countedDeals(
  games: readonly ArenaGame[],
  {
    bots,
    seats,
    gamesEach,
    untilClear,
  }: { bots: readonly string[]; seats: number; gamesEach: number; untilClear: boolean },
): readonly Deal[] {
  const deals = completeDeals(games, gamesEach);
  if (!untilClear) return deals;
  // Deals that are finished before their time wait for those before them, so that the answer does not depend on who is quick.
  const inOrder = deals.filter((deal, index) => deal[0]?.deal === index);
  return inOrder.slice(0, testOf(inOrder, new Ledger(bots, seats)).clearAfter);
}

export function testOf(deals: readonly Deal[], ledger: Ledger): SequentialTest {
  return sequentialTest(deals.map((deal) => ledger.shareOfFirst(ledger.entry(deal))));
}

/** At least one deal. The same deals and the same seed, the same figures. */
export function figuresOf(deals: readonly Deal[], bots: readonly string[], seats: number, seed: number): Figures {
  const ledger = new Ledger(bots, seats);
  const entries = deals.map((deal) => ledger.entry(deal));
  const sums = sumOf(entries);
  const standings = ledger.standings(sums);
  // With an even deal thrown in, who has won every deal so far is not said to win for ever.
  const pool = [...entries, ledger.evenEntry(entries)];
  const intervals = bootstrap(pool, (drawn) => flat(ledger.standings(drawn)), seeded(`${seed}|bootstrap`));
  const estimate = (kind: keyof Standings, index: number): Estimate => {
    const value = standings[kind][index] as number;
    const { low, high } = intervals[placeIn(standings, kind) + index] as Interval;
    // The even deal pulls the interval towards the middle, never past what was found.
    return { value, low: Math.min(low, value), high: Math.max(high, value) };
  };
  const games = ledger.games(sums);
  const victories = ledger.victories(sums);
  return {
    deals: deals.length,
    games: deals.flat().length,
    anchor: ledger.anchor,
    bots: bots.map((bot, index) => ({
      bot,
      games: games[index] as number,
      victories: victories[index] as number,
      winning: estimate('victories', index),
      beaten: estimate('beaten', index),
      elo: estimate('elo', index),
      score: estimate('score', index),
      ...personalFigures(deals.flat(), bot),
    })),
    seats: standings.seats.map((_, seat) => estimate('seats', seat)),
    ...(bots.length === 2 ? { test: testOf(deals, ledger) } : {}),
  };
}

const KINDS = ['beaten', 'victories', 'score', 'elo', 'seats'] as const satisfies readonly (keyof Standings)[];
const flat = (standings: Standings): readonly number[] => KINDS.flatMap((kind) => standings[kind]);

function placeIn(standings: Standings, kind: keyof Standings): number {
  const before = KINDS.slice(0, KINDS.indexOf(kind));
  return before.reduce((places, one) => places + standings[one].length, 0);
}

function personalFigures(games: readonly ArenaGame[], bot: string) {
  const seats = games.flatMap((game) => game.bots.flatMap((name, seat) => (name === bot ? [{ game, seat }] : [])));
  const scores = seats.flatMap(({ game, seat }) => (isFinished(game) ? [game.scores[seat] as number] : []));
  const decisions = seats.reduce((sum, { game, seat }) => sum + (game.decisions[seat] as number), 0);
  const milliseconds = seats.reduce((sum, { game, seat }) => sum + (game.milliseconds[seat] as number), 0);
  return {
    spread: standardDeviation(scores),
    milliseconds: milliseconds / decisions,
    faults: seats.filter(({ game, seat }) => !isFinished(game) && game.fault.seat === seat).length,
  };
}

function standardDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
