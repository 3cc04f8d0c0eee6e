import type { Random } from '@riband/kernel';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 1000;
/** What lies outside of a 95 % interval, on each side. */
const TAIL = 0.025;

/**
 * 95 % intervals for figures that are worked out from the sum of some vectors: how they would spread if other such vectors had been found. Each
 * resample draws as many as there are, with repetition (Efron 1979).
 */
export function bootstrap(
  vectors: readonly Float64Array[],
  figures: (sum: Float64Array) => readonly number[],
  random: Random,
): readonly Interval[] {
  const found = Array.from({ length: RESAMPLES }, () => figures(resampled(vectors, random)));
  return (found[0] ?? []).map((_, figure) => middle(found.map((one) => one[figure]!)));
}

function resampled(vectors: readonly Float64Array[], random: Random): Float64Array {
  const times = new Uint32Array(vectors.length);
  for (let draw = 0; draw < vectors.length; draw++) {
    const index = random.below(vectors.length);
    times[index] = times[index]! + 1;
  }
  return sumOf(vectors, times);
}

/** The sum of the vectors, each taken so many times. */
export function sumOf(vectors: readonly Float64Array[], times?: ArrayLike<number>): Float64Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const [index, vector] of vectors.entries()) {
    const factor = times === undefined ? 1 : times[index]!;
    if (factor === 0) continue;
    for (let place = 0; place < sum.length; place++) sum[place] = sum[place]! + factor * vector[place]!;
  }
  return sum;
}

/** Of the resamples that have the figure: what divides it may be in none of the vectors that were drawn. */
function middle(values: readonly number[]): Interval {
  const sorted = Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort();
  const cut = Math.floor(TAIL * sorted.length);
  return { low: sorted[cut] ?? Number.NaN, high: sorted[sorted.length - 1 - cut] ?? Number.NaN };
}
