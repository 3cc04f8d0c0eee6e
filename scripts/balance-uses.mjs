// What was used in the games of the balance report: what stands out, and all of it.

/** @typedef {{ low: number, high: number }} Interval */
/** @typedef {{ name: string, all: number, winners: number, range: Interval, lead: Interval }} Thing */
/** @typedef {{ group: string, title: string, unit: string, things: Thing[] }} Group */

/** Kinds of things that one could all use alike: only there does it say something that one is used more than another. Points and losses are what comes of it. */
const ALIKE = ['chose', 'employees', 'contracts', 'contractPoints', 'actions', 'purchases', 'houses', 'regions'];
/** Below and above these multiples of the average of their kind, things are used too little and too much. */
const LITTLE = 1 / 3;
const MUCH = 2;
const LONGEST_BAR = 16;

/**
 * The faults that one looks for, most of all what nobody uses.
 *
 * @param {readonly Group[]} groups
 * @param {boolean} isAlone nobody wins who plays alone
 */
export function standouts(groups, isAlone) {
  const rows = groups
    .filter(({ group }) => ALIKE.includes(group))
    .flatMap((group) => group.things.flatMap((thing) => standoutRow(group, thing, isAlone)));
  if (rows.length === 0) return 'Nothing does.\n';
  const heads = isAlone ? ['what', 'of', 'seats', ''] : ['what', 'of', 'all seats', 'winners', ''];
  return `${table(heads, rows)}\n`;
}

/** @returns {string[][]} */
function standoutRow(
  /** @type {Group} */ { title, unit, things },
  /** @type {Thing} */ thing,
  /** @type {boolean} */ isAlone,
) {
  const mean = things.reduce((sum, { all }) => sum + all, 0) / things.length;
  const remarks = remarksOn(thing, mean, isAlone);
  if (remarks.length === 0) return [];
  const { name, all, winners, range } = thing;
  const shown = [name, `${title}, ${unit}`, withRange(all, range), ...(isAlone ? [] : [figure(winners)])];
  return [[...shown, remarks.join('; ')]];
}

function remarksOn(
  /** @type {Thing} */ { all, range, lead },
  /** @type {number} */ mean,
  /** @type {boolean} */ isAlone,
) {
  if (all === 0) return ['**never**'];
  const times = `of the average of ${figure(mean)}`;
  return [
    ...(range.high < LITTLE * mean ? [`**little**: ${(all / mean).toFixed(1)} ${times}`] : []),
    ...(range.low > MUCH * mean ? [`**much**: ${(all / mean).toFixed(1)} ${times}`] : []),
    ...(!isAlone && lead.low > 0 ? [`winners **more**, by ${figure(lead.low)} to ${figure(lead.high)}`] : []),
    ...(!isAlone && lead.high < 0 ? [`winners **less**, by ${figure(-lead.high)} to ${figure(-lead.low)}`] : []),
  ];
}

/**
 * Every kind of thing in a table, from the most used to the least.
 *
 * @param {readonly Group[]} groups
 * @param {boolean} isAlone
 */
export function groupTables(groups, isAlone) {
  return groups.map((group) => groupTable(group, isAlone)).join('');
}

function groupTable(/** @type {Group} */ { title, unit, things }, /** @type {boolean} */ isAlone) {
  const used = things.filter(({ all }) => all !== 0).sort((a, b) => b.all - a.all);
  const never = things.filter(({ all }) => all === 0).map(({ name }) => name);
  const most = Math.max(...used.map(({ all }) => all));
  const heads = [title, '', `${isAlone ? 'seats' : 'all seats'}, ${unit}`, ...(isAlone ? [] : ['winners'])];
  const rows = used.map(({ name, all, winners, range }) => [
    name,
    bar(all / most),
    withRange(all, range),
    ...(isAlone ? [] : [figure(winners)]),
  ]);
  const last = never.length === 0 ? '' : `\n**Never: ${never.join(', ')}.**\n`;
  return `\n<details><summary>${title}</summary>\n\n${table(heads, rows)}\n${last}\n</details>\n`;
}

function table(/** @type {readonly string[]} */ heads, /** @type {readonly (readonly string[])[]} */ rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const figure = (/** @type {number} */ number) => (Math.abs(number) < 10 ? number.toFixed(2) : number.toFixed(1));

const withRange = (/** @type {number} */ value, /** @type {Interval} */ { low, high }) =>
  `${figure(value)} (${figure(low)} to ${figure(high)})`;

const bar = (/** @type {number} */ share) => '█'.repeat(Math.max(0, Math.round(LONGEST_BAR * share))) || '▏';
