import type { Answer, SentRequest } from '@riband/protocol';
import { expect, test, vi } from 'vitest';
import { Host, type Wire } from './host.ts';
import { Dead, Elsewhere } from './host-problems.ts';

/** A wire of which the test holds the other end. */
function line() {
  const sent: SentRequest[] = [];
  const listeners = { message: (_: { data: unknown }) => {}, error: (_: { message?: string }) => {} };
  const wire: Wire = {
    postMessage: (data) => sent.push(data as SentRequest),
    addEventListener: (type: 'message' | 'error', listener: (event: never) => void) => {
      Object.assign(listeners, { [type]: listener });
    },
    terminate: () => {},
  };
  const answer = (number: number, content: Answer) => listeners.message({ data: { number, answer: content } });
  return { host: new Host(wire), sent, listeners, answer };
}

const NO_REASON: Answer = { kind: 'why', reason: null };
const TABLE = { table: 't', seat: 0 } as Parameters<Host['why']>[0];

test('each request gets the answer with its number, whatever the order', async () => {
  const { host, sent, answer } = line();
  const games = host.offers();
  const why = host.why(TABLE, 'quay:0');
  expect(sent).toMatchObject([
    { number: 1, request: { kind: 'games' } },
    { number: 2, request: { kind: 'why', table: 't', seat: 0, target: 'quay:0' } },
  ]);
  answer(2, NO_REASON);
  answer(1, { kind: 'games', games: [], bots: [], standardBot: 'greedy' });
  expect(await why).toBeNull();
  expect(await games).toMatchObject({ games: [], bots: [] });
});

test('a failure of the other side is an error with its words', async () => {
  const { host, answer } = line();
  const games = host.offers();
  answer(1, { kind: 'failed', problem: 'no games today' });
  await expect(games).rejects.toThrow('no games today');
});

test('an answer to something else is an error', async () => {
  const { host, answer } = line();
  const games = host.offers();
  answer(1, NO_REASON);
  await expect(games).rejects.toThrow('"games" was answered "why"');
});

test('nobody waits for ever if the other side speaks nonsense or dies', async () => {
  const { host, listeners } = line();
  const games = host.offers();
  listeners.message({ data: 'hello' });
  await expect(games).rejects.toThrow();
  const again = host.offers();
  listeners.error({ message: 'script error' });
  await expect(again).rejects.toThrow('script error');
});

test('who does not answer for long is told of, until they do', async () => {
  vi.useFakeTimers();
  const { host, answer } = line();
  const silences: boolean[] = [];
  host.listener = { news: () => {}, trouble: () => {}, thought: () => {}, silence: (silent) => silences.push(silent) };
  const games = host.offers();
  vi.advanceTimersByTime(5000);
  expect(silences).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(silences).toEqual([true]);
  answer(1, { kind: 'games', games: [], bots: [], standardBot: 'greedy' });
  expect(await games).toMatchObject({ games: [] });
  vi.advanceTimersByTime(60_000);
  expect(silences).toEqual([true, false]);
  vi.useRealTimers();
});

test('who dies is told of at once', async () => {
  const { host, listeners } = line();
  const silences: boolean[] = [];
  host.listener = { news: () => {}, trouble: () => {}, thought: () => {}, silence: (silent) => silences.push(silent) };
  listeners.error({});
  expect(silences).toEqual([true]);
  await expect(host.offers()).rejects.toThrow(Dead);
});

test('what is open in another tab or not to be opened is an error of its own kind', async () => {
  const { host, answer } = line();
  const open = host.open('t');
  answer(1, { kind: 'elsewhere', table: 't' });
  await expect(open).rejects.toThrow(Elsewhere);
  const problem = { key: 'table.unusable.damaged', params: {} };
  const file = host.imported('{}', 'file');
  answer(2, { kind: 'unusable', problem, details: 'entries[3]' });
  await expect(file).rejects.toMatchObject({ name: 'Unusable', problem, message: 'entries[3]' });
});
