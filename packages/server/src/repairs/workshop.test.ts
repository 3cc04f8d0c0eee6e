import { findGameOf } from '@riband/catalog';
import { commitmentTo } from '@riband/kernel';
import { loadTable, TableError } from '@riband/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASES, realDatabases } from '../../test/databases.ts';
import { house } from '../../test/house.ts';
import { begun, commandId, moveIn, playOut, stateFor } from '../../test/playing.ts';
import { PlayingRules } from '../rules/playing.ts';
import { Committer } from '../storage/committer.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import type { Storage } from '../storage/storage.ts';
import { Workshop } from './workshop.ts';

const { newPlace } = realDatabases();

function workshopOn(storage: Storage, { ports }: ReturnType<typeof house>): Workshop {
  const committer = new Committer(storage, ports.clock);
  return new Workshop({ ...ports, storage, committer, rules: new PlayingRules(), outages: () => [] });
}

describe.each(DATABASES)('on %s, while a server runs', (place) => {
  async function running() {
    const open = await newPlace(place);
    const [one, other] = [await open(), await open()];
    onTestFinished(async () => {
      await one.close();
      await other.close();
    });
    const home = house(one);
    return { ...(await begun(home)), workshop: workshopOn(other, home) };
  }

  test('a table is set aside with a notice: nobody plays, all are told; brought back, it goes on to its end', async () => {
    const { anna, ben, table, workshop } = await running();
    const move = moveIn(await stateFor(anna, table));
    await workshop.setAside(table, 'We look into it.');
    await expect.poll(() => ben.around.at(-1)!.aside, { timeout: 10_000 }).toBe(true);
    expect(ben.around.at(-1)!.repairs).toEqual([
      { repair: 'setAside', at: expect.any(Number), entry: expect.any(Number), seat: null, notice: 'We look into it.' },
    ]);
    expect(await anna.ask(move)).toEqual({ kind: 'cannot', reason: 'aside' });
    expect(await anna.ask({ kind: 'open', table })).toEqual({ kind: 'cannot', reason: 'aside' });
    await anna.must('done', { kind: 'say', id: commandId(), table, text: 'And now?' });
    await expect(workshop.setAside(table, 'Again.')).rejects.toThrow('already');
    expect(await workshop.look(table)).toMatchObject({ isAside: true, brokenAt: null, known: { phase: 'running' } });
    await workshop.bringBack(table, '');
    await playOut([anna, ben], table);
    expect(anna.around.at(-1)).toMatchObject({ aside: false, ended: false });
    expect(await workshop.verify(table)).toEqual([]);
    await expect(workshop.end(table, 'Too late.')).rejects.toThrow('is over');
  });

  test('a move that comes at the same moment as a repair is made before it or not at all', async () => {
    const { anna, table, workshop, storage } = await running();
    const move = moveIn(await stateFor(anna, table));
    const [answer] = await Promise.all([anna.ask(move), workshop.setAside(table, 'Now.')]);
    const rows = (await storage.table(table))!.rows;
    const [made, aside] = [
      rows.findIndex(({ command }) => command === move.id),
      rows.findIndex(({ text }) => text.includes('"setAside"')),
    ];
    expect(answer).toMatchObject(made < 0 ? { kind: 'cannot', reason: 'aside' } : { kind: 'table' });
    expect(made).toBeLessThan(aside);
  });

  test('a table is ended: its seed is told, nobody plays on, and what was played can be checked', async () => {
    const { anna, ben, table, workshop } = await running();
    await anna.must('table', moveIn(await stateFor(anna, table)));
    await workshop.end(table, 'Nobody comes back.');
    const state = await stateFor(anna, table);
    expect(anna.around.at(-1)).toMatchObject({ ended: true, repairs: [{ repair: 'ended' }] });
    expect(await ben.ask(moveIn(await stateFor(ben, table)))).toEqual({ kind: 'cannot', reason: 'ended' });
    const { seed, commitment } = await anna.must('fairness', { kind: 'fairness', table });
    expect(commitmentTo(Buffer.from(seed!, 'hex'))).toBe(commitment);
    const { text } = await ben.must('exported', { kind: 'export', table });
    expect(loadTable(findGameOf, text).table.entries).toHaveLength(state.entry);
    const { tables } = await anna.must('tables', { kind: 'mine' });
    expect(tables).toMatchObject([{ table, phase: 'over', places: null, waits: [] }]);
    await anna.must('rematch', { kind: 'rematch', table });
  });

  test('a bot takes the seat of who is gone, and gives it back', async () => {
    const { anna, ben, table, workshop } = await running();
    await workshop.replace(table, 1, 'Ben has lost his telephone.');
    await expect(workshop.replace(table, 1, 'Once more.')).rejects.toThrow('no person');
    const { holders, log } = await stateFor(anna, table);
    expect(holders[1]).toMatchObject({ kind: 'bot' });
    expect(JSON.stringify(log)).toContain('table.log.bot');
    expect(anna.around.at(-1)).toMatchObject({ standIns: [1], repairs: [{ repair: 'replaced', seat: 1 }] });
    const { state } = await ben.must('table', { kind: 'return', id: commandId(), table });
    expect(state.holders[1]).toEqual({ kind: 'person', name: 'Ben' });
  });

  test('who looks at it learns no secret', async () => {
    const { table, workshop, storage, vault } = await running();
    const said = JSON.stringify(await workshop.look(table));
    const { sealedSeed, rows } = (await storage.table(table))!;
    const seed = Buffer.from(vault.open(table, sealedSeed)).toString('hex');
    expect(said).not.toContain(seed);
    expect(said).not.toContain('contribution');
    expect(JSON.parse(said)).toMatchObject({ rows: rows.length, head: rows.at(-1)!.hash, known: { game: 'example' } });
  });
});

/** Rules that break on one table, while they do. */
class Breaking extends PlayingRules {
  broken = '';

  override async plan(...[table, ...given]: Parameters<PlayingRules['plan']>) {
    if (table === this.broken) throw new TableError(['the rules fail on this table']);
    return super.plan(table, ...given);
  }

  override async open(...[save, key]: Parameters<PlayingRules['open']>) {
    if (save.table === this.broken) throw new TableError(['the rules fail on this table']);
    return super.open(save, key);
  }
}

test('a move that is overtaken by a bot that takes the seat is not made', async () => {
  const storage = new MemoryStorage();
  const home = house(storage);
  const { anna, table } = await begun(home);
  const move = moveIn(await stateFor(anna, table));
  const write = storage.write.bind(storage);
  storage.write = async (appends) => {
    storage.write = write;
    await workshopOn(storage, home).replace(table, 0, 'Anna has asked for it.');
    return write(appends);
  };
  expect(await anna.ask(move)).toEqual({ kind: 'cannot', reason: 'standIn' });
  expect((await storage.table(table))!.rows.some(({ command }) => command === move.id)).toBe(false);
});

test('a table on which rules fail is set aside on all servers, the others go on, and it comes back when they are mended', async () => {
  const storage = new MemoryStorage();
  const rules = new Breaking();
  const home = house(storage, { rules });
  const [bad, good] = [await begun(home), await begun(home)];
  const move = moveIn(await stateFor(bad.anna, bad.table));
  rules.broken = bad.table;
  expect(await bad.anna.ask(move)).toEqual({ kind: 'cannot', reason: 'aside' });
  expect(bad.ben.around.at(-1)).toMatchObject({ aside: true, repairs: [{ repair: 'failed', notice: '' }] });
  expect(JSON.stringify(bad.ben.around)).not.toContain('the rules fail');
  const there = house(storage).guest('Anna');
  expect(await there.ask({ kind: 'open', table: bad.table })).toEqual({ kind: 'cannot', reason: 'aside' });
  await playOut([good.anna, good.ben], good.table);

  const workshop = workshopOn(storage, home);
  expect(await workshop.look(bad.table)).toMatchObject({ isAside: true, problem: 'the rules fail on this table' });
  expect(await workshop.aside()).toMatchObject([{ table: bad.table, problem: 'the rules fail on this table' }]);
  await workshop.bringBack(bad.table, 'Mended.');
  // This server has not been mended yet.
  expect(await bad.anna.ask({ kind: 'open', table: bad.table })).toEqual({ kind: 'cannot', reason: 'aside' });
  rules.broken = '';
  await workshop.bringBack(bad.table, 'Really.');
  expect(await workshop.aside()).toEqual([]);
  await bad.anna.must('table', { kind: 'open', table: bad.table });
  await bad.anna.must('table', move);
  await playOut([bad.anna, bad.ben], bad.table);
});

test('a record that was changed is told by its row, and nothing is added to it', async () => {
  const storage = new MemoryStorage();
  const home = house(storage);
  const { table } = await begun(home);
  const read = storage.table.bind(storage);
  storage.table = async (id) => {
    const stored = await read(id);
    return (
      stored && { ...stored, rows: stored.rows.map((row) => (row.number === 2 ? { ...row, at: row.at + 1 } : row)) }
    );
  };
  const workshop = workshopOn(storage, home);
  expect(await workshop.look(table)).toMatchObject({ brokenAt: 2, known: null });
  expect(await workshop.verify(table)).toEqual([expect.stringContaining('row 2')]);
  await expect(workshop.setAside(table, 'Broken.')).rejects.toThrow('only a backup has it');
  await expect(workshop.look('none')).rejects.toThrow('There is no table none');
});
