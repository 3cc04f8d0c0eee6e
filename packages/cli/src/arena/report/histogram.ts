import { drawing, hint, label, line, niceStep, scale, tag, ticks } from './svg.ts';

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

const BINS = 36;
const HEIGHT = 74;
const LABELS = 24;

/** Distributions below each other on one axis; every one has the same area. */
export function ridges(rows: readonly Ridge[], width: number, unit: string, description: string): string {
  const all = rows.flatMap(({ values }) => values);
  const step = Math.max(1, niceStep((Math.max(...all) - Math.min(...all)) / BINS));
  const binned = rows.map(({ values }) => binsOf(values, step));
  const from = Math.min(...binned.map((bins) => bins.from));
  const to = Math.max(...binned.map((bins) => bins.from + bins.width * bins.counts.length));
  const x = scale(from, to, 0, width);
  const share = Math.max(
    ...binned.flatMap(({ counts }, row) => counts.map((count) => count / (rows[row]?.values.length ?? 1))),
  );
  const bottom = (HEIGHT + LABELS) * rows.length;
  const marks = ticks(from, to, 8).filter((mark) => mark >= from && mark <= to);
  return drawing(
    width,
    bottom + 22,
    description,
    ...marks.map((mark) => line(x(mark), 0, x(mark), bottom, 'grid')),
    ...marks.map((mark) => label(x(mark), bottom + 16, `${mark}`, { class: `small soft ${anchorAt(x(mark), width)}` })),
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
      line(x(median + 0.5), base - HEIGHT - 4, x(median + 0.5), base, 'median'),
      label(0, base - HEIGHT - 4, name, { class: 'strong' }),
      label(x(median + 0.5), base - HEIGHT - 8, `median ${median}, middle half ${quarter} to ${threeQuarters}`, {
        class: `small soft ${anchorAt(x(median), width)}`,
      }),
    );
  }
}

function binsOf(values: readonly number[], width: number): Bins {
  const from = Math.floor(Math.min(...values) / width) * width;
  const counts = new Array<number>(1 + Math.floor((Math.max(...values) - from) / width)).fill(0);
  for (const value of values) {
    const bin = Math.floor((value - from) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { from, width, counts };
}

export function quartiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return [at(0.25), at(0.5), at(0.75)];
}

/** Labels at the edges stay inside. */
function anchorAt(place: number, width: number): string {
  if (place < 0.15 * width) return 'start';
  return place > 0.85 * width ? 'end' : 'middle';
}
