import { afterEach, expect, test, vi } from 'vitest';
import { makeAccount, rename, signIn, ticket } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answered = (status: number) => vi.stubGlobal('fetch', async () => Response.json({ name: 'Anna' }, { status }));

test.each([
  [200, { name: 'Anna' }],
  [400, 'wrong'],
  [401, 'nobody'],
  [429, 'wait'],
  [500, 'failed'],
])('a name that is answered %s is told as what it is', async (status, told) => {
  answered(status);
  expect([await rename('Anna'), await signIn('Anna')]).toEqual([told, told]);
});

test('without a network no name is called wrong', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await rename('Anna')).toBe('failed');
});

test('a ticket that nobody waits for any more is not asked for any longer', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const neverAnswered = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('fetch', neverAnswered);
  const asked = ticket();
  patience.abort(new Error('given up'));
  await expect(asked).rejects.toThrow('given up');
});

test('a ticket is asked for by the session that one has when an account is made, not by the one that ends with it', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const asked: string[] = [];
  let made: (answer: Response) => void = () => {};
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path === '/api/ticket') return Promise.resolve(Response.json({ ticket: 'new' }));
    return new Promise<Response>((resolve) => (made = resolve));
  });
  const account = makeAccount('anna', 'a long password');
  const coming = ticket();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asked).toEqual(['/api/account']);
  made(Response.json({}));
  expect([await account, await coming]).toEqual([null, 'new']);
});
