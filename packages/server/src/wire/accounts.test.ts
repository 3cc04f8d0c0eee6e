import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, type Wire } from '../../test/browser.ts';
import { CONTRIBUTION, commandId, create } from '../../test/playing.ts';
import { type RunningServer, startServer } from '../index.ts';

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riband-accounts-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Blue Riband</title>');
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, threads: 0, webFolder: folder, database: join(folder, 'tables.db') },
    key: { file: join(folder, 'seeds.key') },
    limits: { guests: { count: 1000, ms: 60_000 }, signInsOfName: { count: 5, ms: 60_000 } },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const PASSWORD = 'correct horse battery';
const guest = (name: string): Promise<Browser> => new Browser(server.url).signIn(name);

async function member(name: string): Promise<Browser> {
  const browser = await guest(name);
  expect((await browser.post('account', { name, password: PASSWORD })).status).toBe(201);
  return browser;
}

const whoIs = async ({ url, cookie }: Browser): Promise<unknown> =>
  (await fetch(`${url}/api/me`, { headers: { cookie } })).json();

/** Both have sat down at a new table of the first one, and it has begun. */
async function playing(one: Browser, other: Browser) {
  const wires = [await one.connect(), await other.connect()] as const;
  const { table, invitation } = await wires[0].opens(create());
  for (const [seat, wire] of wires.entries()) {
    await wire.must('lobby', { kind: 'open', table, invitation });
    await wire.must('lobby', { kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION });
  }
  await wires[0].must('table', { kind: 'start', id: commandId(), table });
  return { wires, table };
}

const stored = (): string =>
  ['tables.db', 'tables.db-wal'].map((file) => readFileSync(join(folder, file), 'latin1')).join();

describe('another name', () => {
  const rename = (browser: Browser, name: string) => browser.post('name', { name });

  test('is shown where one sits down next; who plays on keeps the old one, and signs in as before', async () => {
    const [anna, ben] = [await member('Renata'), await guest('Bernd')];
    const { wires, table } = await playing(anna, ben);
    expect(await (await rename(anna, '  Renate ')).json()).toEqual({ name: 'Renate' });
    expect(await whoIs(anna)).toEqual({ name: 'Renate' });
    const { state } = await wires[1].must('table', { kind: 'open', table });
    expect(state.holders[0]).toEqual({ kind: 'person', name: 'Renata' });
    // The connection is older than the name.
    const next = await wires[0].opens(create());
    await wires[0].must('lobby', { kind: 'open', table: next.table });
    const seat = { table: next.table, seat: 1, contribution: CONTRIBUTION };
    const { lobby } = await wires[0].must('lobby', { kind: 'sit', id: commandId(), ...seat });
    expect(lobby.chairs[1]).toEqual({ kind: 'person', name: 'Renate' });
    const elsewhere = new Browser(server.url);
    expect(await (await elsewhere.post('sign-in', { name: 'Renata', password: PASSWORD })).json()).toEqual({
      name: 'Renate',
    });
  });

  test('lets somebody sit beside a namesake, and nobody be mistaken for another, also where they sat before', async () => {
    const [first, second] = [await guest('Ottilie'), await guest('Otto')];
    const wire = await first.connect();
    const { table, invitation } = await wire.opens(create());
    await wire.must('lobby', { kind: 'open', table });
    const sit = (seat: number) => ({ kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION }) as const;
    const other = await second.connect();
    await other.must('lobby', { kind: 'open', table, invitation });
    await other.must('lobby', sit(1));
    await other.must('lobby', { kind: 'rise', id: commandId(), table });
    await wire.must('lobby', sit(0));
    await rename(second, 'Ott1lie');
    expect(await other.ask(sit(1))).toEqual({ kind: 'cannot', reason: 'lookAlike' });
    await rename(second, 'Otmar');
    const { lobby } = await other.must('lobby', sit(1));
    expect(lobby.chairs.map((chair) => chair?.name)).toEqual(['Ottilie', 'Otmar']);
    const again = await (await second.connect()).must('lobby', { kind: 'open', table });
    expect(again.lobby.chairs.map((chair) => chair?.name)).toEqual(['Ottilie', 'Otmar']);
  });

  test('is looked at like the first one, and is not changed all day long', async () => {
    const anna = await guest('Rosa');
    for (const name of ['An\u200Bna', '\u0410nna', '...']) expect((await rename(anna, name)).status, name).toBe(400);
    expect(await whoIs(anna)).toEqual({ name: 'Rosa' });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, time) => rename(anna, `Rosa ${time}`)));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

describe('an account', () => {
  test('keeps the seats of the guest, and is the same person on every device', async () => {
    const anna = await guest('Annika');
    const ben = await guest('Bento');
    const { table, wires } = await playing(anna, ben);
    const former = anna.cookie;
    expect((await anna.post('account', { name: 'Annika', password: PASSWORD })).status).toBe(201);
    expect(anna.cookie).not.toBe(former);
    expect(await whoIs(Object.assign(new Browser(server.url), { cookie: former }))).toEqual({ name: null });
    const elsewhere = new Browser(server.url);
    expect((await elsewhere.post('sign-in', { name: 'ANNIKA', password: PASSWORD })).status).toBe(200);
    const wire = await elsewhere.connect();
    expect((await wire.must('table', { kind: 'open', table })).state.seat).toBe(0);
    for (const one of [...wires, wire]) one.close();
    expect(stored()).not.toContain(PASSWORD);
  });

  test.each(['Oscar', 'OSC\u0251R', '0scar', 'Ös car'])(
    'with the name of another one, written %s, is refused',
    async (name) => {
      if (name === 'Oscar') await member('Oscar');
      const other = await guest('Other');
      expect((await other.post('account', { name, password: PASSWORD })).status).toBe(409);
    },
  );

  test('tells nobody whether it exists, and guesses are few', async () => {
    await member('Petra');
    const eve = new Browser(server.url);
    const answers = [];
    for (const name of ['Petra', 'Nobody at all']) {
      const answer = await eve.post('sign-in', { name, password: 'a wrong guess' });
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const statuses = [];
    for (let guess = 0; guess < 6; guess++)
      statuses.push((await eve.post('sign-in', { name: 'Petra', password: `guess number ${guess}` })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is left on all devices at once', async () => {
    const one = await member('Quentin');
    const other = new Browser(server.url);
    await other.post('sign-in', { name: 'Quentin', password: PASSWORD });
    const wire = await other.connect();
    expect((await one.post('sign-out-everywhere')).status).toBe(204);
    expect(await wire.closed).toBe(1008);
    expect(await whoIs(other)).toEqual({ name: null });
  });

  test.each([{ name: 'Rita', password: 'short' }, { name: '', password: PASSWORD }, { name: 'Rita' }, 7])(
    'is not %j',
    async (body) => {
      expect((await (await guest('Rita')).post('account', body)).status).toBe(400);
    },
  );
});

describe('who wants to be forgotten', () => {
  const say = (wire: Wire, table: string, text: string) =>
    wire.must('done', { kind: 'say', id: commandId(), table, text });

  test('gets all that is known first; then nothing is left, and the others play on', async () => {
    const zora = await member('Zoraida');
    const ben = await guest('Bernadette');
    const { wires, table } = await playing(zora, ben);
    await say(wires[0], table, 'a secret of Zoraidas');
    const data = await fetch(`${server.url}/api/data`, { headers: { cookie: zora.cookie } });
    expect(await data.json()).toMatchObject({
      ...{ name: 'Zoraida', login: 'zoraida', sessions: 1, blocked: [], subscriptions: [] },
      said: [{ table, text: 'a secret of Zoraidas' }],
      tables: [{ table, seat: 0 }],
    });
    expect((await zora.post('erase')).status).toBe(204);
    expect(await wires[0].closed).toBe(1008);
    const { state } = await wires[1].must('table', { kind: 'open', table });
    expect(state.holders[0]).toMatchObject({ kind: 'bot' });
    expect(JSON.stringify(state)).not.toContain('Zoraida');
    const { tables } = await wires[1].must('tables', { kind: 'mine' });
    expect(JSON.stringify(tables)).not.toContain('Zoraida');
    expect((await (await guest('Zed')).post('account', { name: 'Zoraida', password: PASSWORD })).status).toBe(409);
    expect((await new Browser(server.url).post('sign-in', { name: 'Zoraida', password: PASSWORD })).status).toBe(401);
    wires[1].close();
  });
});
