import { TableError } from '@riband/table';
import { expect, test } from 'vitest';
import { type Answer, answerCalls, type Call, HURRIED, SHARED_NUMBERS } from './calls.ts';
import { Helper, Stuck, type Thread } from './helper.ts';
import type { BotDecision } from './rules.ts';
import { ThreadedRules, ThreadedThinker } from './threads.ts';

/** Methods that a thread may have. `hang` never ends, `die` ends the thread. */
const METHODS = {
  double: (n: number) => 2 * n,
  fail: () => {
    throw new Error('it broke');
  },
  refuse: () => {
    throw new TableError(['one', 'two']);
  },
};

class FakeThread implements Thread {
  static started = 0;
  static messages = 0;
  readonly at = new Int32Array(SHARED_NUMBERS);
  ended = false;
  #hear: (answers: readonly Answer[]) => void = () => {};
  #die: (problem: Error) => void = () => {};

  constructor() {
    FakeThread.started += 1;
  }

  postMessage(calls: readonly Call[]): void {
    FakeThread.messages += 1;
    const post = (answers: readonly Answer[]) => this.ended || this.#hear(structuredClone(answers));
    const methods = { ...METHODS, hang: forever, die: () => this.#end() };
    // Whose answers are kept back while there is more of it to do.
    const plan = (method: keyof typeof methods, n: number) => methods[method](n);
    void answerCalls({ ...methods, plan }, structuredClone(calls), { at: this.at, post, elapsed: () => 0 });
  }

  on(event: 'message' | 'error', listener: never): void {
    if (event === 'message') this.#hear = listener;
    else this.#die = listener;
  }

  terminate(): void {
    this.ended = true;
  }

  #end(): Promise<never> {
    this.#die(new Error('out of memory'));
    return forever();
  }
}

const forever = () => new Promise<never>(() => {});

/** Whatever can happen without the clock has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A clock on which everything is late as soon as it is told so. Unless it stands still, much time goes by whenever one looks at it. */
function deadlines(passing = 1000) {
  const waiting = new Set<() => void>();
  let elapsed = 0;
  const clock = {
    now: () => 0,
    elapsed: () => {
      elapsed += passing;
      return elapsed;
    },
    after: (ms: number, run: () => void) => {
      if (ms === 0) queueMicrotask(run);
      else waiting.add(run);
      return () => void waiting.delete(run);
    },
  };
  return {
    clock,
    pass: () => {
      for (const run of [...waiting]) run();
    },
    waiting,
  };
}

test('calls are answered in their order, and what fails there fails here', async () => {
  const { clock, waiting } = deadlines();
  const helper = new Helper(
    () => new FakeThread(),
    clock,
    () => 1000,
  );
  const calls = [helper.call('double', 1), helper.call('fail'), helper.call('refuse'), helper.call('double', 2)];
  const results = await Promise.allSettled(calls);
  expect(results[0]).toEqual({ status: 'fulfilled', value: 2 });
  expect(results[1]).toMatchObject({ reason: { message: 'it broke' } });
  await expect(calls[2]).rejects.toBeInstanceOf(TableError);
  expect(results[3]).toEqual({ status: 'fulfilled', value: 4 });
  expect(waiting.size).toBe(0);
});

test('what is called for at once goes there in one message, with what could wait for it', async () => {
  const { clock } = deadlines();
  const before = FakeThread.messages;
  const helper = new Helper(
    () => new FakeThread(),
    clock,
    () => 1000,
  );
  const later = helper.callLater('double', 1);
  await Promise.resolve();
  expect(FakeThread.messages).toBe(before);
  expect(await Promise.all([helper.call('double', 2), helper.call('double', 3), later])).toEqual([4, 6, 2]);
  expect(FakeThread.messages).toBe(before + 1);
});

test('after several calls the next ones gather for a moment', async () => {
  const { clock, pass } = deadlines(0);
  const helper = new Helper(
    () => new FakeThread(),
    clock,
    () => 1000,
  );
  await Promise.all([helper.call('double', 1), helper.call('double', 2)]);
  const before = FakeThread.messages;
  const third = helper.call('double', 3);
  await settled();
  const fourth = helper.call('double', 4);
  expect(FakeThread.messages).toBe(before);
  pass();
  expect(await Promise.all([third, fourth])).toEqual([6, 8]);
  expect(FakeThread.messages).toBe(before + 1);
});

test('calls that still gather when it is closed start no thread', async () => {
  const { clock, pass } = deadlines(0);
  const helper = new Helper(
    () => new FakeThread(),
    clock,
    () => 1000,
  );
  await helper.call('double', 1);
  const before = FakeThread.started;
  void helper.call('double', 2);
  helper.close();
  pass();
  expect(FakeThread.started).toBe(before);
});

test.each(['hang', 'die'])(
  'one that makes the thread %s fails alone; the others are asked in the next thread',
  async (bad) => {
    const { clock, pass } = deadlines();
    const before = FakeThread.started;
    const helper = new Helper(
      () => new FakeThread(),
      clock,
      () => 1000,
    );
    const calls = [helper.call('double', 1), helper.call(bad), helper.call('double', 3)];
    const failure = expect(calls[1]).rejects.toBeInstanceOf(Stuck);
    await settled();
    if (bad === 'hang') pass();
    await failure;
    expect(await Promise.all([calls[0], calls[2]])).toEqual([2, 6]);
    expect(FakeThread.started).toBe(before + 2);
  },
);

test('answers that die with the thread are asked for again in the next one', async () => {
  const { clock, pass } = deadlines();
  const helper = new Helper(
    () => new FakeThread(),
    clock,
    () => 1000,
  );
  const calls = [helper.call('plan', 'double', 1), helper.call('plan', 'hang'), helper.call('plan', 'double', 3)];
  const failure = expect(calls[1]).rejects.toBeInstanceOf(Stuck);
  await settled();
  pass();
  await failure;
  expect(await Promise.all([calls[0], calls[2]])).toEqual([2, 6]);
});

/** Rules that get stuck on the table `bad`, and a clock that goes as far as one says. */
function stuckRules() {
  class Hanging extends FakeThread {
    override postMessage(calls: readonly Call[]): void {
      super.postMessage(calls.map((call) => ({ ...call, method: call.args[0] === 'bad' ? 'hang' : 'double' })));
    }
  }
  let ahead = 0;
  const { clock, pass } = deadlines();
  const waits: number[] = [];
  const rules = new ThreadedRules(
    {
      ...clock,
      elapsed: () => clock.elapsed() + ahead,
      after(ms, run) {
        waits.push(ms);
        return clock.after(ms, run);
      },
    },
    1,
    () => new Hanging(),
  );
  const go = (ms: number): void => {
    ahead += ms;
  };
  const strike = async (): Promise<void> => {
    const stuck = rules.nextBot('bad');
    await settled();
    pass();
    await expect(stuck).rejects.toBeInstanceOf(Stuck);
  };
  return { rules, strike, go, waits };
}

test('a table on which rules get stuck twice is set aside, and is not asked again', async () => {
  const { rules, strike } = stuckRules();
  await strike();
  await strike();
  await expect(rules.nextBot('bad')).rejects.toBeInstanceOf(TableError);
  await expect(rules.nextBot('good')).resolves.toBeDefined();
});

test('bots that search do not let the others wait, and each patron has a turn', async () => {
  const { clock } = deadlines();
  const asked: string[] = [];
  class Thinking extends FakeThread {
    override postMessage(calls: readonly Call[]): void {
      const bots = calls.map(({ args }) => args[0] as BotDecision);
      asked.push(...bots.map(({ table }) => table));
      super.postMessage(bots.map(({ bot }) => ({ method: bot === 'admiral' ? 'hang' : 'double', args: [1] })));
    }
  }
  const thinker = new ThreadedThinker(clock, () => new Thinking());
  const think = (table: string, bot: string, patron: string) =>
    thinker.think({ table, bot } as BotDecision, 'luck', { patron, hurry: new AbortController().signal });
  for (const table of ['one', 'two', 'three']) void think(table, 'admiral', 'Max').catch(() => {});
  await expect(think('quick', 'greedy', 'Anna')).resolves.toBeDefined();
  expect(asked).toEqual(['one', 'quick']);
});

test('a thought that somebody does not want to wait for is marked where its thread can see it, be it begun or not', async () => {
  const { clock } = deadlines();
  const threads: Thinking[] = [];
  class Thinking extends FakeThread {
    readonly asked: unknown[] = [];
    override postMessage(calls: readonly Call[]): void {
      this.asked.push(...calls.map(({ args }) => args[2]));
      super.postMessage(calls.map(() => ({ method: 'double', args: [1] })));
    }
  }
  const thinker = new ThreadedThinker(clock, () => {
    const thread = new Thinking();
    threads.push(thread);
    return thread;
  });
  const think = (hurry: AbortSignal) =>
    thinker.think({ bot: 'admiral' } as BotDecision, 'luck', { patron: 'Anna', hurry });
  const [patient, hurried] = [new AbortController(), new AbortController()];
  await think(patient.signal);
  const [thread] = threads as [Thinking];
  // What is done cannot be hurried any more.
  patient.abort();
  expect(thread.at[HURRIED]).toBe(0);
  const soon = think(hurried.signal);
  hurried.abort();
  await soon;
  expect(thread.at[HURRIED]).toBe(thread.asked.at(-1));
  await think(AbortSignal.abort());
  expect(thread.at[HURRIED]).toBe(thread.asked.at(-1));
  expect(new Set(thread.asked).size).toBe(3);
});

test('that rules got stuck once is forgiven in time', async () => {
  const { rules, strike, go } = stuckRules();
  await strike();
  go(600_000);
  await strike();
  await strike();
  await expect(rules.nextBot('bad')).rejects.toBeInstanceOf(TableError);
});

test('who looks back at a whole game may wait longer than who plays on', async () => {
  const { rules, waits } = stuckRules();
  await rules.nextBot('good');
  waits.length = 0;
  await rules.nextBot('good');
  const playing = Math.max(...waits);
  waits.length = 0;
  await rules.inquire('good', 'spectator', { kind: 'history' });
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(4 * playing);
});
