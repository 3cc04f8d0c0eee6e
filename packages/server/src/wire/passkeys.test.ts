import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator, type Quirks } from '../../test/authenticator.ts';
import { Browser } from '../../test/browser.ts';
import { type RunningServer, startServer } from '../index.ts';

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riband-passkeys-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Blue Riband</title>');
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, threads: 0, webFolder: folder, database: join(folder, 'tables.db') },
    key: { file: join(folder, 'seeds.key') },
    limits: { guests: { count: 1000, ms: 60_000 }, signInsOfAddress: { count: 1000, ms: 60_000 } },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Offer {
  readonly challenge: string;
  readonly host: string;
  readonly known: readonly string[];
  readonly player: { readonly id: string };
}

const offer = async (browser: Browser, wish: 'add' | 'signIn'): Promise<Offer> =>
  (await (await browser.post('passkey-challenge', { for: wish })).json()) as Offer;
const ask = async ({ url, cookie }: Browser, path: string): Promise<unknown> =>
  (await fetch(`${url}/api/${path}`, { headers: { cookie } })).json();
const nobody = () => new Browser(server.url);

/** A guest who has made a passkey. */
async function keyed(name: string, kind: 'ES256' | 'RS256' = 'ES256') {
  const browser = await nobody().signIn(name);
  const device = new Authenticator(server.url, kind);
  const { challenge, player } = await offer(browser, 'add');
  const former = browser.cookie;
  expect((await browser.post('passkey-add', device.make(challenge, 'Telephone'))).status).toBe(201);
  expect(browser.cookie).not.toBe(former);
  expect(await ask(Object.assign(nobody(), { cookie: former }), 'me')).toEqual({ name: null });
  return { browser, device, player: player.id };
}

async function signIn(device: Authenticator, player: string, quirks: Quirks = {}) {
  const browser = nobody();
  const { challenge } = await offer(browser, 'signIn');
  const used = device.use(challenge, player, quirks);
  return { browser, used, status: (await browser.post('passkey-sign-in', used)).status };
}

describe('a passkey', () => {
  test.each(['ES256', 'RS256'] as const)('of %s makes a guest known on every device', async (kind) => {
    const { device, player } = await keyed('Annika', kind);
    const { browser, status } = await signIn(device, player);
    expect(status).toBe(200);
    expect(await ask(browser, 'me')).toEqual({ name: 'Annika' });
    expect(await ask(browser, 'account')).toMatchObject({ login: null, passkeys: [{ name: 'Telephone' }] });
  });

  test('answers one challenge, once, and the one that is meant', async () => {
    const { browser, device, player } = await keyed('Bento');
    const { used } = await signIn(device, player);
    expect((await nobody().post('passkey-sign-in', used)).status).toBe(401);
    const { challenge } = await offer(browser, 'add');
    expect((await nobody().post('passkey-sign-in', device.use(challenge, player))).status).toBe(401);
    const other = await nobody().signIn('Other');
    const made = new Authenticator(server.url).make((await offer(browser, 'add')).challenge, 'Key');
    expect((await other.post('passkey-add', made)).status).toBe(400);
    expect((await browser.post('passkey-add', made)).status).toBe(400);
    expect((await nobody().post('passkey-sign-in', device.use('a-guess', player))).status).toBe(401);
  });

  test.each<Quirks>([
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
    { flags: 1 },
    { type: 'webauthn.create' },
  ])('with %j is refused', async (quirks) => {
    const { device, player } = await keyed('Carla');
    expect((await signIn(device, player, quirks)).status).toBe(401);
    expect((await signIn(device, player)).status).toBe(200);
  });

  test('that was copied is found by its counter', async () => {
    const { device, player } = await keyed('Dario');
    expect((await signIn(device, player, { counter: 7 })).status).toBe(200);
    for (const counter of [0, 6, 7]) expect((await signIn(device, player, { counter })).status).toBe(401);
    expect((await signIn(device, player, { counter: 8 })).status).toBe(200);
  });

  test('is of one player, who alone has it', async () => {
    const [one, two] = [await keyed('Edda'), await keyed('Falk')];
    expect((await signIn(one.device, two.player)).status).toBe(401);
    const { challenge, known } = await offer(two.browser, 'add');
    expect(known).toEqual([two.device.id.toString('base64url')]);
    expect((await two.browser.post('passkey-add', one.device.make(challenge, 'Stolen'))).status).toBe(400);
    const id = one.device.id.toString('base64url');
    expect((await two.browser.post('passkey-remove', { id })).status).toBe(404);
  });

  test('can be removed, unless it is the last way in', async () => {
    const { browser, device, player } = await keyed('Gesa');
    const id = device.id.toString('base64url');
    expect((await browser.post('passkey-remove', { id })).status).toBe(409);
    const second = new Authenticator(server.url);
    const made = second.make((await offer(browser, 'add')).challenge, '  Key \u200b');
    expect((await browser.post('passkey-add', made)).status).toBe(400);
    const named = second.make((await offer(browser, 'add')).challenge, ' Key  ring ');
    expect((await browser.post('passkey-add', named)).status).toBe(201);
    expect((await browser.post('passkey-remove', { id })).status).toBe(200);
    expect((await signIn(device, player)).status).toBe(401);
    expect(await ask(browser, 'account')).toMatchObject({ passkeys: [{ name: 'Key ring' }] });
    expect((await browser.post('account', { name: 'Gesa', password: 'correct horse' })).status).toBe(201);
    expect((await browser.post('passkey-remove', { id: second.id.toString('base64url') })).status).toBe(200);
    expect(await ask(browser, 'account')).toEqual({ login: 'gesa', passkeys: [] });
  });

  test('is one of ten at most', async () => {
    const { browser } = await keyed('Hanno');
    const statuses = [];
    for (let number = 2; number <= 11; number++) {
      const { challenge } = await offer(browser, 'add');
      const made = new Authenticator(server.url).make(challenge, `Key ${number}`);
      statuses.push((await browser.post('passkey-add', made)).status);
    }
    expect(statuses).toEqual([...Array(9).fill(201), 409]);
  });

  test('is told with all that is stored, and goes with it', async () => {
    const { browser, device, player } = await keyed('Ingeborg');
    const id = device.id.toString('base64url');
    expect(await ask(browser, 'data')).toMatchObject({ login: null, passkeys: [{ id, name: 'Telephone' }] });
    expect((await browser.post('erase')).status).toBe(204);
    expect((await signIn(device, player)).status).toBe(401);
  });
});

test('of challenges only hashes are stored', async () => {
  const { challenge } = await offer(nobody(), 'signIn');
  const stored = ['tables.db', 'tables.db-wal'].map((file) => readFileSync(join(folder, file), 'latin1')).join();
  expect(stored).not.toContain(challenge);
});
