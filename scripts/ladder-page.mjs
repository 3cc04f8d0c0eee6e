// What the ladder measures, and how it is shown.
import {
  CLAIMS_IN_WORDS,
  claimText,
  FOUR_TIMES_CLAIM,
  LEAST_DEALS,
  PLANNED_DEALS,
  withClaim,
} from './ladder-claims.mjs';

/** @typedef {import('./arena-cells.mjs').Cell} Cell */
/** @typedef {import('./arena-cells.mjs').Estimate} Estimate */
/** @typedef {{ bot: string, winning: Estimate, score: Estimate, elo: Estimate, milliseconds: number }} Entry */
/** @typedef {{ date: string, hours: number, deals: number, games: number, bots: Entry[], gaps: { above: string, elo: Estimate }[], claim?: import('./ladder-claims.mjs').ClaimTest }} Figures */

const GAMES = ['shipyard-second', 'shipyard-first', 'crossing-oceans'];
const PAIRS = [
  ['captain', 'greedy'],
  ['apprentice', 'greedy'],
  ['mate', 'apprentice'],
  ['captain', 'mate'],
  ['admiral', 'captain'],
];
/** What four times the iterations are worth. */
const FOUR_TIMES = [
  { game: 'shipyard-second', bots: ['search:1600', 'search:400'] },
  { game: 'shipyard-first', bots: ['search:1600', 'search:400'] },
  { game: 'crossing-oceans', bots: ['search:2000', 'search:500'] },
];
/** What four times the iterations of longer searches are worth: nothing is claimed of these. */
const FOUR_TIMES_AGAIN = [
  { game: 'shipyard-second', bots: ['search:6400', 'search:1600'] },
  { game: 'shipyard-first', bots: ['search:6400', 'search:1600'] },
  { game: 'crossing-oceans', bots: ['search:8000', 'search:2000'] },
  { game: 'crossing-oceans', bots: ['search:14000', 'search:3500'] },
];
/** What was claimed of the game for one was claimed before any balancing. */
const SOLO = { game: 'shipyard-solo', components: 'shipyard-1' };
const SEED = 1;

/** @type {Cell[]} */
export const CELLS = [
  ...[
    ...PAIRS.flatMap((bots) => [2, 4].flatMap((seats) => GAMES.map((game) => ({ game, seats, bots, seed: SEED })))),
    ...['captain', 'admiral'].map((bot) => ({ ...SOLO, seats: 1, bots: [bot, 'greedy'], seed: SEED })),
  ].map(withClaim),
  ...FOUR_TIMES.map((pair) => ({ ...pair, seats: 2, seed: SEED, claim: FOUR_TIMES_CLAIM })),
  ...FOUR_TIMES_AGAIN.map((pair) => ({ ...pair, seats: 2, seed: SEED })),
];

/** @param {ReadonlyMap<Cell, Figures>} known */
export function ladderPage(known) {
  const rows = CELLS.flatMap((cell) => {
    const figures = known.get(cell);
    return figures === undefined ? [] : [rowOf(cell, figures)];
  });
  return `# The ladder

How strong the levels are. Each row is an arena between two bots: every deal is played in all rotations of the seats, with one of the first bot and the second in the seats that are left. *Won* is the share of
first places of the first bot (par is one in the number of seats); alone, the share of deals in which it made more points. In brackets are 95 % intervals; [the arena](arena.md) says how they are made. *Time* is
thinking for a decision, on whatever machine made the row; all of it took ${hours(known)} hours of thinking.

It is claimed that ${CLAIMS_IN_WORDS}
A claim is **met** or **missed** when, after ${LEAST_DEALS} deals or more, [a test](arena.md#the-figures) says so that may be looked at after every deal and is wrong once in twenty at most; where it still says neither after the planned deals, what was measured decides (*by what was measured*), and who is to win more than the others must do so with the whole interval. That is less sure, be the figure near the bar or not. ${PLANNED_DEALS} deals are planned, ${LEAST_DEALS} where *admiral* plays, whose games take minutes (decided when one or two deals of each of its rows had been seen). A row is gone on with until then. Intervals are for
rows of which the number of deals was fixed before: where a row stops because it is settled, they are somewhat too narrow, and it is the test that counts.

\`\`\`sh
npm run ladder -- --minutes 60         # what is open; with --rows all, every row to ${PLANNED_DEALS} deals
\`\`\`

goes on with the rows whose claim is open, then with those of which nothing is claimed until they have ${LEAST_DEALS} deals. Rows whose bots play as they did are gone on with ([games](ladder), each file as \`--resume\` of the arena reads it), the others are played anew: those where *mate* and *greedy* come to other moves in a few games of the kind, or where a level of the row has other iterations, settings, weights or another network than before. A single row is
\`npx riband arena --game GAME --seats N --bots FIRST,SECOND --seed ${SEED} --games G --claim CLAIM\`; \`search:400\` is a search with 400 iterations a turn, and a row with other components than the newest has \`--components NAME\`.

| game | seats | first | second | deals | won | Elo | points | time | on | claim |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/**
 * @param {Cell} cell
 * @param {Figures} figures
 */
function rowOf(cell, figures) {
  const { game, components, seats, bots } = cell;
  const { date, deals, bots: entries, gaps } = figures;
  const [first, second] = bots.map((name) => entries.find(({ bot }) => bot === name));
  if (first === undefined || second === undefined) throw new Error(`no figures of ${bots.join(' and ')}`);
  const { above, elo } = gaps[0] ?? { above: first.bot, elo: first.elo };
  const gap = above === first.bot ? elo : { value: -elo.value, low: -elo.high, high: -elo.low };
  return [
    '',
    components === undefined ? `\`${game}\`` : `\`${game}\` with \`${components}\``,
    seats,
    first.bot,
    second.bot,
    deals,
    `${percent(first.winning.value)} % (${percent(first.winning.low)} to ${percent(first.winning.high)})`,
    `${whole(gap.value)} (${whole(gap.low)} to ${whole(gap.high)})`,
    `${first.score.value.toFixed(1)} : ${second.score.value.toFixed(1)}`,
    `${Math.round(first.milliseconds)} ms`,
    date,
    claimText(cell, figures, { won: first.winning, points: first.score, elo: gap }),
    '',
  ]
    .join(' | ')
    .trim();
}

const hours = (/** @type {ReadonlyMap<Cell, Figures>} */ known) =>
  [...known.values()].reduce((sum, figures) => sum + figures.hours, 0).toFixed(1);
const percent = (/** @type {number} */ share) => Math.round(100 * share);
const whole = (/** @type {number} */ number) => `${number > 0 ? '+' : ''}${Math.round(number)}`;
