// What it did that tables of contracts were changed: the same bot in the same deals, with the components of before and of today.
import { CELLS_BEFORE, CELLS_OF_TODAY, headOf } from './balance-cells.mjs';
import { figure, table, withRange } from './balance-tables.mjs';

/** @typedef {import('./arena-cells.mjs').Cell} Cell */
/** @typedef {import('./balance-page.mjs').Figures} Figures */
/** @typedef {import('./balance-uses.mjs').Thing} Thing */
/** @typedef {import('./balance-told.mjs').Told} Told */

/** docs/rules/components.md says how. */
const CHANGED = ['Eight elements', 'Number of ships', 'Ships of 6 cards', 'Ships of 7 cards or more'];

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
function changeSection(title, { seats, bots }, then, now) {
  const both = [then, now];
  const heads = ['', '', ...both.map(({ arena, games }) => `${arena.components}, ${games} games`)];
  const rows = [...CHANGED.flatMap((name) => contractRows(name, both)), ...pointRows(both)];
  return `\n## ${title}${seats} seats of ${bots.join()}

[What has changed](rules/components.md#what-has-changed), and what it did: points each, and in per cent how many seats, and how many of those that won, kept the contract to the end.

${table(heads, rows)}
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
