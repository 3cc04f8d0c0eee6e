import { readFileSync } from 'node:fs';
import type { Holder, TableState } from '@riband/protocol';
import type { Save } from '@riband/table';
import { describe, expect, test } from 'vitest';
import { begin, bot, command, Desk, newGame, PERSON, step } from '../../test/desk.ts';
import { MemoryShelf } from './shelf.ts';

const OTHER: Holder = { kind: 'person', name: 'Ben' };

async function played(desk: Desk, steps: number): Promise<TableState> {
  let state = await begin(desk);
  for (let made = 0; made < steps; made++) state = await step(desk, state);
  return state;
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
      games: [{ table, game: 'example', holders, turn, over: false, played: 7 }],
      durable: false,
    });
    expect(await desk.ask({ kind: 'forget', table })).toEqual({ kind: 'done' });
    expect(await desk.ask({ kind: 'kept' })).toMatchObject({ games: [] });
    expect(await desk.ask({ kind: 'open', table })).toMatchObject({ kind: 'unusable' });
  });

  test('that is broken is told and can still be taken away', async () => {
    const shelf = new MemoryShelf();
    const { table } = await begin(new Desk(shelf));
    const [kept] = await shelf.list();
    const save = (await shelf.get(table)) as Save;
    await shelf.put(kept!, { ...save, format: 99 });
    const desk = new Desk(shelf);
    expect(await desk.ask({ kind: 'open', table })).toMatchObject({ kind: 'unusable', problem: expect.any(String) });
    const exported = await desk.ask({ kind: 'export', table, form: 'file' });
    expect(exported.kind === 'exported' && JSON.parse(exported.text)).toMatchObject({ format: 99 });
  });

  test('that cannot be stored is played on, and the page knows', async () => {
    class FullShelf extends MemoryShelf {
      override readonly durable = true;
      full = false;
      override async put(...args: Parameters<MemoryShelf['put']>): Promise<void> {
        if (this.full) throw new DOMException('no room', 'QuotaExceededError');
        await super.put(...args);
      }
    }
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
});

describe('a game taken elsewhere', () => {
  test.each(['file', 'link'] as const)('as a %s is the same there', async (form) => {
    const desk = new Desk();
    const state = await played(desk, 5);
    const exported = await desk.ask({ kind: 'export', table: state.table, form });
    if (exported.kind !== 'exported') throw new Error(exported.kind);
    const there = await new Desk().settled({ kind: 'import', text: exported.text });
    expect(there.view).toEqual(state.view);
    expect(there.holders).toEqual(state.holders);
    expect(there.table).toBe(state.table);
  });

  test('and back writes over nothing', async () => {
    const desk = new Desk();
    const state = await played(desk, 3);
    const exported = await desk.ask({ kind: 'export', table: state.table, form: 'file' });
    const later = await step(desk, state);
    if (exported.kind !== 'exported') throw new Error(exported.kind);
    expect((await desk.settled({ kind: 'import', text: exported.text })).entry).toBe(later.entry);
  });

  test('that has the id of another game gets an id of its own', async () => {
    const desk = new Desk();
    const state = await played(desk, 3);
    const exported = await desk.ask({ kind: 'export', table: state.table, form: 'link' });
    if (exported.kind !== 'exported') throw new Error(exported.kind);
    const shelf = new MemoryShelf();
    const elsewhere = new Desk(shelf);
    const other = await elsewhere.settled({ ...newGame(3), options: { rounds: 5 } });
    expect(other.table).toBe(state.table);
    const there = await elsewhere.settled({ kind: 'import', text: exported.text });
    expect(there.table).not.toBe(state.table);
    expect(there.view).toEqual(state.view);
    expect(await shelf.list()).toHaveLength(2);
  });

  test('with components that somebody brought takes them along', async () => {
    const file = new URL('../../../games/crossing-oceans/data/components-1.json', import.meta.url);
    const components = { ...JSON.parse(readFileSync(file, 'utf8')), version: 7 };
    const desk = new Desk();
    expect(await desk.ask({ kind: 'components', file: components })).toEqual({
      kind: 'components',
      games: ['crossing-oceans'],
    });
    const state = await desk.settled({ ...newGame(2), game: 'crossing-oceans', options: {}, components });
    expect(state.tables).toMatchObject({ version: 7 });
    for (const form of ['file', 'link'] as const) {
      const exported = await desk.ask({ kind: 'export', table: state.table, form });
      if (exported.kind !== 'exported') throw new Error(exported.kind);
      expect((await new Desk().settled({ kind: 'import', text: exported.text })).view).toEqual(state.view);
    }
  });

  test.each([
    ['nothing', ''],
    ['something else', '{"name": "package"}'],
    ['half a file', '{"format": 1, "ga'],
    ['half a link', 'q1YqSVVSsjLUUSpOLUpVsqoFAA'],
    ['a word', 'hello'],
    ['a link with letters of its own', 'ÿÿÿ'],
  ])('that is %s is refused in words', async (_, text) => {
    const answer = await new Desk().ask({ kind: 'import', text });
    expect(answer).toMatchObject({ kind: 'unusable', problem: expect.stringMatching(/\w/) });
  });

  test('components with a fault are refused with the place', async () => {
    expect(await new Desk().ask({ kind: 'components', file: { game: 'shipyard' } })).toMatchObject({
      kind: 'unusable',
      problem: expect.stringMatching(/^components\./),
    });
  });
});

describe('several at one device', () => {
  const shared = { ...newGame(3), holders: [PERSON, OTHER, bot(2)] };

  test('it is opened for who is to act, and what others hold is not told', async () => {
    const desk = new Desk();
    const first = await desk.settled(shared);
    expect(first.seat).toBe(0);
    const [choice] = first.choices;
    const moved = await desk.settled({ kind: 'move', ...command(first), turn: first.turn, texts: [choice!.text] });
    const done = await desk.settled({ kind: 'confirm', ...command(moved) });
    expect(done).toMatchObject({ seat: 0, choices: [] });
    const second = await desk.settled({ kind: 'open', table: first.table });
    expect(second.seat).toBe(1);
    expect(second.choices.length).toBeGreaterThan(0);
    expect(second.view).toMatchObject({ viewer: 1 });
    expect(await desk.ask({ kind: 'confirm', ...command(first), seen: second.entry })).toMatchObject({
      kind: 'failed',
    });
  });

  test('bots alone are watched to the end by nobody in particular', async () => {
    const desk = new Desk();
    const watched = await desk.settled({ ...newGame(3), holders: [bot(0), bot(1), bot(2)] });
    expect(watched.seat).toBeNull();
    expect(watched.choices).toEqual([]);
    expect(watched.result?.places).toContain(1);
    expect(desk.told.length).toBeGreaterThan(5);
  });
});

describe('bots', () => {
  test('whose worker dies are asked once more', async () => {
    let deaths = 0;
    const real = new Desk();
    const desk = new Desk(undefined, {
      thinker: {
        think: (question) =>
          deaths++ === 0 ? Promise.reject(new Error('dead')) : real.host.ports.thinker.think(question),
      },
    });
    const state = await step(desk, await begin(desk));
    expect(desk.troubles).toEqual([]);
    expect(deaths).toBeGreaterThan(1);
    expect(state.choices.length > 0 || state.canConfirm).toBe(true);
  });

  test('that cannot go on say so, and go on when the table is opened again', async () => {
    let dead = true;
    const real = new Desk();
    const desk = new Desk(undefined, {
      thinker: {
        think: (question) => (dead ? Promise.reject(new Error('dead')) : real.host.ports.thinker.think(question)),
      },
    });
    const { table } = await begin(desk);
    expect(desk.troubles).toEqual(['dead']);
    dead = false;
    const again = await desk.settled({ kind: 'open', table });
    expect(again.waiting.toMove).toEqual([0]);
  });

  test('of a table that was left stop', async () => {
    const desk = new Desk();
    const { table } = await begin(desk);
    expect(await desk.ask({ kind: 'leave', table })).toEqual({ kind: 'done' });
    const told = desk.told.length;
    await desk.ask({ kind: 'kept' });
    expect(desk.told).toHaveLength(told);
  });
});
