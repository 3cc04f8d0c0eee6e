import type { OnlineRequest } from '@riband/protocol';
import { describe, expect, test } from 'vitest';
import { type Guest, house } from '../../test/house.ts';
import { CONTRIBUTION, commandId, create, lobby, stateFor } from '../../test/playing.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';

const MISSING = { kind: 'missing' };

const sit = (table: string, seat: number): OnlineRequest => ({
  ...{ kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION },
});
const start = (table: string): OnlineRequest => ({ kind: 'start', id: commandId(), table });

/** A listed table of Anna and Ben at which nobody may watch, before it begins. */
async function closedTable(home = house(), elsewhere = home) {
  const [anna, ben] = [home.guest('Anna'), elsewhere.guest('Ben')];
  const { table, invitation } = await anna.opens({ ...create(), listed: true, watching: 'nobody' });
  for (const [seat, one] of [anna, ben].entries()) {
    await one.must('lobby', { kind: 'open', table });
    await one.must('lobby', sit(table, seat));
  }
  return { anna, ben, table, invitation };
}

const sawNothing = ({ news, texts }: Guest): boolean => news.length === 0 && !texts.join().includes('"view"');

describe('where nobody may watch', () => {
  test.each(['the same server', 'another server'])(
    'who looked on before is shown out when it begins, on %s',
    async (where) => {
      const storage = new MemoryStorage();
      const home = house(storage);
      const elsewhere = where === 'the same server' ? home : house(storage);
      const { anna, ben, table } = await closedTable(home, elsewhere);
      const eve = elsewhere.guest('Eve');
      await eve.must('lobby', { kind: 'open', table });
      await anna.must('table', start(table));
      await expect.poll(() => eve.missing).toEqual([table]);
      await expect.poll(() => ben.news.length).toBeGreaterThan(0);
      expect(ben.missing).toEqual([]);
      for (const kind of ['look', 'history', 'fairness', 'open', 'export', 'leave'] as const)
        expect(await eve.ask(kind === 'look' ? { kind, table, entry: 0 } : { kind, table })).toEqual(MISSING);
      expect(sawNothing(eve)).toBe(true);
    },
  );

  test('who asks while it begins is answered as if they had asked later', async () => {
    const home = house();
    const { anna, table } = await closedTable(home);
    const [eve, late] = [home.guest('Eve'), home.guest('Max')];
    await eve.must('lobby', { kind: 'open', table });
    const began = anna.must('table', start(table));
    const answers = await Promise.all([
      ...[eve.ask({ kind: 'history', table }), eve.ask({ kind: 'look', table, entry: 0 })],
      late.ask({ kind: 'open', table }),
    ]);
    await began;
    expect(answers).toEqual([MISSING, MISSING, MISSING]);
    expect(sawNothing(eve) && sawNothing(late)).toBe(true);
  });

  test('who sat there and rose, or was sent away, sees nothing of it, and does not find it among their games', async () => {
    const home = house();
    const [anna, ben] = [home.guest('Anna'), home.guest('Ben')];
    const { table } = await anna.opens({ ...create(), listed: true, watching: 'nobody' });
    for (const [seat, name, leaves] of [
      [0, 'Tom', { kind: 'rise', id: commandId(), table }],
      [1, 'Tim', null],
    ] as const) {
      const one = home.guest(name);
      await one.must('lobby', { kind: 'open', table });
      await one.must('lobby', sit(table, seat));
      if (leaves !== null) await one.must('lobby', leaves);
    }
    await anna.must('lobby', { kind: 'open', table });
    await anna.must('lobby', { kind: 'clear', id: commandId(), table, seat: 1 });
    await ben.must('lobby', { kind: 'open', table });
    for (const [seat, one] of [anna, ben].entries()) await one.must('lobby', sit(table, seat));
    expect((await home.guest('Tom').must('tables', { kind: 'mine' })).tables).toHaveLength(1);
    await anna.must('table', start(table));
    for (const name of ['Tom', 'Tim']) {
      const again = home.guest(name);
      expect(await again.ask({ kind: 'open', table })).toEqual(MISSING);
      expect((await again.must('tables', { kind: 'mine' })).tables).toEqual([]);
    }
    expect((await ben.must('tables', { kind: 'mine' })).tables).toHaveLength(1);
  });

  test('the host watches without a seat', async () => {
    const home = house();
    const anna = home.guest('Anna');
    const { table } = await anna.opens({ ...create(), listed: true, watching: 'nobody' });
    await anna.must('lobby', { kind: 'open', table });
    for (const [seat, name] of ['Ben', 'Cat'].entries()) {
      const one = home.guest(name);
      await one.must('lobby', { kind: 'open', table });
      await one.must('lobby', sit(table, seat));
    }
    await anna.must('table', start(table));
    expect((await stateFor(anna, table)).seat).toBe(null);
  });
});

test('where those watch who were invited, who came by the list before it began does not, and who has shown the link does', async () => {
  const home = house();
  const anna = home.guest('Anna');
  const { table, invitation } = await anna.opens({ ...create(), listed: true, watching: 'invited' });
  const [eve, max] = [home.guest('Eve'), home.guest('Max')];
  await eve.must('lobby', { kind: 'open', table });
  await max.must('lobby', { kind: 'open', table, invitation });
  await anna.must('lobby', { kind: 'open', table });
  await anna.must('lobby', sit(table, 0));
  await anna.must('lobby', { kind: 'fill', id: commandId(), table, seat: 1, bot: 'random' });
  await anna.must('table', start(table));
  await expect.poll(() => max.news.length).toBeGreaterThan(0);
  expect(eve.missing).toEqual([table]);
  expect(sawNothing(eve)).toBe(true);
  expect(await eve.ask({ kind: 'open', table })).toEqual(MISSING);
  await eve.must('table', { kind: 'open', table, invitation });
});

test('who has risen does not hear what is said any more', async () => {
  const { anna, ben, table } = await lobby();
  await ben.must('lobby', { kind: 'rise', id: commandId(), table });
  await anna.must('done', { kind: 'say', id: commandId(), table, text: 'Ahoy' });
  expect(anna.lines).toHaveLength(1);
  expect(ben.lines).toEqual([]);
});
