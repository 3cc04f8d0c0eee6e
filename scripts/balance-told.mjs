// What a balance report tells already. Its games are not kept, so another machine has fewer, or none: from those it is not written anew.
import { headOf } from './balance-cells.mjs';

/** @typedef {import('./arena-cells.mjs').Cell} Cell */
/** @typedef {{ row: (cell: Cell) => string | undefined, games: (cell: Cell) => number, section: (title: string) => string[] }} Told */

const SECTION = '\n## ';

/**
 * @param {string} page as it is at hand, or nothing
 * @returns {Told}
 */
export function toldBy(page) {
  const [head = '', ...sections] = page.split(SECTION);
  const lines = head.split('\n');
  const row = (/** @type {Cell} */ cell) => lines.find((line) => line.startsWith(`${headOf(cell)} | `));
  return {
    row,
    games: (cell) => Number.parseInt(row(cell)?.slice(`${headOf(cell)} | `.length) ?? '0', 10),
    section: (title) => sections.filter((text) => text.startsWith(title)).map((text) => `${SECTION}${text}`),
  };
}
