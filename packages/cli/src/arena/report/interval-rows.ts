import type { Estimate } from '@riband/bots/arena';
import { drawing, hint, label, line, scale, tag, ticks } from './svg.ts';

export interface IntervalRow {
  readonly name: string;
  readonly estimate: Estimate;
  /** The class that colours it. */
  readonly colour: string;
}

interface IntervalChart {
  readonly rows: readonly IntervalRow[];
  readonly width: number;
  readonly write: (value: number) => string;
  /** For the axis, where round values stand; else like the figures. */
  readonly writeMark?: (value: number) => string;
  /** A value to compare with. */
  readonly reference: { readonly value: number; readonly name: string };
  /** The axis shows at least this much to each side of the reference, and nothing beyond the limits. */
  readonly around?: number;
  readonly limits?: readonly [number, number];
  readonly description: string;
}

const ROW = 38;
const TOP = 26;
/** What stands beside the rows: where there is little room, ranges stand below the values. */
const FIGURES = 200;
const SHORT_FIGURES = 100;
const BROAD = 600;

/** Where names end, in a chart of some width, and about how many marks its axis has. */
export const namesIn = (width: number): number => (width < BROAD ? 88 : 170);
export const marksIn = (width: number): number => (width < BROAD ? 3 : 6);

/** A dot for each row with a bar for its interval, and the figures beside it. */
export function intervalRows(chart: IntervalChart): string {
  const { rows, width, write, reference, description } = chart;
  const names = namesIn(width);
  const figures = width < BROAD ? SHORT_FIGURES : FIGURES;
  const [least, most] = chart.limits ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const around = chart.around ?? 0;
  const ends = [
    reference.value - around,
    reference.value + around,
    ...rows.flatMap(({ estimate: { low, high } }) => [low, high]),
  ];
  const marks = ticks(Math.min(...ends), Math.max(...ends), marksIn(width) - 1).filter(
    (mark) => mark >= least && mark <= most,
  );
  const x = scale(marks[0] ?? 0, marks.at(-1) ?? 1, names + 14, width - figures - 14);
  const bottom = TOP + ROW * rows.length;
  return drawing(
    width,
    bottom + 24,
    description,
    ...marks.map((mark) => line(x(mark), TOP, x(mark), bottom, 'grid')),
    ...marks.map((mark) =>
      label(x(mark), bottom + 17, (chart.writeMark ?? write)(mark), { class: 'small soft middle' }),
    ),
    line(x(reference.value), TOP - 6, x(reference.value), bottom, 'reference'),
    label(x(reference.value), TOP - 11, reference.name, { class: 'small brass middle' }),
    ...rows.map((row, index) => drawnRow(row, TOP + ROW * (index + 0.5))),
  );

  function drawnRow({ name, estimate: { value, low, high }, colour }: IntervalRow, y: number): string {
    const range = `${write(low)} to ${write(high)}`;
    return tag(
      'g',
      { class: colour },
      hint(`${name}: ${write(value)}, with 95 % certainty ${range}`),
      label(names, y + 5, shortened(name, names), { class: 'strong end' }),
      line(x(low), y, x(high), y, 'whisker'),
      line(x(low), y - 5, x(low), y + 5, 'whisker'),
      line(x(high), y - 5, x(high), y + 5, 'whisker'),
      tag('circle', { cx: x(value), cy: y, r: 6, class: 'dot' }),
      ...(width < BROAD
        ? [
            label(width, low === high ? y + 5 : y - 2, write(value), { class: 'strong end' }),
            label(width, y + 13, low === high ? '' : range, { class: 'small soft end' }),
          ]
        : [
            label(width - figures + 6, y + 5, write(value), { class: 'strong' }),
            label(width, y + 5, low === high ? '' : range, { class: 'small soft end' }),
          ]),
    );
  }
}

const LETTER = 8.8;
/** As much of a name as has room. Programs are told apart by the end of their names. */
export function shortened(name: string, room: number): string {
  const longest = Math.floor(room / LETTER);
  return name.length > longest ? `…${name.slice(1 - longest)}` : name;
}
