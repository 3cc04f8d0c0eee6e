import { findGame } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { createTable } from '@riband/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOBODY } from '../saved.ts';
import { Engine } from './engine.ts';
import { HANDLERS } from './handlers.ts';

const SAVED = 'riband 1\ngame example\nrules 1\ncomponents none\nseats 2\noption rounds 2\ndeal draw 0 coal\n';

const SAVED_TABLE = createTable(findGame('example') as Game, {
  table: 'saved',
  holders: NOBODY.holders(2),
}).save();

const loadOf = (text: fc.Arbitrary<string>) => fc.record({ do: fc.constant('load'), text, seed: fc.nat() });

const table = fc.constantFrom('a', 'b');
const viewer = fc.constantFrom(0, 1, 'spectator');
const word = fc.constantFrom(...Object.keys(HANDLERS), 'nothing');
/** Numbers of which a careless program makes lists that are too long, and others that are none. */
const bigNumber = fc.constantFrom('100000000', '4294967296', '9007199254740991', '1e9', '-1', '99999999999999999999');
const spoiltSave = fc.oneof(
  fc
    .tuple(fc.nat(SAVED.length), fc.string({ maxLength: 3 }))
    .map(([at, put]) => SAVED.slice(0, at) + put + SAVED.slice(at + 1)),
  fc.tuple(fc.nat(SAVED.match(/\d+/g)?.length ?? 0), bigNumber).map(([which, number]) => {
    let found = -1;
    return SAVED.replace(/\d+/g, (digits) => (++found === which ? number : digits));
  }),
);
/** Tables as JSON, with something in the place of what should be there. */
const spoiltJson = fc
  .record({
    key: fc.constantFrom('seats', 'rules', 'holders', 'entries', 'snapshot', 'options', 'game'),
    value: fc.oneof(fc.constantFrom(100_000_000, 2 ** 53 - 1, {}, [], { entries: 0, state: {} }), fc.jsonValue()),
  })
  .map(({ key, value }) => JSON.stringify({ ...SAVED_TABLE, [key]: value }));

/** A legal move of whoever is to move, found when it is sent. */
const legal = fc.record({ table, pick: fc.nat(20) });

/** Requests as they should be. */
const proper = fc.oneof(
  { weight: 5, arbitrary: legal },
  fc.record({ do: fc.constantFrom('undo', 'redo'), table }),
  fc.record({ do: fc.constantFrom('score', 'save', 'result'), table }),
  fc.record({ do: fc.constantFrom('view', 'log'), table, viewer }),
  fc.record({ do: fc.constant('why'), table, seat: fc.constantFrom(0, 1), target: fc.constantFrom('bid:0', 'quay:0') }),
  fc.record({ do: fc.constant('load'), text: fc.constant(SAVED), seed: fc.nat() }),
);

/** Requests that know the words and fields, but little of what belongs together. */
const muddled = fc.record(
  {
    do: word,
    id: fc.jsonValue(),
    table: fc.oneof(table, fc.constantFrom('', 'c', 1)),
    game: fc.constantFrom('example', 'chess', null),
    seats: fc.integer({ min: 0, max: 6 }),
    seed: fc.integer({ min: -1, max: 9 }),
    chance: fc.constantFrom('manual', 'auto'),
    options: fc.oneof(fc.record({ rounds: fc.integer({ min: 0, max: 8 }) }), fc.jsonValue()),
    viewer: fc.oneof(viewer, fc.integer()),
    by: fc.constantFrom(0, 1, 2, 'chance'),
    moves: fc.oneof(
      fc.array(fc.constantFrom('bid 0', 'take 0', 'done', 'reveal', '?'), { maxLength: 3 }),
      fc.jsonValue(),
    ),
    text: fc.oneof(spoiltSave, spoiltJson, fc.string()),
    count: fc.integer({ min: -1, max: 3 }),
  },
  { requiredKeys: ['do'] },
);

const lines = fc.oneof(
  { weight: 4, arbitrary: proper },
  { weight: 2, arbitrary: muddled },
  { weight: 1, arbitrary: loadOf(spoiltSave) },
  { weight: 1, arbitrary: loadOf(spoiltJson) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
);

function opened(): Engine {
  const engine = new Engine();
  engine.answer('{"do":"new","game":"example","seats":2,"seed":7,"options":{"rounds":2},"table":"a"}');
  engine.answer('{"do":"new","game":"example","seats":3,"chance":"manual","table":"b"}');
  return engine;
}

/** The line to send for what was generated. */
function lineFor(engine: Engine, request: unknown): string {
  if (typeof request === 'string') return request;
  const { pick, table: name } = request as { pick?: number; table?: string };
  if (pick === undefined) return JSON.stringify(request);
  const by = [0, 1, 2, 'chance'].find((actor) => movesOf(engine, name, actor).length > 0);
  const moves = movesOf(engine, name, by);
  return JSON.stringify({ do: 'apply', table: name, by, moves: [moves[pick % moves.length]] });
}

function movesOf(engine: Engine, name: string | undefined, by: unknown): readonly string[] {
  return JSON.parse(engine.answer(JSON.stringify({ do: 'moves', table: name, by, brief: true }))).moves ?? [];
}

/** The tables as they stand. */
function saves(engine: Engine): readonly string[] {
  return ['a', 'b'].map((name) => engine.answer(JSON.stringify({ do: 'save', table: name })));
}

test('whatever comes in, it answers one line, never fails inside, and a refusal changes nothing', () => {
  const tally = { answered: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(lines, { minLength: 15, maxLength: 40 }), (requests) => {
      const engine = opened();
      for (const request of requests) {
        const line = lineFor(engine, request);
        const before = saves(engine);
        const text = engine.answer(line);
        const answer = JSON.parse(text);
        expect(text).not.toContain('\n');
        expect(Object.keys(answer)).toContain('ok');
        tally[answer.ok ? 'answered' : 'refused'] += 1;
        if (answer.ok) continue;
        expect(answer.error.code).not.toBe('internal');
        expect(saves(engine)).toEqual(before);
      }
    }),
    { numRuns: 60 },
  );
  // It would mean little if hardly anything got through, or everything.
  expect(tally.answered).toBeGreaterThan(200);
  expect(tally.refused).toBeGreaterThan(200);
});
