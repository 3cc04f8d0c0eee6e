import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Metrics } from '../operations/metrics.ts';
import { systemClock } from '../ports/clock.ts';
import { systemRandom } from '../ports/random.ts';
import { type Post, postOverTls } from './post.ts';
import { WebPush } from './push.ts';
import { Vapid } from './vapid.ts';

const BROWSER = {
  endpoint: 'https://push.example/send/abc',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const NOTICE = { title: 'Quayside', body: 'It is your turn.', table: 'table-of-anna-and-ben' };

function pushing(post: Post) {
  const metrics = new Metrics();
  const vapid = new Vapid(randomBytes(32), 'mailto:push@riband.example');
  return { metrics, push: new WebPush({ clock: systemClock, random: systemRandom, vapid, post, metrics }) };
}

test('a message goes to its address, unreadable, and says nothing of the table', async () => {
  const sent: Parameters<Post>[] = [];
  const { push } = pushing(async (...message) => {
    sent.push(message);
    return 201;
  });
  expect(await push.send(BROWSER, NOTICE)).toBe('sent');
  const [[endpoint, headers, body]] = sent as [Parameters<Post>];
  expect(endpoint).toBe(BROWSER.endpoint);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: 86_400, 'content-length': body.length });
  expect(headers['authorization']).toContain(`k=${push.publicKey}`);
  expect(String(headers['topic'])).toMatch(/^[\w-]{32}$/);
  expect(JSON.stringify(headers) + Buffer.from(body).toString('latin1')).not.toMatch(/table-of|turn/);
});

test.each([
  [201, 'sent'],
  [202, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [301, 'failed'],
  [400, 'failed'],
  [413, 'failed'],
  [429, 'later'],
  [500, 'later'],
] as const)('an answer %i means that it is %s', async (status, delivery) => {
  const { push, metrics } = pushing(async () => status);
  expect(await push.send(BROWSER, NOTICE)).toBe(delivery);
  expect(await metrics.text()).toContain(`riband_push_total{outcome="${delivery}"} 1`);
});

test('what cannot be sent is counted, and disturbs nobody', async () => {
  const { push, metrics } = pushing(() => Promise.reject(new Error('no route to host')));
  expect(await push.send(BROWSER, NOTICE)).toBe('later');
  expect(await push.send({ ...BROWSER, p256dh: 'nonsense' }, NOTICE)).toBe('failed');
  expect(await push.send(BROWSER, { ...NOTICE, body: 'x'.repeat(5000) })).toBe('failed');
  expect(await push.send({ ...BROWSER, endpoint: 'https://10.0.0.1/' }, NOTICE)).toBe('gone');
  expect(await metrics.text()).toContain('riband_push_total{outcome="failed"} 2');
});

test('only browsers are accepted to which something can be sent', () => {
  const { push } = pushing(async () => 201);
  expect(push.accepts(BROWSER)).toBe(true);
  expect(push.accepts({ ...BROWSER, endpoint: 'https://192.168.0.1/' })).toBe(false);
  // No point of the curve.
  expect(push.accepts({ ...BROWSER, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
});

test('a name that leads into this machine is not called, whatever the name is', async () => {
  let called = 0;
  const inside = createServer(() => {
    called += 1;
  });
  await new Promise<void>((listening) => inside.listen(0, 'localhost', listening));
  const { port } = inside.address() as AddressInfo;
  try {
    await expect(postOverTls(`https://localhost:${port}/`, {}, Buffer.from('x'))).rejects.toThrow('no public host');
  } finally {
    inside.close();
  }
  expect(called).toBe(0);
});
