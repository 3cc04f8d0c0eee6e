import { quayside } from '@riband/example';
import { commitmentTo, drawAt, drawKey, hashOf, seeded } from '@riband/kernel';
import type { OnlineRequest } from '@riband/protocol';
import { drawProblem, firstWrongDraw, loadTable, type Save, verify } from '@riband/table';
import { describe, expect, test } from 'vitest';
import { house } from '../../test/house.ts';
import {
  begun,
  CONTRIBUTION,
  commandId,
  create,
  isToAct,
  lobby,
  moveIn,
  playOut,
  stateFor,
  tableIn,
} from '../../test/playing.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { contributionsTo } from '../record/lobby.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';

describe('a game', () => {
  test('is played to its end, every view with its hash; then the seed is told, and every draw follows from it', async () => {
    const { anna, ben, table, storage } = await begun();
    await playOut([anna, ben], table);
    for (const { view, hash } of [...anna.news, ...ben.news]) expect(hashOf(view)).toBe(hash);
    const fairness = await ben.must('fairness', { kind: 'fairness', table });
    const seed = Buffer.from(fairness.seed!, 'hex');
    expect(commitmentTo(seed)).toBe(fairness.commitment);
    const { known, table: played } = await tableIn(storage, table);
    expect(contributionsTo(known.lobby)).toEqual(fairness.contributions);
    const key = drawKey(
      seed,
      fairness.contributions.map((text) => Buffer.from(text, 'hex')),
    );
    expect(firstWrongDraw(played, (ply) => drawAt(key, table, ply))).toBeUndefined();
    expect(firstWrongDraw(played, (ply) => drawAt(key, 'another', ply))).toBeDefined();
  });

  test('can be taken home once it is over, and anybody can check it', async () => {
    const { anna, ben, table } = await begun();
    expect(await ben.ask({ kind: 'export', table })).toEqual({ kind: 'cannot', reason: 'notOver' });
    await playOut([anna, ben], table);
    const { text } = await ben.must('exported', { kind: 'export', table });
    const { table: played } = loadTable(() => quayside, text);
    const { fairness } = JSON.parse(text) as Save;
    expect(verify(played).map(({ verdict }) => verdict)).toEqual(['right']);
    expect(drawProblem(played, fairness!)).toBeUndefined();
    const other = fairness!.contributions.with(
      1,
      fairness!.contributions[1]!.replace(/./, (digit) => (digit === '0' ? '1' : '0')),
    );
    expect(drawProblem(played, { ...fairness!, contributions: other })).toContain('does not follow');
    expect(drawProblem(played, { ...fairness!, seed: fairness!.commitment })).toContain('committed to');
  });

  test('nobody hears the seed, or what others have added to it, before the end', async () => {
    const { anna, ben, table, storage, vault } = await begun();
    const stored = (await storage.table(table))!;
    const seed = Buffer.from(vault.open(table, stored.sealedSeed)).toString('hex');
    await anna.must('table', moveIn(await stateFor(anna, table)));
    const heard = [...anna.texts, ...ben.texts].join();
    expect(heard).not.toContain(seed);
    expect(JSON.stringify(stored)).not.toContain(seed);
  });

  test('a command that is sent again has one effect, and is answered again', async () => {
    const { anna, table, storage } = await begun();
    const move = moveIn(await stateFor(anna, table));
    const first = await anna.must('table', move);
    const { length } = (await storage.table(table))!.rows;
    const again = await Promise.all([anna.must('table', move), anna.must('table', move)]);
    expect((await storage.table(table))!.rows).toHaveLength(length);
    for (const { state } of again) expect(state.hash).toBe(first.state.hash);
  });

  test('nobody moves for another seat, watches with other eyes, or plays before it begins', async () => {
    const early = await lobby();
    const move = { kind: 'confirm', id: commandId(), table: early.table, seat: 0, seen: 0 } as const;
    expect(await early.anna.ask(move)).toEqual({ kind: 'cannot', reason: 'notBegun' });
    const { anna, ben, guest, table, invitation } = await begun();
    const moves = moveIn(await stateFor(anna, table));
    expect(await ben.ask(moves)).toEqual({ kind: 'cannot', reason: 'notYourSeat' });
    const eve = guest('Eve');
    const { state } = await eve.must('table', { kind: 'open', table, invitation });
    expect(state.seat).toBeNull();
    expect(state.choices).toEqual([]);
    expect(await eve.ask(moves)).toEqual({ kind: 'cannot', reason: 'notYourSeat' });
    expect((await eve.must('why', { kind: 'why', table, target: 'quay:0' })).reason).toBeNull();
  });

  test('what the table refuses is refused with the reason and the table as it is', async () => {
    const { anna, table } = await begun();
    const move = moveIn(await stateFor(anna, table));
    const wrong = { ...move, texts: ['cheat'] } as OnlineRequest;
    const { message, state } = await anna.must('refused', wrong);
    expect(message.key).toBe('table.refused.illegal');
    expect(state.log.lines).toEqual([]);
  });

  test('what was refused is refused again when it is sent again, though it could be done by now; on any server', async () => {
    const { anna, ben, table, storage } = await begun();
    const state = await stateFor(ben, table);
    const early = { kind: 'confirm', id: commandId(), table, seat: 1, seen: state.entry } as const;
    const { message } = await ben.must('refused', early);
    await ben.must('table', { ...moveIn(state), confirm: false } as OnlineRequest);
    expect((await ben.must('refused', { ...early, seen: state.entry + 1 })).message).toEqual(message);
    const there = house(storage).guest('Ben');
    await there.must('table', { kind: 'open', table });
    expect((await there.must('refused', early)).message).toEqual(message);
    expect((await storage.table(table))!.rows.some(({ command }) => command === early.id)).toBe(false);
    await playOut([anna, ben], table);
  });

  test('who leaves at once after a move gets both answers, and no news any more', async () => {
    const { anna, ben, table } = await begun();
    const move = moveIn(await stateFor(anna, table));
    const answers = await Promise.all([anna.ask(move), anna.ask({ kind: 'leave', table })]);
    expect(answers.map(({ kind }) => kind)).toEqual(['table', 'done']);
    const heard = anna.texts.length;
    const state = await stateFor(ben, table);
    if (isToAct(state)) await ben.must('table', moveIn(state));
    expect(anna.texts).toHaveLength(heard);
    expect(await anna.ask(move)).toEqual({ kind: 'missing' });
  });

  test('who comes back finds it where it is, after a restart too', async () => {
    const { anna, ben, table, storage } = await begun();
    await anna.must('table', moveIn(await stateFor(anna, table)));
    const before = await stateFor(ben, table);
    const later = house(storage);
    const after = await stateFor(later.guest('Ben'), table);
    expect(after).toEqual(before);
    expect(later.warnings).toEqual([]);
  });

  test('against bots it goes on by itself, and one hears of every move', async () => {
    const home = house();
    const anna = home.guest('Anna');
    const { lobby: made } = await anna.must('created', { ...create(), seats: 3, options: {} });
    const { table } = made;
    await anna.must('lobby', { kind: 'open', table });
    await anna.must('lobby', { kind: 'sit', id: commandId(), table, seat: 1, contribution: CONTRIBUTION });
    await anna.must('lobby', { kind: 'fill', id: commandId(), table, seat: 0, bot: 'random' });
    await anna.must('lobby', { kind: 'fill', id: commandId(), table, seat: 2, bot: 'greedy' });
    await anna.must('table', { kind: 'start', id: commandId(), table });
    const random = seeded(5);
    for (;;) {
      const state = await stateFor(anna, table);
      if (state.waiting.over) break;
      if (isToAct(state)) await anna.must('table', moveIn(state, random));
      else await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(anna.news.length).toBeGreaterThan(5);
    expect(home.warnings).toEqual([]);
    const { table: played } = await tableIn(home.storage, table);
    const bots = played.entries.filter((entry) => entry.kind === 'move' && entry.seat !== 1);
    expect(bots.every(({ command }) => command?.startsWith('bot-'))).toBe(true);
  });
});

describe('several servers with one storage', () => {
  test('play one game, and everybody hears of everything', async () => {
    const storage = new MemoryStorage();
    const [here, there] = [house(storage), house(storage)];
    const { anna, table } = await begun(here);
    const ben = there.guest('Ben');
    await playOut([anna, ben], table);
    const { table: played } = await tableIn(storage, table);
    expect(played.over).toBe(true);
    expect(ben.news.length).toBeGreaterThan(0);
    expect([...here.warnings, ...there.warnings]).toEqual([]);
  });
});

test('a server that is closed while it looks at its tables does not look again', async () => {
  let later: (() => void)[] = [];
  const clock: Clock = {
    ...systemClock,
    after(_, run) {
      later.push(run);
      return () => {
        later = later.filter((one) => one !== run);
      };
    },
  };
  const storage = new MemoryStorage();
  const { service } = house(storage, { clock });
  let goOn = (): void => {};
  const isLooking = new Promise<void>((looking) => {
    storage.dueTables = () => {
      looking();
      return new Promise((resolve) => {
        goOn = () => resolve([]);
      });
    };
  });
  for (const run of later.splice(0)) run();
  await isLooking;
  await service.close();
  goOn();
  await new Promise((resolve) => setImmediate(resolve));
  expect(later).toEqual([]);
});
