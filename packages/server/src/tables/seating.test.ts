import { commitmentTo } from '@riband/kernel';
import type { OnlineAnswer, OnlineRequest } from '@riband/protocol';
import { describe, expect, test } from 'vitest';
import { house } from '../../test/house.ts';
import { changed } from '../../test/plants.ts';
import { begun, CONTRIBUTION, commandId, create, lobby, playOut } from '../../test/playing.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import type { Storage } from '../storage/storage.ts';

test('a clock rests for twelve hours a day and no longer', async () => {
  const { guest } = house();
  const anna = guest('Anna');
  const { table } = await anna.opens({ ...create(), clock: { kind: 'hours', hours: 24 } });
  await anna.must('lobby', { kind: 'open', table });
  const sit = (from: number, to: number) =>
    anna.ask({
      ...{ kind: 'sit', id: commandId(), table, seat: 0, contribution: CONTRIBUTION },
      quietHours: { from, to },
    });
  expect(await sit(0, 1439)).toEqual({ kind: 'cannot', reason: 'longQuiet' });
  expect(await sit(1200, 481)).toEqual({ kind: 'cannot', reason: 'longQuiet' });
  expect(await sit(1200, 480)).toMatchObject({ kind: 'lobby', lobby: { seat: 0 } });
});

test('bots do not play among themselves', async () => {
  const { guest } = house();
  const anna = guest('Anna');
  const { table } = await anna.opens(create());
  await anna.must('lobby', { kind: 'open', table });
  for (const seat of [0, 1]) await anna.must('lobby', { kind: 'fill', id: commandId(), table, seat, bot: 'random' });
  expect(await anna.ask({ kind: 'start', id: commandId(), table })).toEqual({ kind: 'cannot', reason: 'botsOnly' });
  await anna.must('lobby', { kind: 'clear', id: commandId(), table, seat: 0 });
  await anna.must('lobby', { kind: 'sit', id: commandId(), table, seat: 0, contribution: CONTRIBUTION });
  await anna.must('table', { kind: 'start', id: commandId(), table });
});

test('who has started thirty tables waits until one of them is over', async () => {
  const { guest } = house();
  const anna = guest('Anna');
  const started = async () => {
    const { table } = await anna.opens({ ...create(), seats: 2 });
    await anna.must('lobby', { kind: 'open', table });
    await anna.must('lobby', { kind: 'sit', id: commandId(), table, seat: 0, contribution: CONTRIBUTION });
    await anna.must('lobby', { kind: 'fill', id: commandId(), table, seat: 1, bot: 'random' });
    return { table, answer: await anna.ask({ kind: 'start', id: commandId(), table }) };
  };
  const first = await started();
  for (let more = 1; more < 30; more++) expect((await started()).answer.kind).toBe('table');
  const { table, answer } = await started();
  expect(answer).toEqual({ kind: 'cannot', reason: 'tooMany' });
  await playOut([anna], first.table);
  await anna.must('table', { kind: 'start', id: commandId(), table });
});

test('a table whose host wants to be forgotten is closed before it begins, and goes on once it has', async () => {
  const home = house();
  const anna = home.guest('Anna');
  const waiting = await lobby(home);
  const { ben } = waiting;
  const { table } = await anna.opens({ ...create(), listed: true });
  await ben.must('lobby', { kind: 'open', table });
  await ben.must('lobby', { kind: 'sit', id: commandId(), table, seat: 0, contribution: CONTRIBUTION });
  await waiting.anna.must('table', { kind: 'start', id: commandId(), table: waiting.table });
  await home.service.forget(anna.player);
  await expect.poll(() => ben.around.at(-1)?.ended).toBe(true);
  expect((await ben.must('tables', { kind: 'listed' })).tables).toEqual([]);
  const notes = (await ben.must('tables', { kind: 'mine' })).tables;
  expect(new Map(notes.map((note) => [note.table, note.phase]))).toEqual(
    new Map([
      [table, 'closed'],
      [waiting.table, 'running'],
    ]),
  );
});

describe('before it begins', () => {
  test('a link lets others in; everybody sees who sits where, and nobody what they add to the draws', async () => {
    const { anna, ben, table } = await lobby();
    expect(anna.lobbies.at(-1)).toMatchObject({
      table,
      host: true,
      seat: 0,
      chairs: [{ name: 'Anna' }, { name: 'Ben' }],
    });
    const { lobby: seen } = await ben.must('lobby', { kind: 'open', table });
    expect(seen).toMatchObject({ host: false, seat: 1 });
    expect(ben.texts.join()).not.toContain(CONTRIBUTION);
    expect(await ben.must('fairness', { kind: 'fairness', table })).toMatchObject({ contributions: [], seed: null });
  });

  test('without the link a table is not there, nor is one that never was', async () => {
    const { guest, table } = await lobby();
    const eve = guest('Eve');
    const answers: OnlineAnswer[] = [];
    for (const id of [table, 'nowhere'])
      for (const request of [
        { kind: 'open', table: id },
        { kind: 'open', table: id, invitation: 'guess' },
        { kind: 'sit', id: commandId(), table: id, seat: 1, contribution: CONTRIBUTION },
        { kind: 'fairness', table: id },
        { kind: 'history', table: id },
        { kind: 'start', id: commandId(), table: id },
        { kind: 'leave', table: id },
      ] as const)
        answers.push(await eve.ask(request));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"kind":"missing"}']));
  });

  test('a seat is taken once; one person has one; only the host fills and starts', async () => {
    const { guest, anna, ben, table, invitation } = await lobby();
    const eve = guest('Eve');
    await eve.must('lobby', { kind: 'open', table, invitation });
    const sit = (seat: number): OnlineRequest => ({
      kind: 'sit',
      id: commandId(),
      table,
      seat,
      contribution: CONTRIBUTION,
    });
    expect(await eve.ask(sit(1))).toEqual({ kind: 'cannot', reason: 'taken' });
    expect(await eve.ask(sit(2))).toEqual({ kind: 'cannot', reason: 'noSuchSeat' });
    expect(await ben.ask(sit(0))).toEqual({ kind: 'cannot', reason: 'seated' });
    expect(await ben.ask({ kind: 'start', id: commandId(), table })).toEqual({ kind: 'cannot', reason: 'notHost' });
    await ben.must('lobby', { kind: 'rise', id: commandId(), table });
    expect(await ben.ask({ kind: 'fill', id: commandId(), table, seat: 1, bot: 'random' })).toEqual({
      kind: 'cannot',
      reason: 'notHost',
    });
    expect(await anna.ask({ kind: 'start', id: commandId(), table })).toEqual({ kind: 'cannot', reason: 'empty' });
    await eve.must('lobby', sit(1));
    expect((await eve.must('lobby', sit(1))).lobby.seat).toBe(1);
  });

  test('nobody sits down beside somebody whose name looks the same, unless they are the same', async () => {
    const { guest, table, invitation, ben } = await lobby();
    await ben.must('lobby', { kind: 'rise', id: commandId(), table });
    const sit = () => ({ kind: 'sit', id: commandId(), table, seat: 1, contribution: CONTRIBUTION }) as const;
    // Names of players who came before such names were refused.
    for (const name of ['anna', '\u0410nna', 'Anna\u3164']) {
      const other = guest(name);
      await other.must('lobby', { kind: 'open', table, invitation });
      expect(await other.ask(sit())).toEqual({ kind: 'cannot', reason: 'lookAlike' });
    }
    for (const name of ['Anna', 'Anna 2']) {
      const other = guest(name);
      await other.must('lobby', { kind: 'open', table, invitation });
      if (name === 'Anna') await other.must('lobby', { kind: 'rise', id: commandId(), table });
      await other.must('lobby', { ...sit(), seat: name === 'Anna' ? 0 : 1 });
    }
  });

  test('nobody gets a name beside its owner by changing theirs while they sit down', async () => {
    const storage = new MemoryStorage();
    const { ben, table } = await lobby(house(storage));
    await ben.must('lobby', { kind: 'rise', id: commandId(), table });
    await storage.names.change(ben.player.id, 'Benno');
    const blockedBy = storage.blockedBy.bind(storage);
    storage.blockedBy = async (player) => {
      await storage.names.change(ben.player.id, 'Anna');
      return blockedBy(player);
    };
    await ben.must('lobby', { kind: 'sit', id: commandId(), table, seat: 1, contribution: CONTRIBUTION });
    expect((await storage.table(table))!.members.map(({ name }) => name)).toEqual(['Anna', 'Benno']);
  });

  test('of two who sit down at once one has the seat, on whichever server they are', async () => {
    const storage = new MemoryStorage();
    const [here, there] = [house(storage), house(storage)];
    const { anna, ben, table, invitation } = await lobby(here);
    await ben.must('lobby', { kind: 'rise', id: commandId(), table });
    const eve = there.guest('Eve');
    await eve.must('lobby', { kind: 'open', table, invitation });
    const sit: OnlineRequest = { kind: 'sit', id: commandId(), table, seat: 1, contribution: CONTRIBUTION };
    const answers = await Promise.all([ben.ask(sit), eve.ask({ ...sit, id: commandId() })]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['cannot', 'lobby']);
    expect((await anna.must('lobby', { kind: 'open', table })).lobby.chairs).not.toContain(null);
  });

  test('who has not heard yet what happens on other servers is refused nothing because of it', async () => {
    const storage = new MemoryStorage();
    const deaf = house(changed<Storage, 'listen'>(storage, 'listen', () => () => {}));
    const { anna, table } = await lobby(deaf, house(storage));
    await anna.must('table', { kind: 'start', id: commandId(), table });
  });

  test('a table is opened once, however often it is asked for with the same id, and on whichever server', async () => {
    const storage = new MemoryStorage();
    const [here, there] = [house(storage).guest('Anna'), house(storage).guest('Anna')];
    const request = create();
    const answers = await Promise.all([here.ask(request), there.ask(request), here.ask(request)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await there.must('tables', { kind: 'mine' })).tables).toHaveLength(1);
    await here.must('created', { ...request, id: commandId() });
    expect((await there.must('tables', { kind: 'mine' })).tables).toHaveLength(2);
    const other = await house(storage).guest('Ben').must('created', request);
    expect(JSON.stringify(answers)).not.toContain(other.lobby.table);
  });

  test('the host finds the link on every device, and of a rematch too; nobody else is told it', async () => {
    const { anna, ben, table, invitation, guest } = await begun();
    const { lobby: made } = await anna.must('created', create());
    expect((await guest('Anna').must('lobby', { kind: 'open', table: made.table })).lobby.invitation).toBeTruthy();
    await playOut([anna, ben], table);
    const { table: next } = await anna.must('rematch', { kind: 'rematch', table });
    const { lobby: again } = await anna.must('lobby', { kind: 'open', table: next });
    await guest('Eve').must('lobby', { kind: 'open', table: next, invitation: again.invitation ?? '' });
    expect((await ben.must('lobby', { kind: 'open', table: next })).lobby.invitation).toBeNull();
    for (const secret of [invitation, again.invitation]) expect(ben.texts.join()).not.toContain(secret);
  });

  test('what is asked for again with the same id is not done again, whatever has happened since', async () => {
    const { anna, ben, table } = await lobby();
    const clear = { kind: 'clear', id: commandId(), table, seat: 1 } as const;
    await anna.must('lobby', clear);
    await ben.must('lobby', { kind: 'sit', id: commandId(), table, seat: 1, contribution: CONTRIBUTION });
    expect((await anna.must('lobby', clear)).lobby.chairs[1]).toMatchObject({ name: 'Ben' });
    await ben.must('lobby', { kind: 'rise', id: commandId(), table });
    const fill = { kind: 'fill', id: commandId(), table, seat: 1, bot: 'random' } as const;
    for (let times = 0; times < 2; times++) await anna.must('lobby', fill);
    const start = { kind: 'start', id: commandId(), table } as const;
    for (let times = 0; times < 2; times++) await anna.must('table', start);
  });

  test.each([
    [{ game: 'chess' }, 'no game'],
    [{ seats: 9 }, '2 to 4 seats'],
    [{ options: { rounds: 99 } }, 'rounds'],
  ])('a table of %j is refused', async (wrong, problem) => {
    const anna = house().guest('Anna');
    const request = { ...create(), options: {}, ...wrong } as OnlineRequest;
    expect((await anna.must('failed', request)).problem).toContain(problem);
  });
});

describe('a table that its host closes before it begins', () => {
  test('is over for all, on whichever server and however often it is asked, and tells its seed', async () => {
    const storage = new MemoryStorage();
    const [here, there] = [house(storage), house(storage)];
    const { anna, ben, table, invitation } = await lobby(here);
    const eve = there.guest('Eve');
    await eve.must('lobby', { kind: 'open', table, invitation });
    const close = { kind: 'close', id: commandId(), table } as const;
    expect(await ben.ask({ ...close, id: commandId() })).toEqual({ kind: 'cannot', reason: 'notHost' });
    for (let times = 0; times < 2; times++) await anna.must('lobby', close);
    expect(await anna.ask({ ...close, id: commandId() })).toEqual({ kind: 'cannot', reason: 'ended' });
    for (const guest of [anna, ben, eve])
      await expect
        .poll(() => guest.around.at(-1))
        .toMatchObject({ ended: true, repairs: [{ repair: 'closed', notice: '' }] });
    const { rows } = (await storage.table(table))!;
    expect(rows.filter(({ text }) => text.includes('closed'))).toHaveLength(1);
    const { seed, commitment } = await ben.must('fairness', { kind: 'fairness', table });
    expect(commitmentTo(Buffer.from(seed!, 'hex'))).toBe(commitment);
    for (const kind of ['start', 'rise'] as const)
      expect(await anna.ask({ kind, id: commandId(), table })).toEqual({ kind: 'cannot', reason: 'ended' });
    expect(await ben.ask({ kind: 'rematch', table })).toEqual({ kind: 'cannot', reason: 'notOver' });
  });

  test('leaves the open tables, and stands as closed among those of who sat there', async () => {
    const home = house();
    const [anna, ben] = [home.guest('Anna'), home.guest('Ben')];
    const { table } = await anna.opens({ ...create(), listed: true });
    for (const guest of [anna, ben]) await guest.must('lobby', { kind: 'open', table });
    await ben.must('lobby', { kind: 'sit', id: commandId(), table, seat: 1, contribution: CONTRIBUTION });
    expect((await ben.must('tables', { kind: 'listed' })).tables).toHaveLength(1);
    await anna.must('lobby', { kind: 'close', id: commandId(), table });
    expect((await ben.must('tables', { kind: 'listed' })).tables).toEqual([]);
    for (const guest of [anna, ben])
      expect((await guest.must('tables', { kind: 'mine' })).tables).toMatchObject([{ table, phase: 'closed' }]);
    // Whoever follows the link later is told, and so is a server that has just started.
    const late = house(home.storage).guest('Late');
    await late.must('lobby', { kind: 'open', table });
    expect(late.around.at(-1)).toMatchObject({ ended: true, repairs: [{ repair: 'closed' }] });
    await home.service.forget(ben.player);
    expect((await home.storage.table(table))!.rows).toHaveLength(3);
  });
});
