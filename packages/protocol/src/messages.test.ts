import { describe, expect, test } from 'vitest';
import { ProtocolError, parseRequest, parseSent, type Request, readKeptGame } from './index.ts';

const move: Request = { kind: 'move', table: 't', seat: 1, seen: 7, turn: 2, texts: ['take 1', 'done'] };

describe('a request', () => {
  test.each<Request>([
    { kind: 'games' },
    {
      kind: 'new',
      game: 'example',
      holders: [
        { kind: 'person', name: 'Anna' },
        { kind: 'bot', name: 'Ada', bot: 'random' },
      ],
      options: { rounds: 4 },
    },
    { kind: 'open', table: 't' },
    { kind: 'open', table: 't', seat: null, takeOver: true },
    { kind: 'import', form: 'link', text: 'abc' },
    move,
    { kind: 'undo', table: 't', seat: 0, seen: 3, all: true },
    { kind: 'why', table: 't', seat: 0, target: 'quay:2' },
    { kind: 'hint', table: 't', seat: 0 },
    { kind: 'motive', table: 't', seat: null, entry: 7, reveal: true },
    { kind: 'hurry', table: 't', about: 'move' },
    { kind: 'hush', table: 't' },
  ])('%j comes through', (request) => {
    expect(parseRequest({ number: 5, request })).toEqual({ number: 5, request });
  });

  test.each([
    ['an unknown kind', { kind: 'cheat' }],
    ['a field too many', { ...move, coins: 99 }],
    ['a field too few', { ...move, seen: undefined }],
    ['a negative seat', { ...move, seat: -1 }],
    ['half an entry', { ...move, seen: 1.5 }],
    ['no move', { ...move, texts: [] }],
    ['too many moves', { ...move, texts: Array.from({ length: 51 }, () => 'done') }],
    ['a text without end', { ...move, texts: ['x'.repeat(101)] }],
    ['a nameless player', { kind: 'new', game: 'example', holders: [{ kind: 'person', name: '  ' }], options: {} }],
    ['neither a file nor a link', { kind: 'import', form: 'letter', text: 'abc' }],
    ['a hurry about nothing', { kind: 'hurry', table: 't', about: 'everything' }],
    ['nobody', { kind: 'new', game: 'example', holders: [], options: {} }],
  ])('with %s is refused', (_, request) => {
    expect(() => parseRequest({ number: 1, request })).toThrow(ProtocolError);
  });

  test('is refused with the place of what is wrong', () => {
    expect(() => parseRequest({ number: 1, request: { ...move, seat: 'one' } })).toThrow('request.seat');
  });

  test('needs a number', () => {
    expect(() => parseRequest({ request: move })).toThrow(ProtocolError);
    expect(() => parseRequest('move')).toThrow(ProtocolError);
  });

  test('loses the spaces around a name', () => {
    const holders = [{ kind: 'person', name: ' Anna ' }];
    const { request } = parseRequest({ number: 1, request: { kind: 'new', game: 'example', holders, options: {} } });
    expect(request).toMatchObject({ holders: [{ name: 'Anna' }] });
  });
});

test('what is not known is named, with its place', () => {
  const ask = (request: object) => () => parseRequest({ number: 1, request });
  const wish = { kind: 'new', game: 'example', holders: [{ kind: 'person', name: 'Anna' }], options: {} };
  expect(ask({ ...wish, admin: true, sudo: 1 })).toThrow(/^Unknown admin, sudo at request$/);
  expect(ask({ ...wish, holders: [{ kind: 'person', name: 'Anna', rank: 1 }] })).toThrow(
    'Unknown rank at request.holders.0',
  );
  expect(ask({ ...wish, game: 7 })).toThrow(/at request\.game$/);
});

test('options do not reach for what all objects have in common', () => {
  const options = JSON.parse('{"rounds":4,"__proto__":{"rounds":9}}') as object;
  const holders = [{ kind: 'person', name: 'Anna' }];
  expect(() => parseRequest({ number: 1, request: { kind: 'new', game: 'example', holders, options } })).toThrow(
    'at request.options',
  );
});

test('an answer carries messages with all kinds of parameters, and no others', () => {
  const params = {
    text: 'x',
    coins: 2,
    player: { seat: 1 },
    cargo: { noun: 'coal' },
    cargoes: [{ noun: 'coal' }, { noun: 'steel' }],
  };
  const why = (message: unknown) => ({ number: 2, answer: { kind: 'why', reason: { clause: 'E-BID-1', message } } });
  expect(parseSent(why({ key: 'k', params }))).toEqual(why({ key: 'k', params }));
  expect(() => parseSent(why({ key: 'k', params: { hand: { secret: 1 } } }))).toThrow(ProtocolError);
});

test('a motive comes through, and what is not known in it is left out', () => {
  const label = { key: 'k', params: {} };
  const part = { term: label, points: 1.5 };
  const motive = (more: object) => ({
    number: 2,
    answer: {
      kind: 'motive',
      motive: {
        options: [
          { text: 'bid 1', label, points: -2, share: 0.5, ...more },
          { text: 'bid 0', label },
        ],
        because: { kind: 'better', than: label, gains: [part], losses: [] },
      },
    },
  });
  expect(parseSent(motive({}))).toEqual(motive({}));
  expect(parseSent(motive({ contracts: ['sails'] }))).toEqual(motive({}));
});

test('how far a bot is comes through', () => {
  const thought = { table: 't', about: 'move', seat: 1, share: 0.25 };
  expect(parseSent({ thought })).toEqual({ thought });
});

test('trouble says of which kind it is', () => {
  const trouble = { kind: 'bots', table: 't', details: 'dead' };
  expect(parseSent({ trouble })).toEqual({ trouble });
  expect(() => parseSent({ trouble: 'the bots are dead' })).toThrow(ProtocolError);
});

test('a kept game is read, and anything else is none', () => {
  const kept = { table: 't', game: 'example', holders: [], turn: 1, over: false, played: 7, kept: true };
  expect(readKeptGame(kept)).toEqual(kept);
  expect(readKeptGame({ ...kept, turn: 'first' })).toBeUndefined();
});

test('an answer with a view of something else than data is refused', () => {
  expect(() => parseSent({ number: 2, answer: { kind: 'table', state: { view: 'everything' } } })).toThrow(
    ProtocolError,
  );
});
