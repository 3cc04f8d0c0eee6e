/**
 * What was worked out before, found again by a fingerprint of all it depends on. It forgets instead of growing: a newer value takes the place of
 * an older one.
 */
export class Memo<Value> {
  readonly #places: number;
  readonly #prints: Float64Array;
  readonly #values: Value[] = [];

  constructor(bits = 15) {
    this.#places = 1 << bits;
    this.#prints = new Float64Array(this.#places).fill(Number.NaN);
  }

  of(print: number, work: () => Value): Value {
    const place = print % this.#places;
    if (this.#prints[place] === print) return this.#values[place] as Value;
    const value = work();
    this.#prints[place] = print;
    this.#values[place] = value;
    return value;
  }
}

/** A memo for each set of components: with other numbers printed on them, everything comes out otherwise. */
export class MemoByTables<Value> {
  readonly #memos = new WeakMap<object, Memo<Value>>();

  for(tables: object): Memo<Value> {
    let memo = this.#memos.get(tables);
    if (memo === undefined) {
      memo = new Memo();
      this.#memos.set(tables, memo);
    }
    return memo;
  }
}

/** Folds whole numbers into 53 bits: of a million different lists, hardly two have the same (one chance in ten thousand). */
export class Fingerprint {
  #high = 0;
  #low = 0;

  begin(): this {
    this.#high = 0x9e3779b9;
    this.#low = 0x85ebca6b;
    return this;
  }

  add(number: number): this {
    // What the product carries up to the high bits, the shift brings down again for the next.
    const high = Math.imul(this.#high ^ number, 0x9e3779b1);
    this.#high = high ^ (high >>> 15);
    const low = Math.imul((this.#low + number) | 0, 0xc2b2ae35);
    this.#low = low ^ (low >>> 13);
    return this;
  }

  addAll(numbers: readonly number[]): this {
    for (const number of numbers) this.add(number);
    return this.add(numbers.length);
  }

  /** A whole number that is not negative. */
  end(): number {
    return (this.#high >>> 0) * 0x200000 + (this.#low >>> 11);
  }
}
