import { deflateRawSync } from 'node:zlib';
import type { Save } from '@riband/table';
import { describe, expect, test } from 'vitest';
import { newestComponents } from '../../test/components.ts';
import { begin, command, Desk, exported, newGame, played, step, tamper } from '../../test/desk.ts';
import { MemoryShelf } from './shelf.ts';

describe.each(['file', 'link'] as const)('a game taken elsewhere as a %s', (form) => {
  const importing = async (desk: Desk, text: string) => {
    const answer = await desk.ask({ kind: 'import', form, text });
    if (answer.kind !== 'imported') throw new Error(answer.kind);
    return answer;
  };

  test('is the same there', async () => {
    const desk = new Desk();
    const state = await played(desk, 5);
    const { state: there, found } = await importing(new Desk(), await exported(desk, state.table, form));
    expect(found).toBe('new');
    expect(there.view).toEqual(state.view);
    expect(there.holders).toEqual(state.holders);
    expect(there.table).toBe(state.table);
  });

  test('and back has nothing new to tell', async () => {
    const desk = new Desk();
    const state = await played(desk, 3);
    const { found } = await importing(desk, await exported(desk, state.table, form));
    expect(found).toBe('same');
    expect(await desk.shelf.list()).toHaveLength(1);
  });

  test('and back while the one here is being deleted is new', async () => {
    const desk = new Desk();
    const { table, view } = await played(desk, 3);
    const text = await exported(desk, table, form);
    await desk.ask({ kind: 'leave', table });
    const [forgotten, { state, found }] = await Promise.all([
      desk.ask({ kind: 'forget', table }),
      importing(desk, text),
    ]);
    expect(forgotten).toEqual({ kind: 'done' });
    expect(found).toBe('new');
    expect(state.view).toEqual(view);
    expect(await desk.shelf.list()).toHaveLength(1);
  });

  test('and back again too late finds the one here further on', async () => {
    const desk = new Desk();
    const state = await played(desk, 3);
    const early = await exported(desk, state.table, form);
    const later = await step(desk, state);
    const { state: shown, found } = await importing(desk, early);
    expect(found).toBe('shorter');
    expect(shown).toMatchObject({ table: state.table, entry: later.entry });
    expect(await desk.shelf.list()).toHaveLength(1);
  });

  test.each(['open', 'closed'])('and played on there goes on from there, while it is %s here', async (here) => {
    const [desk, elsewhere] = [new Desk(), new Desk()];
    const state = await played(desk, 3);
    let there = (await importing(elsewhere, await exported(desk, state.table, form))).state;
    for (let steps = 0; steps < 3; steps++) there = await step(elsewhere, there);
    if (here === 'closed') await desk.ask({ kind: 'leave', table: state.table });
    const { state: shown, found } = await importing(desk, await exported(elsewhere, there.table, form));
    expect(found).toBe('longer');
    expect(shown).toMatchObject({ table: state.table, view: there.view });
    expect(await desk.shelf.list()).toHaveLength(1);
    // It draws on with the luck that it began with, too.
    const next = await step(desk, shown);
    expect(next.view).toEqual((await step(elsewhere, there)).view);
    expect((await new Desk(desk.shelf).settled({ kind: 'open', table: state.table })).view).toEqual(next.view);
  });

  test('and played on in both places is kept twice, once for each way', async () => {
    const [desk, elsewhere] = [new Desk(), new Desk()];
    const state = await played(desk, 0);
    const there = (await importing(elsewhere, await exported(desk, state.table, form))).state;
    const bid = (which: number) => ({ kind: 'move' as const, turn: state.turn, texts: [state.choices[which]!.text] });
    const mine = await desk.settled({ ...bid(0), ...command(state) });
    const theirs = await elsewhere.settled({ ...bid(1), ...command(there) });
    const text = await exported(elsewhere, there.table, form);
    const { state: shown, found } = await importing(desk, text);
    expect(found).toBe('apart');
    expect(shown).toMatchObject({ table: `${state.table}~2`, view: theirs.view });
    expect((await desk.settled({ kind: 'open', table: state.table })).view).toEqual(mine.view);
    // Once more is not once more beside.
    expect(await importing(desk, text)).toMatchObject({ found: 'same', state: { table: shown.table } });
    expect(await desk.shelf.list()).toHaveLength(2);
  });

  test('does not write over one that cannot be opened', async () => {
    const desk = new Desk();
    const { table } = await played(desk, 2);
    const text = await exported(desk, table, form);
    const shelf = new MemoryShelf();
    await begin(new Desk(shelf));
    await tamper(shelf, table, (save) => ({ ...save, format: 99 }));
    const { state } = await importing(new Desk(shelf), text);
    expect(state.table).not.toBe(table);
    expect(await shelf.get(table)).toMatchObject({ format: 99 });
  });

  test('that has the id of another game gets an id of its own', async () => {
    const desk = new Desk();
    const state = await played(desk, 3);
    const shelf = new MemoryShelf();
    const elsewhere = new Desk(shelf);
    const other = await elsewhere.settled({ ...newGame(3), options: { rounds: 5 } });
    expect(other.table).toBe(state.table);
    const { state: there } = await importing(elsewhere, await exported(desk, state.table, form));
    expect(there.table).not.toBe(state.table);
    expect(there.view).toEqual(state.view);
    expect(await shelf.list()).toHaveLength(2);
  });

  test('with components that somebody brought takes them along', async () => {
    const components = { ...newestComponents('crossing-oceans'), version: 7 };
    const desk = new Desk();
    expect(await desk.ask({ kind: 'components', file: components })).toEqual({
      kind: 'components',
      games: ['crossing-oceans'],
    });
    const state = await desk.settled({ ...newGame(2), game: 'crossing-oceans', options: {}, components });
    expect(state.tables).toMatchObject({ version: 7 });
    const text = await exported(desk, state.table, form);
    expect((await importing(new Desk(), text)).state.view).toEqual(state.view);
  });
});

describe('what is no game', () => {
  const link = (content: object) => deflateRawSync(JSON.stringify(content)).toString('base64url');
  const whole = { table: 't', seed: 'ab', holders: [{ kind: 'person', name: 'Anna' }], text: 'x', open: false };

  test.each([
    ['nothing', 'file', '', 'table.unusable.noSave'],
    ['something else', 'file', '{"name": "package"}', 'table.unusable.noSave'],
    ['half a file', 'file', '{"format": 1, "ga', 'table.unusable.noSave'],
    ['a file of the future', 'file', '{"format": 99}', 'table.unusable.newer'],
    ['an empty save', 'file', '{"format": 1}', 'table.unusable.damaged'],
    ['a word', 'file', 'hello', 'table.unusable.noSave'],
    ['half a link', 'link', 'q1YqSVVSsjLUUSpOLUpVsqoFAA', 'web.unusable.cut'],
    ['a word', 'link', 'hello', 'web.unusable.cut'],
    ['a link with letters of its own', 'link', 'ÿÿÿ', 'web.unusable.cut'],
    ['a link with a hole', 'link', link({ ...whole, holders: undefined }), 'table.unusable.damaged'],
    ['a link that tells another story', 'link', link(whole), 'table.unusable.noSave'],
  ] as const)('%s as a %s is refused in words', async (_, form, text, key) => {
    const answer = await new Desk().ask({ kind: 'import', form, text });
    expect(answer).toMatchObject({ kind: 'unusable', problem: { key }, details: expect.stringMatching(/\w/) });
  });

  test('a save of a game that is not known here is refused with its name', async () => {
    const desk = new Desk();
    const { table } = await begin(desk);
    const save = JSON.parse(await exported(desk, table, 'file')) as Save;
    const text = JSON.stringify({ ...save, game: 'chess' });
    expect(await desk.ask({ kind: 'import', form: 'file', text })).toMatchObject({
      problem: { key: 'table.unusable.unknownGame', params: { game: 'chess' } },
    });
  });

  test('components with a fault are refused with the place', async () => {
    expect(await new Desk().ask({ kind: 'components', file: { game: 'shipyard' } })).toMatchObject({
      kind: 'unusable',
      problem: { key: 'web.unusable.components' },
      details: expect.stringMatching(/^components\./),
    });
  });
});
