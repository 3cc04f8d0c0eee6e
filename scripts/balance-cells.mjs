// What the balance report measures.

/** @typedef {import('./arena-cells.mjs').Cell} Cell */

export const SEED = 1;
/** The one that looks further ahead first: what it does says more about the components. */
const BOTS = ['mate', 'greedy'];
const GAMES = ['shipyard-second', 'shipyard-first', 'crossing-oceans'];

/**
 * With the newest components.
 *
 * @type {Cell[]}
 */
export const CELLS_OF_TODAY = [
  ...[4, 2, 3].flatMap((seats) => GAMES.map((game) => ({ game, seats }))),
  { game: 'shipyard-solo', seats: 1 },
].flatMap((table) => BOTS.map((bot) => ({ ...table, bots: [bot], seed: SEED })));

/**
 * With those of before some tables of contracts and prices of ships were changed.
 *
 * @type {Cell[]}
 */
export const CELLS_BEFORE = [
  { game: 'shipyard-second', components: 'shipyard-1' },
  { game: 'shipyard-first', components: 'shipyard-1' },
  { game: 'crossing-oceans', components: 'components-1' },
].map((before) => ({ ...before, seats: 4, bots: ['mate'], seed: SEED }));

/** @type {Cell[]} */
export const CELLS = [...CELLS_OF_TODAY, ...CELLS_BEFORE];

/** How the row of a cell begins. */
export function headOf(/** @type {Cell} */ { game, components, seats, bots }) {
  const played = components === undefined ? `\`${game}\`` : `\`${game}\` with \`${components}\``;
  return `| ${played} | ${seats} | ${bots.join()}`;
}
