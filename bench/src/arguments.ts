import { parseArgs } from 'node:util';
import { CATALOG } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { gameNamed, wholeNumber } from '../../packages/cli/src/arguments.ts';
import { section } from '../../packages/cli/src/command.ts';
import { messageOf, refuse } from '../../packages/cli/src/fail.ts';

interface WishedRow {
  readonly game: Game;
  readonly seats: number;
}

export interface Wishes {
  readonly rows: readonly WishedRow[];
  readonly seconds: number;
  readonly calls: number;
  readonly compare: boolean;
  readonly deadlines: boolean;
  readonly turns: boolean;
  readonly json: boolean;
}

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  seconds: { type: 'string', default: '5' },
  calls: { type: 'string', default: '1000000' },
  compare: { type: 'boolean', default: false },
  deadlines: { type: 'boolean', default: false },
  turns: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const HELP = [
  'Measures how fast the rules are, as a fraction of a calibration that runs in between.',
  'Usage: npm run bench -- [options]',
  section('Options', [
    ['--game ID', 'One game, listed or not. Otherwise every listed game.'],
    ['--seats N', 'Only that number of seats. Otherwise four, then the others.'],
    ['--seconds S', 'How long whole games are played for each table (5).'],
    ['--calls N', 'Among how many calls the slowest are looked for (1000000).'],
    ['--compare', 'Also boardgame.io, which is installed for it the first time.'],
    ['--deadlines', 'Instead: by how much bots pass the time they are given; S seconds for each bot and time.'],
    ['--turns', 'Instead: how long a turn of each level takes; S seconds for each.'],
    ['--json', 'Everything that was measured, for programs.'],
    ['--help', 'Show this text.'],
  ]),
  'docs/benchmarks.md says what the figures mean.',
].join('\n\n');

/** What to measure; nothing if help was asked for. */
export function readWishes(args: readonly string[]): Wishes | undefined {
  const { game, seats, seconds, calls, compare, deadlines, turns, json, help } = readOptions(args);
  if (help) return undefined;
  return {
    rows: game === undefined ? rowsOfListedGames(seats) : rowsOf(gameNamed(game), seats),
    seconds: readSeconds(seconds),
    calls: wholeNumber('calls', calls, { min: 1, max: 100_000_000 }),
    compare,
    deadlines,
    turns,
    json,
  };
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    return refuse(messageOf(error));
  }
}

/** Games for other numbers of seats are left out. */
function rowsOfListedGames(seats: string | undefined): readonly WishedRow[] {
  const rows = CATALOG.filter(({ listed }) => listed).flatMap(({ game }) => rowsOf(game, undefined));
  const wanted = rows.filter((row) => seats === undefined || `${row.seats}` === seats);
  return wanted.length > 0 ? wanted : refuse(`No listed game is for "${seats}" seats.`);
}

/** Four first: it is what the games are judged by. */
function rowsOf(game: Game, text: string | undefined): readonly WishedRow[] {
  if (text !== undefined) return [{ game, seats: wholeNumber('seats', text, game.seats) }];
  const { min, max } = game.seats;
  const all = Array.from({ length: max - min + 1 }, (_, index) => ({ game, seats: min + index }));
  return [...all.filter(({ seats }) => seats === 4), ...all.filter(({ seats }) => seats !== 4)];
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600)) refuse(`--seconds must be more than 0 and at most 600, not "${text}".`);
  return seconds;
}
