/** Of the stakes so much is never lost in one round, so that one can go on. */
const MOST_LOST = 0.9;

/** Between which numbers all values lie, and where their mean is said to lie at most. */
export interface Bar {
  readonly least: number;
  readonly most: number;
  readonly bar: number;
}

/**
 * Evidence that a mean lies above a bar, from values that come one after the other: whoever bets on each value at odds that would be fair if the
 * mean were at the bar, and has become rich, has shown that it lies higher. If it does not, the stakes ever grow twenty-fold with a chance of one
 * in twenty at most, however often one looks, and whatever else is known of the values (Ville 1939; Waudby-Smith and Ramdas 2024).
 */
export class Wager {
  readonly #bar: number;
  readonly #mostBet: number;
  // As if two values had been seen, on both sides of the bar and far from it: before much is known, the bets are small.
  #count = 2;
  #sum: number;
  #squares: number;
  #stakes = 1;

  constructor({ least, most, bar }: Bar) {
    this.#bar = bar;
    this.#mostBet = MOST_LOST / (bar - least);
    this.#sum = 2 * bar;
    this.#squares = 2 * (bar ** 2 + ((most - least) / 2) ** 2);
  }

  /** By how much the stakes have grown so far. */
  get stakes(): number {
    return this.#stakes;
  }

  add(value: number): void {
    // The bet is made before the value is known: that is what makes it fair.
    this.#stakes *= 1 + this.#bet() * (value - this.#bar);
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** About what lets the stakes grow most in the long run, if the values go on as they were (Kelly 1956). */
  #bet(): number {
    const mean = this.#sum / this.#count;
    const spread = this.#squares / this.#count - mean * mean;
    const lead = mean - this.#bar;
    return lead <= 0 ? 0 : Math.min(this.#mostBet, lead / (spread + lead * lead));
  }
}
