import { randomInt } from 'node:crypto';
import { STANDARD_BOT } from '@riband/bots';
import { CATALOG, findGameOf } from '@riband/catalog';
import { type Seat, seatsUpTo } from '@riband/kernel';
import { createTable, type Holder, type Seating, type Table, TableError } from '@riband/table';
import type { Language } from '@riband/text';
import { botNamed, botsFor, gameNamed, optionsFor, SEEDS, seatsFor, wholeNumber } from '../arguments.ts';
import { gamesWithFile } from '../components.ts';
import { refuse } from '../fail.ts';
import { playerNames } from '../own-words.ts';
import { formatOf, openSaved, readSavedFile } from '../saved.ts';
import type { BotSeats } from './bots.ts';

/** What was asked for on the command line. */
export interface Wishes {
  readonly game: string | undefined;
  readonly seats: string | undefined;
  readonly seat: string | undefined;
  readonly bots: string | undefined;
  readonly seed: string | undefined;
  readonly option: readonly string[];
  readonly components: string | undefined;
  readonly load: string | undefined;
}

/** A table with a person and bots at it. */
export interface Opened {
  readonly table: Table;
  readonly seat: Seat;
  readonly bots: BotSeats;
  /** The JSON file that it came from: the place to keep it in, unless another is named. */
  readonly source: string | undefined;
}

export function openTable(wishes: Wishes, language: Language): Opened {
  const content = wishes.load === undefined ? undefined : readSavedFile(wishes.load);
  const table = content === undefined ? newTable(wishes, language) : savedTable(wishes, content, language);
  const seat = table.holders.findIndex((holder) => holder.kind === 'person');
  if (seat < 0) refuse('Only bots sit at this table; there is no seat for you.');
  const source = content !== undefined && formatOf(content) === 'json' ? wishes.load : undefined;
  return { table, seat, bots: botsAt(table), source };
}

function botsAt({ holders }: Table): BotSeats {
  return new Map(
    holders.flatMap(({ kind, name, bot = name }, seat) => (kind === 'bot' ? [[seat, botNamed(bot)]] : [])),
  );
}

function newTable(wishes: Wishes, language: Language): Table {
  const game = gameNamed(wishes.game, wishes.components);
  const seats = seatsFor(game, wishes.seats);
  const { table, holders } = seatingOf(wishes, language);
  return createTable(game, { table, holders: holders(seats), options: optionsFor(game, wishes.option) });
}

function savedTable(wishes: Wishes, content: string, language: Language): Table {
  const decided = formatOf(content) === 'json' ? (['seat', 'bots', 'seed', 'components'] as const) : namedIn(wishes);
  const idle = (['game', 'seats', 'option', ...decided] as const).find((key) => (wishes[key] ?? []).length > 0);
  if (idle !== undefined) refuse(`--${idle} is of no use with --load: the saved game says it already.`);
  try {
    return openSaved(content, seatingOf(wishes, language), 'olderRules', broughtBy(wishes));
  } catch (error) {
    if (error instanceof TableError) refuse(`${wishes.load} is not right: ${error.problems.join('; ')}.`);
    throw error;
  }
}

/** A text names its components; of those that somebody brought it needs the file. */
function namedIn({ components = '' }: Wishes): readonly 'components'[] {
  return CATALOG.some(({ game }) => findGameOf(game.id, components) !== undefined) ? ['components'] : [];
}

function broughtBy({ components }: Wishes): object | undefined {
  return components === undefined ? undefined : gamesWithFile(components)[0]?.brought;
}

/** One person, bots on the other seats. The table goes by its seed, so that a saved game needs to know nothing else to draw on. */
function seatingOf({ seat, bots, seed }: Wishes, language: Language): Seating {
  return {
    table: String(seed === undefined ? randomInt(2 ** 32) : wholeNumber('seed', seed, SEEDS)),
    holders(seats) {
      const own = wholeNumber('seat', seat ?? '0', { min: 0, max: seats - 1 });
      const others = botsFor(bots ?? STANDARD_BOT, seats - 1).map((bot): Holder => ({ kind: 'bot', name: bot.name }));
      const person: Holder = { kind: 'person', name: playerNames(language, seats)[own] ?? '' };
      return seatsUpTo(seats).map((place) =>
        place === own ? person : (others[place < own ? place : place - 1] ?? person),
      );
    },
  };
}
