// Whether the components make a good game: what is measured, and how it is shown.

/** @typedef {import('./arena-cells.mjs').Cell} Cell */
/** @typedef {import('./arena-cells.mjs').Estimate} Estimate */
/** @typedef {{ name: string, all: number, winners: number }} Thing */
/** @typedef {{ group: string, title: string, unit: string, things: Thing[] }} Group */
/** @typedef {{ turns: number, winningScore: number, sources: { points: Record<string, number> }[], uses: Group[] }} Survey */
/** @typedef {{ arena: { components: string }, games: number, bots: { score: Estimate, spread: number }[], seats: Estimate[], survey: Survey }} Figures */

const SEED = 1;
/** With fewer games nothing is certain, whatever the intervals say: who never won in five games may be unlucky. */
const ENOUGH_GAMES = 50;

/** What people have told of games at a table, the winner first (docs/rules/components.md). */
const REPORTED = new Map([
  ['shipyard-first 4', '115, 84, 79, 64'],
  ['shipyard-solo 1', 'scale 60, 80, 95'],
  ['crossing-oceans 2', '172, 128'],
  ['crossing-oceans 3', '138, 101, 94'],
  ['crossing-oceans 4', '114, 110, 110, 101'],
]);

/** @returns {Cell[]} */
export function balanceCells(/** @type {string} */ bot) {
  const cell = (/** @type {string} */ game, /** @type {number} */ seats) => ({ game, seats, bots: [bot], seed: SEED });
  return [
    ...[4, 2, 3].flatMap((seats) =>
      ['shipyard-second', 'shipyard-first', 'crossing-oceans'].map((game) => cell(game, seats)),
    ),
    cell('shipyard-solo', 1),
  ];
}

/**
 * @param {readonly Cell[]} cells
 * @param {ReadonlyMap<Cell, Figures>} known
 * @param {string} date
 */
export function balancePage(cells, known, date) {
  const games = [...new Set(cells.map(({ game }) => game))];
  const bot = cells[0]?.bots[0];
  return `# Balance

Do the components make a good game? In the games counted here *${bot}* plays on every seat, by ${date}. What the rulebooks fix is not ours to change; what was
[designed](rules/components.md) is.

\`\`\`sh
npm run balance -- --minutes 60 --bot ${bot}
\`\`\`

goes on with it. One row is \`npx riband arena --game GAME --seats N --bots ${bot} --seed ${SEED} --games G --report FILE.html\`, which draws all of it.

| game | seats | games | points | spread | winners | told of tables | turns | first places by seat |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${cells.flatMap((one) => rowOf(one, known.get(one))).join('\n')}

Shares of first places are in per cent with 95 % intervals; **bold** where the interval leaves out an equal share after ${ENOUGH_GAMES} games or more. What fewer games say is a hint.
What a bot hardly uses may be weak, or it may be the bot that does not see its worth: \`--bot mate\` looks further ahead, and takes some twenty times as long for a game.
${games.flatMap((game) => gameSections(game, cells, known)).join('')}`;
}

function rowOf(/** @type {Cell} */ { game, seats }, /** @type {Figures | undefined} */ figures) {
  if (figures === undefined) return [];
  const { games, bots, survey } = figures;
  const [bot] = bots;
  const cells = [
    `\`${game}\``,
    seats,
    games,
    bot?.score.value.toFixed(1),
    bot?.spread.toFixed(1),
    seats === 1 ? '' : survey.winningScore.toFixed(1),
    REPORTED.get(`${game} ${seats}`) ?? '',
    survey.turns.toFixed(0),
    seats === 1 ? '' : figures.seats.map((share) => seatShare(share, seats, games)).join(', '),
  ];
  return [`| ${cells.join(' | ')} |`];
}

function seatShare(
  /** @type {Estimate} */ { value, low, high },
  /** @type {number} */ seats,
  /** @type {number} */ games,
) {
  const percent = (/** @type {number} */ share) => Math.round(100 * share);
  const text = `${percent(value)} (${percent(low)} to ${percent(high)})`;
  const isOff = low > 1 / seats || high < 1 / seats;
  return isOff && games >= ENOUGH_GAMES ? `**${text}**` : text;
}

/** The most seats tell most: there is one section for each game. */
function gameSections(
  /** @type {string} */ game,
  /** @type {readonly Cell[]} */ cells,
  /** @type {ReadonlyMap<Cell, Figures>} */ known,
) {
  const [cellOfGame] = cells.filter((one) => one.game === game && known.has(one)).sort((a, b) => b.seats - a.seats);
  const figures = cellOfGame && known.get(cellOfGame);
  if (figures === undefined) return [];
  const { arena, games, survey } = figures;
  return [
    `\n## ${game}, ${cellOfGame?.seats === 1 ? 'alone' : `${cellOfGame?.seats} seats`}, ${games} games\n\n`,
    `Components ${arena.components}. Points a seat: ${sourcesText(survey)}.\n`,
    ...survey.uses.map(groupText),
  ];
}

function sourcesText(/** @type {Survey} */ { sources }) {
  return Object.entries(sources[0]?.points ?? {})
    .map(([name, points]) => `${name} ${points.toFixed(1)}`)
    .join(', ');
}

/** A line for each group: from the most used to the least, all seats and, after the stroke, those that won. */
function groupText(/** @type {Group} */ { title, unit, things }) {
  const used = things.filter(({ all }) => all > 0).sort((a, b) => b.all - a.all);
  const never = things.filter(({ all }) => all === 0).map(({ name }) => name);
  const figure = (/** @type {number} */ number) => (number < 10 ? number.toFixed(2) : number.toFixed(1));
  const listed = used.map(({ name, all, winners }) => `${name} ${figure(all)}/${figure(winners)}`).join(', ');
  return `\n**${title}**, ${unit}, all seats/winners: ${listed}.${never.length === 0 ? '' : ` **Never: ${never.join(', ')}.**`}\n`;
}
