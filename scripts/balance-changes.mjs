// What it did that tables of contracts and prices of ships were changed: the same bot in the same deals, with the components of before and of today.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CELLS_BEFORE, CELLS_OF_TODAY, headOf } from './balance-cells.mjs';
import { figure, table, withRange } from './balance-tables.mjs';
import { checkout } from './checkout.mjs';

/** @typedef {import('./arena-cells.mjs').Cell} Cell */
/** @typedef {import('./balance-page.mjs').Figures} Figures */
/** @typedef {import('./balance-uses.mjs').Thing} Thing */
/** @typedef {import('./balance-told.mjs').Told} Told */
/** @typedef {{ where: string, told: string, rows: (both: readonly Figures[]) => string[][] }} Change where docs/rules/components.md says what it was, and what is told of it */

const CONTRACTS = ['Eight elements', 'Number of ships', 'Ships of 6 cards', 'Ships of 7 cards or more'];

/** @type {Change} */
const OF_CONTRACTS = {
  where: 'what-has-changed',
  told: 'points each, and in per cent how many seats, and how many of those that won, kept the contract to the end',
  rows: (both) => CONTRACTS.flatMap((name) => contractRows(name, both)),
};

/** @type {Change} */
const OF_PRICES = {
  where: 'what-has-changed-in-crossing-oceans',
  told: 'the price, and in per cent how many seats, and how many of those that won, bought the ship',
  rows: shipRows,
};

const changeOf = (/** @type {Cell} */ { game }) => (game === 'crossing-oceans' ? OF_PRICES : OF_CONTRACTS);

/**
 * A section for each game of which both are known.
 *
 * @param {ReadonlyMap<Cell, Figures>} known
 * @param {Told} told
 */
export function changeSections(known, told) {
  return CELLS_BEFORE.flatMap((before) => {
    const title = `Before and after, ${before.game}, `;
    const both = [before, sameOfToday(before)].map((cell) => {
      const figures = known.get(cell);
      return figures !== undefined && figures.games >= told.games(cell) ? figures : undefined;
    });
    const [then, now] = both;
    return then === undefined || now === undefined ? told.section(title) : [changeSection(title, before, then, now)];
  });
}

/** @param {Cell} before */
function sameOfToday({ components: _, ...cell }) {
  const found = CELLS_OF_TODAY.find((one) => headOf(one) === headOf(cell));
  if (found === undefined) throw new Error(`${cell.game} is played with the components of before only`);
  return found;
}

/**
 * @param {string} title
 * @param {Cell} cell
 * @param {Figures} then
 * @param {Figures} now
 */
function changeSection(title, cell, then, now) {
  const { seats, bots } = cell;
  const { where, told, rows } = changeOf(cell);
  const both = [then, now];
  const heads = ['', '', ...both.map(({ arena, games }) => `${arena.components}, ${games} games`)];
  return `\n## ${title}${seats} seats of ${bots.join()}

[What has changed](rules/components.md#${where}), and what it did: ${told}.

${table(heads, [...rows(both), ...pointRows(both)])}
`;
}

/** @returns {string[][]} */
function contractRows(/** @type {string} */ name, /** @type {readonly Figures[]} */ both) {
  const worth = both.map((figures) => thingIn(figures, 'contractPoints', name));
  const kept = both.map((figures) => thingIn(figures, 'contracts', name));
  return [
    [name, 'points each', ...worth.map((one) => (one === undefined ? '–' : withRange(one.all, one.range)))],
    ['', 'of all seats', ...kept.map((one) => (one === undefined ? '–' : percentRange(one)))],
    ['', 'of those that won', ...kept.map((one) => percent(one?.winners ?? null))],
  ];
}

/**
 * Of the ships that have another price now.
 *
 * @param {readonly Figures[]} both
 */
function shipRows(both) {
  const prices = both.map(({ arena }) => pricesIn(arena.components));
  const names = [...(prices[0]?.keys() ?? [])];
  const changed = names.filter((name) => new Set(prices.map((each) => each.get(name))).size > 1);
  return changed.flatMap((name) => {
    const bought = both.map((figures) => thingIn(figures, 'purchases', name));
    const priced = bought.map((one, index) => `£${prices[index]?.get(name)}: ${one ? percentRange(one) : '–'}`);
    return [
      [name, 'of all seats', ...priced],
      ['', 'of those that won', ...bought.map((one) => percent(one?.winners ?? null))],
    ];
  });
}

/**
 * Of the steamships in a release of Crossing Oceans, by their names.
 *
 * @param {string} components
 * @returns {Map<string, number>}
 */
function pricesIn(components) {
  const file = join(checkout, 'packages', 'games', 'crossing-oceans', 'data', `${components}.json`);
  /** @type {{ steamships: { name: string, price: number }[] }} */
  const { steamships } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(steamships.map(({ name, price }) => [name, price]));
}

/** @returns {string[][]} */
const pointRows = (/** @type {readonly Figures[]} */ both) => [
  ['All points', 'of all seats', ...both.map(({ bots: [bot] }) => (bot ? withRange(bot.score.value, bot.score) : '–'))],
  ['', 'of those that won', ...both.map(({ survey }) => figure(survey.winningScore))],
];

/** What nobody ever had is not told in every group. */
function thingIn(/** @type {Figures} */ { survey }, /** @type {string} */ group, /** @type {string} */ name) {
  const things = survey.uses.find((one) => one.group === group)?.things;
  return things?.find((one) => one.name === name && one.all !== null);
}

const percent = (/** @type {number | null} */ share) => (share === null ? '–' : `${Math.round(100 * share)} %`);

function percentRange(/** @type {Thing} */ { all, range: { low, high } }) {
  const whole = (/** @type {number | null} */ share) => Math.round(100 * (share ?? 0));
  return `${percent(all)} (${whole(low)} to ${whole(high)})`;
}
