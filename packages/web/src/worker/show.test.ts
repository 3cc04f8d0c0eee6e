import { findGameOf } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { createTable } from '@riband/table';
import { expect, test } from 'vitest';
import { newestComponents } from '../../test/components.ts';
import { bot, Desk, PERSON, stateOf } from '../../test/desk.ts';

const QUAY = { kind: 'show', game: 'example', names: ['Anna', 'Max'], options: {}, seed: 'quay' } as const;

test('a position is shown with the eyes of who is to move, and nothing can be done there', async () => {
  const state = stateOf(await new Desk().ask({ ...QUAY, moves: ['bid 1', 'bid 2', 'take 0'] }));
  expect(state).toMatchObject({ seat: 1, canUndo: false, canRedo: false, canConfirm: false, news: [] });
  expect(state.tables).toBeDefined();
  expect(state.choices.map(({ text }) => text)).toContain('done');
});

test('the same position is the same every time, and none is kept', async () => {
  const desk = new Desk();
  const [one, other] = [await desk.ask({ ...QUAY, moves: [] }), await desk.ask({ ...QUAY, moves: [] })];
  expect(other).toEqual(one);
  expect(await desk.ask({ kind: 'kept' })).toMatchObject({ games: [] });
});

test.each([
  [{ ...QUAY, moves: ['take 0'] }, 'take 0'],
  [{ ...QUAY, game: 'regatta', moves: [] }, 'there is no game "regatta"'],
])('a position that cannot be reached is told, not drawn', async (request, problem) => {
  expect(await new Desk().ask(request)).toMatchObject({ kind: 'failed', problem: expect.stringContaining(problem) });
});

test.each([
  ['shipyard-solo', 'shipyard-1', 'shipyard'],
  ['crossing-oceans', 'components-1', 'crossing-oceans'],
])(
  'a table of %s that was begun with the components of an earlier release goes on with them, and says so',
  async (id, components, game) => {
    const earlier = findGameOf(id, components) as Game;
    const holders = [PERSON, ...Array.from({ length: earlier.seats.min - 1 }, (_, index) => bot(index + 1))];
    const saved = createTable(earlier, { table: 'begun', holders }).save();
    const state = stateOf(await new Desk().ask({ kind: 'import', text: JSON.stringify(saved), form: 'file' }));
    expect(state).toMatchObject({ components, file: { game, version: 1 } });
  },
);

test('a table that is opened says whose components it is played with', async () => {
  const components = newestComponents('crossing-oceans');
  const holders = [PERSON, bot(1)];
  const request = { kind: 'new', game: 'crossing-oceans', holders, options: {}, seed: 'own' } as const;
  expect(stateOf(await new Desk().ask(request))).not.toHaveProperty('file');
  const state = stateOf(await new Desk().ask({ ...request, components }));
  expect(state).toMatchObject({ components: expect.stringMatching(/^own-[0-9a-f]{16}$/), file: components });
});
