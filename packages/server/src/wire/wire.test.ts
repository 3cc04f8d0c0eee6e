import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@riband/kernel';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Browser } from '../../test/browser.ts';
import { CONTRIBUTION, commandId, create, isToAct, moveIn } from '../../test/playing.ts';
import { realServers } from '../../test/servers.ts';
import type { RunningServer } from '../index.ts';
import { SqlSessions } from '../storage/sql/sessions.ts';

const { folder, start } = realServers();
let server: RunningServer;

beforeAll(async () => {
  server = await start();
});

afterAll(() => server.close());

const browser = (): Browser => new Browser(server.url);

test('two people play over real sockets, to the end', async () => {
  const anna = await (await browser().signIn('Anna')).connect();
  const ben = await (await browser().signIn('Ben')).connect();
  const { table, invitation } = await anna.opens(create());
  await anna.must('lobby', { kind: 'open', table });
  await anna.must('lobby', { kind: 'sit', id: commandId(), table, seat: 0, contribution: CONTRIBUTION });
  await ben.must('lobby', { kind: 'open', table, invitation });
  await ben.must('lobby', { kind: 'sit', id: commandId(), table, seat: 1, contribution: CONTRIBUTION });
  await anna.must('table', { kind: 'start', id: commandId(), table });
  const random = seeded(11);
  for (;;) {
    const states = await Promise.all([anna, ben].map((wire) => wire.must('table', { kind: 'open', table })));
    if (states[0]!.state.waiting.over) break;
    const at = states.findIndex(({ state }) => isToAct(state));
    await [anna, ben][at]!.must('table', moveIn(states[at]!.state, random));
  }
  expect(anna.news.length).toBeGreaterThan(0);
  expect((await ben.must('fairness', { kind: 'fairness', table })).seed).not.toBeNull();
  for (const wire of [anna, ben]) wire.close();
});

describe('who one is', () => {
  test('is told by a cookie that only this host gets, that no script reads, and that is not in the database', async () => {
    const answer = await browser().post('guest', { name: 'Zoë' });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-riband=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const token = cookie!.slice('__Host-riband='.length, cookie!.indexOf(';'));
    const stored = ['tables.db', 'tables.db-wal'].map((file) => readFileSync(join(folder(), file), 'latin1')).join();
    expect(stored).not.toContain(token);
  });

  test('stays the same for who comes back, and is nobody without a cookie', async () => {
    const anna = await browser().signIn('Anna');
    expect(await (await anna.post('guest', { name: 'Eve' })).json()).toEqual({ name: 'Anna' });
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: anna.cookie } });
    expect(await me.json()).toEqual({ name: 'Anna' });
    expect(await (await fetch(`${server.url}/api/me`)).json()).toEqual({ name: null });
    expect((await browser().post('ticket')).status).toBe(401);
    const guess = await fetch(`${server.url}/api/me`, { headers: { cookie: '__Host-riband=guess' } });
    expect(await guess.json()).toEqual({ name: null });
  });

  test('does not end as long as they come now and then, and does when they do not', async () => {
    const anna = await browser().signIn('Anna');
    onTestFinished(() => void vi.useRealTimers());
    let days = 0;
    const after = (more: number): void => {
      days += more;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + more * 24 * 60 * 60 * 1000 });
    };
    const me = () => fetch(`${server.url}/api/me`, { headers: { cookie: anna.cookie } });
    after(20);
    expect((await me()).headers.getSetCookie()).toEqual([]);
    while (days < 200) {
      after(20);
      expect((await anna.post('ticket')).status).toBe(200);
      after(20);
      expect(await (await me()).json()).toEqual({ name: 'Anna' });
    }
    after(35);
    const [again] = (await me()).headers.getSetCookie();
    expect(again).toMatch(new RegExp(`^${anna.cookie}; Max-Age=5184000;`));
    after(61);
    expect(await (await me()).json()).toEqual({ name: null });
  });

  test('ends with signing out, on every connection', async () => {
    const anna = await browser().signIn('Anna');
    const wire = await anna.connect();
    const { cookie } = anna;
    expect((await anna.post('sign-out')).status).toBe(204);
    expect(await wire.closed).toBe(1008);
    expect(await (await fetch(`${server.url}/api/me`, { headers: { cookie } })).json()).toEqual({ name: null });
  });

  test.each([{ name: 'An\u202Ena' }, { name: '' }, { name: 7 }, { name: 'Anna', admin: true }, [], 'Anna'])(
    'is not %j',
    async (body) => {
      expect((await browser().post('guest', body)).status).toBe(400);
    },
  );
});

test('the numbers of a game are fetched once, however long they are', async () => {
  const numbers = await fetch(`${server.url}/api/games/shipyard-second/tables`);
  expect(await numbers.json()).toEqual({ components: 'shipyard-2', tables: expect.any(Object) });
  const tag = numbers.headers.get('etag')!;
  const again = await fetch(`${server.url}/api/games/shipyard-second/tables`, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  expect((await fetch(`${server.url}/api/games/chess/tables`)).status).toBe(404);
});

test.each([
  ['shipyard-second', 'shipyard', 'shipyard'],
  ['crossing-oceans', 'components', 'crossing-oceans'],
])(
  'a table of %s that was begun with the components of an earlier release finds their numbers',
  async (id, name, game) => {
    const numbersWith = (components: string) => fetch(`${server.url}/api/games/${id}/tables?components=${components}`);
    const earlier = await numbersWith(`${name}-1`);
    expect(await earlier.json()).toMatchObject({ components: `${name}-1`, file: { game, version: 1 } });
    expect((await numbersWith(`${name}-0`)).status).toBe(404);
    expect((await numbersWith(`${name}-1&components=${name}-2`)).status).toBe(404);
  },
);

describe('pages of others', () => {
  test.each(['https://evil.example', 'null', ''])('from %s cannot change anything', async (origin) => {
    const anna = await browser().signIn('Anna');
    for (const path of ['guest', 'ticket', 'sign-out'])
      expect((await anna.post(path, {}, { origin })).status).toBe(403);
    expect((await anna.post('ticket', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test.each(['https://evil.example', 'null', undefined])('from %s cannot open a connection', async (origin) => {
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/api/socket`,
      origin === undefined ? {} : { origin },
    );
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode));
      socket.on('open', () => resolve('open'));
      socket.on('error', () => {});
    });
    expect(status).toBe(403);
  });
});

describe('a ticket', () => {
  test('is not given to who signs out while it is asked for', async () => {
    const anna = await browser().signIn('Anna');
    const { find } = SqlSessions.prototype;
    const spy = vi.spyOn(SqlSessions.prototype, 'find');
    onTestFinished(() => spy.mockRestore());
    spy.mockImplementationOnce(async function (this: SqlSessions, tokenHash) {
      const found = await find.call(this, tokenHash);
      await this.remove(tokenHash);
      return found;
    });
    expect((await anna.post('ticket')).status).toBe(401);
  });

  test('is good once', async () => {
    const anna = await browser().signIn('Anna');
    const ticket = await anna.ticket();
    const [one, other] = [await anna.socket(), await anna.socket()];
    one.send(JSON.stringify({ ticket }));
    await one.answer(0);
    other.send(JSON.stringify({ ticket }));
    expect(await other.closed).toBe(1008);
    one.close();
  });

  test.each(['{"ticket":"guess"}', '{"ticket":7}', '{}', '{"number":1,"request":{"kind":"games"}}', '[]'])(
    'is not %s',
    async (text) => {
      const wire = await browser().socket();
      wire.send(text);
      expect(await wire.closed).toBe(1008);
    },
  );

  test('comes soon, or the connection ends', async () => {
    const impatient = await start({ greetingMs: 50 });
    onTestFinished(() => impatient.close());
    expect(await (await new Browser(impatient.url).socket()).closed).toBe(1008);
  });
});

describe('a message', () => {
  test.each([
    ['an unknown kind', '{"number":3,"request":{"kind":"cheat"}}'],
    ['a key too many', '{"number":3,"request":{"kind":"games","admin":true}}'],
    ['a prototype', '{"number":3,"request":{"kind":"games","__proto__":{"admin":true}}}'],
    ['a wrong type', '{"number":3,"request":{"kind":"open","table":{}}}'],
    ['a number too large', '{"number":3,"request":{"kind":"look","table":"t","entry":1e999}}'],
  ])('with %s is answered, and the connection goes on', async (_, text) => {
    const wire = await (await browser().signIn('Anna')).connect();
    wire.send(text);
    const answer = await wire.answer(3);
    expect(answer.kind).toBe('failed');
    expect(JSON.stringify(answer).length).toBeLessThan(1024);
    await wire.must('games', { kind: 'games' });
    wire.close();
  });

  test.each([
    ['that is no JSON', 'hello', 1007],
    ['that is cut off', '{"number":3,', 1007],
    ['with lists in lists', '['.repeat(1000) + ']'.repeat(1000), 1007],
    ['that is too long', JSON.stringify('x'.repeat(20_000)), 1009],
    ['of bytes', Buffer.from([1, 2, 3]), 1003],
  ])('%s ends the connection', async (_, data, code) => {
    const wire = await (await browser().signIn('Anna')).connect();
    wire.send(data);
    expect(await wire.closed).toBe(code);
  });

  test('too many of them end it, too', async () => {
    const wire = await (await browser().signIn('Anna')).connect();
    for (let sent = 0; sent < 120; sent++) wire.send('{"number":1,"request":{"kind":"games"}}');
    expect(await wire.closed).toBe(1008);
  });
});

test('nobody has more connections than they can use', async () => {
  const anna = await browser().signIn('Anna');
  const wires = [];
  for (let count = 0; count < 10; count++) wires.push(await anna.connect());
  const eleventh = await anna.socket();
  eleventh.send(JSON.stringify({ ticket: await anna.ticket() }));
  expect(await eleventh.closed).toBe(1008);
  for (const wire of wires) wire.close();
});

test('nobody opens more tables than they can play', async () => {
  const wire = await (await browser().signIn('Anna')).connect();
  const kinds: string[] = [];
  for (let count = 0; count < 11; count++) kinds.push((await wire.ask(create())).kind);
  expect(kinds).toEqual([...Array.from({ length: 10 }, () => 'created'), 'cannot']);
  wire.close();
});

test('nobody looks back at whole games again and again', async () => {
  const browsers = [await browser().signIn('Anna'), browser()] as const;
  browsers[1].cookie = browsers[0].cookie;
  const wires = [await browsers[0].connect(), await browsers[1].connect()];
  const { table } = await wires[0]!.opens(create());
  const kinds: string[] = [];
  for (let count = 0; count < 11; count++)
    kinds.push((await wires[count % 2]!.ask({ kind: count % 2 === 0 ? 'history' : 'export', table })).kind);
  // Nobody has come to the table: whatever is asked there is answered by that.
  expect(kinds).toEqual([...Array.from({ length: 10 }, () => 'missing'), 'cannot']);
  expect(await wires[1]!.ask({ kind: 'look', table, entry: 1 })).toEqual({ kind: 'cannot', reason: 'tooFast' });
  for (const wire of wires) wire.close();
});

test('behind a proxy everybody has the address that it tells, and nobody chooses their own', async () => {
  const proxied = await start({ guests: { count: 1, ms: 60_000 } }, { behindProxy: true });
  onTestFinished(() => proxied.close());
  const status = async (told: string) =>
    (await new Browser(proxied.url).post('guest', { name: 'Anna' }, { 'x-forwarded-for': told })).status;
  expect(await status('10.0.0.1')).toBe(201);
  expect(await status('10.0.0.2')).toBe(201);
  expect(await status('10.9.9.9, 10.0.0.2')).toBe(429);
  expect(await status('2001:db8:1:2::1')).toBe(201);
  expect(await status('2001:db8:1:2:3::4')).toBe(429);
});
