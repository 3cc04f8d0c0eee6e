import type { OnlineRequest } from '@riband/protocol';
import { describe, expect, test } from 'vitest';
import { type Guest, house } from '../../test/house.ts';
import { begun, CONTRIBUTION, commandId, create, lobby, playOut } from '../../test/playing.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';

const say = (table: string, text: string, id = commandId()): OnlineRequest => ({ kind: 'say', id, table, text });

const heard = ({ lines }: Guest) => lines.map(({ name, text }) => `${name}: ${text}`);

describe('what is said at a table', () => {
  test('is heard by who has a seat, once, and by who comes later; never by who watches', async () => {
    const { anna, ben, guest, table, invitation } = await begun();
    const eve = guest('Eve');
    await eve.must('table', { kind: 'open', table, invitation });
    const words = say(table, 'Ahoy');
    await anna.must('done', words);
    await anna.must('done', words);
    await ben.must('done', say(table, '  <b>bold</b> \u202E ?  '));
    for (const one of [anna, ben]) expect(heard(one)).toEqual(['Anna: Ahoy', 'Ben: <b>bold</b> ?']);
    expect(eve.lines).toEqual([]);
    expect(eve.texts.join()).not.toContain('Ahoy');
    const again = guest('Anna');
    await again.must('table', { kind: 'open', table });
    await expect.poll(() => heard(again)).toEqual(['Anna: Ahoy', 'Ben: <b>bold</b> ?']);
  });

  test('is no part of the record', async () => {
    const { anna, table, storage } = await begun();
    await anna.must('done', say(table, 'Ahoy'));
    expect(JSON.stringify(await storage.table(table))).not.toContain('Ahoy');
  });

  test('is not heard from whom one has blocked, who does not sit down at one’s tables either', async () => {
    const { anna, ben, table } = await begun();
    await anna.must('done', { kind: 'block', table, seat: 1, on: true });
    await ben.must('done', say(table, 'Boo'));
    expect(anna.lines).toEqual([]);
    expect(heard(ben)).toEqual(['Ben: Boo']);
    const other = await anna.opens(create());
    await ben.must('lobby', { kind: 'open', ...other });
    const sit = { kind: 'sit', id: commandId(), table: other.table, seat: 1, contribution: CONTRIBUTION } as const;
    expect(await ben.ask(sit)).toEqual({ kind: 'cannot', reason: 'notWelcome' });
    await anna.must('done', { kind: 'block', table, seat: 1, on: false });
    await ben.must('lobby', sit);
  });

  test('is not heard either if one blocks somebody while it is still read whom one has blocked before', async () => {
    const { anna, ben, table, storage } = await begun();
    const blockedBy = storage.blockedBy.bind(storage);
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    storage.blockedBy = async (player) => {
      storage.blockedBy = blockedBy;
      const before = await blockedBy(player);
      await slow;
      return before;
    };
    await anna.must('table', { kind: 'open', table });
    const blocked = anna.must('done', { kind: 'block', table, seat: 1, on: true });
    await new Promise(setImmediate);
    answer();
    await blocked;
    await ben.must('done', say(table, 'Boo'));
    expect(heard(ben)).toEqual(['Ben: Boo']);
    expect(anna.lines).toEqual([]);
  });

  test('is nothing once the host has closed it, until it is open again', async () => {
    const { anna, ben, table } = await begun();
    await anna.must('table', { kind: 'quiet', id: commandId(), table, closed: true });
    expect(ben.around.at(-1)).toMatchObject({ quiet: true, host: false });
    expect(await ben.ask(say(table, 'Ahoy'))).toEqual({ kind: 'cannot', reason: 'quiet' });
    await anna.must('table', { kind: 'quiet', id: commandId(), table, closed: false });
    await ben.must('done', say(table, 'Ahoy'));
  });
});

describe('a rematch', () => {
  test('is one table for all who ask, with the same bots, open to the same people without an invitation', async () => {
    const { anna, ben, guest, table, storage } = await begun();
    await playOut([anna, ben], table);
    const [one, other] = await Promise.all(
      [anna, ben].map((guest) => guest.must('rematch', { kind: 'rematch', table })),
    );
    expect(one).toEqual(other);
    expect(ben.around.at(-1)!.rematch).toBe(one!.table);
    for (const guest of [anna, ben]) await guest.must('lobby', { kind: 'open', table: one!.table });
    expect(await guest('Eve').ask({ kind: 'open', table: one!.table })).toEqual({ kind: 'missing' });
    expect((await storage.tablesOf(ben.player.id)).map((found) => found.table)).toContain(one!.table);
  });

  test('keeps everybody’s seat by the name that they had, whatever the others call themselves meanwhile', async () => {
    const { anna, ben, table, storage } = await begun();
    await playOut([anna, ben], table);
    await storage.names.change(ben.player.id, 'Anna');
    const renamed = house(storage).guest('Anna');
    Object.assign(renamed, { player: { ...ben.player, name: 'Anna' } });
    await renamed.must('table', { kind: 'open', table });
    const { table: next } = await renamed.must('rematch', { kind: 'rematch', table });
    const sit = (seat: number): OnlineRequest => ({
      ...{ kind: 'sit', id: commandId(), table: next, seat, contribution: CONTRIBUTION },
    });
    for (const guest of [anna, ben]) await guest.must('lobby', { kind: 'open', table: next });
    expect(await ben.ask(sit(1))).toEqual({ kind: 'cannot', reason: 'lookAlike' });
    const { lobby: there } = await anna.must('lobby', sit(0));
    expect(there.reserved).toEqual([null, { name: 'Ben', own: false }]);
  });

  test('keeps everybody’s seat until they come, with their quiet hours, or until the host clears it', async () => {
    const home = house();
    const [anna, ben, eve] = [home.guest('Anna'), home.guest('Ben'), home.guest('Eve')];
    const clock = { kind: 'hours', hours: 24 } as const;
    const { table, invitation } = await anna.opens({ ...create(), seats: 3, clock });
    const quietHours = { from: 1320, to: 420 };
    for (const [seat, one] of [anna, ben, eve].entries()) {
      await one.must('lobby', { kind: 'open', table, invitation });
      const hours = one === ben ? { quietHours } : {};
      await one.must('lobby', { kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION, ...hours });
    }
    await anna.must('table', { kind: 'start', id: commandId(), table });
    await playOut([anna, ben, eve], table);
    const { table: next } = await anna.must('rematch', { kind: 'rematch', table });
    const sit = (seat: number): OnlineRequest => ({
      ...{ kind: 'sit', id: commandId(), table: next, seat, contribution: CONTRIBUTION },
    });
    const kept = (name: string, own = false) => ({ name, own });
    const { lobby: there } = await eve.must('lobby', { kind: 'open', table: next });
    expect(there.reserved).toEqual([kept('Anna'), kept('Ben'), kept('Eve', true)]);
    for (const seat of [0, 1]) expect(await eve.ask(sit(seat))).toEqual({ kind: 'cannot', reason: 'reserved' });
    await anna.must('lobby', { kind: 'open', table: next });
    await anna.must('lobby', sit(0));
    const fill = { kind: 'fill', id: commandId(), table: next, seat: 2, bot: 'random' } as const;
    expect(await anna.ask(fill)).toEqual({ kind: 'cannot', reason: 'reserved' });
    await ben.must('lobby', { kind: 'open', table: next });
    await ben.must('lobby', sit(1));
    expect(await home.service.tableDataOf(ben.player)).toMatchObject([{ table: next, quietHours }, { table }]);
    const { lobby: cleared } = await anna.must('lobby', { kind: 'clear', id: commandId(), table: next, seat: 2 });
    expect(cleared.reserved).toBeUndefined();
    await anna.must('lobby', { ...fill, id: commandId() });
    await anna.must('table', { kind: 'start', id: commandId(), table: next });
  });

  test('is opened by the next who asks where a server died before it was', async () => {
    const storage = new MemoryStorage();
    const { anna, ben, table } = await begun(house(storage));
    await playOut([anna, ben], table);
    const write = storage.write.bind(storage);
    storage.write = async (appends) => {
      if (appends.some(({ founding }) => founding !== undefined)) throw new Error('the power is gone');
      return write(appends);
    };
    expect(await anna.ask({ kind: 'rematch', table })).toEqual({ kind: 'unavailable' });
    storage.write = write;
    const { table: next } = await ben.must('rematch', { kind: 'rematch', table });
    await anna.must('lobby', { kind: 'open', table: next });
  });

  test('waits for the end', async () => {
    const { anna, table } = await lobby();
    expect(await anna.ask({ kind: 'rematch', table })).toEqual({ kind: 'cannot', reason: 'notOver' });
  });
});

test('who comes back is told when they acted last', async () => {
  const { anna, ben, table } = await begun();
  expect((await ben.must('table', { kind: 'open', table })).state.acted).toBeNull();
  await playOut([anna, ben], table);
  const { state } = await ben.must('table', { kind: 'open', table });
  expect(state.acted).toBeGreaterThan(0);
  expect(state.acted).toBeLessThanOrEqual(state.entry);
});
