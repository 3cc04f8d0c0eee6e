import { expect, test } from 'vitest';
import { actAll, begun } from '../../test/evening.ts';
import { house } from '../../test/house.ts';
import { moveIn, playOut, stateFor } from '../../test/playing.ts';
import type { Notice } from '../push/push.ts';
import { Workshop } from '../repairs/workshop.ts';
import { PACE, SILENCE } from './messenger.ts';

test('who does not look on is told once that it is their turn, in the languages of their devices', async () => {
  const { push, anna, ben, table, homes } = await begun({ languages: ['en', 'fr', 'ru'] });
  await push.settle();
  expect(push.sent).toEqual([]);
  await ben.must('table', moveIn(await stateFor(ben, table)));
  ben.depart();
  await actAll(anna, table);
  await push.wait(3);
  await push.settle();
  expect(push.sent.map(({ to }) => to.slice(-2))).toEqual(['en', 'fr', 'ru']);
  const [english, french, russian] = push.sent;
  expect(english).toMatchObject({ title: 'Quayside', table });
  expect(english!.body).toMatch(/^Anna .+\. It is your turn\.$/);
  expect(french!.body).toMatch(/^Anna .+ C’est à vous de jouer\.$/);
  expect(russian!.body).toMatch(/^Anna .+ Ваш ход\.$/);
  expect(homes[0]!.warnings).toEqual([]);
});

test('several moves make one message, and it tells what everybody may know', async () => {
  const { push, anna, table } = await begun({ leaves: true });
  await actAll(anna, table);
  expect(push.sent).toEqual([]);
  await push.wait(1);
  expect(push.sent[0]!.body).toBe('Anna bids in secret. It is your turn.');
});

test('of several servers one tells it, and none if one of them has the player', async () => {
  const there = await begun({ servers: 3 });
  await there.ben.must('table', moveIn(await stateFor(there.ben, there.table)));
  await actAll(there.anna, there.table);
  await there.push.settle();
  expect(there.push.sent).toEqual([]);

  const gone = await begun({ servers: 3, leaves: true });
  // The others have the table in memory, too.
  for (const home of gone.homes) await stateFor(home.guest('Anna'), gone.table);
  await gone.push.wait(1);
  await gone.push.settle();
  expect(gone.push.sent).toHaveLength(1);
});

test('who left a table without a clock is told too', async () => {
  const { push, anna, table } = await begun({ clock: null, leaves: true });
  await actAll(anna, table);
  await push.wait(1);
});

test('nobody is told at tables with a live clock, or without a device', async () => {
  const live = { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } as const;
  for (const evening of [{ clock: live }, { languages: [] }]) {
    const { push, anna, table } = await begun({ ...evening, leaves: true });
    await actAll(anna, table);
    await push.settle();
    expect(push.sent).toEqual([]);
  }
});

test.each([
  ['gone', 0],
  ['failed', 1],
] as const)('of a device to which the message is %s, so many are left: %i', async (delivery, left) => {
  const { push, storage, anna, ben, table } = await begun();
  push.delivery = delivery;
  await ben.must('table', moveIn(await stateFor(ben, table)));
  ben.depart();
  await actAll(anna, table);
  await push.wait(1);
  await push.settle();
  await expect.poll(async () => (await storage.subscriptionsOf(ben.player.id)).length).toBe(left);
});

test('who is not there when a game ends is told', async () => {
  const { push, homes, table, ben, anna } = await begun();
  await playOut([anna, ben], table);
  await push.settle();
  expect(push.sent).toEqual([]);

  const broken = await begun({ leaves: true });
  await broken.push.wait(1);
  await new Workshop({ ...broken.homes[0]!.ports, telling: SILENCE, outages: () => [] }).end(broken.table, 'Enough.');
  await broken.push.wait(2);
  expect(broken.push.sent[1]!.body).toBe('The game was ended without a result.');
  expect(homes[0]!.warnings).toEqual([]);
});

test('a game that comes to its end is told to who did not see it', async () => {
  const { push, storage, homes, anna, ben, table } = await begun();
  const { id: player } = anna.player;
  await storage.sessions.add({ tokenHash: 'anna', player, expires: Number.MAX_SAFE_INTEGER });
  const device = { endpoint: 'https://push.example/anna', p256dh: '', auth: '', language: 'en', at: 1 };
  await storage.subscribe({ tokenHash: 'anna', player, ...device });
  for (const guest of [anna, ben]) guest.depart();
  for (let over = false; !over; )
    for (const name of ['Anna', 'Ben']) {
      const guest = homes[0]!.guest(name);
      await actAll(guest, table);
      over = (await stateFor(guest, table)).waiting.over;
      guest.depart();
      if (over) break;
    }
  const isLast = ({ body }: Notice) => body.endsWith('. The game is over.');
  await push.wait(1, isLast);
  await push.settle();
  expect(push.sent.filter(isLast)).toHaveLength(1);
  expect(homes[0]!.warnings).toEqual([]);
});

test('a storage that fails keeps nobody from playing', async () => {
  const { storage, push, anna, ben, table, homes } = await begun();
  storage.notices.lease = () => Promise.reject(new Error('the storage does not answer'));
  await ben.must('table', moveIn(await stateFor(ben, table)));
  ben.depart();
  await actAll(anna, table);
  await push.settle();
  await expect.poll(() => homes[0]!.warnings.length).toBeGreaterThan(0);
  expect(homes[0]!.warnings[0]).toContain('somebody could not be told');
  expect(push.sent).toEqual([]);
  const back = homes[0]!.guest('Ben');
  await actAll(back, table);
});

test('what a server did not live to tell is told by the next one', async () => {
  const { push, storage, anna, homes, table } = await begun({ leaves: true });
  await actAll(anna, table);
  await expect.poll(async () => (await storage.notices.due(Number.MAX_SAFE_INTEGER)).length).toBe(1);
  await homes[0]!.service.close();
  house(storage, { telling: push.tellingFrom(storage), clock: push.clock });
  await push.wait(1);
  expect(push.sent[0]!.body).toBe('Anna bids in secret. It is your turn.');
  expect(await storage.notices.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('what a server has leased and did not live to tell is told by another one, when the lease has run out', async () => {
  const { push, storage, anna, table } = await begun({ leaves: true });
  await actAll(anna, table);
  const planned = () => storage.notices.due(Number.MAX_SAFE_INTEGER);
  await expect.poll(async () => (await planned()).length).toBe(1);
  const [notice] = await planned();
  await storage.notices.lease(notice!, push.clock.now() + PACE.leaseMs);
  await push.settle(PACE.leaseMs - 30_000);
  expect(push.sent).toEqual([]);
  await push.settle(60_000);
  await expect.poll(() => push.sent.length).toBe(1);
  expect(await planned()).toEqual([]);
});

test('what is not so any more is not told', async () => {
  const { push, storage, anna, homes, table } = await begun({ leaves: true });
  await actAll(anna, table);
  const planned = () => storage.notices.due(Number.MAX_SAFE_INTEGER);
  await expect.poll(async () => (await planned()).length).toBe(1);
  const [notice] = await planned();
  await storage.notices.plan({ ...notice!, entry: notice!.entry + 100 });
  await push.settle();
  expect(push.sent).toEqual([]);
  expect(await planned()).toEqual([]);
  await storage.notices.plan({ ...notice!, table: 'nowhere' });
  await push.settle();
  expect(await planned()).toEqual([]);
  expect(homes[0]!.warnings).toEqual([]);
});

test('who is told by device and by mail is told once by each, though for a while nobody can read whether they have a mailbox', async () => {
  const { storage, push } = await begun({ mail: 'en', leaves: true });
  const { addressOf } = storage.notices;
  let fails = 1;
  storage.notices.addressOf = async (player) => {
    if (fails-- > 0) throw new Error('no answer');
    return addressOf.call(storage.notices, player);
  };
  await push.waitForLetters(1);
  expect(push.sent).toHaveLength(1);
  expect(fails).toBeLessThan(1);
});
