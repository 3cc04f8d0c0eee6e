import type { Sources } from '@riband/bots/arena';
import { number } from '../words.ts';
import { marksIn, namesIn, shortened } from './interval-rows.ts';
import { drawing, escaped, hint, label, line, scale, tag, ticks } from './svg.ts';

const TOTALS = 44;
const ROW = 40;
const BAR = 26;
/** The classes that colour the sources; with more, they begin again. */
const COLOURS = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9'];
/** Flags have colours of their own, and what stands beside them has none that could be a flag's. */
const FLAG = /^flags-(blue|black|green|red|white)$/;
const BESIDE_FLAGS = ['s1', 's4', 's6', 's7', 's9', 's5'];

/** By the id of the source. */
function coloursOf(sources: Sources['sources']): ReadonlyMap<string, string> {
  const others = sources.filter(({ id }) => !FLAG.test(id));
  const palette = others.length < sources.length ? BESIDE_FLAGS : COLOURS;
  const plain = new Map(others.map(({ id }, index) => [id, palette[index % palette.length]]));
  return new Map(sources.map(({ id }) => [id, plain.get(id) ?? id]));
}

/** Bars of the average points of each bot, in the colours of their sources. */
export function sourceBars({ sources, bots }: Sources, width: number): string {
  const totals = bots.map(({ points }) => sources.reduce((sum, { id }) => sum + (points[id] ?? 0), 0));
  const marks = ticks(0, Math.max(1, ...totals), marksIn(width));
  const names = namesIn(width);
  const colours = coloursOf(sources);
  const x = scale(0, marks.at(-1) ?? 1, names + 12, width - TOTALS);
  const bottom = ROW * bots.length + 4;
  const rows = bots.map(({ bot, points }, index) => {
    const y = ROW * index + (ROW - BAR) / 2 + 4;
    let sum = 0;
    const pieces = sources.map(({ id, name }) => {
      const amount = points[id] ?? 0;
      const [start, end] = [x(sum), x(sum + amount)];
      sum += amount;
      const text = number(amount);
      const box = { x: start, y, width: Math.max(0, end - start), height: BAR, class: `source ${colours.get(id)}` };
      const fits = end - start > 9 * text.length;
      const middle = { class: `small middle on ${colours.get(id)}` };
      return (
        tag('rect', box, hint(`${bot}: ${name} ${text}`)) + (fits ? label((start + end) / 2, y + 18, text, middle) : '')
      );
    });
    return [
      label(names, y + 18, shortened(bot, names), { class: 'strong end' }),
      ...pieces,
      label(x(sum) + 8, y + 18, number(sum), { class: 'strong' }),
    ].join('');
  });
  const description = `Average points by source: ${bots.map(({ bot }, index) => `${bot} ${number(totals[index] as number)}`).join(', ')}`;
  return drawing(
    width,
    bottom + 22,
    description,
    ...marks.map((mark) => line(x(mark), 0, x(mark), bottom, 'grid')),
    ...marks.map((mark) => label(x(mark), bottom + 16, `${mark}`, { class: 'small soft middle' })),
    ...rows,
  );
}

/** Which colour is which source. */
export function sourceLegend({ sources }: Sources): string {
  const colours = coloursOf(sources);
  const items = sources.map(({ id, name }) =>
    tag('li', {}, tag('span', { class: `swatch ${colours.get(id)}` }), escaped(name)),
  );
  return tag('ul', { class: 'legend' }, ...items);
}
