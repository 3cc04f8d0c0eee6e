/** Steps that people count by. */
const ROUND = [1, 2, 5] as const;

/** Round numbers over a range, zero among them, at most so many steps. */
export function ticksOf(lowest: number, highest: number, most: number): readonly number[] {
  let step = 1;
  for (let index = 0; (highest - lowest) / step > most; index++) {
    step = (ROUND[(index + 1) % ROUND.length] ?? 1) * 10 ** Math.floor((index + 1) / ROUND.length);
  }
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Moves labels apart that would lie on each other: each keeps its order and comes as little out of place as going down allows. */
export function spread(heights: readonly number[], gap: number, foot: number): readonly number[] {
  const places = heights.slice();
  const byHeight = places.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let above = Number.NEGATIVE_INFINITY;
  for (const index of byHeight) {
    above = Math.max(heights[index] ?? 0, above + gap);
    places[index] = above;
  }
  let below = foot;
  for (const index of byHeight.reverse()) {
    places[index] = Math.min(places[index] ?? 0, below);
    below = (places[index] ?? 0) - gap;
  }
  return places;
}
