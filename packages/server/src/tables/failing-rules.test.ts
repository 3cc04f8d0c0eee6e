import { TableError } from '@riband/table';
import { describe, expect, test, vi } from 'vitest';
import { house } from '../../test/house.ts';
import { changed } from '../../test/plants.ts';
import { begun, moveIn, stateFor } from '../../test/playing.ts';
import { systemClock } from '../ports/clock.ts';
import { Stuck } from '../rules/helper.ts';
import { PlayingRules } from '../rules/playing.ts';
import type { Rules } from '../rules/rules.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';

/** Rules of which one method fails as long as there is a problem. */
function failing(method: 'open' | 'plan' | 'take' | 'show') {
  const [rules, trouble] = [new PlayingRules(), { now: null as Error | null, times: 0 }];
  const call = rules[method].bind(rules) as (...args: unknown[]) => Promise<never>;
  const moody = async (...args: unknown[]) => {
    if (trouble.now === null) return call(...args);
    trouble.times += 1;
    throw trouble.now;
  };
  return { trouble, rules: changed<Rules, typeof method>(rules, method, moody) };
}

/** It looks at its tables all the time. */
const restless = { ...systemClock, after: (ms: number, run: () => void) => systemClock.after(Math.min(ms, 10), run) };

test('a table of newer rules is tried ever more rarely while it is due, and at once by who comes', async () => {
  const storage = new MemoryStorage();
  const { table } = await begun(house(storage));
  let looks = 0;
  storage.dueTables = async () => {
    looks += 1;
    return [table];
  };
  const { trouble, rules } = failing('open');
  trouble.now = new TableError(['played by rules 9'], { key: 'table.unusable.newer', params: {} });
  const clock = { ...restless, passed: 0, elapsed: () => clock.passed };
  const { guest } = house(storage, { rules, clock });
  await vi.waitFor(() => expect(trouble.times).toBe(1));
  const triesAfter = async (seconds: number) => {
    const [from, { times }] = [looks, trouble];
    clock.passed += 1000 * seconds;
    await vi.waitFor(() => expect(looks).toBeGreaterThan(from + 2));
    return trouble.times - times;
  };
  const tries = [];
  for (const seconds of [0, 2, 2, 2, 8, 16, 32, 59, 1, 60]) tries.push(await triesAfter(seconds));
  expect(tries).toEqual([0, 1, 0, 1, 1, 1, 1, 0, 1, 1]);
  const { times } = trouble;
  expect(await guest('Anna').ask({ kind: 'open', table })).toMatchObject({ kind: 'failed' });
  expect(trouble.times).toBe(times + 1);
});

describe('when the thread of the rules dies', () => {
  test('before somebody was told what others have played, they are told in a moment', async () => {
    const storage = new MemoryStorage();
    const { anna, table, ben } = await begun(house(storage));
    const { trouble, rules } = failing('take');
    const elsewhere = house(storage, { rules, clock: restless }).guest('Ben');
    ben.depart();
    await elsewhere.must('table', { kind: 'open', table });
    trouble.now = new Stuck('it died');
    const { state } = await anna.must('table', moveIn(await stateFor(anna, table)));
    await vi.waitFor(() => expect(trouble.times).toBeGreaterThan(0));
    trouble.now = null;
    await vi.waitFor(() => expect(elsewhere.news.at(-1)?.entry).toBe(state.entry));
  });

  test('and they fail on the table when it is read anew, it is set aside', async () => {
    const { trouble, rules } = failing('show');
    const { anna, table } = await begun(house(new MemoryStorage(), { rules }));
    trouble.now = new Stuck('it died');
    expect(await anna.ask({ kind: 'open', table })).toEqual({ kind: 'unavailable' });
    trouble.now = new TableError(['the rules fail on this table']);
    await anna.ask({ kind: 'why', table, target: 'x' });
    await vi.waitFor(() => expect(anna.around.at(-1)?.aside).toBe(true));
  });
});
