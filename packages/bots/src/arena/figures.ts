import { seeded } from '@riband/kernel';
import { type Claim, type Claimed, type ClaimTest, ClaimTrial } from './claim.ts';
import { Ledger, type Standings } from './ledger.ts';
import { type ArenaGame, type Deal, isFinished } from './record.ts';
import { bootstrap, type Interval, sumOf } from './statistics/bootstrap.ts';
import { Sequence, type SequentialTest } from './statistics/sequential.ts';

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

export interface Gap {
  readonly above: string;
  readonly below: string;
  readonly elo: Estimate;
}

export interface Figures {
  readonly deals: number;
  readonly games: number;
  /** The bot whose Elo is 0. */
  readonly anchor: string;
  /** In the order in which they were named. */
  readonly bots: readonly BotFigures[];
  /** How far each bot is ahead of the next, the strongest first. Both were measured in the same games, so this is surer than either. */
  readonly gaps: readonly Gap[];
  /** By seat: the share of first places. */
  readonly seats: readonly Estimate[];
  /** By turn, from who began: the share of first places. Nothing if no game says who began. */
  readonly inTurn: readonly Estimate[];
  /** Whether the first of two bots is stronger than the second. */
  readonly test?: SequentialTest;
  /** How it stands with what was claimed, if anything was. */
  readonly claim?: ClaimTest;
}

/** Watches game by game, until it is clear how it stands with a claim, or without one, whether the first of two bots is stronger. */
export class ClearWatch {
  readonly #ledger: Ledger;
  readonly #gamesEach: number;
  readonly #open = new Map<number, ArenaGame[]>();
  readonly #claimed: Claimed;
  readonly #trial: Sequence | ClaimTrial;
  #next = 0;

  constructor(bots: readonly string[], seats: number, gamesEach: number, claim?: Claim) {
    this.#ledger = new Ledger(bots, seats);
    this.#claimed = claim?.of ?? 'elo';
    this.#trial = claim === undefined ? new Sequence() : new ClaimTrial(claim);
    this.#gamesEach = gamesEach;
  }

  /** After so many deals it was clear. */
  get clearAfter(): number | undefined {
    return this.#trial.test.clearAfter;
  }

  /** A deal that is finished before its time waits for those before it, so that the answer does not depend on who is quick. */
  add(game: ArenaGame): void {
    this.#open.set(game.deal, [...(this.#open.get(game.deal) ?? []), game]);
    for (;;) {
      const deal = this.#open.get(this.#next);
      if (deal?.length !== this.#gamesEach) return;
      this.#open.delete(this.#next);
      this.#next += 1;
      this.#trial.add(this.#ledger.seenOfFirst(this.#claimed, this.#ledger.entry(deal)));
    }
  }
}

/** The tests of the first bot, each from what every deal says of it. */
function testsOf(entries: readonly Float64Array[], ledger: Ledger, bots: number, claim?: Claim) {
  function tested<Test>(what: Claimed, trial: { readonly test: Test; add(value: number): void }): Test {
    for (const entry of entries) trial.add(ledger.seenOfFirst(what, entry));
    return trial.test;
  }
  return {
    ...(bots === 2 ? { test: tested('elo', new Sequence()) } : {}),
    ...(claim === undefined ? {} : { claim: tested(claim.of, new ClaimTrial(claim)) }),
  };
}

/** At least one deal. The same deals and the same seed, the same figures. */
export function figuresOf(
  deals: readonly Deal[],
  bots: readonly string[],
  seats: number,
  seed: number,
  claim?: Claim,
): Figures {
  const ledger = new Ledger(bots, seats);
  const entries = deals.map((deal) => ledger.entry(deal));
  const sums = sumOf(entries);
  const ranks = rankingOf(ledger.standings(sums).elo);
  const figures = (from: Float64Array): Ranked => ranked(ledger.standings(from), ranks);
  const found = figures(sums);
  const pool = [...entries, ...ledger.upset(deals, sums)];
  const intervals = bootstrap(pool, (drawn) => flat(figures(drawn)), seeded(`${seed}|bootstrap`));
  const estimate = (kind: keyof Ranked, index: number): Estimate => ({
    value: found[kind][index]!,
    ...intervals[placeIn(found, kind) + index]!,
  });
  const games = ledger.games(sums);
  const victories = ledger.victories(sums);
  return {
    deals: deals.length,
    games: deals.flat().length,
    anchor: ledger.anchor,
    bots: bots.map((bot, index) => ({
      bot,
      games: games[index]!,
      victories: victories[index]!,
      winning: estimate('victories', index),
      beaten: estimate('beaten', index),
      elo: estimate('elo', index),
      score: estimate('score', index),
      ...personalFigures(deals.flat(), bot),
    })),
    gaps: found.gaps.map((_, rank) => ({
      above: bots[ranks[rank]!]!,
      below: bots[ranks[rank + 1]!]!,
      elo: estimate('gaps', rank),
    })),
    seats: found.seats.map((_, seat) => estimate('seats', seat)),
    inTurn: found.inTurn.map((_, turn) => estimate('inTurn', turn)).filter(({ value }) => !Number.isNaN(value)),
    ...testsOf(entries, ledger, bots.length, claim),
  };
}

interface Ranked extends Standings {
  readonly gaps: readonly number[];
}

/** The bots by strength. */
function rankingOf(elo: readonly number[]): readonly number[] {
  return [...elo.keys()].sort((a, b) => elo[b]! - elo[a]!);
}

function ranked(standings: Standings, ranks: readonly number[]): Ranked {
  const elo = ranks.map((bot) => standings.elo[bot]!);
  return { ...standings, gaps: elo.slice(1).map((below, rank) => elo[rank]! - below) };
}

const KINDS = [
  'beaten',
  'victories',
  'score',
  'elo',
  'gaps',
  'seats',
  'inTurn',
] as const satisfies readonly (keyof Ranked)[];
/** Done a thousand times for each interval, where `flatMap` takes long. */
const flat = (figures: Ranked): readonly number[] => ([] as number[]).concat(...KINDS.map((kind) => figures[kind]));

function placeIn(figures: Ranked, kind: keyof Ranked): number {
  const before = KINDS.slice(0, KINDS.indexOf(kind));
  return before.reduce((places, one) => places + figures[one].length, 0);
}

function personalFigures(games: readonly ArenaGame[], bot: string) {
  const seats = games.flatMap((game) => game.bots.flatMap((name, seat) => (name === bot ? [{ game, seat }] : [])));
  const scores = seats.flatMap(({ game, seat }) => (isFinished(game) ? [game.scores[seat]!] : []));
  const decisions = seats.reduce((sum, { game, seat }) => sum + game.decisions[seat]!, 0);
  const milliseconds = seats.reduce((sum, { game, seat }) => sum + game.milliseconds[seat]!, 0);
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
