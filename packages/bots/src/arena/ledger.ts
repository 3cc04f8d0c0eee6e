import type { Claimed } from './claim.ts';
import { type Contest, contestsOf, upsetOnce, victoriesOf, winOver } from './contests.ts';
import { type Deal, isFinished } from './record.ts';
import { eloOf } from './statistics/bradley-terry.ts';

/** What is known of everybody, worked out from sums. */
export interface Standings {
  /** By bot. */
  readonly beaten: readonly number[];
  readonly victories: readonly number[];
  readonly score: readonly number[];
  readonly elo: readonly number[];
  /** By seat: the share of the victories. */
  readonly seats: readonly number[];
  /** By turn, from who began: the share of the victories, of games of which that is known. */
  readonly inTurn: readonly number[];
}

/** Turns deals into vectors of sums, which can be added up and drawn again, and sums into standings. */
export class Ledger {
  readonly #bots: readonly string[];
  readonly #seats: number;
  readonly #anchor: number;
  /** Where each kind of sum begins. */
  readonly #at: Readonly<
    Record<'wins' | 'victories' | 'games' | 'score' | 'scored' | 'seats' | 'inTurn' | 'end', number>
  >;

  constructor(bots: readonly string[], seats: number) {
    this.#bots = bots;
    this.#seats = seats;
    const weakest = bots.indexOf('random');
    this.#anchor = weakest < 0 ? bots.length - 1 : weakest;
    const count = bots.length;
    const victories = count * count;
    const [games, score, scored] = [1, 2, 3].map((lists) => victories + lists * count) as [number, number, number];
    const perSeat = scored + count;
    const inTurn = perSeat + seats;
    this.#at = { wins: 0, victories, games, score, scored, seats: perSeat, inTurn, end: inTurn + seats };
  }

  /** The bot whose Elo is 0. */
  get anchor(): string {
    return this.#bots[this.#anchor]!;
  }

  entry(deal: Deal): Float64Array {
    const sums = this.#entered(contestsOf(deal));
    this.#enterSeats(sums, deal);
    return sums;
  }

  #entered(contests: readonly Contest[]): Float64Array {
    const sums = new Float64Array(this.#at.end);
    for (const contest of contests) this.#enter(sums, contest);
    return sums;
  }

  #enterSeats(sums: Float64Array, deal: Deal): void {
    for (const game of deal) {
      const shares = victoriesOf(game.places);
      for (const [seat, share] of shares.entries()) add(sums, this.#at.seats + seat, share);
      const order = isFinished(game) ? (game.order ?? []) : [];
      for (const [turn, seat] of order.entries()) add(sums, this.#at.inTurn + turn, shares[seat]!);
    }
  }

  #enter(sums: Float64Array, { bots, places, scores }: Contest): void {
    const at = this.#at;
    const count = this.#bots.length;
    const indices = bots.map((bot) => this.#bots.indexOf(bot));
    const shares = victoriesOf(places);
    for (const [seat, bot] of indices.entries()) {
      add(sums, at.victories + bot, shares[seat]!);
      add(sums, at.games + bot, 1);
      if (scores !== undefined) {
        add(sums, at.score + bot, scores[seat]!);
        add(sums, at.scored + bot, 1);
      }
      for (const [otherSeat, other] of indices.entries())
        if (other !== bot) add(sums, bot * count + other, winOver(places[seat]!, places[otherSeat]!));
    }
  }

  /**
   * A deal that might have been, if there are pairs of which one always won: like an average one, but with a meeting of each such pair the other
   * way round. Without it, who has won every deal so far would be said to win for ever. It is one deal for all of them, so that it counts little for the others.
   */
  upset(deals: readonly Deal[], sums: Float64Array): readonly Float64Array[] {
    const pairs = this.#bots.flatMap((one, index) => this.#bots.slice(index + 1).map((other) => [one, other] as const));
    const oneSided = pairs.filter(([one, other]) => this.#isOneSided(sums, one, other));
    if (oneSided.length === 0) return [];
    const contests = contestsOf(deals[0]!);
    const [before, after] = [contests, oneSided.reduce(upsetOnce, contests)].map((some) => this.#entered(some));
    return [
      sums.map((sum, place) => {
        const [mean, change] = [sum / deals.length, after![place]! - before![place]!];
        // Nobody has fewer victories than none, not even where the average deal has fewer than that one.
        return change === 0 ? mean : Math.max(0, mean + change);
      }),
    ];
  }

  #isOneSided(sums: Float64Array, one: string, other: string): boolean {
    const [first, second] = [this.#bots.indexOf(one), this.#bots.indexOf(other)];
    return sums[first * this.#bots.length + second] === 0 || sums[second * this.#bots.length + first] === 0;
  }

  standings(sums: Float64Array): Standings {
    const at = this.#at;
    const count = this.#bots.length;
    const ratios = (from: number, by: number) => this.#bots.map((_, bot) => ratio(sums[from + bot], sums[by + bot]));
    const beaten = this.#bots.map((_, bot) => {
      const won = total(sums, bot * count, count);
      const lost = this.#bots.reduce((all, __, other) => all + sums[other * count + bot]!, 0);
      return ratio(won, won + lost);
    });
    return {
      beaten,
      victories: ratios(at.victories, at.games),
      score: ratios(at.score, at.scored),
      elo: eloOf(sums, count, this.#anchor),
      seats: this.#shares(sums, at.seats),
      inTurn: this.#shares(sums, at.inTurn),
    };
  }

  /** Of as many sums as there are seats. */
  #shares(sums: Float64Array, from: number): readonly number[] {
    const all = total(sums, from, this.#seats);
    return [...sums.subarray(from, from + this.#seats)].map((share) => ratio(share, all));
  }

  /** What a deal says of the first bot: for Elo, how often it beat the second, as a share. */
  seenOfFirst(what: Claimed, entry: Float64Array): number {
    const { victories, games, score, scored } = this.#at;
    switch (what) {
      case 'won':
        return ratio(entry[victories], entry[games]);
      case 'points':
        return ratio(entry[score], entry[scored]);
      case 'elo': {
        const [won, lost] = [entry[1]!, entry[this.#bots.length]!];
        return won / (won + lost);
      }
    }
  }

  games(sums: Float64Array): readonly number[] {
    return Array.from(sums.subarray(this.#at.games, this.#at.score));
  }

  victories(sums: Float64Array): readonly number[] {
    return Array.from(sums.subarray(this.#at.victories, this.#at.games));
  }
}

function add(sums: Float64Array, place: number, amount: number): void {
  sums[place] = sums[place]! + amount;
}

function total(sums: Float64Array, from: number, count: number): number {
  let sum = 0;
  for (let place = from; place < from + count; place++) sum += sums[place]!;
  return sum;
}

/** Nothing of nothing is not known. */
const ratio = (part = 0, whole = 0): number => (whole === 0 ? Number.NaN : part / whole);
