import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { MailRelay, readMessage } from '../../test/mail-relay.ts';
import { startServer } from '../index.ts';
import { hashOf } from '../people/people.ts';
import { openStorage } from '../storage/open.ts';
import type { Limits } from './limits.ts';

const ORIGIN = 'https://riband.example';

/** A server with somebody who brings its mail. */
async function open(limits: Partial<Limits> = {}, answers: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'riband-mail-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Blue Riband</title>');
  const relay = await MailRelay.open({ answers });
  const database = join(folder, 'tables.db');
  const { port } = relay.address;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const start = async (): Promise<string> => {
    const server = await startServer({
      ...{ host: '127.0.0.1', port: 0, threads: 0, webFolder: folder, database },
      ...{ key: { file: join(folder, 'seeds.key') }, origins: [ORIGIN], limits },
      mail: { relay: `smtp://localhost:${port}?tls=never`, from: 'turns@riband.example' },
    });
    onTestFinished(() => server.close());
    return server.url;
  };
  const url = await start();
  const stored = () => ['tables.db', 'tables.db-wal'].map((file) => readFileSync(join(folder, file), 'latin1')).join();
  return { relay, database, url, stored, another: start, guest: () => new Browser(url, ORIGIN).signIn('Anna') };
}

const wish = (address: string, language = 'en') => ({ address, language });
const stateOf = async ({ url, cookie }: Browser, path = 'mail'): Promise<unknown> =>
  (await fetch(`${url}/api/${path}`, { headers: { cookie } })).json();

const tokenIn = (message: string | undefined): string =>
  /^https:\/\/riband\.example\/#\/mail\/confirm\/([\w-]{22})\r$/m.exec(readMessage(message ?? '').text)?.[1] ?? '';

test('an address counts when somebody has read what was sent there, on whichever device', async () => {
  const { relay, guest, url, stored } = await open();
  const anna = await guest();
  expect(await stateOf(anna)).toEqual({ offered: true, address: null, waiting: null });
  expect((await anna.post('mail', wish('anna@Mail.Example', 'fr'))).status).toBe(204);
  expect(await stateOf(anna)).toEqual({ offered: true, address: null, waiting: 'anna@mail.example' });
  const { headers, text } = readMessage(relay.messages[0]!);
  expect(headers).toMatchObject({ To: '<anna@mail.example>', Subject: expect.stringMatching(/^Est-ce votre adresse/) });
  expect(headers['List-Unsubscribe']).toBeUndefined();
  // Who it was that asked may be a message of its own.
  expect(text).not.toContain('Anna');
  const token = tokenIn(relay.messages[0]);
  expect(stored()).not.toContain(token);
  const elsewhere = new Browser(url, ORIGIN);
  expect((await elsewhere.post('mail-confirm', { token: 'guess' })).status).toBe(404);
  expect((await elsewhere.post('mail-confirm', { token })).status).toBe(204);
  expect(await stateOf(anna)).toEqual({ offered: true, address: 'anna@mail.example', waiting: null });
  expect(await stateOf(anna, 'data')).toMatchObject({ mail: { address: { address: 'anna@mail.example' } } });
  expect(await stateOf(await guest())).toMatchObject({ address: null });
  expect((await anna.post('mail-remove')).status).toBe(204);
  expect(await stateOf(anna)).toMatchObject({ address: null });
  expect((await elsewhere.post('mail-confirm', { token })).status).toBe(404);
});

test.each([
  [{ address: 'anna', language: 'en' }, 400],
  [{ address: 'anna@mail.example\r\nRCPT TO:<eve@evil.example>', language: 'en' }, 400],
  [{ address: 'anna@mail.example' }, 400],
  [{ address: 'anna@mail.example', language: 'en', player: 'ben' }, 400],
])('%j is no address, and nothing is sent', async (body, status) => {
  const { relay, guest } = await open();
  expect((await (await guest()).post('mail', body)).status).toBe(status);
  expect(relay.heard).toEqual([]);
});

test('a mailbox is asked three times a day, whoever asks, and nobody asks many, also at another server', async () => {
  const { guest, relay, another } = await open();
  const statuses = [];
  for (const address of ['b@mail.example', 'b@mail.example', 'B@MAIL.example', 'b@mail.example'])
    statuses.push((await (await guest()).post('mail', wish(address))).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  const eve = await guest();
  for (let number = 0; number < 6; number++)
    statuses.push((await eve.post('mail', wish(`v${number}@mail.example`))).status);
  expect(statuses.slice(4)).toEqual([204, 204, 204, 204, 204, 429]);
  expect(relay.messages).toHaveLength(8);
  const [elsewhere, cookie] = [await another(), eve.cookie];
  const again = (address: string) =>
    Object.assign(new Browser(elsewhere, ORIGIN), { cookie }).post('mail', wish(address));
  expect((await again('v9@mail.example')).status).toBe(429);
  expect((await (await new Browser(elsewhere, ORIGIN).signIn('Eve')).post('mail', wish('b@mail.example'))).status).toBe(
    429,
  );

  const few = await open({ questionsOfAddress: { count: 1, ms: 60_000 } });
  expect((await (await few.guest()).post('mail', wish('c@mail.example'))).status).toBe(204);
  expect((await (await few.guest()).post('mail', wish('d@mail.example'))).status).toBe(429);
});

test('another address waits beside the first until somebody confirms it there, and one that cannot be reached changes nothing', async () => {
  const answers: Record<string, string> = {};
  const { guest, relay } = await open({}, answers);
  const anna = await guest();
  const asks = async (address: string) => (await anna.post('mail', wish(address))).status;
  answers['RCPT'] = '550 5.1.1 no such user';
  expect(await asks('anna@mail.example')).toBe(502);
  expect(await stateOf(anna)).toMatchObject({ address: null, waiting: null });
  delete answers['RCPT'];
  expect(await asks('anna@mail.example')).toBe(204);
  await anna.post('mail-confirm', { token: tokenIn(relay.messages[0]) });
  expect(await asks('new@mail.example')).toBe(204);
  const both = { offered: true, address: 'anna@mail.example', waiting: 'new@mail.example' };
  expect(await stateOf(anna)).toEqual(both);
  for (const answer of ['550 5.1.1 no such user', '451 4.3.0 later']) {
    answers['RCPT'] = answer;
    expect(await asks('other@mail.example')).toBe(502);
    expect(await stateOf(anna)).toEqual(both);
  }
  expect((await anna.post('mail-confirm', { token: tokenIn(relay.messages[1]) })).status).toBe(204);
  expect(await stateOf(anna)).toEqual({ offered: true, address: 'new@mail.example', waiting: null });
});

test('a program for mail ends it with one click, without a cookie or a page; one that only looks does not', async () => {
  const { relay, guest, url, database } = await open();
  const anna = await guest();
  await anna.post('mail', wish('anna@mail.example'));
  await anna.post('mail-confirm', { token: tokenIn(relay.messages[0]) });
  const challenge = await anna.post('passkey-challenge', { for: 'add' });
  const { player } = (await challenge.json()) as { player: { id: string } };
  const storage = await openStorage(database);
  await storage.notices.addStop(hashOf('token-of-a-mail'), player.id, Date.now());
  await storage.close();

  const stop = (token: string, options: RequestInit) =>
    fetch(`${url}/api/mail-stop/${token}`, { redirect: 'manual', ...options });
  const looked = await stop('token-of-a-mail', { method: 'GET' });
  expect([looked.status, looked.headers.get('location')]).toEqual([303, '/#/mail/stop/token-of-a-mail']);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const click = { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' };
  expect((await stop('guess', click)).status).toBe(404);
  expect(await stateOf(anna)).toMatchObject({ address: 'anna@mail.example' });
  expect((await stop('token-of-a-mail', click)).status).toBe(204);
  expect(await stateOf(anna)).toMatchObject({ address: null });
  expect((await stop('token-of-a-mail', { method: 'POST' })).status).toBe(404);
});
