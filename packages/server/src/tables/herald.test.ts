import { expect, test } from 'vitest';
import { type Guest, house } from '../../test/house.ts';
import { CONTRIBUTION, CREATE, isToAct, moveIn, playOut, stateFor } from '../../test/playing.ts';
import type { Delivery, Notice, Push } from '../push/push.ts';
import { Workshop } from '../repairs/workshop.ts';
import { MemoryStorage } from '../storage/memory.ts';

const passed = () => new Promise((resolve) => setTimeout(resolve, 120));

/** Keeps what is sent. */
class Mailbox implements Push {
  readonly publicKey = 'key';
  pauseMs = 30;
  readonly sent: (Notice & { readonly to: string })[] = [];
  delivery: Delivery = 'sent';
  accepts = () => true;
  send = async ({ endpoint }: { readonly endpoint: string }, notice: Notice): Promise<Delivery> => {
    this.sent.push({ ...notice, to: endpoint });
    return this.delivery;
  };
}

const HOURS = { kind: 'hours', hours: 24 } as const;

interface Evening {
  readonly clock?: typeof HOURS | null;
  readonly servers?: number;
  readonly languages?: readonly string[];
  readonly leaves?: boolean;
  readonly pauseMs?: number;
}

/** Anna and Ben begin a game, each at the first and the last of so many servers; Ben has a device for each of these languages, and may leave before. */
async function begun({ clock = HOURS, servers = 1, languages = ['en'], leaves = false, pauseMs = 30 }: Evening = {}) {
  const [storage, push] = [new MemoryStorage(), new Mailbox()];
  push.pauseMs = pauseMs;
  const homes = Array.from({ length: servers }, () => house(storage, { push }));
  const [anna, ben] = [homes[0]!.guest('Anna'), homes.at(-1)!.guest('Ben')];
  for (const language of languages) {
    const tokenHash = `session ${language}`;
    await storage.addSession({ tokenHash, player: ben.player.id, expires: Number.MAX_SAFE_INTEGER });
    const device = { endpoint: `https://push.example/${language}`, p256dh: '', auth: '', language, at: 1 };
    await storage.subscribe({ tokenHash, player: ben.player.id, ...device });
  }
  const { lobby, invitation } = await anna.must('created', { ...CREATE, clock });
  const { table } = lobby;
  for (const [seat, guest] of [anna, ben].entries()) {
    await guest.must('lobby', { kind: 'open', table, invitation });
    await guest.must('lobby', { kind: 'sit', table, seat, contribution: CONTRIBUTION });
  }
  if (leaves) ben.depart();
  await anna.must('table', { kind: 'start', table });
  return { storage, push, homes, anna, ben, table };
}

/** Everything that somebody can do now. */
async function actAll(guest: Guest, table: string): Promise<void> {
  for (let state = await stateFor(guest, table); isToAct(state); state = await stateFor(guest, table))
    await guest.must('table', moveIn(state));
}

test('who does not look on is told once that it is their turn, in the languages of their devices', async () => {
  const { push, anna, ben, table, homes } = await begun({ languages: ['en', 'fr', 'ru'] });
  await passed();
  expect(push.sent).toEqual([]);
  await ben.must('table', moveIn(await stateFor(ben, table)));
  ben.depart();
  await actAll(anna, table);
  await expect.poll(() => push.sent.length).toBe(3);
  await passed();
  expect(push.sent.map(({ to }) => to.slice(-2))).toEqual(['en', 'fr', 'ru']);
  const [english, french, russian] = push.sent;
  expect(english).toMatchObject({ title: 'Quayside', table });
  expect(english!.body).toMatch(/^Anna .+\. It is your turn\.$/);
  expect(french!.body).toMatch(/^Anna .+ C’est à vous de jouer\.$/);
  expect(russian!.body).toMatch(/^Anna .+ Ваш ход\.$/);
  expect(homes[0]!.warnings).toEqual([]);
});

test('several moves make one message, and it tells what everybody may know', async () => {
  const { push, anna, table } = await begun({ leaves: true, pauseMs: 300 });
  await actAll(anna, table);
  expect(push.sent).toEqual([]);
  await expect.poll(() => push.sent.length).toBe(1);
  expect(push.sent[0]!.body).toBe('Anna bids in secret. It is your turn.');
});

test('of several servers one tells it, and none if one of them has the player', async () => {
  const there = await begun({ servers: 3 });
  await there.ben.must('table', moveIn(await stateFor(there.ben, there.table)));
  await actAll(there.anna, there.table);
  await passed();
  expect(there.push.sent).toEqual([]);

  const gone = await begun({ servers: 3, leaves: true });
  // The others have the table in memory, too.
  for (const home of gone.homes) await stateFor(home.guest('Anna'), gone.table);
  await expect.poll(() => gone.push.sent.length).toBe(1);
  await passed();
  expect(gone.push.sent).toHaveLength(1);
});

test('nobody is told at tables without a clock, or without a device', async () => {
  for (const evening of [{ clock: null }, { languages: [] }]) {
    const { push, anna, table } = await begun({ ...evening, leaves: true });
    await actAll(anna, table);
    await passed();
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
  await expect.poll(() => push.sent.length).toBe(1);
  await passed();
  expect(await storage.subscriptionsOf(ben.player.id)).toHaveLength(left);
});

test('who is not there when a game ends is told', async () => {
  const { push, homes, table, ben, anna } = await begun();
  await playOut([anna, ben], table);
  await passed();
  expect(push.sent).toEqual([]);

  const broken = await begun({ leaves: true });
  await expect.poll(() => broken.push.sent.length).toBe(1);
  await new Workshop({ ...broken.homes[0]!.ports, push: null, outages: () => [] }).end(broken.table, 'Enough.');
  await expect.poll(() => broken.push.sent.length).toBe(2);
  expect(broken.push.sent[1]!.body).toBe('The game was ended without a result.');
  expect(homes[0]!.warnings).toEqual([]);
});

test('a game that comes to its end is told to who did not see it', async () => {
  const { push, storage, homes, anna, ben, table } = await begun();
  const { id: player } = anna.player;
  await storage.addSession({ tokenHash: 'anna', player, expires: Number.MAX_SAFE_INTEGER });
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
  const last = () => push.sent.filter(({ body }) => body.endsWith('. The game is over.'));
  await expect.poll(() => last().length).toBe(1);
  await passed();
  expect(last()).toHaveLength(1);
  expect(homes[0]!.warnings).toEqual([]);
});

test('a storage that fails keeps nobody from playing', async () => {
  const { storage, push, anna, ben, table, homes } = await begun();
  storage.claimNotice = () => Promise.reject(new Error('the storage does not answer'));
  await ben.must('table', moveIn(await stateFor(ben, table)));
  ben.depart();
  await actAll(anna, table);
  await expect.poll(() => homes[0]!.warnings.length).toBeGreaterThan(0);
  expect(homes[0]!.warnings[0]).toContain('a device could not be told');
  expect(push.sent).toEqual([]);
  const back = homes[0]!.guest('Ben');
  await actAll(back, table);
});
