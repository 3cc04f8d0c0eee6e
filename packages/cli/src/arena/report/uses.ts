import type { GroupUse, ThingUse } from '@riband/bots/arena';
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
/** Of fewer nothing is sure, whatever their intervals say. */
const ENOUGH_DEALS = 20;

/** One group of things: how much of each all seats used, and how much the winners. What nobody ever used, or had, stands in a sentence. */
export function usePanel({ group, things }: GroupUse, game: Game, deals: number): string {
  const named = things
    .filter(({ isThere }) => isThere)
    .map((one) => ({ ...one, name: nameOf(group, game, one.thing) }));
  // What a thing brought may be nothing at all; how much there was of it cannot.
  const isNever = ({ all }: ThingUse): boolean => (group.per === undefined ? all === 0 : Number.isNaN(all));
  const used = named.filter((one) => !isNever(one)).sort((a, b) => b.all - a.all);
  const never = named.filter(isNever).map(({ name }) => name);
  const parts = [
    tag('h3', {}, escaped(group.title), ' ', tag('span', { class: 'unit' }, escaped(group.unit))),
    used.length === 0 ? '' : dots(used, `${group.title}, ${group.unit}`, deals >= ENOUGH_DEALS),
    never.length === 0 ? '' : tag('p', { class: 'never' }, tag('b', {}, 'Never: '), escaped(never.join(', '))),
  ];
  return tag('section', { class: 'sheet panel' }, ...parts);
}

interface Used extends ThingUse {
  readonly name: string;
}

function dots(rows: readonly Used[], title: string, isEnough: boolean): string {
  const shown = rows
    .flatMap(({ all, winners, range }) => [all, winners, range.low, range.high])
    .filter((value) => !Number.isNaN(value));
  const marks = ticks(Math.min(0, ...shown), Math.max(...shown), 3);
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

  function drawnRow({ name, all, winners, range, lead }: Used, y: number): string {
    const isSure = isEnough && (lead.low > 0 || lead.high < 0);
    const band = { x: x(range.low), y: y - 4, width: x(range.high) - x(range.low), height: 8, rx: 4, class: 'band' };
    return tag(
      'g',
      {},
      hint(
        `${name}: all seats ${number(all)} (${number(range.low)} to ${number(range.high)}), winners ${number(winners)}`,
      ),
      label(NAMES, y + 4.5, name, { class: 'name end' }),
      tag('rect', band),
      ...(Number.isNaN(winners) ? [] : [line(x(all), y, x(winners), y, 'between')]),
      tag('circle', { cx: x(all), cy: y, r: 4, class: 'all' }),
      ...(Number.isNaN(winners) ? [] : [tag('circle', { cx: x(winners), cy: y, r: 4, class: 'winners' })]),
      label(WIDTH - WINNERS, y + 4.5, number(all), { class: 'small end' }),
      label(WIDTH, y + 4.5, number(winners), { class: `small brass end${isSure ? ' strong' : ''}` }),
    );
  }
}
