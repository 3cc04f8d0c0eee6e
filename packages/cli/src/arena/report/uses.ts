import type { GroupUse } from '@riband/bots/arena';
import type { Game } from '@riband/kernel';
import { nameOf } from '../things.ts';
import { number } from '../words.ts';
import { drawing, escaped, hint, label, line, scale, tag, ticks } from './svg.ts';

const WIDTH = 424;
const NAMES = 168;
const VALUES = 100;
const WINNERS = 58;
const ROW = 21;
const TOP = 22;

/** One group of things: how much of each all seats used, and how much the winners. What nobody ever used stands in a sentence. */
export function usePanel({ group, things }: GroupUse, game: Game): string {
  const named = things.map((one) => ({ ...one, name: nameOf(group, game, one.thing) }));
  const used = named.filter(({ all }) => all !== 0).sort((a, b) => b.all - a.all);
  const never = named.filter(({ all }) => all === 0).map(({ name }) => name);
  const parts = [
    tag('h3', {}, escaped(group.title), ' ', tag('span', { class: 'unit' }, escaped(group.unit))),
    used.length === 0 ? '' : dots(used, `${group.title}, ${group.unit}`),
    never.length === 0 ? '' : tag('p', { class: 'never' }, tag('b', {}, 'Never: '), escaped(never.join(', '))),
  ];
  return tag('section', { class: 'sheet panel' }, ...parts);
}

interface Used {
  readonly name: string;
  readonly all: number;
  readonly winners: number;
}

function dots(rows: readonly Used[], title: string): string {
  const most = Math.max(...rows.flatMap(({ all, winners }) => [all, winners]));
  const least = Math.min(0, ...rows.flatMap(({ all, winners }) => [all, winners]));
  const marks = ticks(least, most, 3);
  const x = scale(marks[0] ?? 0, marks.at(-1) ?? 1, NAMES + 10, WIDTH - VALUES - 6);
  const bottom = TOP + ROW * rows.length;
  return drawing(
    WIDTH,
    bottom + 20,
    `${title}: ${rows.map(({ name, all, winners }) => `${name} ${number(all)}, winners ${number(winners)}`).join('; ')}`,
    label(WIDTH - WINNERS, 13, 'all', { class: 'small soft end' }),
    label(WIDTH, 13, 'winners', { class: 'small brass end' }),
    ...marks.map((mark) => line(x(mark), TOP, x(mark), bottom, 'grid')),
    ...marks.map((mark) => label(x(mark), bottom + 15, `${mark}`, { class: 'small soft middle' })),
    ...rows.map((row, index) => drawnRow(row, TOP + ROW * (index + 0.5))),
  );

  function drawnRow({ name, all, winners }: Used, y: number): string {
    return tag(
      'g',
      {},
      hint(`${name}: all seats ${number(all)}, winners ${number(winners)}`),
      label(NAMES, y + 4.5, name, { class: 'name end' }),
      line(x(all), y, x(winners), y, 'between'),
      tag('circle', { cx: x(all), cy: y, r: 4, class: 'all' }),
      tag('circle', { cx: x(winners), cy: y, r: 4, class: 'winners' }),
      label(WIDTH - WINNERS, y + 4.5, number(all), { class: 'small end' }),
      label(WIDTH, y + 4.5, number(winners), { class: 'small brass end' }),
    );
  }
}
