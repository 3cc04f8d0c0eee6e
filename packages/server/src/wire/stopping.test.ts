import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { create } from '../../test/playing.ts';
import { realServers } from '../../test/servers.ts';

const { start } = realServers();

/** Somebody who says that, and then neither answers nor hangs up. */
async function deaf(url: string, ...lines: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(`${lines.join('\r\n')}\r\n`);
  await once(socket, 'data');
}

const upgradeAt = (path: string, origin: string) => [
  ...[`GET ${path} HTTP/1.1`, 'Host: riband', `Origin: ${origin}`, 'Upgrade: websocket', 'Connection: Upgrade'],
  ...['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`, ''],
];

test.each([
  ['a connection', (url: string) => upgradeAt('/api/socket', url)],
  ['a connection that was refused', () => upgradeAt('/api/socket', 'https://evil.example')],
  ['a question', () => ['GET /health HTTP/1.1', 'Host: riband', '', 'POST /api/guest HTTP/1.1', 'Host: riband']],
])('a server stops in two seconds or so, though somebody with %s does not hang up', async (_, lines) => {
  const stopping = await start({ greetingMs: 60_000 });
  await deaf(stopping.url, ...lines(stopping.url));
  const since = performance.now();
  await stopping.close();
  expect(performance.now() - since).toBeLessThan(4000);
});

test('a server that stops says so, and the next one goes on where it was', async () => {
  const first = await start();
  const anna = await new Browser(first.url).signIn('Anna');
  const wire = await anna.connect();
  const { lobby } = await wire.must('created', create());
  const [code] = await Promise.all([wire.closed, first.close()]);
  expect(code).toBe(1012);
  const second = await start();
  onTestFinished(() => second.close());
  const again = new Browser(second.url);
  again.cookie = anna.cookie;
  const back = await again.connect();
  const found = await back.must('lobby', { kind: 'open', table: lobby.table });
  expect(found.lobby).toEqual(lobby);
  back.close();
});
