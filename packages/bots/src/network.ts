/** All that there is to know of a network: plain numbers, to be kept in a file. */
export interface NetworkData {
  readonly inputs: number;
  readonly units: number;
  readonly weights: readonly number[];
}

/**
 * Makes one number of what is seen of a position: a weighted sum, to which units add something, each as far as a weighted sum of its own is
 * above zero.
 *
 * In the terms of the literature: one hidden layer of rectified linear units, and a linear way past it.
 *
 * Weights lie in one row: for each input those to the units and the one to the sum; in the same order what all begin with; and then what
 * each unit counts in the sum. Inputs are mostly zeros, which so cost nothing.
 */
export class Network {
  readonly inputs: number;
  readonly units: number;
  readonly weights: Float64Array;
  /** The sums of the units in the last position. */
  readonly sums: Float64Array;

  constructor({ inputs, units, weights }: NetworkData) {
    this.inputs = inputs;
    this.units = units;
    this.weights = Float64Array.from(weights);
    this.sums = new Float64Array(units);
    if (this.weights.length !== weightsIn(inputs, units))
      throw new RangeError(`${inputs} inputs and ${units} units need ${weightsIn(inputs, units)} weights`);
  }

  of(seen: Float64Array): number {
    const { inputs, units, weights, sums } = this;
    const [first, last] = [inputs * (units + 1), (inputs + 1) * (units + 1)];
    let result = weights[first + units]!;
    for (let unit = 0; unit < units; unit++) sums[unit] = weights[first + unit]!;
    for (let input = 0; input < inputs; input++) {
      const value = seen[input]!;
      if (value === 0) continue;
      const from = input * (units + 1);
      for (let unit = 0; unit < units; unit++) sums[unit]! += value * weights[from + unit]!;
      result += value * weights[from + units]!;
    }
    for (let unit = 0; unit < units; unit++) if (sums[unit]! > 0) result += sums[unit]! * weights[last + unit]!;
    return result;
  }

  toJSON(): NetworkData {
    return { inputs: this.inputs, units: this.units, weights: Array.from(this.weights, toTenThousandth) };
  }
}

/** Points are learnt in tens, so that weights are neither large nor small. */
export const POINTS_EACH = 10;

export const weightsIn = (inputs: number, units: number): number => (inputs + 1) * (units + 1) + units;

/** Finer than that nothing is known. */
const toTenThousandth = (weight: number): number => Math.round(10_000 * weight) / 10_000;
