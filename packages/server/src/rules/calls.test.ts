import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, SHARED_NUMBERS } from './calls.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

type Taking = readonly [method: string, ms: number | 'for ever'];

/** What calls that take so long are answered, message by message, until nothing more can happen. */
async function answered(...calls: readonly Taking[]): Promise<readonly unknown[]> {
  const messages: (readonly Answer[])[] = [];
  const take = (ms: Taking[1]) => {
    if (ms === 'for ever') return new Promise(() => {});
    vi.advanceTimersByTime(ms);
    return ms;
  };
  void answerCalls(
    { plan: take, keep: take, open: take, inquire: take },
    calls.map(([method, ms]) => ({ method, args: [ms] })),
    {
      at: new Int32Array(SHARED_NUMBERS),
      post: (answers) => void messages.push(answers),
      elapsed: () => performance.now(),
    },
  );
  await new Promise((resolve) => setImmediate(resolve));
  return messages.map((answers) => answers.map((answer) => ('result' in answer ? answer.result : answer)));
}

test('answers to what was planned and kept go back together, as long as they take a moment', async () => {
  expect(await answered(['plan', 1], ['keep', 0], ['plan', 2])).toEqual([[1, 0, 2]]);
  expect(await answered(['plan', 1], ['plan', 20], ['plan', 2], ['plan', 3])).toEqual([
    [1, 20],
    [2, 3],
  ]);
});

test.each(['open', 'inquire'])('an answer that is known does not wait for what may take long: %s', async (slow) => {
  expect(await answered(['plan', 1], ['keep', 0], [slow, 'for ever'])).toEqual([[1, 0]]);
  expect(await answered([slow, 1], ['plan', 2], [slow, 3], [slow, 4])).toEqual([[1, 2], [3], [4]]);
});
