import { marksIn } from './interval-rows.ts';
import { drawing, escaped, hint, label, line, niceStep, scale, tag, ticks } from './svg.ts';

/** Whole numbers in equal classes. */
interface Bins {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

interface Ridge {
  readonly name: string;
  readonly values: readonly number[];
  readonly colour: string;
}

const BINS = 40;
const FEWEST_BINS = 12;
const HEIGHT = 74;
const LABELS = 24;
const EDGE = 12;

/** Distributions below each other on one axis; every one has the same area. */
export function ridges(rows: readonly Ridge[], width: number, unit: string, description: string): string {
  const step = stepFor(rows.flatMap(({ values }) => values));
  const binned = rows.map(({ values }) => binsOf(values, step));
  const from = Math.min(...binned.map((bins) => bins.from));
  const end = Math.max(...binned.map((bins) => bins.from + bins.width * bins.counts.length));
  // A few values alone would look like a wall.
  const to = Math.max(end, from + FEWEST_BINS * step);
  const x = scale(from, to, 0, width);
  const share = Math.max(
    ...binned.flatMap(({ counts }, row) => counts.map((count) => count / (rows[row]?.values.length ?? 1))),
  );
  const bottom = (HEIGHT + LABELS) * rows.length;
  const marks = ticks(from, to, marksIn(width) + 2).filter(
    (mark) => mark >= from && mark < to && Number.isInteger(mark),
  );
  return drawing(
    width,
    bottom + 22,
    description,
    ...marks.map((mark) => line(x(mark + 0.5), 0, x(mark + 0.5), bottom, 'grid')),
    ...marks.map((mark) =>
      label(x(mark + 0.5), bottom + 16, `${mark}`, { class: `small soft ${anchorAt(x(mark), width)}` }),
    ),
    ...rows.map((row, index) => ridge(row, binned[index] as Bins, (HEIGHT + LABELS) * (index + 1))),
  );

  function ridge({ name, values, colour }: Ridge, bins: Bins, base: number): string {
    const y = scale(0, share, base, base - HEIGHT);
    const [quarter, median, threeQuarters] = quartiles(values);
    const bars = bins.counts.map((count, index) => {
      const start = bins.from + index * bins.width;
      const top = y(count / values.length);
      const range = bins.width === 1 ? `${start}` : `${start} to ${start + bins.width - 1}`;
      const box = {
        x: x(start) + 0.5,
        y: top,
        width: Math.max(0.5, x(start + bins.width) - x(start) - 1),
        height: base - top,
      };
      return tag('rect', { ...box, class: 'bar' }, hint(`${name}, ${range} ${unit}: ${count} of ${values.length}`));
    });
    return tag(
      'g',
      { class: colour },
      ...bars,
      line(0, base, width, base, 'axis'),
      line(x(median + 0.5), base - HEIGHT, x(median + 0.5), base, 'median'),
      tag(
        'text',
        { x: 0, y: base - HEIGHT - 6 },
        tag('tspan', { class: 'strong' }, escaped(name)),
        tag('tspan', { class: 'small soft', dx: 10 }, `median ${median}, middle half ${quarter} to ${threeQuarters}`),
      ),
    );
  }
}

function binsOf(values: readonly number[], width: number): Bins {
  const [least, most] = extentOf(values);
  const from = Math.floor(least / width) * width;
  const counts = new Array<number>(1 + Math.floor((most - from) / width)).fill(0);
  for (const value of values) {
    const bin = Math.floor((value - from) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { from, width, counts };
}

/** How wide classes are. Games that end with a round have lengths that differ by whole rounds: with narrower classes they would look like a comb. */
function stepFor(values: readonly number[]): number {
  const [least, most] = extentOf(values);
  const grain = Math.max(
    1,
    values.reduce((grain, value) => commonDivisor(value - least, grain), 0),
  );
  return grain * Math.max(1, niceStep((most - least) / BINS / grain));
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** The least and the most of any number of values: `Math.max` takes only so many. */
export function extentOf(values: readonly number[]): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** A quarter, a half and three quarters of the way through the values, between two of them if need be; to a tenth. */
export function quartiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [before, after] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return Number((before + (place % 1) * (after - before)).toFixed(1));
  };
  return [at(0.25), at(0.5), at(0.75)];
}

/** Labels at the edges stay inside. */
function anchorAt(place: number, width: number): string {
  if (place < EDGE) return 'start';
  return place > width - EDGE ? 'end' : 'middle';
}
