// What the fields of requests may hold, beyond what the schema readers of the kernel know.
import { CATALOG, findGame, findGameOf } from '@riband/catalog';
import { type Actor, completeOptions, type Game, type Options, type OptionValue, type Seat } from '@riband/kernel';
import { isObject, oneOf, type Reader, SchemaError, text, whole } from '@riband/kernel/schema';
import { type Table, TableError } from '@riband/table';
import { LANGUAGES } from '@riband/text';
import { releasesInWords, SEEDS } from '../arguments.ts';
import { formatOf, NOBODY, openSaved } from '../saved.ts';
import { fail } from './failure.ts';
import { type Chance, decidersOf, type Session } from './session.ts';

/** More than any game has; whether a table has that seat is known only when the table is. */
const anySeat = whole(0, 99);

/** A seat, or the word that may stand in its place. */
export function seatOr<const Word extends string>(word: Word): Reader<Seat | Word> {
  return (value, place) => {
    if (value === word) return word;
    if (typeof value === 'number') return anySeat(value, place);
    throw new SchemaError(place, `expected the number of a seat or "${word}"`);
  };
}

export const optionValue: Reader<OptionValue> = (value, place) => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new SchemaError(place, 'expected a text, a number, true or false');
};

/** How a table begins, wherever its moves come from. */
export const beginningFields = {
  table: text,
  language: oneOf(LANGUAGES),
  seed: whole(SEEDS.min, SEEDS.max),
  chance: oneOf(['manual']),
};

/** One of the two must be said, or a game could not be repeated. */
export function chanceOf({ seed, chance }: { readonly seed?: number; readonly chance?: 'manual' }): Chance {
  if (seed === undefined) {
    return chance ?? fail('bad-request', 'request.seed: is missing; with "chance": "manual" you give the chance moves');
  }
  return chance === undefined ? { seed } : fail('bad-request', 'request.seed: is of no use with "chance": "manual"');
}

/** The game of that name; with these components, if they are given: a file, or the name of some that were released. */
export function gameWith(id: string, components?: object | string): Game {
  const known = CATALOG.map(({ game }) => game.id).join(', ');
  const game = findGame(id) ?? fail('no-such-game', `there is no game "${id}"; known games: ${known}`);
  if (components === undefined) return game;
  if (typeof components === 'string') return gameOfRelease(id, components);
  try {
    return findGame(id, components) ?? fail('bad-request', `request.components: they are not for ${id}`);
  } catch (error) {
    if (error instanceof SchemaError) fail('bad-request', `request.${error.message}`);
    throw error;
  }
}

function gameOfRelease(id: string, components: string): Game {
  const noSuch = `request.components: there are no "${components}"; ${releasesInWords(id)}`;
  return findGameOf(id, components) ?? fail('bad-request', noSuch);
}

/** A component file, or the name of components that were released. */
export const anyComponents: Reader<object | string> = (value, place) => {
  if (typeof value === 'string') return text(value, place);
  if (isObject(value)) return value;
  throw new SchemaError(place, 'expected an object, or the name of components that were released');
};

export function seatsOf(game: Game, seats: number): number {
  return whole(game.seats.min, game.seats.max)(seats, 'request.seats');
}

export function optionsOf(game: Game, given: Readonly<Partial<Options>>): Options {
  const completed = completeOptions(game.options, given as Options);
  return 'problem' in completed ? fail('bad-request', `request.options: ${completed.problem}`) : completed.options;
}

/** Somebody at a table with that many seats. */
export function present<Who extends Seat | string>(who: Who, seats: number, field: string): Who {
  if (typeof who === 'number') whole(0, seats - 1)(who, `request.${field}`);
  return who;
}

/** Who moves: the one named, or the only one who can. */
export function actorAt(session: Session, by: Actor | undefined): Actor {
  if (by !== undefined) return present(by, session.seats, 'by');
  const deciders = decidersOf(session);
  if (deciders === 'over') return fail('not-to-move', 'the game is over');
  if (deciders === 'chance') return deciders;
  return deciders.length === 1
    ? (deciders[0] as Seat)
    : fail('bad-request', `request.by: is missing; ${deciders.join(' and ')} are to move`);
}

/** A saved game that these rules can go on with. */
export function savedTable(content: string, components?: object): Table {
  if (formatOf(content) === undefined) fail('bad-save', 'request.text: is no saved game');
  try {
    return openSaved(content, NOBODY, 'nothing', components);
  } catch (error) {
    if (error instanceof TableError) fail('bad-save', `request.text: ${error.problems.join('; ')}`);
    if (error instanceof SchemaError) fail('bad-request', `request.${error.message}`);
    throw error;
  }
}
