import { commitmentTo } from '@riband/kernel';
import type { OnlineRequest } from '@riband/protocol';
import { expect, test } from 'vitest';
import { house } from '../../test/house.ts';
import { CONTRIBUTION, commandId, create, isToAct, moveIn, stateFor, tableIn } from '../../test/playing.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';

/** Time that passes when the test says so; what is to be done later is done soon. */
class TestClock implements Clock {
  passed = 0;
  readonly #since = Date.now();
  now = () => this.#since + this.passed;
  elapsed = () => this.passed;
  after = (ms: number, run: () => void) => systemClock.after(Math.min(ms, 5), run);
}

async function timed(clock: Extract<OnlineRequest, { kind: 'create' }>['clock'], time = new TestClock()) {
  const storage = new MemoryStorage();
  const home = house(storage, { clock: time });
  const [anna, ben] = [home.guest('Anna'), home.guest('Ben')];
  const { table, invitation } = await anna.opens({ ...create(), clock });
  for (const [seat, guest] of [anna, ben].entries()) {
    await guest.must('lobby', { kind: 'open', table, invitation });
    await guest.must('lobby', { kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION });
  }
  await anna.must('table', { kind: 'start', id: commandId(), table });
  return { ...home, storage, anna, ben, table, time };
}

const LIVE = { kind: 'live', bankSeconds: 60, incrementSeconds: 5 } as const;

test('time runs for who is awaited, and is told to everybody', async () => {
  const { anna, ben, table, time } = await timed(LIVE);
  expect(ben.around.at(-1)!.clocks).toEqual({ left: [60_000, 60_000], running: [0, 1] });
  time.passed += 20_000;
  await anna.must('table', moveIn(await stateFor(anna, table)));
  expect(ben.around.at(-1)!.clocks).toEqual({ left: [45_000, 40_000], running: [1] });
});

test('a bot plays on for who has no time left; who comes back has the seat again, and a minute', async () => {
  const { anna, ben, table, time, storage, warnings } = await timed(LIVE);
  await anna.must('table', moveIn(await stateFor(anna, table)));
  time.passed += 61_000;
  await expect.poll(() => ben.around.at(-1)!.standIns).toEqual([1]);
  await expect.poll(async () => (await stateFor(anna, table)).log.lines.length).toBeGreaterThan(6);
  const state = await stateFor(ben, table);
  expect(state.holders[1]).toMatchObject({ kind: 'bot', bot: expect.any(String) });
  expect(state.seat).toBe(1);
  const own = { kind: 'confirm', id: commandId(), table, seat: 1, seen: state.entry } as const;
  expect(await ben.ask(own)).toEqual({ kind: 'cannot', reason: 'standIn' });
  const { state: back } = await ben.must('table', { kind: 'return', id: commandId(), table });
  expect(back.holders[1]).toEqual({ kind: 'person', name: 'Ben' });
  expect(ben.around.at(-1)!).toMatchObject({ standIns: [], clocks: { left: [expect.any(Number), 60_000] } });
  const stored = (await storage.table(table))!;
  expect(JSON.stringify(stored.rows)).not.toContain('Ben');
  expect((await tableIn(storage, table)).table.holders[1]).toEqual({ kind: 'person', name: 'Ben' });
  expect(warnings).toEqual([]);
});

test('who comes back has no more than they began with, and the second time nothing: the bot plays on', async () => {
  const { anna, ben, table, time } = await timed({ kind: 'live', bankSeconds: 20, incrementSeconds: 0 });
  await anna.must('table', moveIn(await stateFor(anna, table)));
  time.passed += 21_000;
  await expect.poll(() => ben.around.at(-1)!.standIns).toContain(1);
  await ben.must('table', { kind: 'return', id: commandId(), table });
  expect(ben.around.at(-1)!).toMatchObject({ clocks: { left: [expect.any(Number), 20_000] } });
  for (let state = await stateFor(anna, table); isToAct(state); state = await stateFor(anna, table))
    await anna.must('table', moveIn(state));
  time.passed += 21_000;
  await expect.poll(() => ben.around.at(-1)!.standIns).toContain(1);
  const again = { kind: 'return', id: commandId(), table } as const;
  expect(await ben.ask(again)).toEqual({ kind: 'cannot', reason: 'noTime' });
  expect(ben.around.at(-1)!.clocks!.left[1]).toBe(0);
});

test('who comes back while a bot thinks for them makes the move themselves', async () => {
  const { anna, ben, table, time, storage, ports } = await timed(LIVE);
  await anna.must('table', moveIn(await stateFor(anna, table)));
  const { thinker } = ports;
  const think = thinker.think.bind(thinker);
  const thought = new Promise<void>((done) => {
    thinker.think = async (...asked) => {
      thinker.think = think;
      await ben.must('table', { kind: 'return', id: commandId(), table });
      setImmediate(done);
      return think(...asked);
    };
  });
  time.passed += 61_000;
  await thought;
  await ben.must('table', moveIn(await stateFor(ben, table)));
  const { rows } = (await storage.table(table))!;
  expect(rows.map(({ command }) => command).filter((command) => command?.startsWith('bot-'))).toEqual([]);
});

test('who has moved in time on another server, of which this one hears late, keeps the seat', async () => {
  const { anna, ben, table, time, storage } = await timed(LIVE);
  await anna.must('table', moveIn(await stateFor(anna, table)));
  const there = house(storage, { clock: new TestClock() }).guest('Ben there');
  Object.assign(there, { player: ben.player });
  const move = moveIn(await stateFor(there, table));
  const write = storage.write.bind(storage);
  let isMade = false;
  storage.write = async (appends) => {
    if (!isMade && appends.some(({ rows }) => rows[0].command?.startsWith('clock-'))) {
      isMade = true;
      await there.must('table', move);
    }
    return write(appends);
  };
  time.passed += 61_000;
  await expect.poll(() => anna.news.at(-1)?.entry).toBeGreaterThan(move.seen);
  expect((await tableIn(storage, table)).known.lobby.standIns).toEqual([]);
  expect(isMade).toBe(true);
});

test('once a server is about to end no time is up there and no bot moves, but what people do counts', async () => {
  const { anna, ben, table, time, service, storage } = await timed(LIVE);
  service.rest();
  time.passed += 61_000;
  await anna.must('table', moveIn(await stateFor(anna, table)));
  // Many rounds later.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ben.around.at(-1)!.standIns).toEqual([]);
  const { rows } = (await storage.table(table))!;
  expect(rows.map(({ command }) => command).filter((command) => /^(bot|clock)-/.test(command ?? ''))).toEqual([]);
});

test('a bot that thinks while the server is about to end does not move any more', async () => {
  const { anna, table, time, service, storage, ports } = await timed(LIVE);
  await anna.must('table', moveIn(await stateFor(anna, table)));
  const { thinker } = ports;
  const think = thinker.think.bind(thinker);
  const thought = new Promise<void>((done) => {
    thinker.think = async (...asked) => {
      service.rest();
      setTimeout(done, 50);
      return think(...asked);
    };
  });
  time.passed += 61_000;
  await thought;
  const { rows } = (await storage.table(table))!;
  expect(rows.map(({ command }) => command).filter((command) => command?.startsWith('bot-'))).toEqual([]);
});

test('nobody loses time while no server runs, or when a clock is set', async () => {
  const { anna, table, time, storage } = await timed(LIVE);
  const later = new TestClock();
  later.passed = 3_600_000;
  const again = house(storage, { clock: later }).guest('Anna');
  await again.must('table', { kind: 'open', table });
  expect(again.around.at(-1)!.clocks!.left).toEqual([60_000, 60_000]);
  time.now = () => Date.now() + 3_600_000;
  await anna.must('table', { kind: 'open', table });
  expect(anna.around.at(-1)!.clocks!.left).toEqual([60_000, 60_000]);
});

test('hours run by the calendar, less those when no server ran; a table that nobody looks at is found when time is up', async () => {
  const { anna, table, time, storage, service } = await timed({ kind: 'hours', hours: 1 });
  await anna.must('table', moveIn(await stateFor(anna, table)));
  await storage.beat(time.now(), 60_000);
  service.close();
  const later = new TestClock();
  later.passed = time.passed + 2 * 3_600_000;
  const there = house(storage, { clock: later });
  const again = there.guest('Anna');
  await again.must('table', { kind: 'open', table });
  await expect.poll(async () => (await storage.outages()).length).toBe(1);
  await again.must('table', { kind: 'open', table });
  expect(again.around.at(-1)!.clocks!.left[1]).toBeGreaterThan(3_590_000);
  const ids = await storage.dueTables(later.now() + 3_600_000);
  expect(ids).toEqual([table]);
  // In steps that the server notes, lest it be taken for one that was down.
  let beats = 0;
  const { beat } = storage;
  storage.beat = async (...args) => {
    await beat.apply(storage, args);
    beats += 1;
  };
  for (let minutes = 0; minutes < 65; minutes++) {
    later.passed += 58_000;
    const before = beats;
    await expect.poll(() => beats, { interval: 2 }).toBeGreaterThan(before + 1);
  }
  await expect.poll(() => again.around.at(-1)!.standIns).toEqual([1]);
});

test('a live clock runs on when nobody looks, also after a restart', async () => {
  const { anna, ben, table, time, storage, service } = await timed(LIVE);
  await anna.must('table', moveIn(await stateFor(anna, table)));
  for (const guest of [anna, ben]) guest.depart();
  // Long after an idle table would have been closed.
  await new Promise((resolve) => setTimeout(resolve, 50));
  time.passed += 61_000;
  await expect.poll(async () => (await tableIn(storage, table)).known.lobby.standIns).toEqual([1]);
  service.close();

  const second = await timed(LIVE);
  await second.anna.must('table', moveIn(await stateFor(second.anna, second.table)));
  second.service.close();
  const later = new TestClock();
  later.passed = second.time.passed + 70_000;
  house(second.storage, { clock: later });
  await expect.poll(async () => (await second.storage.dueTables(later.now())).length).toBe(1);
  // Nobody loses time before the table is open, and that may take a while.
  const standIns = async () => {
    later.passed += 61_000;
    return (await tableIn(second.storage, second.table)).known.lobby.standIns;
  };
  await expect.poll(standIns).toContain(1);
});

test('a table without a clock to which nobody comes back is ended after its limit, and tells its seed; not because no server ran', async () => {
  const { anna, table, time, storage } = await timed(null);
  await anna.must('table', moveIn(await stateFor(anna, table)));
  const limit = 60 * 24 * 3_600_000;
  expect(await storage.dueTables(time.now() + limit - 1000)).toEqual([]);
  await storage.beat(time.now(), 60_000);
  time.passed += limit + 1000;
  await expect.poll(async () => (await storage.outages()).length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect((await anna.must('fairness', { kind: 'fairness', table })).seed).toBeNull();
  // As if servers had told every minute that they run.
  storage.outages = async () => [];
  storage.beat = async () => {};
  await expect.poll(() => anna.around.at(-1)!.ended).toBe(true);
  expect(anna.around.at(-1)!.repairs).toMatchObject([{ repair: 'abandoned' }]);
  const { seed, commitment } = await anna.must('fairness', { kind: 'fairness', table });
  expect(commitmentTo(Buffer.from(seed!, 'hex'))).toBe(commitment);
});

const DAY = 24 * 3_600_000;

test('a table that never begins is over after a month, and nobody finds it among the open ones', async () => {
  const time = new TestClock();
  const home = house(new MemoryStorage(), { clock: time });
  const anna = home.guest('Anna');
  const { lobby } = await anna.must('created', { ...create(), listed: true });
  await anna.must('lobby', { kind: 'open', table: lobby.table });
  const listed = async () => (await home.guest('Eve').must('tables', { kind: 'listed' })).tables.length;
  home.storage.outages = async () => [];
  home.storage.beat = async () => {};
  time.passed += 29 * DAY;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await listed()).toBe(1);
  time.passed += 2 * DAY;
  await expect.poll(listed).toBe(0);
  expect(anna.around.at(-1)).toMatchObject({ ended: true, repairs: [{ repair: 'abandoned' }] });
  expect((await anna.must('tables', { kind: 'mine' })).tables).toMatchObject([{ phase: 'closed' }]);
});

test('on vacation a clock of days stands still, all see it, and there is no more of it than the table allows in a year', async () => {
  const { anna, ben, table, time, storage } = await timed({ kind: 'hours', hours: 24, vacationDays: 3 });
  storage.outages = async () => [];
  await anna.must('table', moveIn(await stateFor(anna, table)));
  expect(ben.around.at(-1)).toMatchObject({ vacations: [], vacationLeft: 3 * DAY });
  await ben.must('table', { kind: 'vacation', id: commandId(), table, on: true });
  await ben.must('done', { kind: 'vacation', id: commandId(), table, on: true });
  const until = anna.around.at(-1)!.vacations[0]!.until;
  expect(until - time.now()).toBe(3 * DAY);
  expect(anna.around.at(-1)).toMatchObject({
    vacations: [{ seat: 1 }],
    clocks: { running: [] },
    vacationLeft: 3 * DAY,
  });
  time.passed += 2 * DAY;
  await ben.must('table', { kind: 'vacation', id: commandId(), table, on: false });
  const back = anna.around.at(-1)!;
  expect(back).toMatchObject({ vacations: [], clocks: { running: [1] }, standIns: [] });
  expect(back.clocks!.left[1]).toBeGreaterThan(DAY - 1000);
  expect(ben.around.at(-1)!.vacationLeft).toBe(DAY);

  // The rest of it ends by itself, and then time runs.
  await ben.must('table', { kind: 'vacation', id: commandId(), table, on: true });
  time.passed += DAY + 3_600_000;
  await ben.must('table', { kind: 'open', table });
  expect(ben.around.at(-1)).toMatchObject({ vacations: [], vacationLeft: 0, clocks: { running: [1] } });
  expect(ben.around.at(-1)!.clocks!.left[1]).toBeLessThanOrEqual(DAY - 3_600_000);
  expect(await ben.ask({ kind: 'vacation', id: commandId(), table, on: true })).toEqual({
    kind: 'cannot',
    reason: 'noVacation',
  });
  time.passed += 365 * DAY - 4 * DAY;
  expect(await storage.dueTables(time.now())).toEqual([table]);
  await expect.poll(() => anna.around.at(-1)!.standIns).toEqual([1]);
  time.passed += DAY;
  await ben.must('table', { kind: 'return', id: commandId(), table });
  expect(ben.around.at(-1)!.vacationLeft).toBe(3 * DAY);
});

test('where there is no vacation nobody takes one', async () => {
  const { anna, table } = await timed({ kind: 'hours', hours: 24 });
  expect(await anna.ask({ kind: 'vacation', id: commandId(), table, on: true })).toEqual({
    kind: 'cannot',
    reason: 'noVacation',
  });
  expect(anna.around.at(-1)!.vacationLeft).toBeNull();
});
