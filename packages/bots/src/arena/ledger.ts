import { type Contest, contestsOf, victoriesOf, winOver } from './contests.ts';
import type { Deal } from './record.ts';
import { sumOf } from './statistics/bootstrap.ts';
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
}

/** Turns deals into vectors of sums, which can be added up and drawn again, and sums into standings. */
export class Ledger {
  readonly #bots: readonly string[];
  readonly #seats: number;
  readonly #anchor: number;
  /** Where each kind of sum begins. */
  readonly #at: Readonly<Record<'wins' | 'victories' | 'games' | 'score' | 'scored' | 'seats' | 'end', number>>;

  constructor(bots: readonly string[], seats: number) {
    this.#bots = bots;
    this.#seats = seats;
    const weakest = bots.indexOf('random');
    this.#anchor = weakest < 0 ? bots.length - 1 : weakest;
    const count = bots.length;
    const victories = count * count;
    const [games, score, scored] = [1, 2, 3].map((lists) => victories + lists * count) as [number, number, number];
    const perSeat = scored + count;
    this.#at = { wins: 0, victories, games, score, scored, seats: perSeat, end: perSeat + seats };
  }

  /** The bot whose Elo is 0. */
  get anchor(): string {
    return this.#bots[this.#anchor] as string;
  }

  entry(deal: Deal): Float64Array {
    const sums = new Float64Array(this.#at.end);
    for (const contest of contestsOf(deal)) this.#enter(sums, contest);
    for (const { places } of deal) {
      for (const [seat, share] of victoriesOf(places).entries()) add(sums, this.#at.seats + seat, share);
    }
    return sums;
  }

  #enter(sums: Float64Array, { bots, places, scores }: Contest): void {
    const at = this.#at;
    const count = this.#bots.length;
    const indices = bots.map((bot) => this.#bots.indexOf(bot));
    const shares = victoriesOf(places);
    for (const [seat, bot] of indices.entries()) {
      add(sums, at.victories + bot, shares[seat] as number);
      add(sums, at.games + bot, 1);
      if (scores !== undefined) {
        add(sums, at.score + bot, scores[seat] as number);
        add(sums, at.scored + bot, 1);
      }
      for (const [otherSeat, other] of indices.entries())
        if (other !== bot) add(sums, bot * count + other, winOver(places[seat] as number, places[otherSeat] as number));
    }
  }

  /** A deal like all of them on average, but in which everything came out even. */
  evenEntry(entries: readonly Float64Array[]): Float64Array {
    const at = this.#at;
    const count = this.#bots.length;
    const even = sumOf(entries).map((sum) => sum / entries.length);
    const met = (one: number, other: number): number =>
      (even[one * count + other] as number) + (even[other * count + one] as number);
    const games = total(even, at.games, count);
    const victories = total(even, at.victories, count);
    const halves = Array.from({ length: count * count }, (_, pair) => met(Math.floor(pair / count), pair % count) / 2);
    even.set(halves, at.wins);
    for (let bot = 0; bot < count; bot++)
      even[at.victories + bot] = (victories * (even[at.games + bot] as number)) / games;
    even.fill(total(even, at.seats, this.#seats) / this.#seats, at.seats, at.end);
    return even;
  }

  standings(sums: Float64Array): Standings {
    const at = this.#at;
    const count = this.#bots.length;
    const ratios = (from: number, by: number) => this.#bots.map((_, bot) => ratio(sums[from + bot], sums[by + bot]));
    const beaten = this.#bots.map((_, bot) => {
      const won = total(sums, bot * count, count);
      const lost = this.#bots.reduce((all, __, other) => all + (sums[other * count + bot] as number), 0);
      return ratio(won, won + lost);
    });
    const seats = Array.from(sums.subarray(at.seats, at.end));
    const victories = total(sums, at.seats, this.#seats);
    return {
      beaten,
      victories: ratios(at.victories, at.games),
      score: ratios(at.score, at.scored),
      elo: eloOf(sums, count, this.#anchor),
      seats: seats.map((share) => ratio(share, victories)),
    };
  }

  /** How often the first bot beat the second, as a share. */
  shareOfFirst(entry: Float64Array): number {
    const [won, lost] = [entry[1] as number, entry[this.#bots.length] as number];
    return won / (won + lost);
  }

  games(sums: Float64Array): readonly number[] {
    return Array.from(sums.subarray(this.#at.games, this.#at.score));
  }

  victories(sums: Float64Array): readonly number[] {
    return Array.from(sums.subarray(this.#at.victories, this.#at.games));
  }
}

function add(sums: Float64Array, place: number, amount: number): void {
  sums[place] = (sums[place] as number) + amount;
}

function total(sums: Float64Array, from: number, count: number): number {
  let sum = 0;
  for (let place = from; place < from + count; place++) sum += sums[place] as number;
  return sum;
}

/** Nothing of nothing is not known. */
const ratio = (part = 0, whole = 0): number => (whole === 0 ? Number.NaN : part / whole);
