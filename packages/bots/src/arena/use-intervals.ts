import { seeded } from '@riband/kernel';
import type { Group } from './counts/counting.ts';
import type { FinishedGame } from './record.ts';
import { bootstrap, type Interval } from './statistics/bootstrap.ts';

/** A thing of a group. */
export interface Column {
  readonly group: Group;
  readonly thing: string;
}

/** How sure it is, how much of a thing was used: by all seats, and by how much more by those that won. */
export interface UseIntervals {
  readonly range: Interval;
  readonly lead: Interval;
}

/** By column: 95 % intervals from resampling whole deals. The same deals and the same seed, the same intervals. */
export function useIntervals(
  columns: readonly Column[],
  deals: readonly (readonly FinishedGame[])[],
  seed: number,
): readonly UseIntervals[] {
  // First what is divided by: the seats, or what another group counts of the same thing.
  const divisors = columns.map(({ group, thing }) =>
    group.per === undefined
      ? 0
      : 1 + columns.findIndex((other) => other.group.id === group.per && other.thing === thing),
  );
  const half = 1 + columns.length;
  const vectors = deals.map((games) => sumsOf(games, columns));
  const figures = (sums: Float64Array): readonly number[] => {
    // What was never there has no worth.
    const mean = (from: number, index: number): number => sums[from + 1 + index]! / sums[from + divisors[index]!]!;
    const all = columns.map((_, index) => mean(0, index));
    return [...all, ...all.map((value, index) => mean(half, index) - value)];
  };
  const found = bootstrap(vectors, figures, seeded(`${seed}|uses`));
  return columns.map((_, index) => ({ range: found[index]!, lead: found[columns.length + index]! }));
}

/** The seats and what they used, column by column; behind that the same of the winners. */
function sumsOf(games: readonly FinishedGame[], columns: readonly Column[]): Float64Array {
  const half = 1 + columns.length;
  const sums = new Float64Array(2 * half);
  for (const { counts, places } of games)
    for (const [seat, own] of counts.entries())
      for (const from of places[seat] === 1 ? [0, half] : [0]) {
        sums[from]! += 1;
        for (const [index, { group, thing }] of columns.entries())
          sums[from + 1 + index]! += own[group.id]?.[thing] ?? 0;
      }
  return sums;
}
