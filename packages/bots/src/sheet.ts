/** The numbers that a network sees of a position, written down one after the other, and over those of the last position. */
export class Sheet {
  readonly numbers: Float64Array;
  #written = 0;

  constructor(length: number) {
    this.numbers = new Float64Array(length);
  }

  begin(): void {
    this.#written = 0;
  }

  /** Of a position that was not seen whole, nothing can be told. */
  end(): void {
    if (this.#written !== this.numbers.length)
      throw new RangeError(`${this.#written} numbers were written, not ${this.numbers.length}`);
  }

  write(number: number): void {
    this.numbers[this.#written++] = number;
  }

  writeAll(numbers: readonly number[], weight: number): void {
    for (const number of numbers) this.write(weight * number);
  }

  /** A set of so many that there are, as bits. */
  writeSet(set: number, members: number, weight: number): void {
    for (let member = 0; member < members; member++) this.write((set & (1 << member)) === 0 ? 0 : weight);
  }
}
