// How the balance report shows what it has measured.
import { CELLS, CELLS_OF_TODAY, headOf, SEED } from './balance-cells.mjs';
import { changeSections } from './balance-changes.mjs';
import { toldBy } from './balance-told.mjs';
import { groupTables, standouts, thingsThere } from './balance-uses.mjs';

/** @typedef {import('./arena-cells.mjs').Cell} Cell */
/** @typedef {import('./arena-cells.mjs').Estimate} Estimate */
/** @typedef {import('./balance-uses.mjs').Group} Group */
/** @typedef {import('./balance-told.mjs').Told} Told */
/** @typedef {{ turns: number, winningScore: number, sources: { points: Record<string, number> }[], uses: Group[] }} Survey */
/** @typedef {{ date: string, arena: { components: string }, games: number, bots: { score: Estimate, spread: number }[], seats: Estimate[], inTurn: Estimate[], survey: Survey }} Figures */

/** With fewer games nothing is certain, whatever the intervals say: who never won in five games may be unlucky. */
const ENOUGH_GAMES = 50;

/** What people have told of games at a table, the winner first (docs/rules/components.md). */
const REPORTED = new Map([
  ['shipyard-first 4', [115, 84, 79, 64]],
  ['crossing-oceans 2', [172, 128]],
  ['crossing-oceans 3', [138, 101, 94]],
  ['crossing-oceans 4', [114, 110, 110, 101]],
]);
/** The titles that the rulebook gives for points in the solo game. */
const SOLO_SCALE = 'scale 60, 80, 95';

/**
 * @param {ReadonlyMap<Cell, Figures>} known
 * @param {string} before the page at hand: what it tells of more games stays
 */
export function balancePage(known, before) {
  const games = [...new Set(CELLS.map(({ game }) => game))];
  const told = toldBy(before);
  return `# Balance

Do the components make a good game? In the games counted here the same bot plays on every seat: *mate*, which searches, or *greedy*, which looks no further than its own turn. What the rulebooks fix is not ours to change; what was
[designed](rules/components.md) is.

\`\`\`sh
npm run balance -- --minutes 60            # or only some of it: --bot mate, --game shipyard-second, --seats 4
\`\`\`

goes on with it, while the bots play as they did. Its games stay on the machine that has played them: elsewhere, or when the bots play in another way, a row is written anew once it has as many games as before, and a section once all of its rows have. One row is
\`npx riband arena --game GAME --seats N --bots BOT --seed ${SEED} --games G --report FILE.html\`, which draws all of it; with \`--components NAME\` where the row has other components than the newest.

| game | seats | bot | games | points | spread | winners | told of tables | turns | first places by seat | first places in turn | on |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${CELLS.flatMap((one) => rowOf(one, known.get(one), told)).join('\n')}

Points are of all seats on average, then of those that won. Shares of first places are in per cent with 95 % intervals; **bold** where the interval leaves out an equal share after ${ENOUGH_GAMES} games or more. What fewer games say is a hint. Who sits where decides nothing by itself
([a law](../packages/testkit/src/laws/seats.ts)), so a seat that stands out is luck; *in turn* is by who begins, who comes second and so on, which may be worth something.
What a bot hardly uses may be weak, or it may be the bot that does not see its worth: so below is *mate* where it has played enough games, with *greedy* beside it.

Below, amounts are of one seat in one game, with 95 % intervals in brackets. Of things of one kind that one could all use alike, those *stand out* whose interval lies below a third or above twice the average of their kind, and those of which seats that won had surely
more or less than all seats. A ship or an employee, of which there are only so many, is also used *much* if its interval reaches all of them: bought in every game, or nearly. That the winners had more of something does not say that it made them win; and of a hundred things that are all alike, about five stand out by luck.
${[...games.flatMap((game) => gameSections(game, known, told)), ...changeSections(known, told)].join('')}`;
}

/** @returns {string[]} */
function rowOf(/** @type {Cell} */ cell, /** @type {Figures | undefined} */ figures, /** @type {Told} */ told) {
  if (figures === undefined || figures.games < told.games(cell)) return [told.row(cell) ?? []].flat();
  const { game, seats } = cell;
  const { games, bots, survey, date } = figures;
  const [bot] = bots;
  const cells = [
    games,
    bot?.score.value.toFixed(1),
    bot?.spread.toFixed(1),
    seats === 1 ? '' : survey.winningScore.toFixed(1),
    seats === 1 ? SOLO_SCALE : reportedText(REPORTED.get(`${game} ${seats}`)),
    survey.turns.toFixed(0),
    ...[figures.seats, figures.inTurn].map((shares) => sharesText(shares, seats, games)),
    date,
  ];
  return [`${headOf(cell)} | ${cells.join(' | ')} |`];
}

/** As a mean, to compare with the points, and as they were told, to compare with the winners. */
function reportedText(/** @type {readonly number[] | undefined} */ scores) {
  if (scores === undefined) return '';
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  return `${mean.toFixed(0)}: ${scores.join(', ')}`;
}

/** Alone everybody is first. */
function sharesText(
  /** @type {readonly Estimate[]} */ shares,
  /** @type {number} */ seats,
  /** @type {number} */ games,
) {
  return seats === 1 ? '' : shares.map((share) => shareText(share, seats, games)).join(', ');
}

function shareText(
  /** @type {Estimate} */ { value, low, high },
  /** @type {number} */ seats,
  /** @type {number} */ games,
) {
  const percent = (/** @type {number} */ share) => Math.round(100 * share);
  const text = `${percent(value)} (${percent(low)} to ${percent(high)})`;
  const isOff = low > 1 / seats || high < 1 / seats;
  return isOff && games >= ENOUGH_GAMES ? `**${text}**` : text;
}

/** The most seats tell most, and the first of the bots that has played enough: there is one section for each game. */
function gameSections(
  /** @type {string} */ game,
  /** @type {ReadonlyMap<Cell, Figures>} */ known,
  /** @type {Told} */ told,
) {
  const played = CELLS_OF_TODAY.filter((cell) => cell.game === game && (known.has(cell) || told.games(cell) > 0));
  const gamesOf = (/** @type {Cell} */ cell) => known.get(cell)?.games ?? 0;
  const mostSeats = Math.max(...played.map(({ seats }) => seats));
  const tables = played.filter(({ seats }) => seats === mostSeats);
  if (tables.some((one) => gamesOf(one) < told.games(one))) return told.section(`${game}, `);
  const cell = tables.find((one) => gamesOf(one) >= ENOUGH_GAMES) ?? tables[0];
  const figures = cell && known.get(cell);
  if (figures === undefined) return [];
  const { arena, games, survey } = figures;
  const isAlone = mostSeats === 1;
  const other = tables.find((one) => one !== cell);
  const beside = other && { bot: other.bots.join(), uses: thingsThere(known.get(other)?.survey.uses ?? []) };
  const uses = thingsThere(survey.uses);
  return [
    `\n## ${game}, ${isAlone ? 'alone' : `${mostSeats} seats`}, ${games} games of ${cell?.bots.join()}\n\n`,
    `With the set ${arena.components}. Points a seat: ${sourcesText(survey)}.\n`,
    `\n### What stands out\n\n`,
    games < ENOUGH_GAMES ? `In fewer than ${ENOUGH_GAMES} games nothing does.\n` : standouts(uses, isAlone, beside),
    `\n### Everything that was counted\n`,
    groupTables(uses, isAlone, beside),
  ];
}

function sourcesText(/** @type {Survey} */ { sources }) {
  return Object.entries(sources[0]?.points ?? {})
    .map(([name, points]) => `${name} ${points.toFixed(1)}`)
    .join(', ');
}
