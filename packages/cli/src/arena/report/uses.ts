import type { GroupUse, ThingUse } from '@riband/bots/arena';
import type { Game } from '@riband/kernel';
import { nameOf } from '../things.ts';
import { number } from '../words.ts';
import { drawing, escaped, hint, label, line, scale, tag, ticks } from './svg.ts';

const NAMES = 168;
const COLUMN = 50;
const NARROWEST_PLOT = 90;
const NARROWEST = 424;
const ROW = 21;
const TOP = 22;
/** Of fewer nothing is sure, whatever their intervals say. */
const ENOUGH_DEALS = 20;

/** Whose amounts stand beside those of all seats: the winners', or where bots of several kinds play, each bot's. */
export interface Compared {
  readonly name: string;
  /** What the key says. */
  readonly title: string;
  /** The class that colours it. */
  readonly colour: string;
  readonly amount: (use: ThingUse) => number;
  /** Whether it differs for sure from all seats. */
  readonly isSure: (use: ThingUse) => boolean;
}

/** The seats that won; only where all seats are of one bot does that say something about what they did. */
export function winnersOf(deals: number): Compared {
  const isSure = ({ lead }: ThingUse): boolean => deals >= ENOUGH_DEALS && (lead.low > 0 || lead.high < 0);
  const title = 'seats that won; in bold, where chance alone hardly explains it';
  return { name: 'winners', title, colour: 'gold', amount: ({ winners }) => winners, isSure };
}

export function botAs(name: string, colour: string): Compared {
  const amount = ({ byBot }: ThingUse): number => byBot[name] ?? Number.NaN;
  return { name, title: `seats of ${name}`, colour, amount, isSure: () => false };
}

interface Used extends ThingUse {
  readonly name: string;
}

/** One group of things: how much of each all seats used, and how much some of them. What nobody ever used, or had, stands in a sentence. */
export function usePanel({ group, things }: GroupUse, game: Game, compared: readonly Compared[]): string {
  const named = things
    .filter(({ isThere }) => isThere)
    .map((one) => ({ ...one, name: nameOf(group, game, one.thing) }));
  // What a thing brought may be nothing at all; how much there was of it cannot.
  const isNever = ({ all }: ThingUse): boolean => (group.per === undefined ? all === 0 : Number.isNaN(all));
  const used = named.filter((one) => !isNever(one));
  const sorted = group.inOrder === true ? used : used.sort((a, b) => b.all - a.all);
  const never = named.filter(isNever).map(({ name }) => name);
  const parts = [
    tag('h3', {}, escaped(group.title), ' ', tag('span', { class: 'unit' }, escaped(group.unit))),
    used.length === 0 ? '' : dots(sorted, `${group.title}, ${group.unit}`, compared),
    never.length === 0 ? '' : tag('p', { class: 'never' }, tag('b', {}, 'Never: '), escaped(never.join(', '))),
  ];
  return tag('section', { class: 'sheet panel' }, ...parts);
}

function dots(rows: readonly Used[], title: string, compared: readonly Compared[]): string {
  const columns = COLUMN * (1 + compared.length);
  const width = Math.max(NARROWEST, NAMES + NARROWEST_PLOT + columns);
  const shown = rows
    .flatMap((row) => [row.all, row.range.low, row.range.high, ...compared.map(({ amount }) => amount(row))])
    .filter((value) => !Number.isNaN(value));
  const marks = ticks(Math.min(0, ...shown), Math.max(...shown), 3);
  const x = scale(marks[0] ?? 0, marks.at(-1) ?? 1, NAMES + 10, width - columns - 6);
  const bottom = TOP + ROW * rows.length;
  const endOf = (column: number): number => width - columns + COLUMN * (column + 1);
  return drawing(
    width,
    bottom + 20,
    `${title}: ${rows.map((row) => textOf(row, compared)).join('; ')}`,
    label(endOf(0), 13, 'all', { class: 'small soft end' }),
    ...compared.map(({ name, colour }, index) =>
      tag('g', { class: colour }, label(endOf(index + 1), 13, headOf(name), { class: 'small own end' })),
    ),
    ...marks.map((mark) => line(x(mark), TOP, x(mark), bottom, 'grid')),
    ...marks.map((mark) => label(x(mark), bottom + 15, `${mark}`, { class: 'small soft middle' })),
    ...rows.map((row, index) => drawnRow(row, TOP + ROW * (index + 0.5))),
  );

  function drawnRow(row: Used, y: number): string {
    const { name, all, range } = row;
    const band = { x: x(range.low), y: y - 4, width: x(range.high) - x(range.low), height: 8, rx: 4, class: 'band' };
    const known = compared.filter(({ amount }) => !Number.isNaN(amount(row)));
    return tag(
      'g',
      {},
      hint(textOf(row, compared)),
      label(NAMES, y + 4.5, name, { class: 'name end' }),
      tag('rect', band),
      ...known.map(({ amount }) => line(x(all), y, x(amount(row)), y, 'between')),
      tag('circle', { cx: x(all), cy: y, r: 4, class: 'all' }),
      ...known.map(({ colour, amount }) =>
        tag('g', { class: colour }, tag('circle', { cx: x(amount(row)), cy: y, r: 4, class: 'dot' })),
      ),
      label(endOf(0), y + 4.5, number(all), { class: 'small end' }),
      ...compared.map(({ colour, amount, isSure }, index) => {
        const weight = isSure(row) ? ' strong' : '';
        const text = label(endOf(index + 1), y + 4.5, number(amount(row)), { class: `small own end${weight}` });
        return tag('g', { class: colour }, text);
      }),
    );
  }
}

const HEAD_LETTERS = 7;
const headOf = (name: string): string => (name.length > HEAD_LETTERS ? `…${name.slice(1 - HEAD_LETTERS)}` : name);

function textOf(row: Used, compared: readonly Compared[]): string {
  const { name, all, range } = row;
  const others = compared.map((one) => `, ${one.name} ${number(one.amount(row))}`).join('');
  return `${name}: all seats ${number(all)} (${number(range.low)} to ${number(range.high)})${others}`;
}
