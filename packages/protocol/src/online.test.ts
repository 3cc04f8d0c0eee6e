import { describe, expect, test } from 'vitest';
import {
  type Around,
  type LobbyState,
  type OnlineAnswer,
  type OnlineRequest,
  type OnlineSent,
  ProtocolError,
  parseGreeting,
  parseOnlineRequest,
  parseOnlineSent,
  type TableState,
} from './index.ts';

const message = { key: 'k', params: { coal: { noun: 'coal' }, who: { seat: 1 } } };
const chairs = [{ kind: 'person', name: 'Anna' }, { kind: 'bot', name: 'Ada', bot: 'random' }, null] as const;
const account = { seat: 0, total: 3, lines: [{ source: message, points: 3 }] };
const hash = 'ab'.repeat(32);

const state: TableState = {
  ...{ table: 't', game: 'example', components: 'quayside-1', entry: 1, hash: 'h', seat: 0, holders: [chairs[0]] },
  ...{ turn: 1, view: {}, waiting: { toMove: [0], toConfirm: [], chance: false, over: false } },
  choices: [{ text: 'one', target: 'a', label: message, events: [], preview: [message] }],
  ...{ targets: ['a'], canUndo: false, canRedo: false, canConfirm: false },
  request: { number: 1, seat: 0, turn: 1, agreed: [], missing: [1] },
  ...{ standing: [account], result: { accounts: [account], places: [1] }, kept: true, news: [], acted: 1 },
  log: { from: 0, lines: [{ number: 0, turn: 1, messages: [message] }] },
};

const lobby: LobbyState = {
  ...{ table: 't', game: 'example', options: {}, clock: { kind: 'hours', hours: 24 }, listed: true, rows: 1 },
  ...{ watching: 'nobody', chairs, seat: null, host: false, invitation: null, commitment: hash },
};

const answers: readonly OnlineAnswer[] = [
  { kind: 'lobby', lobby },
  { kind: 'table', state },
  { kind: 'refused', message, state },
  { kind: 'cannot', reason: 'taken' },
  { kind: 'why', reason: { clause: 'E-1', message, shortage: { of: 'coal', amount: 1 } } },
  { kind: 'history', moments: [{ entry: 1, turn: 1, view: {}, targets: [], standing: [account] }] },
  { kind: 'fairness', commitment: hash, contributions: [], seed: null },
  {
    kind: 'tables',
    tables: [
      {
        ...{ table: 't', game: 'example', phase: 'over', chairs, seat: 0, host: true, turn: 1, waits: [], since: 1 },
        places: [1],
      },
    ],
  },
  {
    ...{ kind: 'games', bots: ['random'], standardBot: 'random' },
    games: [
      {
        ...{ id: 'example', listed: true, seats: { min: 2, max: 4 } },
        options: [{ kind: 'number', key: 'rounds', min: 1, max: 9, standard: 4 }],
      },
    ],
  },
];

const told: readonly OnlineSent[] = [
  ...answers.map((answer) => ({ number: 1, answer })),
  { news: state },
  { lobby: { ...lobby, clock: { kind: 'live', bankSeconds: 60, incrementSeconds: 0 } } },
  { chat: { table: 't', lines: [{ number: 1, at: 1, seat: null, name: 'Anna', text: 'ahoy' }] } },
  {
    around: {
      ...{ table: 't', host: false, quiet: false, talks: true, rematch: null, standIns: [], vacationLeft: null },
      ...{ clocks: { left: [1], running: [0] }, vacations: [{ seat: 0, until: 1 }], aside: false, ended: false },
      ...{ alone: true, here: [0], absences: [{ seat: 0, since: 1, replaceable: 2 }] },
      repairs: [{ repair: 'failed', at: 1, entry: 1, seat: null, notice: '' }],
    },
  },
];

/** What belongs to a game, or has keys of its own. */
const DATA = new Set(['view', 'options', 'params']);

/** With one more field wherever there could be one. */
function grown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(grown);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, DATA.has(key) ? field : grown(field)]);
  return { ...Object.fromEntries(fields), later: { more: 1 } };
}

describe('what is told is read loosely', () => {
  test.each(told.map((sent) => [JSON.stringify(sent).slice(0, 50), sent] as const))(
    'fields of a newer server do no harm and are left out: %s…',
    (_, sent) => {
      expect(parseOnlineSent(sent)).toEqual(sent);
      expect(parseOnlineSent(grown(sent))).toEqual(sent);
    },
  );

  test('of what an older server does not say yet, nothing is believed', () => {
    const sent = told.find((one) => 'around' in one);
    const { alone: _, here: __, ...older } = (sent as { around: Around }).around;
    expect(parseOnlineSent({ around: older })).toEqual({ around: { ...older, alone: false, here: [] } });
  });

  test('but not without what is needed', () => {
    const { hash: _, ...without } = state;
    expect(() => parseOnlineSent({ news: without })).toThrow(ProtocolError);
    expect(() => parseOnlineSent({ later: { more: 1 } })).toThrow(ProtocolError);
  });
});

const change = { id: '0123456789abcdef', table: 't' };
const asked: readonly OnlineRequest[] = [
  { kind: 'ping' },
  { kind: 'open', table: 't' },
  { kind: 'sit', ...change, seat: 0, contribution: 'ab'.repeat(16) },
  { kind: 'move', ...change, seat: 0, seen: 1, turn: 1, texts: ['done'] },
  { kind: 'say', ...change, text: 'ahoy' },
];

describe('what is asked is read strictly', () => {
  test.each(asked.map((request) => [request.kind, request] as const))(
    'a key too many is an error: %s',
    (_, request) => {
      expect(parseOnlineRequest({ number: 1, request })).toEqual({ number: 1, request });
      expect(() => parseOnlineRequest({ number: 1, request: { ...request, later: 1 } })).toThrow(ProtocolError);
      expect(() => parseOnlineRequest({ number: 1, request, later: 1 })).toThrow(ProtocolError);
    },
  );

  test('also in clocks, in quiet hours, and in the first word', () => {
    const create = { kind: 'create', id: change.id, game: 'example', seats: 2, options: {}, listed: false };
    for (const clock of [
      { kind: 'hours', hours: 24 },
      { kind: 'live', bankSeconds: 60, incrementSeconds: 0 },
    ]) {
      const request = { ...create, watching: 'nobody', clock };
      expect(parseOnlineRequest({ number: 1, request })).toEqual({ number: 1, request });
      expect(() => parseOnlineRequest({ number: 1, request: { ...request, clock: { ...clock, later: 1 } } })).toThrow(
        ProtocolError,
      );
    }
    const quietHours = { from: 0, to: 60, later: 1 };
    expect(() => parseOnlineRequest({ number: 1, request: { ...asked[2], quietHours } })).toThrow(ProtocolError);
    expect(() => parseGreeting({ ticket: 't', later: 1 })).toThrow(ProtocolError);
  });
});
