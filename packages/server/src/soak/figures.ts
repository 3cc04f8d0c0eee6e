/** The number that so large a share of them does not exceed; 0 of none. */
export function share(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;
}

export const highest = (numbers: readonly number[]): number => share(numbers, 1);
