import type { Random } from '@riband/kernel';
import { normal } from '../normal.ts';

/** Where an evolution stands. Plain numbers, so that it can be kept in a file. */
export interface Stand {
  readonly generation: number;
  /** The middle of the population. */
  readonly mean: readonly number[];
  /** How far it spreads: altogether, and along each number. */
  readonly step: number;
  readonly spreads: readonly number[];
  /** Where the mean has been going: measured in spreads, and as it is. */
  readonly path: readonly number[];
  readonly drift: readonly number[];
}

export function beginAt(mean: readonly number[], step: number): Stand {
  const zeros = mean.map(() => 0);
  return { generation: 0, mean, step, spreads: mean.map(() => 1), path: zeros, drift: zeros };
}

/** The population of the generation at hand. */
export function population(
  { mean, step, spreads }: Stand,
  size: number,
  random: Random,
): readonly (readonly number[])[] {
  return Array.from({ length: size }, () =>
    mean.map((value, index) => value + step * spreads[index]! * normal(random)),
  );
}

/**
 * The next stand, from a population that is sorted, the best first: the better half pulls the mean, and where it pulls again and again the
 * spread grows.
 *
 * In the terms of the literature: separable CMA-ES (Ros and Hansen, 2008), which keeps one spread for each number. It needs few games, and
 * only their order, so that luck in single results does little harm.
 */
export function evolve(stand: Stand, sorted: readonly (readonly number[])[]): Stand {
  const { mean, step, spreads } = stand;
  const rates = ratesFor(mean.length, sorted.length);
  const next = mean.map((_, index) => weighted(rates.pulls, (rank) => sorted[rank]![index]!));
  const shift = next.map((value, index) => (value - mean[index]!) / step);
  const path = stand.path.map(
    (value, index) => (1 - rates.step) * value + rates.stepScale * (shift[index]! / spreads[index]!),
  );
  const length = Math.hypot(...path) / rates.usualLength;
  // A path that has just become long says little about the directions.
  const isSteady =
    length / Math.sqrt(1 - (1 - rates.step) ** (2 * (stand.generation + 1))) < 1.4 + 2 / (mean.length + 1);
  const drift = stand.drift.map(
    (value, index) => (1 - rates.drift) * value + (isSteady ? rates.driftScale * shift[index]! : 0),
  );
  const variances = spreads.map((spread, index) => {
    const pulled = weighted(rates.pulls, (rank) => ((sorted[rank]![index]! - mean[index]!) / step) ** 2);
    return (1 - rates.one - rates.all) * spread ** 2 + rates.one * drift[index]! ** 2 + rates.all * pulled;
  });
  return {
    generation: stand.generation + 1,
    mean: next,
    step: step * Math.exp((rates.step / rates.damping) * (length - 1)),
    spreads: variances.map(Math.sqrt),
    path,
    drift,
  };
}

interface Rates {
  /** How much each rank pulls; they add up to 1. */
  readonly pulls: readonly number[];
  readonly step: number;
  readonly stepScale: number;
  readonly damping: number;
  readonly drift: number;
  readonly driftScale: number;
  readonly one: number;
  readonly all: number;
  /** Of a path that goes nowhere. */
  readonly usualLength: number;
}

/** The standard rates for so many numbers and a population of this size. */
function ratesFor(numbers: number, size: number): Rates {
  const parents = Math.floor(size / 2);
  const raw = Array.from({ length: parents }, (_, rank) => Math.log((size + 1) / 2) - Math.log(rank + 1));
  const all = raw.reduce((sum, one) => sum + one, 0);
  const pulls = raw.map((one) => one / all);
  const effective = 1 / pulls.reduce((sum, one) => sum + one ** 2, 0);
  const step = (effective + 2) / (numbers + effective + 5);
  const drift = (4 + effective / numbers) / (numbers + 4 + (2 * effective) / numbers);
  // One spread for each number is learned faster than a whole matrix.
  const faster = (numbers + 2) / 3;
  const one = Math.min(0.5, (faster * 2) / ((numbers + 1.3) ** 2 + effective));
  return {
    pulls,
    step,
    stepScale: Math.sqrt(step * (2 - step) * effective),
    damping: 1 + step + 2 * Math.max(0, Math.sqrt((effective - 1) / (numbers + 1)) - 1),
    drift,
    driftScale: Math.sqrt(drift * (2 - drift) * effective),
    one,
    all: Math.min(0.5, 1 - one, (faster * 2 * (effective - 2 + 1 / effective)) / ((numbers + 2) ** 2 + effective)),
    usualLength: Math.sqrt(numbers) * (1 - 1 / (4 * numbers) + 1 / (21 * numbers ** 2)),
  };
}

const weighted = (weights: readonly number[], of: (rank: number) => number): number =>
  weights.reduce((sum, weight, rank) => sum + weight * of(rank), 0);
