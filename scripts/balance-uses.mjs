// What was used in the games of the balance report: what stands out, and all of it.
import { figure, table, withRange } from './balance-tables.mjs';

/** @typedef {number | null} Amount what a thing was worth that nobody had is not known, nor the most of what there is no end of */
/** @typedef {{ low: Amount, high: Amount }} Interval */
/** @typedef {{ name: string, isThere: boolean, all: Amount, most: Amount, winners: Amount, range: Interval, lead: Interval }} Thing */
/** @typedef {{ group: string, title: string, unit: string, things: Thing[] }} Group */
/** @typedef {{ bot: string, uses: readonly Group[] } | undefined} Beside what another bot did at the same tables */

/** Kinds of things that one could all use alike: only there does it say something that one is used more than another. Points and losses are what comes of it. */
const ALIKE = ['chose', 'employees', 'contracts', 'contractPoints', 'actions', 'purchases', 'houses', 'regions'];
/** Below and above these multiples of the average of their kind, things are used too little and too much. */
const LITTLE = 1 / 3;
const MUCH = 2;
const LONGEST_BAR = 16;

/**
 * Without what such tables do not have: that nobody used it says nothing.
 *
 * @param {readonly Group[]} groups
 */
export function thingsThere(groups) {
  return groups.map((group) => ({ ...group, things: group.things.filter(({ isThere }) => isThere) }));
}

/**
 * The faults that one looks for: what is used too little or too much, and what those had more or less of who won.
 *
 * @param {readonly Group[]} groups
 * @param {boolean} isAlone nobody wins who plays alone
 * @param {Beside} [beside]
 */
export function standouts(groups, isAlone, beside) {
  const alike = groups.filter(({ group }) => ALIKE.includes(group));
  const used = alike.flatMap((group) => {
    const things = knownIn(group);
    const mean = things.reduce((sum, { all }) => sum + all, 0) / things.length;
    return things.flatMap((thing) => {
      const remark = useRemark(thing, mean, group.group === WORTH ? '**nothing**' : '**never**');
      return remark === ''
        ? []
        : [
            [
              thing.name,
              group.title,
              `${withRange(thing.all, thing.range)} ${group.unit}`,
              remark,
              ...usedBeside(group, thing, beside),
            ],
          ];
    });
  });
  const won = alike.flatMap(({ group, title, things }) =>
    // That those who win make more of a contract goes without saying.
    things.flatMap((thing) => (group === WORTH ? [] : winnersRow(title, thing))),
  );
  const uses = titled(
    ['used', 'of', isAlone ? 'seats' : 'all seats', '', ...headBeside(beside)],
    used,
    'Nothing is used too little or too much.',
  );
  return isAlone ? uses : `${uses}\n${titled(WINNERS_HEADS, won, 'Winners differ in nothing for sure.')}`;
}

const WORTH = 'contractPoints';
const WINNERS_HEADS = ['winners', 'of', 'all seats', 'winners', 'by'];

/** Of what a contract is worth nothing is known where nobody kept it. */
const knownIn = (/** @type {Group} */ { things }) =>
  things.flatMap((thing) => (thing.all === null ? [] : [{ ...thing, all: thing.all }]));

const titled = (
  /** @type {readonly string[]} */ heads,
  /** @type {readonly (readonly string[])[]} */ rows,
  /** @type {string} */ none,
) => `${rows.length === 0 ? none : table(heads, rows)}\n`;

function useRemark(
  /** @type {{ all: number, most: Amount, range: Interval }} */ { all, most, range: { low, high } },
  /** @type {number} */ mean,
  /** @type {string} */ none,
) {
  if (all === 0) return none;
  const times = `${(all / mean).toFixed(1)} of the average of ${figure(mean)}`;
  if (high !== null && high < LITTLE * mean) return `**little**: ${times}`;
  if (low !== null && low > MUCH * mean) return `**much**: ${times}`;
  // Of what there is one of each, nothing is used so many times the average.
  const isUsedUp = most !== null && high !== null && high >= most;
  return isUsedUp ? `**much**: all that there are, ${times}` : '';
}

/** @returns {string[][]} */
function winnersRow(/** @type {string} */ title, /** @type {Thing} */ { name, all, winners, lead: { low, high } }) {
  if (low === null || high === null) return [];
  const [least, most] = low > 0 ? [low, high] : [-high, -low];
  // What shows as nothing is nothing.
  if (Number(figure(least)) <= 0) return [];
  const more = low > 0 ? 'more' : 'less';
  return [[`**${more}** ${name}`, title, figure(all), figure(winners), `${figure(least)} to ${figure(most)}`]];
}

/**
 * Every kind of thing in a table, from the most used to the least.
 *
 * @param {readonly Group[]} groups
 * @param {boolean} isAlone
 * @param {Beside} [beside]
 */
export function groupTables(groups, isAlone, beside) {
  return groups.map((group) => groupTable(group, isAlone, beside)).join('');
}

const headBeside = (/** @type {Beside} */ beside) => (beside === undefined ? [] : [beside.bot]);

function usedBeside(/** @type {Group} */ { group }, /** @type {Thing} */ { name }, /** @type {Beside} */ beside) {
  if (beside === undefined) return [];
  const things = beside.uses.find((one) => one.group === group)?.things ?? [];
  return [figure(things.find((one) => one.name === name)?.all ?? null)];
}

function groupTable(/** @type {Group} */ group, /** @type {boolean} */ isAlone, /** @type {Beside} */ beside) {
  const { title, unit, things } = group;
  // A contract may be worth nothing; what nobody kept is not known.
  const isUsed = (/** @type {Amount} */ all) => all !== null && (group.group === WORTH || all !== 0);
  const used = knownIn(group)
    .filter(({ all }) => isUsed(all))
    .sort((a, b) => b.all - a.all);
  const never = things.filter(({ all }) => !isUsed(all)).map(({ name }) => name);
  const most = Math.max(...used.map(({ all }) => all));
  const heads = [
    title,
    '',
    `${isAlone ? 'seats' : 'all seats'}, ${unit}`,
    ...(isAlone ? [] : ['winners']),
    ...headBeside(beside),
  ];
  const rows = used.map((thing) => [
    thing.name,
    bar(thing.all / most),
    withRange(thing.all, thing.range),
    ...(isAlone ? [] : [figure(thing.winners)]),
    ...usedBeside(group, thing, beside),
  ]);
  const last = never.length === 0 ? '' : `\n**Never: ${never.join(', ')}.**\n`;
  return `\n<details><summary>${title}</summary>\n\n${table(heads, rows)}\n${last}\n</details>\n`;
}

const bar = (/** @type {number} */ share) => '█'.repeat(Math.max(0, Math.round(LONGEST_BAR * share))) || '▏';
