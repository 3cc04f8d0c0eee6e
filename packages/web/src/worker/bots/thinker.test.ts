import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotAnswer, BotRequest } from './question.ts';
import { Stopped, WorkerThinker } from './thinker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Workers of which the test holds the other end. */
function workers() {
  const started: FakeWorker[] = [];
  const thinker = new WorkerThinker(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker as unknown as Worker;
  });
  return { started, thinker };
}

class FakeWorker extends EventTarget {
  readonly asked: BotRequest[] = [];
  ended = false;

  postMessage(request: BotRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.ended = true;
  }

  say(answer: BotAnswer): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: answer }));
  }
}

const QUESTION = {
  table: 't',
  game: 'example',
  components: 'quayside-1',
  bot: 'random',
  seat: 1,
  view: {},
  luck: 'luck',
};

test('each question gets the answer with its number', async () => {
  const { started, thinker } = workers();
  const [one, other] = [thinker.move(QUESTION), thinker.move(QUESTION)];
  const [worker] = started;
  worker!.say({ number: 2, text: 'second' });
  worker!.say({ number: 1, text: 'first' });
  expect(await Promise.all([one, other])).toEqual(['first', 'second']);
  expect(started).toHaveLength(1);
});

test('a worker that falls silent is given up, and the next question goes to a new one', async () => {
  const { started, thinker } = workers();
  const lost = thinker.move(QUESTION).catch((error: Error) => error.message);
  vi.advanceTimersByTime(60_000);
  expect(await lost).toBe('the bots do not answer');
  expect(started[0]!.ended).toBe(true);
  const found = thinker.move(QUESTION);
  started[1]!.say({ number: 2, text: 'bid 1' });
  expect(await found).toBe('bid 1');
});

test('a worker that tells how far it is is not given up, however long it thinks', async () => {
  const { started, thinker } = workers();
  const shares: number[] = [];
  const { signal } = new AbortController();
  const found = thinker.move(QUESTION, { onShare: (share) => shares.push(share), signal });
  for (const share of [0.1, 0.2, 0.3]) {
    vi.advanceTimersByTime(10_000);
    started[0]!.say({ number: 1, share });
  }
  started[0]!.say({ number: 1, text: 'bid 1' });
  expect(await found).toBe('bid 1');
  expect(shares).toEqual([0.1, 0.2, 0.3]);
  expect(started[0]!.ended).toBe(false);
});

test('who wants the answer now says so and waits for it; who does not want it does not wait', async () => {
  const { started, thinker } = workers();
  const [hurrying, leaving] = [new AbortController(), new AbortController()];
  const onShare = () => {};
  const hurried = thinker.move(QUESTION, { onShare, signal: hurrying.signal });
  const left = thinker.move(QUESTION, { onShare, signal: leaving.signal }).catch((error: Error) => error);
  hurrying.abort('hurry');
  leaving.abort('left');
  const [worker] = started;
  expect(worker!.asked.slice(2)).toEqual([
    { number: 1, ask: 'hurry' },
    { number: 2, ask: 'stop' },
  ]);
  expect(await left).toBeInstanceOf(Stopped);
  worker!.say({ number: 1, text: 'bid 1' });
  expect(await hurried).toBe('bid 1');
  vi.advanceTimersByTime(60_000);
  expect(worker!.ended).toBe(false);
});

test('a worker that has answered is not given up later', async () => {
  const { started, thinker } = workers();
  const found = thinker.move(QUESTION);
  started[0]!.say({ number: 1, text: 'bid 1' });
  expect(await found).toBe('bid 1');
  vi.advanceTimersByTime(60_000);
  expect(started[0]!.ended).toBe(false);
});

test('a worker that breaks is replaced', async () => {
  const { started, thinker } = workers();
  const lost = thinker.move(QUESTION).catch((error: Error) => error.message);
  started[0]!.dispatchEvent(Object.assign(new Event('error'), { message: 'script error' }));
  expect(await lost).toBe('script error');
  void thinker.move(QUESTION);
  expect(started).toHaveLength(2);
});
