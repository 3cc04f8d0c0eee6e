import type { OnlineRequest } from '@riband/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PLACES, realDatabases } from '../../test/databases.ts';
import { house } from '../../test/house.ts';
import { begun, commandId, isToAct, lobby, moveIn, stateFor, tableIn } from '../../test/playing.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { Workshop } from '../repairs/workshop.ts';
import { Presence } from './presence.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Time that passes when the test says so; who looks now and then does it soon. */
class TestClock implements Clock {
  passed = 0;
  readonly #since = Date.now();
  now = () => this.#since + this.passed;
  elapsed = () => this.passed;
  after = (ms: number, run: () => void) => systemClock.after(ms > 2000 ? ms : Math.min(ms, 5), run);
}

const { newPlace } = realDatabases();

/** Two servers that never rest; Anna plays at the first and Ben at the second, and it is his turn. */
async function evening(place: (typeof PLACES)[number]) {
  const open = await newPlace(place);
  const time = new TestClock();
  const server = async () => {
    const storage = await open();
    storage.outages = async () => [];
    storage.beat = async () => {};
    onTestFinished(() => storage.close());
    return house(storage, { clock: time });
  };
  const [here, there] = [await server(), await server()];
  const { anna, table, ben: first } = await begun(here);
  first.depart();
  const ben = there.guest('Ben again');
  Object.assign(ben, { player: first.player });
  await ben.must('table', { kind: 'open', table });
  for (let state = await stateFor(anna, table); isToAct(state); state = await stateFor(anna, table))
    await anna.must('table', moveIn(state));
  await expect.poll(async () => isToAct(await stateFor(ben, table))).toBe(true);
  const replace = (): OnlineRequest => ({ kind: 'replace', id: commandId(), table, seat: 1 });
  return { here, there, anna, ben, table, time, replace };
}

const NOT_GONE = { kind: 'cannot', reason: 'notGone' };

describe.each(PLACES)('at a table without a clock, on %s', (place) => {
  test('a bot plays for who is awaited and was not there for three days, on whichever server, until they come back', async () => {
    const { there, anna, ben, table, time, replace } = await evening(place);
    // Who looks on is there, however long they think.
    for (let hours = 0; hours < 100; hours++) {
      time.passed += HOUR;
      if (hours % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await expect.poll(() => there.storage.visits.at(table).then((seen) => seen.get(ben.player.id))).toBe(time.now());
    expect(await anna.ask(replace())).toEqual(NOT_GONE);

    ben.depart();
    const left = time.now();
    time.passed += 3 * DAY - 1;
    expect(await anna.ask(replace())).toEqual(NOT_GONE);
    await anna.must('table', { kind: 'open', table });
    // Her server hears of it in a moment.
    const absence = { seat: 1, since: left, replaceable: left + 3 * DAY };
    await expect.poll(() => anna.around.at(-1)!.absences).toEqual([absence]);
    time.passed += 1;
    const command = replace();
    for (let times = 0; times < 2; times++) await anna.must('table', command);
    expect(anna.around.at(-1)!.standIns).toEqual([1]);
    expect((await stateFor(anna, table)).holders[1]).toMatchObject({ kind: 'bot' });
    const { known, table: played } = await tableIn(there.storage, table);
    expect(known.lobby.standIns).toEqual([1]);
    expect(played.entries.filter(({ kind }) => kind === 'seat')).toHaveLength(1);
    expect(await anna.ask(replace())).toEqual(NOT_GONE);

    const back = there.guest('Ben back');
    Object.assign(back, { player: ben.player });
    await back.must('table', { kind: 'open', table });
    expect(back.around.at(-1)!.standIns).toEqual([1]);
    await back.must('table', { kind: 'return', id: commandId(), table });
    await expect.poll(() => anna.around.at(-1)!.standIns).toEqual([]);
  });
});

test('who was refused a bot stays refused, on whichever server, and who got one hears the same again after the end', async () => {
  const { here, there, anna, ben, table, time, replace } = await evening('memory');
  ben.depart();
  time.passed += 3 * DAY - 1;
  const command = replace();
  expect(await anna.ask(command)).toEqual(NOT_GONE);
  time.passed += 1;
  expect(await anna.ask(command)).toEqual(NOT_GONE);
  const elsewhere = there.guest('Anna elsewhere');
  Object.assign(elsewhere, { player: anna.player });
  await elsewhere.must('table', { kind: 'open', table });
  expect(await elsewhere.ask(command)).toEqual(NOT_GONE);

  const again = replace();
  await anna.must('table', again);
  await new Workshop({ ...here.ports, outages: () => [] }).end(table, 'Enough.');
  await expect.poll(() => anna.around.at(-1)!.ended).toBe(true);
  await anna.must('table', again);
});

test('time runs once all wait for somebody: who had nothing to do need not have been there', async () => {
  const { anna, ben, table, time } = await evening('memory');
  anna.depart();
  // Ben thinks for four days, and then it is her turn.
  for (let day = 0; day < 4; day++) {
    time.passed += DAY;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  for (let state = await stateFor(ben, table); isToAct(state); state = await stateFor(ben, table))
    await ben.must('table', moveIn(state));
  const forHer = (): OnlineRequest => ({ kind: 'replace', id: commandId(), table, seat: 0 });
  expect(await ben.ask(forHer())).toEqual(NOT_GONE);
  expect(ben.around.at(-1)!.absences).toMatchObject([{ seat: 0, since: time.now() }]);
  time.passed += 3 * DAY;
  await ben.must('table', forHer());
});

test('nobody is replaced whom nobody waits for, nor who is not at the table', async () => {
  const { anna, ben, table, time } = await evening('memory');
  time.passed += 10 * DAY;
  for (const seat of [0, 7]) expect(await ben.ask({ kind: 'replace', id: commandId(), table, seat })).toEqual(NOT_GONE);
  expect(await anna.ask({ kind: 'replace', id: commandId(), table, seat: 7 })).toEqual(NOT_GONE);
});

test('who has to go lets a bot play for them, awaited or not, once, and takes the seat back', async () => {
  const { anna, ben, table } = await evening('memory');
  const go = (seat: number): OnlineRequest => ({ kind: 'replace', id: commandId(), table, seat });
  await anna.must('table', go(0));
  await expect.poll(() => ben.around.at(-1)?.standIns).toEqual([0]);
  expect(await anna.ask(go(0))).toEqual(NOT_GONE);
  await anna.must('table', { kind: 'return', id: commandId(), table });
  await expect.poll(() => ben.around.at(-1)?.standIns).toEqual([]);
  // It plays on where somebody was to act.
  await ben.must('table', go(1));
  await expect.poll(async () => isToAct(await stateFor(anna, table))).toBe(true);
  // With both away, bots would play for nobody.
  expect(await anna.ask(go(0))).toEqual({ kind: 'cannot', reason: 'botsOnly' });
});

test('nobody is gone because the table was set aside: their days begin when it is back', async () => {
  const { here, ben, anna, table, time, replace } = await evening('memory');
  const workshop = new Workshop({ ...here.ports, outages: () => [] });
  ben.depart();
  time.passed += DAY;
  await workshop.setAside(table, 'Wait.');
  time.passed += 4 * DAY;
  await workshop.bringBack(table, 'Go on.');
  await expect.poll(() => anna.around.at(-1)!.repairs).toHaveLength(2);
  expect(await anna.ask(replace())).toEqual(NOT_GONE);
  time.passed += 3 * DAY - 1;
  expect(await anna.ask(replace())).toEqual(NOT_GONE);
  time.passed += 1;
  await anna.must('table', replace());
});

test('who watches is not told since when players are gone, and replaces nobody', async () => {
  const { here, ben, table, time, replace, anna } = await evening('memory');
  ben.depart();
  time.passed += 5 * DAY;
  const eve = here.guest('Eve');
  await eve.must('table', { kind: 'open', table, invitation: here.vault.invitationTo(table) });
  expect(eve.around.at(-1)!.absences).toEqual([]);
  // Nor that anybody comes or goes, by a message that says nothing else.
  const [told, heard] = [anna.around.length, eve.around.length];
  const back = here.guest('Ben back');
  Object.assign(back, { player: ben.player });
  await back.must('table', { kind: 'open', table });
  for (let state = await stateFor(back, table); isToAct(state); state = await stateFor(back, table))
    await back.must('table', moveIn(state));
  back.depart();
  for (let state = await stateFor(anna, table); isToAct(state); state = await stateFor(anna, table))
    await anna.must('table', moveIn(state));
  expect(anna.around.length).toBeGreaterThan(told);
  expect(eve.around).toHaveLength(heard);
  time.passed += 5 * DAY;
  expect(await eve.ask(replace())).toEqual({ kind: 'cannot', reason: 'notSeated' });
  await anna.must('table', replace());
});

test('who has a seat knows which of the others are there, at every table; who only looks on does not', async () => {
  const { anna, ben, table, invitation, guest } = await begun();
  const max = guest('Max');
  await max.must('table', { kind: 'open', table, invitation });
  const here = () => [anna, ben, max].map(({ around }) => around.at(-1)!.here);
  expect(here()).toEqual([[0, 1], [0, 1], []]);
  const told = max.around.length;
  ben.depart();
  expect(anna.around.at(-1)!.here).toEqual([0]);
  const again = guest('Ben again');
  Object.assign(again, { player: ben.player });
  await again.must('table', { kind: 'open', table });
  expect([anna, again].map(({ around }) => around.at(-1)!.here)).toEqual([
    [0, 1],
    [0, 1],
  ]);
  // Not even that somebody came or went.
  expect(max.around).toHaveLength(told);
});

test('who looks again, or by another device, was there before: the others hear nothing of it', async () => {
  const { anna, ben, table, guest } = await begun();
  await expect.poll(() => anna.around.at(-1)!.here).toEqual([0, 1]);
  const told = anna.around.length;
  await ben.must('table', { kind: 'open', table });
  const again = guest('Ben again');
  Object.assign(again, { player: ben.player });
  await again.must('table', { kind: 'open', table });
  expect(again.around.at(-1)!.here).toEqual([0, 1]);
  again.depart();
  expect(anna.around).toHaveLength(told);
  ben.depart();
  expect(anna.around.at(-1)!.here).toEqual([0]);
});

describe.each(['memory', 'PostgreSQL'] as const)('of two servers on %s', (place) => {
  test('each knows who is there by the other, from when they come or sit down until they go', async () => {
    const open = await newPlace(place);
    const server = async () => {
      const storage = await open();
      onTestFinished(() => storage.close());
      return house(storage);
    };
    const { anna, ben, table } = await lobby(await server(), await server());
    const told = () => [anna, ben].map(({ around }) => around.at(-1)!.here);
    await expect.poll(told).toEqual([
      [0, 1],
      [0, 1],
    ]);
    await anna.must('table', { kind: 'start', id: commandId(), table });
    for (let state = await stateFor(anna, table); isToAct(state); state = await stateFor(anna, table))
      await anna.must('table', moveIn(state));
    await expect.poll(async () => isToAct(await stateFor(ben, table))).toBe(true);
    expect([anna.around.at(-1)!.absences, ...told()]).toEqual([[], [0, 1], [0, 1]]);
    ben.depart();
    await expect.poll(() => anna.around.at(-1)).toMatchObject({ here: [0], absences: [{ seat: 1 }] });
  });
});

test('after a move it is worked out once who is there, however many look on, and told to nobody who knows it', async () => {
  const { anna, ben, table, invitation, guest } = await begun();
  for (const name of ['Max', 'Eve']) await guest(name).must('table', { kind: 'open', table, invitation });
  const state = await stateFor(anna, table);
  const told = anna.around.length;
  const here = vi.spyOn(Presence.prototype, 'here', 'get');
  onTestFinished(() => here.mockRestore());
  await anna.must('table', moveIn(state));
  expect(here).toHaveBeenCalledTimes(1);
  expect([anna.around.length, ben.around.at(-1)!.here]).toEqual([told, [0, 1]]);
});

test('before it begins, too, one is there from when one sits down until one goes', async () => {
  const { anna, ben } = await lobby();
  await expect.poll(() => anna.around.at(-1)!.here).toEqual([0, 1]);
  ben.depart();
  expect(anna.around.at(-1)!.here).toEqual([0]);
});
