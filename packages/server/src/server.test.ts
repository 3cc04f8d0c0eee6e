import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from './index.ts';

const SCRIPT = `console.log('${'blue riband '.repeat(500)}');`;

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riband-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Blue Riband</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'index-4f2a.js'), SCRIPT);
  writeFileSync(join(folder, '.inputs'), 'not for the world');
  server = await start();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const start = (changed: Partial<ServerOptions> = {}) =>
  startServer({
    ...{ host: '127.0.0.1', port: 0, threads: 0, webFolder: folder, database: join(folder, '.data', 'tables.db') },
    key: { file: join(folder, '.data', 'seeds.key') },
    ...changed,
  });

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

async function freePort(): Promise<number> {
  const other = await start();
  await other.close();
  return Number(new URL(other.url).port);
}

/** Unlike fetch, sends the path and the headers as they are. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

describe('the web client', () => {
  test('begins at / and is asked for again every time', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('Blue Riband');
  });

  test('is not sent again if it has not changed', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    expect(await statusOf('/', { 'if-none-match': tag })).toBe(304);
    expect(await statusOf('/', { 'if-none-match': '"other"' })).toBe(200);
  });

  test('keeps for ever what is named by its content', async () => {
    const script = await get('/assets/index-4f2a.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const script = await get('/assets/index-4f2a.js', { 'accept-encoding': encoding });
    expect(script.headers.get('content-encoding')).toBe(encoding);
    expect(await script.text()).toBe(SCRIPT);
  });

  test.each(['/.inputs', '/../package.json', '/..%2fpackage.json', '/assets/../.inputs', '/assets/'])(
    'keeps %s to itself',
    async (path) => {
      const status = await statusOf(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

test('nothing inline, nothing from elsewhere, no frames', async () => {
  for (const path of ['/', '/health', '/nowhere']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('says that it is well', async () => {
  const health = await get('/health');
  expect(await health.json()).toEqual({ status: 'ok' });
  expect(health.headers.get('cache-control')).toBe('no-store');
});

test('says what is not there, in plain text', async () => {
  const missing = await get('/nowhere?<script>');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toMatch('text/plain');
  expect(await missing.text()).toMatch(/^There is nothing at \/nowhere.*begins at \/\n$/);
});

test('tells a browser what is not there by the page itself', async () => {
  const missing = await fetch(`${server.url}/nowhere`, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toMatch('text/html');
  expect(missing.headers.get('cache-control')).toBe('no-cache');
  expect(await missing.text()).toBe(await (await get('/')).text());
});

test('refuses a message that is too large', async () => {
  const answer = await fetch(`${server.url}/nowhere`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(20_000)),
  });
  expect(answer.status).toBe(413);
});

test('a port in use is an error with its code', async () => {
  const port = Number(new URL(server.url).port);
  await expect(start({ port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('where the metrics cannot be told nothing stays open', async () => {
  const [taken, free] = [Number(new URL(server.url).port), await freePort()];
  const metrics = { host: '127.0.0.1', port: taken };
  await expect(start({ port: free, metrics })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const again = await start({ port: free });
  await again.close();
});

test('without a built client it says how to make one', async () => {
  const webFolder = join(folder, 'nowhere');
  await expect(start({ webFolder })).rejects.toThrow('npm run build');
});
