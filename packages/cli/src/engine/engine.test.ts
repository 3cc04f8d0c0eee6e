import { describe, expect, test } from 'vitest';
import { Engine } from './engine.ts';

interface Answer {
  readonly id?: string | number;
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly [field: string]: unknown;
}

const ask = (engine: Engine, request: object | string): Answer =>
  JSON.parse(engine.answer(typeof request === 'string' ? request : JSON.stringify(request)));

function opened(): Engine {
  const engine = new Engine();
  expect(ask(engine, { do: 'new', game: 'example', seats: 2, seed: 7, table: 'a' })).toMatchObject({ ok: true });
  return engine;
}

describe('refusals', () => {
  test.each<[string | object, string, string]>([
    ['', 'bad-json', 'this line is no JSON'],
    ['{"do": "games"', 'bad-json', 'this line is no JSON'],
    ['[]', 'bad-request', 'request: expected an object'],
    ['null', 'bad-request', 'request: expected an object'],
    ['7', 'bad-request', 'request: expected an object'],
    [{}, 'bad-request', 'request.do: expected one of games, new, load'],
    [{ do: 'toString' }, 'bad-request', 'request.do: expected one of'],
    [{ do: ['games'] }, 'bad-request', 'request.do: expected one of'],
    [{ do: 'games', id: null }, 'bad-request', 'request.id: expected a text or a number'],
    [{ do: 'games', id: { a: 1 } }, 'bad-request', 'request.id: expected a text or a number'],
    [{ do: 'games', all: true }, 'bad-request', 'request.all: there is no such field'],
    ['{"do": "games", "__proto__": {"x": 1}}', 'bad-request', 'request.__proto__: there is no such field'],
    [{ do: 'games', game: 'chess' }, 'no-such-game', 'there is no game "chess"; known games: '],
    [{ do: 'new', seats: 2, seed: 1 }, 'bad-request', 'request.game: is missing'],
    [{ do: 'new', game: 'chess', seats: 2, seed: 1 }, 'no-such-game', 'there is no game "chess"; known games: '],
    [
      { do: 'new', game: 'example', seats: 5, seed: 1 },
      'bad-request',
      'request.seats: expected a whole number from 2 to 4',
    ],
    [
      { do: 'new', game: 'crossing-oceans', seats: 2, seed: 1, components: { game: 'crossing-oceans' } },
      'bad-request',
      'request.components.version: is missing',
    ],
    [
      { do: 'new', game: 'crossing-oceans', seats: 2, seed: 1, components: { game: 'chess' } },
      'bad-request',
      'request.components.game: expected one of',
    ],
    [
      { do: 'new', game: 'crossing-oceans', seats: 2, seed: 1, components: ['mine.json'] },
      'bad-request',
      'request.components: expected an object, or the name of components that were released',
    ],
    [
      { do: 'new', game: 'shipyard-solo', seats: 1, seed: 1, components: 'shipyard-0' },
      'bad-request',
      'request.components: there are no "shipyard-0"; components of shipyard-solo that were released: shipyard-2, shipyard-1',
    ],
    [{ do: 'new', game: 'example', seats: 2 }, 'bad-request', 'request.seed: is missing'],
    [{ do: 'new', game: 'example', seats: 2, seed: 1.5 }, 'bad-request', 'request.seed: expected a whole number'],
    [{ do: 'new', game: 'example', seats: 2, seed: -1 }, 'bad-request', 'request.seed: expected a whole number'],
    [{ do: 'new', game: 'example', seats: 2, seed: 1, chance: 'manual' }, 'bad-request', 'request.seed: is of no use'],
    [{ do: 'new', game: 'example', seats: 2, chance: 'dice' }, 'bad-request', 'request.chance: expected one of manual'],
    [{ do: 'new', game: 'example', seats: 2, seed: 1, table: '' }, 'bad-request', 'request.table: expected a text'],
    [{ do: 'new', game: 'example', seats: 2, seed: 1, table: 'a' }, 'table-exists', 'there is a table "a" already'],
    [
      { do: 'new', game: 'example', seats: 2, seed: 1, language: 'de' },
      'bad-request',
      'request.language: expected one of',
    ],
    [
      { do: 'new', game: 'example', seats: 2, seed: 1, options: { rounds: 9 } },
      'bad-request',
      'request.options: option "rounds"',
    ],
    [
      { do: 'new', game: 'example', seats: 2, seed: 1, options: { wind: 1 } },
      'bad-request',
      'request.options: there is no option',
    ],
    [
      { do: 'new', game: 'example', seats: 2, seed: 1, options: { rounds: [] } },
      'bad-request',
      'request.options.rounds: expected',
    ],
    [{ do: 'view' }, 'bad-request', 'request.viewer: is missing'],
    [{ do: 'view', viewer: 2 }, 'bad-request', 'request.viewer: expected a whole number from 0 to 1'],
    [{ do: 'view', viewer: 'chance' }, 'bad-request', 'request.viewer: expected the number of a seat or "spectator"'],
    [{ do: 'view', viewer: 0, table: 'b' }, 'no-such-table', 'there is no table "b": open are "a"'],
    [{ do: 'moves' }, 'bad-request', 'request.by: is missing; 0 and 1 are to move'],
    [{ do: 'moves', by: 2 }, 'bad-request', 'request.by: expected a whole number from 0 to 1'],
    [{ do: 'apply', by: 0, moves: [] }, 'bad-request', 'request.moves: expected one move or more'],
    [{ do: 'apply', by: 0, moves: 'bid 1' }, 'bad-request', 'request.moves: expected a list'],
    [{ do: 'apply', by: 0, moves: [1] }, 'bad-request', 'request.moves[0]: expected a text'],
    [{ do: 'apply', by: 0, moves: ['bid 7'] }, 'illegal-move', '"bid 7" is not legal; legal are: bid 0, bid 1'],
    [{ do: 'apply', by: 'chance', moves: ['reveal'] }, 'not-to-move', 'chance is not to move, but 0 or 1'],
    [{ do: 'undo' }, 'nothing-to-undo', 'there is no move to take back'],
    [{ do: 'undo', count: 0 }, 'bad-request', 'request.count: expected a whole number'],
    [{ do: 'redo' }, 'nothing-to-redo', 'there is no move to make again'],
    [{ do: 'why', seat: 9, target: 'bid:0' }, 'bad-request', 'request.seat: expected a whole number from 0 to 1'],
    [{ do: 'log', from: -1 }, 'bad-request', 'request.from: expected a whole number'],
    [{ do: 'result' }, 'not-over', 'the game is not over yet'],
    [{ do: 'load', seed: 1, text: 'hello' }, 'bad-save', 'request.text: is no saved game'],
    [{ do: 'load', seed: 1, text: 'riband 1\nnonsense' }, 'bad-save', 'request.text: line 2'],
    [{ do: 'load', seed: 1, text: '{"format": 1}' }, 'bad-save', 'request.text: '],
    [
      { do: 'load', seed: 1, text: 'riband 1\ngame example\nrules 1\ncomponents none\nseats 100000000\n' },
      'bad-save',
      'request.text: example is for 2 to 4 seats, not 100000000',
    ],
    [{ do: 'load', text: 'riband 1' }, 'bad-request', 'request.seed: is missing'],
    [{ do: 'close', table: 'b' }, 'no-such-table', 'there is no table "b"'],
  ])('%j', (request, code, message) => {
    const engine = opened();
    const before = engine.answer('{"do":"save","table":"a"}');
    const answer = ask(engine, request);
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(answer.error?.message.slice(0, message.length)).toBe(message);
    expect(engine.answer('{"do":"save","table":"a"}')).toBe(before);
  });

  test('lists in lists without end are a bad request', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(ask(opened(), `{"do":"new","seats":2,"seed":1,"game":${deep}}`).error?.code).toBe('bad-request');
    expect(ask(opened(), deep).error?.code).toBe('bad-request');
  });

  test('without any table open it says so', () => {
    expect(ask(new Engine(), { do: 'save' }).error?.message).toBe('say which table: none is open');
  });
});

test('an id is repeated in answers and refusals', () => {
  const engine = new Engine();
  expect(ask(engine, { id: 5, do: 'games' })).toMatchObject({ id: 5, ok: true });
  expect(ask(engine, { id: 'x', do: 'dance' })).toMatchObject({ id: 'x', ok: false });
  expect(ask(engine, { do: 'games' })).not.toHaveProperty('id');
});

test('several tables are kept apart, and their names can be used again', () => {
  const engine = new Engine();
  for (const table of ['1', undefined, 'x']) {
    const name = ask(engine, { do: 'new', game: 'example', seats: 2, seed: 3, table })['table'];
    expect(name).toBe(table ?? '2');
  }
  ask(engine, { do: 'apply', table: 'x', by: 0, moves: ['bid 1'] });
  const plies = (table: string) => (ask(engine, { do: 'log', table })['log'] as unknown[]).length;
  expect(plies('x')).toBe(plies('1') + 1);
  expect(ask(engine, { do: 'save' }).error?.message).toBe('say which table: open are "1", "2", "x"');
  expect(ask(engine, { do: 'close', table: 'x' }).ok).toBe(true);
  expect(ask(engine, { do: 'new', game: 'example', seats: 2, seed: 3, table: 'x' }).ok).toBe(true);
});

test.each([
  ['shipyard-solo', 1, 'shipyard-1'],
  ['crossing-oceans', 2, 'components-1'],
])('a table of %s can be opened with the components of an earlier release', (game, seats, components) => {
  const engine = new Engine();
  expect(ask(engine, { do: 'new', game, seats, seed: 1, components })).toMatchObject({ ok: true });
  expect(ask(engine, { do: 'save' })).toMatchObject({ text: expect.stringContaining(`\ncomponents ${components}\n`) });
});

test('what is saved can be loaded, and is the same game', () => {
  const engine = opened();
  ask(engine, { do: 'apply', by: 0, moves: ['bid 1'] });
  ask(engine, { do: 'apply', by: 1, moves: ['bid 0'] });
  const { text } = ask(engine, { do: 'save' });
  expect(ask(engine, { do: 'load', table: 'b', seed: 7, text }).ok).toBe(true);
  for (const viewer of [0, 1, 'spectator']) {
    const [a, b] = ['a', 'b'].map((table) => ask(engine, { do: 'view', table, viewer })['view']);
    expect(b).toEqual(a);
  }
});

test('what is not there to choose has a reason of its own', () => {
  const answer = ask(opened(), { do: 'why', seat: 0, target: 'moon' });
  expect(answer).toMatchObject({ ok: true, reason: { clause: 'K-TARGET-1' } });
});

test('a viewer is told no secrets of others', () => {
  const engine = opened();
  ask(engine, { do: 'apply', by: 0, moves: ['bid 3'] });
  const told = (viewer?: number) =>
    JSON.stringify((ask(engine, { do: 'log', from: 7, viewer })['log'] as unknown[])[0]);
  expect(told(1)).toContain('bid ?');
  expect(told(1)).not.toContain('3 coins');
  expect(told(0)).toContain('3 coins');
  expect(told()).toContain('3 coins');
});

test('quit ends it, after an answer', () => {
  const engine = new Engine();
  expect(ask(engine, { do: 'quit', now: true }).ok).toBe(false);
  expect(engine.ended).toBe(false);
  expect(ask(engine, { id: 1, do: 'quit' })).toEqual({ id: 1, ok: true });
  expect(engine.ended).toBe(true);
});
