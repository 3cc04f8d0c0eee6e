/**
 * How promising moves are, as shares of all, by how many points each looked worse than the best: as many points as are given make e times less.
 * What was never looked at may be as good as any.
 */
export function sharesOf(behinds: readonly (number | undefined)[], points: number): readonly number[] {
  // The best of all may not be among them. By the best that is, no sum is ever zero.
  const least = behinds.reduce<number>((best, behind) => Math.min(best, behind ?? best), Number.POSITIVE_INFINITY);
  let sum = 0;
  const weights = behinds.map((behind) => {
    if (behind === undefined) return undefined;
    const weight = Math.exp((least - behind) / points);
    sum += weight;
    return weight;
  });
  return weights.map((weight) => (weight === undefined ? 1 / behinds.length : weight / sum));
}
