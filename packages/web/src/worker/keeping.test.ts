import type { Save } from '@riband/table';
import { describe, expect, test } from 'vitest';
import { begin, Desk, DurableShelf, played, step, tamper } from '../../test/desk.ts';
import { type Claim, MemoryShelf } from './shelf.ts';

class FullShelf extends DurableShelf {
  full = false;
  override async claim(table: string): Promise<Claim> {
    const claim = await super.claim(table);
    const put: Claim['put'] = (...args) =>
      this.full ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : claim.put(...args);
    return { ...claim, put };
  }
}

describe('a kept game', () => {
  test.each([0, 1, 3, 6])('is the same after the page was closed, %i steps from the start', async (steps) => {
    const shelf = new MemoryShelf();
    const state = await played(new Desk(shelf), steps);
    const { news: _, log, tables, ...rest } = await new Desk(shelf).settled({ kind: 'open', table: state.table });
    const { news: __, log: ___, tables: ____, ...before } = state;
    expect(rest).toEqual(before);
    expect(tables).toBeDefined();
    expect(log.from).toBe(0);
  });

  test('draws on with the luck that it began with', async () => {
    const [shelf, other] = [new MemoryShelf(), new Desk()];
    const { table } = await played(new Desk(shelf), 2);
    let here = await new Desk(shelf).settled({ kind: 'open', table });
    let there = await played(other, 2);
    const reopened = new Desk(shelf);
    here = await reopened.settled({ kind: 'open', table });
    while (!here.waiting.over) [here, there] = [await step(reopened, here), await step(other, there)];
    expect(here.result).toEqual(there.result);
  });

  test('is listed with what one needs to find it, until it is deleted', async () => {
    const desk = new Desk();
    const { table, holders, turn } = await played(desk, 2);
    expect(await desk.ask({ kind: 'kept' })).toEqual({
      kind: 'kept',
      games: [{ table, game: 'example', holders, turn, over: false, played: 7, kept: false }],
      durable: false,
    });
    expect(await desk.ask({ kind: 'forget', table })).toEqual({ kind: 'done' });
    expect(await desk.ask({ kind: 'kept' })).toMatchObject({ games: [] });
    expect(await desk.ask({ kind: 'open', table })).toMatchObject({ kind: 'unusable' });
  });

  test('that is broken is told and can still be taken away', async () => {
    const shelf = new MemoryShelf();
    const { table } = await begin(new Desk(shelf));
    await tamper(shelf, table, (save) => ({ ...save, format: 99 }));
    const desk = new Desk(shelf);
    expect(await desk.ask({ kind: 'open', table })).toMatchObject({
      kind: 'unusable',
      problem: { key: 'table.unusable.newer', params: {} },
      details: expect.stringContaining('99'),
    });
    const exported = await desk.ask({ kind: 'export', table, form: 'file' });
    expect(exported.kind === 'exported' && JSON.parse(exported.text)).toMatchObject({ format: 99 });
    expect(await desk.ask({ kind: 'forget', table })).toEqual({ kind: 'done' });
    expect(await desk.ask({ kind: 'export', table, form: 'file' })).toMatchObject({ kind: 'unusable' });
  });

  test('whose summary is of another time is listed all the same', async () => {
    const shelf = new MemoryShelf();
    const { table } = await begin(new Desk(shelf));
    const claim = await shelf.claim(table);
    await claim.put({ table, name: 'of another time' } as never, claim.save as Save);
    expect(await new Desk(shelf).ask({ kind: 'kept' })).toMatchObject({ games: [{ table, game: '?' }] });
  });

  test('that cannot be stored is played on, and the page knows', async () => {
    const shelf = new FullShelf();
    const desk = new Desk(shelf);
    const state = await begin(desk);
    expect(state.kept).toBe(true);
    shelf.full = true;
    const moved = await step(desk, state);
    expect(moved.kept).toBe(false);
    expect(moved.entry).toBeGreaterThan(state.entry);
    shelf.full = false;
    expect((await step(desk, moved)).kept).toBe(true);
  });

  test('that could not be stored is not lost when one goes elsewhere', async () => {
    const shelf = new FullShelf();
    shelf.full = true;
    const desk = new Desk(shelf);
    const { table, view } = await step(desk, await begin(desk));
    await desk.ask({ kind: 'leave', table });
    expect(await desk.ask({ kind: 'kept' })).toMatchObject({ durable: true, games: [{ table, kept: false }] });
    expect((await desk.settled({ kind: 'open', table })).view).toEqual(view);
    shelf.full = false;
    await desk.ask({ kind: 'leave', table });
    expect(await desk.ask({ kind: 'kept' })).toMatchObject({ games: [{ table, kept: true }] });
    expect((await new Desk(shelf).settled({ kind: 'open', table })).view).toEqual(view);
  });
});
