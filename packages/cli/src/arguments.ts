// What the words of a command line mean: games, seats, bots, numbers, options of a game.
import { existsSync } from 'node:fs';
import { BOTS, type Bot, findBot } from '@riband/bots';
import { CATALOG, findGame, findGameOf, releasesOf } from '@riband/catalog';
import { completeOptions, type Game, type OptionSpec, type Options, type OptionValue } from '@riband/kernel';
import { gamesWithFile } from './components.ts';
import { refuse } from './fail.ts';

/** What every command says alike that sets up games. */
export const GAME_OPTIONS = {
  game: { type: 'string', hint: 'ID', help: 'Which game; "riband games" lists them.' },
  seats: { type: 'string', hint: 'N', help: 'How many seats (standard: 2).' },
  option: {
    type: 'string',
    hint: 'KEY=VALUE',
    multiple: true,
    help: 'An option of the game; may be given several times.',
  },
  components: {
    type: 'string',
    hint: 'FILE',
    help: 'Play with the components in this file, or with those of an earlier release by their name.',
  },
} as const;

/** For commands that begin with the same luck every time. */
export const SEED_OPTION = {
  seed: { type: 'string', hint: 'N', help: 'The same seed gives the same games (standard: 1).' },
} as const;

export interface Range {
  readonly min: number;
  readonly max: number;
}

export const SEEDS: Range = { min: 0, max: Number.MAX_SAFE_INTEGER };

export function wholeNumber(name: string, text: string, { min, max }: Range): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max) {
    refuse(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** The game of that name; with components from a file or an earlier release, if one is given. */
export function gameNamed(id: string | undefined, components?: string): Game {
  const known = `known games: ${CATALOG.map(({ game }) => game.id).join(', ')}`;
  if (id === undefined) refuse(`Which game? Say --game ID; ${known}.`);
  const game = findGame(id) ?? refuse(`There is no game "${id}"; ${known}.`);
  if (components === undefined) return game;
  const released = findGameOf(id, components);
  if (released !== undefined) return released;
  if (!existsSync(components)) refuse(`There is no file "${components}"; ${releasesInWords(id)}.`);
  const games = gamesWithFile(components);
  return (
    games.find((one) => one.id === id) ??
    refuse(`${components} is not for ${id} but for ${games.map((one) => one.id).join(', ')}.`)
  );
}

export const releasesInWords = (id: string): string =>
  `components of ${id} that were released: ${releasesOf(id).join(', ')}`;

/** As many as asked for, else two or whatever comes nearest to it. */
export function seatsFor(game: Game, text: string | undefined): number {
  const { min, max } = game.seats;
  return text === undefined ? Math.min(Math.max(2, min), max) : wholeNumber('seats', text, game.seats);
}

export const SIMULATED_BOT = 'random';

/** As many bots as are wanted: one name for all of them, or one name for each. */
export function botsFor(list: string, count: number): readonly Bot[] {
  const bots = list.split(',').map((name) => botNamed(name));
  if (bots.length !== 1 && bots.length !== count) {
    refuse(`--bots must have one name for all or ${count} names, not ${bots.length}.`);
  }
  return Array.from({ length: count }, (_, index) => bots[bots.length === 1 ? 0 : index] as Bot);
}

/** `others` are names of other kinds that are known there. */
export function botNamed(name: string, others: readonly string[] = []): Bot {
  const known = [...BOTS.map((bot) => bot.name), ...others];
  return findBot(name) ?? refuse(`There is no bot "${name}"; known bots: ${known.join(', ')}.`);
}

/** The options of a game from texts like `rounds=3`, completed with the standard values. */
export function optionsFor(game: Game, assignments: readonly string[]): Options {
  const given = new Map<string, OptionValue>();
  for (const assignment of assignments) {
    const [key, text] = splitAssignment(assignment);
    if (given.has(key)) refuse(`The option "${key}" is given twice.`);
    const spec = game.options.find((one) => one.key === key);
    given.set(key, spec === undefined ? text : optionValue(spec, text));
  }
  const completed = completeOptions(game.options, Object.fromEntries(given));
  return 'problem' in completed ? refuse(`In ${game.id}, ${completed.problem}.`) : completed.options;
}

function splitAssignment(assignment: string): [key: string, text: string] {
  const equals = assignment.indexOf('=');
  if (equals < 1) refuse(`--option must be KEY=VALUE, not "${assignment}".`);
  return [assignment.slice(0, equals), assignment.slice(equals + 1)];
}

/** The value that a text stands for; one that fits no option of this kind stays a text and is refused with the others. */
function optionValue({ kind }: OptionSpec, text: string): OptionValue {
  if (kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  if (kind === 'number' && /^-?\d+$/.test(text)) return Number(text);
  return text;
}
