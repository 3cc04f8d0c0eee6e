import { CATALOG } from '@riband/catalog';
import { whyNot, writeRecord } from '@riband/kernel';
import { dictionary, flag, list, object, type Reader, record, SchemaError, text, whole } from '@riband/kernel/schema';
import { messageOf } from '../fail.ts';
import { gameDescription } from '../game-list.ts';
import { choice, logLine, madeSince, placeOf, speakerOf, spokenAccount, spokenResult } from './answers.ts';
import { fail } from './failure.ts';
import {
  actorAt,
  anyComponents,
  beginningFields,
  chanceOf,
  gameWith,
  optionsOf,
  optionValue,
  present,
  savedTable,
  seatOr,
  seatsOf,
} from './readers.ts';
import { begin, decidersOf, play, recordFrom, redo, resume, type Session, stateOf, undo } from './session.ts';
import type { OpenTable, Tables } from './tables.ts';

/** Answers one kind of request: what it may hold, and what is done. */
type Handler = (given: unknown, tables: Tables) => object;

function handler<Request>(reads: Reader<Request>, run: (request: Request, tables: Tables) => object): Handler {
  return (given, tables) => run(readWith(reads, given), tables);
}

/** Whatever goes wrong in reading is the fault of what was sent, such as lists in lists without end. */
function readWith<Request>(reads: Reader<Request>, given: unknown): Request {
  try {
    return reads(given, 'request');
  } catch (error) {
    if (error instanceof SchemaError) fail('bad-request', error.message);
    return fail('bad-request', `request: cannot be read: ${messageOf(error)}`);
  }
}

const table = text;
const viewer = seatOr('spectator');
const actor = seatOr('chance');
const seat = whole(0, 99);
const count = whole(1, 10_000);

/** Every request by its word; docs/engine-protocol.md describes them in this order. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  games: handler(record({}, { game: text }), ({ game }) => {
    const wanted = game === undefined ? undefined : gameWith(game);
    return { games: CATALOG.filter((entry) => wanted === undefined || entry.game === wanted).map(gameDescription) };
  }),

  new: handler(
    record(
      { game: text, seats: whole(1, 99) },
      { options: dictionary(text, optionValue), components: anyComponents, ...beginningFields },
    ),
    (request, tables) => {
      const game = gameWith(request.game, request.components);
      const options = optionsOf(game, request.options ?? {});
      const seats = seatsOf(game, request.seats);
      return opened(tables, request, begin({ game, seats, options, chance: chanceOf(request) }));
    },
  ),

  load: handler(record({ text }, { components: object, ...beginningFields }), (request, tables) => {
    const chance = chanceOf(request);
    const saved = savedTable(request.text, request.components);
    return opened(tables, request, resume(saved.game, saved.record(), chance));
  }),

  view: handler(record({ viewer }, { table }), (request, tables) => {
    const { name, session } = tables.get(request.table);
    const who = present(request.viewer, session.seats, 'viewer');
    const view = session.game.view(stateOf(session), who);
    return { table: name, view, targets: session.game.targets(view) };
  }),

  moves: handler(record({}, { table, by: actor, brief: flag }), (request, tables) => {
    const open = tables.get(request.table);
    const { game } = open.session;
    const state = stateOf(open.session);
    const by = actorAt(open.session, request.by);
    const speak = speakerOf(open);
    const moves = game.moves(state, by);
    const texts = moves.map((move) => game.write(move, by));
    const choices = request.brief === true ? texts : moves.map((move) => choice(game, state, by, move, speak));
    return { table: open.name, by, moves: choices };
  }),

  apply: handler(record({ moves: list(text) }, { table, by: actor }), (request, tables) => {
    if (request.moves.length === 0) fail('bad-request', 'request.moves: expected one move or more');
    return changed(tables, request.table, (session) => play(session, actorAt(session, request.by), request.moves));
  }),

  undo: handler(record({}, { table, count }), (request, tables) =>
    changed(tables, request.table, (session) => repeated(undo, session, request.count)),
  ),

  redo: handler(record({}, { table, count }), (request, tables) =>
    changed(tables, request.table, (session) => repeated(redo, session, request.count)),
  ),

  why: handler(record({ seat, target: text }, { table }), (request, tables) => {
    const open = tables.get(request.table);
    const { game, seats } = open.session;
    const state = stateOf(open.session);
    const who = present(request.seat, seats, 'seat');
    const reason = whyNot(game, state, who, request.target);
    return { table: open.name, reason: reason ? { ...reason, message: speakerOf(open)(reason.message) } : null };
  }),

  log: handler(record({}, { table, viewer, from: whole(0, 1_000_000) }), (request, tables) => {
    const open = tables.get(request.table);
    const { game, seats, steps } = open.session;
    const who = request.viewer === undefined ? undefined : present(request.viewer, seats, 'viewer');
    const from = request.from ?? 0;
    const speak = speakerOf(open);
    return {
      table: open.name,
      log: steps.slice(from).map((step, index) => logLine(game, step, from + index, who, speak)),
    };
  }),

  score: handler(record({}, { table, viewer }), (request, tables) => {
    const open = tables.get(request.table);
    const { game, seats } = open.session;
    const who = present(request.viewer ?? 'spectator', seats, 'viewer');
    const speak = speakerOf(open);
    return {
      table: open.name,
      score: game.standing(stateOf(open.session), who).map((one) => spokenAccount(one, speak)),
    };
  }),

  result: handler(record({}, { table }), (request, tables) => {
    const open = tables.get(request.table);
    if (decidersOf(open.session) !== 'over') fail('not-over', 'the game is not over yet');
    return { table: open.name, result: spokenResult(open.session.game.result(stateOf(open.session)), speakerOf(open)) };
  }),

  save: handler(record({}, { table }), (request, tables) => {
    const { name, session } = tables.get(request.table);
    return { table: name, text: writeRecord(recordFrom(session)) };
  }),

  close: handler(record({}, { table }), (request, tables) => {
    const { name } = tables.get(request.table);
    tables.close(name);
    return { table: name };
  }),

  quit: handler(record({}), () => ({})),
};

function opened(
  tables: Tables,
  request: Pick<Partial<OpenTable>, 'language'> & { table?: string },
  session: Session,
): object {
  const name = tables.nameFor(request.table);
  return { ...placeOf(tables.put({ name, language: request.language ?? 'en', session })), made: madeSince(0, session) };
}

/** Puts another session in the place of the one before; where that fails, nothing is put. */
function changed(tables: Tables, name: string | undefined, change: (session: Session) => Session): object {
  const open = tables.get(name);
  const session = change(open.session);
  return { ...placeOf(tables.put({ ...open, session })), made: madeSince(open.session.steps.length, session) };
}

function repeated(step: (session: Session) => Session, session: Session, times = 1): Session {
  let result = session;
  for (let time = 0; time < times; time++) result = step(result);
  return result;
}
