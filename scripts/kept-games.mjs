// Games of arenas that are kept in the repository, so that another machine need not play them again: the files of `riband arena --resume`, without what only reports need.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which way the bots played each file, and when the last games were added. */
const PLAYS = 'plays.json';

/** @typedef {{ play: string, on: string }} Kept */

export class KeptGames {
  #folder;
  /** @type {Record<string, Kept>} */
  #plays;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, PLAYS);
    this.#plays = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  /**
   * Puts what is kept where an arena goes on with it, if the bots play as they did then and no more games are there yet.
   *
   * @param {string} name
   * @param {string} play
   * @param {string} file
   */
  bring(name, play, file) {
    if (this.#isKept(name, play) && gamesIn(file) < gamesIn(this.#fileOf(name))) copyFileSync(this.#fileOf(name), file);
  }

  /**
   * Tells when the last of the games were added.
   *
   * @param {string} name
   * @param {string} play
   * @param {string} file
   * @param {string} today
   */
  keep(name, play, file, today) {
    const [header, ...games] = linesOf(file);
    const known = this.#plays[name];
    const isAll = this.#isKept(name, play) && linesOf(this.#fileOf(name)).length === 1 + games.length;
    if (known !== undefined && isAll) return known.on;
    this.#write(name, [header, ...games.map(slim)], { play, on: today });
    return today;
  }

  /**
   * @param {string} name
   * @param {(string | undefined)[]} lines
   * @param {Kept} kept
   */
  #write(name, lines, kept) {
    writeFileSync(this.#fileOf(name), `${lines.join('\n')}\n`);
    this.#plays[name] = kept;
    const sorted = Object.entries(this.#plays).sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(join(this.#folder, PLAYS), `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  }

  /** Somebody may have deleted the file, so that its games are played again. */
  #isKept(/** @type {string} */ name, /** @type {string} */ play) {
    return this.#plays[name]?.play === play && existsSync(this.#fileOf(name));
  }

  #fileOf(/** @type {string} */ name) {
    return join(this.#folder, `${name}.jsonl`);
  }
}

/** How long the bots have thought in the games of a file, by the clock. */
export function hoursIn(/** @type {string} */ file) {
  const [, ...games] = linesOf(file);
  const milliseconds = games.flatMap((line) => /** @type {number[]} */ (JSON.parse(line).milliseconds));
  return milliseconds.reduce((sum, one) => sum + one, 0) / 3_600_000;
}

/** The first line is the header. */
const gamesIn = (/** @type {string} */ file) => (existsSync(file) ? linesOf(file).length - 1 : -1);
const linesOf = (/** @type {string} */ file) => readFileSync(file, 'utf8').trimEnd().split('\n');

/** Who won by how much, and how long they thought; not what they did. */
function slim(/** @type {string} */ line) {
  const game = JSON.parse(line);
  const nothing = game.bots.map(() => ({}));
  const milliseconds = game.milliseconds.map(Math.round);
  return JSON.stringify({ ...game, milliseconds, ...('scores' in game ? { points: nothing, counts: nothing } : {}) });
}
