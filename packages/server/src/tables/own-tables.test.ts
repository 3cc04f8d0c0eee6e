import { expect, test } from 'vitest';
import { house } from '../../test/house.ts';
import { begun, CONTRIBUTION, commandId, create, isToAct, moveIn, stateFor } from '../../test/playing.ts';

/** A game that waits for Anna and Ben, and behind it more than a list holds that Anna has opened and closed. */
async function longList() {
  const all = await begun(house());
  for (let index = 0; index < 120; index++) {
    const { table } = await all.anna.opens(create());
    await all.anna.must('lobby', { kind: 'open', table });
    await all.anna.must('lobby', { kind: 'close', id: commandId(), table });
  }
  return all;
}

test('a game that waits for long stands before those that are over, and all of these are found', async () => {
  const { anna, table } = await longList();
  const first = await anna.must('tables', { kind: 'mine' });
  expect(first.tables[0]).toMatchObject({ table, phase: 'running' });
  expect(first).toMatchObject({ next: 100 });
  const { tables: older, next } = await anna.must('tables', { kind: 'mine', from: 100 });
  expect(next).toBeUndefined();
  expect(new Set([...first.tables, ...older].map((note) => note.table)).size).toBe(121);
});

test('who wants to be forgotten is given up everywhere, and gets a list of all their tables before', async () => {
  const { anna, ben, service, table } = await longList();
  expect(await service.tableDataOf(anna.player)).toHaveLength(121);
  await service.forget(anna.player);
  await expect.poll(() => ben.around.at(-1)?.standIns).toEqual([0]);
  expect((await ben.must('table', { kind: 'open', table })).state.holders[0]).toMatchObject({ kind: 'bot' });
});

test('with one’s tables come the quiet hours that one has given there, and nobody else’s', async () => {
  const { guest, service } = house();
  const [anna, ben] = [guest('Anna'), guest('Ben')];
  const { table, invitation } = await anna.opens({ ...create(), clock: { kind: 'hours', hours: 24 } });
  const quietHours = { from: 1320, to: 420 };
  for (const [seat, one] of [anna, ben].entries()) {
    await one.must('lobby', { kind: 'open', table, invitation });
    const hours = one === anna ? { quietHours } : {};
    await one.must('lobby', { kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION, ...hours });
  }
  expect(await service.tableDataOf(anna.player)).toMatchObject([{ table, seat: 0, quietHours }]);
  expect(JSON.stringify(await service.tableDataOf(ben.player))).not.toContain('quietHours');
});

test('of a table that somebody has left nothing is told that goes on there without them', async () => {
  const { guest, service } = house();
  const [anna, ben, eve] = [guest('Anna'), guest('Ben'), guest('Eve')];
  const { table, invitation } = await anna.opens({ ...create(), watching: 'nobody' });
  const at = (seat: number) => ({ kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION }) as const;
  for (const one of [anna, ben, eve]) await one.must('lobby', { kind: 'open', table, invitation });
  await anna.must('lobby', at(0));
  await eve.must('lobby', at(1));
  await eve.must('lobby', { kind: 'rise', id: commandId(), table });
  await ben.must('lobby', at(1));
  await anna.must('table', { kind: 'start', id: commandId(), table });
  expect(await service.tableDataOf(eve.player)).toEqual([{ table, game: 'example' }]);
  expect(await service.tableDataOf(ben.player)).toMatchObject([{ table, seat: 1, phase: 'running' }]);
});

test('who is asked to go back finds it among their games, until they have answered', async () => {
  const { anna, ben, table } = await begun();
  for (let { turn } = await stateFor(anna, table); turn < 2; { turn } = await stateFor(anna, table))
    for (const one of [anna, ben]) {
      const state = await stateFor(one, table);
      if (isToAct(state)) await one.must('table', moveIn(state));
    }
  const answers = async () => (await ben.must('tables', { kind: 'mine' })).tables[0]?.answers;
  expect(await answers()).toBeUndefined();
  const { state } = await anna.must('table', { kind: 'ask', id: commandId(), table, seat: 0, turn: 1 });
  expect(await answers()).toEqual([1]);
  const request = state.request!.number;
  await ben.must('table', { kind: 'answer', id: commandId(), table, seat: 1, request, agree: false });
  expect(await answers()).toBeUndefined();
});
