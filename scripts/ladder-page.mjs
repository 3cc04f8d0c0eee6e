// What the ladder measures, and how it is shown.

/** @typedef {import('./arena-cells.mjs').Cell} Cell */
/** @typedef {import('./arena-cells.mjs').Estimate} Estimate */
/** @typedef {{ bot: string, winning: Estimate, score: Estimate, elo: Estimate, milliseconds: number }} Entry */
/** @typedef {{ date: string, deals: number, games: number, bots: Entry[], gaps: { above: string, elo: Estimate }[] }} Figures */

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
  { game: 'crossing-oceans', bots: ['search:14000', 'search:3500'] },
];
const SEED = 1;

/** @type {Cell[]} */
export const CELLS = [
  ...PAIRS.flatMap((bots) => [2, 4].flatMap((seats) => GAMES.map((game) => ({ game, seats, bots, seed: SEED })))),
  ...FOUR_TIMES.map((pair) => ({ ...pair, seats: 2, seed: SEED })),
  { game: 'shipyard-solo', seats: 1, bots: ['captain', 'greedy'], seed: SEED },
  { game: 'shipyard-solo', seats: 1, bots: ['admiral', 'greedy'], seed: SEED },
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
thinking for a decision, on whatever machine made the row.

\`\`\`sh
npm run ladder -- --minutes 60
\`\`\`

goes on with it: rows whose bots play as they did are gone on with ([games](ladder), each file as \`--resume\` of the arena reads it), the others are played anew. A single row is
\`npx riband arena --game GAME --seats N --bots FIRST,SECOND --seed ${SEED} --games G\`; \`search:400\` is a search with 400 iterations a turn.

| game | seats | first | second | deals | won | Elo | points | time | on |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/**
 * @param {Cell} cell
 * @param {Figures} figures
 */
function rowOf({ game, seats, bots }, { date, deals, bots: entries, gaps }) {
  const [first, second] = bots.map((name) => entries.find(({ bot }) => bot === name));
  if (first === undefined || second === undefined) throw new Error(`no figures of ${bots.join(' and ')}`);
  const { above, elo } = gaps[0] ?? { above: first.bot, elo: first.elo };
  const gap = above === first.bot ? elo : { value: -elo.value, low: -elo.high, high: -elo.low };
  return [
    '',
    `\`${game}\``,
    seats,
    first.bot,
    second.bot,
    deals,
    `${percent(first.winning.value)} % (${percent(first.winning.low)} to ${percent(first.winning.high)})`,
    `${whole(gap.value)} (${whole(gap.low)} to ${whole(gap.high)})`,
    `${first.score.value.toFixed(1)} : ${second.score.value.toFixed(1)}`,
    `${Math.round(first.milliseconds)} ms`,
    date,
    '',
  ]
    .join(' | ')
    .trim();
}

const percent = (/** @type {number} */ share) => Math.round(100 * share);
const whole = (/** @type {number} */ number) => `${number > 0 ? '+' : ''}${Math.round(number)}`;
