import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../build.ts';
import { type MailAddress, mailAddressIn } from '../mail/address.ts';
import { type Online, openOnline } from '../online.ts';
import { Vapid } from '../push/vapid.ts';
import { LIMITS } from './limits.ts';

const ORIGIN = 'https://riband.example';

/** A browser of the standard's (RFC 8291, section 5). */
const DEVICE = {
  endpoint: 'https://push.example/abc',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'en',
};

/** That nobody has. */
const PASSKEY = { id: 'abc', player: 'abc', clientData: 'e30', authenticatorData: 'abc', signature: 'abc' };

interface Row {
  readonly nobody: number;
  readonly guest: number;
  readonly body?: object;
  /** What it answers to who asks from elsewhere, where that is not a refusal: what is shown is worth as much from everywhere. */
  readonly elsewhere?: number;
}

/** What each route answers to somebody without a cookie, and to a guest; both ask from a page of ours. */
const ROUTES: Readonly<Record<string, Row>> = {
  'GET /health': { nobody: 200, guest: 200 },
  'GET /api/me': { nobody: 200, guest: 200 },
  'GET /api/games/:game/tables': { nobody: 200, guest: 200 },
  'POST /api/guest': { nobody: 201, guest: 200, body: { name: 'Anna' } },
  'POST /api/account': { nobody: 401, guest: 201, body: { name: 'Anna', password: 'correct horse' } },
  'POST /api/name': { nobody: 401, guest: 200, body: { name: 'Annika' } },
  'GET /api/account': { nobody: 401, guest: 200 },
  'POST /api/sign-in': { nobody: 401, guest: 401, body: { name: 'Nobody', password: 'correct horse' } },
  'POST /api/sign-out-everywhere': { nobody: 401, guest: 204 },
  'GET /api/data': { nobody: 401, guest: 200 },
  'POST /api/erase': { nobody: 401, guest: 204 },
  'GET /api/push': { nobody: 401, guest: 200 },
  'POST /api/subscribe': { nobody: 401, guest: 204, body: DEVICE },
  'POST /api/unsubscribe': { nobody: 401, guest: 204 },
  'GET /api/mail': { nobody: 401, guest: 200 },
  // Where nobody brings mail.
  'POST /api/mail': { nobody: 401, guest: 502, body: { address: 'anna@mail.example', language: 'en' } },
  'POST /api/mail-remove': { nobody: 401, guest: 204 },
  'POST /api/mail-confirm': { nobody: 404, guest: 404, body: { token: 'guess' } },
  'GET /api/mail-stop/:token': { nobody: 303, guest: 303 },
  'POST /api/mail-stop/:token': { nobody: 404, guest: 404, elsewhere: 404 },
  'POST /api/passkey-challenge': { nobody: 401, guest: 200, body: { for: 'add' } },
  'POST /api/passkey-add': { nobody: 401, guest: 400, body: { name: 'Key', clientData: 'e30', attestation: 'oA' } },
  'POST /api/passkey-sign-in': { nobody: 401, guest: 401, body: PASSKEY },
  'POST /api/passkey-rename': { nobody: 401, guest: 404, body: { id: 'abc', name: 'Key' } },
  'POST /api/passkey-remove': { nobody: 401, guest: 404, body: { id: 'abc' } },
  'GET /api/mine': { nobody: 401, guest: 200 },
  'POST /api/invitation': { nobody: 404, guest: 404, body: { table: 'guess', invitation: 'guess' } },
  'POST /api/ticket': { nobody: 401, guest: 200 },
  'POST /api/sign-out': { nobody: 204, guest: 204 },
};

let folder: string;
let online: Online;
let app: FastifyInstance;
let known: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riband-routes-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Blue Riband</title>');
  const database = join(folder, 'tables.db');
  const limits = { ...LIMITS, guests: { count: 1000, ms: 60_000 } };
  const vapid = new Vapid(new Uint8Array(32).fill(1), 'mailto:push@riband.example');
  const mail = {
    relay: { host: '127.0.0.1', port: 1, secrecy: 'never' } as const,
    ...{ from: mailAddressIn('turns@riband.example') as MailAddress, origin: () => ORIGIN },
  };
  online = await openOnline({ database, key: new Uint8Array(32), threads: 0, vapid, mail, warn: () => {} });
  app = await buildServer({ webFolder: folder, online, limits, behindProxy: false, origins: () => [ORIGIN] });
  await app.ready();
  known = routesIn(app);
});

afterAll(async () => {
  await app.close();
  await online.close();
  rmSync(folder, { recursive: true });
});

/** From the tree that Fastify draws; the files of the client are no routes of ours. */
function routesIn(server: FastifyInstance): readonly string[] {
  const above: string[] = [];
  const found = server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
      above.splice(indent.length / 4, above.length, part);
      return methods.split(', ').map((method) => `${method} ${above.join('')}`);
    });
  return found.filter((route) => /^(GET|POST|PUT|PATCH|DELETE) \/(api|health)/.test(route));
}

const ask = (route: string, headers: Record<string, string>) => {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replace(':game', 'example').replace(':token', 'guess');
  return app.inject({ method: method as 'GET', url, headers, payload: ROUTES[route]?.body ?? {} });
};

async function cookie(): Promise<string> {
  const { headers } = await ask('POST /api/guest', { origin: ORIGIN });
  return String([headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
}

test('who does not say to its end what they want is not waited for', () => {
  expect(app.server.requestTimeout).toBe(30_000);
});

test.each([
  ['broken', '{"name":', 'application/json', 400, 'no JSON'],
  ['nothing', '', 'application/json', 400, 'no JSON'],
  ['lists in lists', '['.repeat(1000), 'application/json', 400, 'lists in lists'],
  ['a key too many', '{"name":"Anna","admin":true}', 'application/json', 400, 'Unknown admin'],
  ['a prototype', '{"name":"Anna","__proto__":{}}', 'application/json', 400, 'Unknown __proto__'],
  ['another language', '<name/>', 'application/xml', 415, 'Unsupported Media Type'],
])('what is %s is answered with a sentence', async (_, payload, type, status, problem) => {
  const headers = { origin: ORIGIN, 'content-type': type };
  const answer = await app.inject({ method: 'POST', url: '/api/guest', headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ problem: expect.stringContaining(problem) });
});

test('every route has its row', () => {
  expect([...known].sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each(Object.entries(ROUTES))('%s answers everybody as they are', async (route, { nobody, guest }) => {
  expect((await ask(route, { origin: ORIGIN })).statusCode).toBe(nobody);
  expect((await ask(route, { origin: ORIGIN, cookie: await cookie() })).statusCode).toBe(guest);
  expect((await ask(route, { origin: ORIGIN, cookie: '__Host-riband=guess' })).statusCode).toBe(nobody);
});

test.each(Object.keys(ROUTES).filter((route) => !route.startsWith('GET')))(
  '%s does nothing for a page of others',
  async (route) => {
    const signedIn = await cookie();
    const refusal = ROUTES[route]?.elsewhere ?? 403;
    for (const origin of ['https://evil.example', `${ORIGIN}.evil.example`, 'null', 'http://riband.example'])
      expect((await ask(route, { origin, cookie: signedIn })).statusCode).toBe(refusal);
    expect((await ask(route, { cookie: signedIn })).statusCode).toBe(refusal);
  },
);
