import { readFileSync } from 'node:fs';
import { CATALOG, findGame, findGameOf, gamesWith, otherComponentsOf, releasesOf } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { SchemaError } from '@riband/kernel/schema';
import { createTable, loadTable, TableError } from '@riband/table';
import { describe, expect, test } from 'vitest';

const fileOf = (game: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/data/components-1.json`, import.meta.url), 'utf8'));

const SETS = [
  ['shipyard', ['shipyard-second', 'shipyard-first', 'shipyard-solo']],
  ['crossing-oceans', ['crossing-oceans']],
] as const;

describe.each(SETS)('components of %s that somebody brings', (set, ids) => {
  const brought = { ...fileOf(set), version: 7 };

  test('make the same games under a name of their own', () => {
    const games = gamesWith(brought);
    expect(games.map(({ id }) => id)).toEqual(ids);
    const [name] = new Set(games.map(({ components }) => components));
    expect(name).toMatch(/^own-[0-9a-f]{16}$/);
    expect(gamesWith(structuredClone(brought))[0]?.components).toBe(name);
    expect(gamesWith({ ...brought, version: 8 })[0]?.components).not.toBe(name);
  });

  test.each(ids)('are kept in the record of %s, which opens wherever it is taken', (id) => {
    const game = findGame(id, brought);
    if (game === undefined) throw new Error(`no ${id}`);
    const holders = Array.from({ length: game.seats.min }, () => ({ kind: 'person', name: 'Anna' }) as const);
    const table = createTable(game, { table: 'test', holders });
    const save = JSON.parse(JSON.stringify(table.save()));
    expect(save.brought).toEqual(brought);
    expect(loadTable(findGameOf, save).table.save()).toEqual(table.save());

    const forged = { ...save, brought: { ...brought, version: 9 } };
    expect(() => loadTable(findGameOf, forged)).toThrow(TableError);
    const broken = { ...save, brought: { game: set } };
    expect(() => loadTable(findGameOf, broken)).toThrow(/^brought: components/);
  });
});

test.each([
  [[], 'components: expected an object, found []'],
  [null, 'components: expected an object, found null'],
  [{ game: 'chess' }, 'components.game: expected one of shipyard, crossing-oceans, found "chess"'],
  [{}, 'components.game: expected one of shipyard, crossing-oceans, found undefined'],
])('%j is no component file', (json, problem) => {
  expect(() => gamesWith(json)).toThrow(new SchemaError(problem.split(': ')[0] ?? '', problem.split(': ')[1] ?? ''));
});

test('our own components have a name and need no copy', () => {
  for (const { game } of CATALOG) {
    expect(game.brought).toBeUndefined();
    expect(findGameOf(game.id, game.components)).toBe(game);
    expect(findGameOf(game.id, 'others')).toBeUndefined();
    expect(otherComponentsOf(game)).toBeUndefined();
  }
});

test.each([
  ['shipyard-second', 'shipyard', 'shipyard'],
  ['shipyard-first', 'shipyard', 'shipyard'],
  ['shipyard-solo', 'shipyard', 'shipyard'],
  ['crossing-oceans', 'components', 'crossing-oceans'],
])('%s goes on with the components that it was begun with', (id, name, set) => {
  const [newest, earlier] = [findGame(id) as Game, findGameOf(id, `${name}-1`) as Game];
  expect([newest.components, earlier.components]).toEqual([`${name}-2`, `${name}-1`]);
  expect(releasesOf(id)).toEqual([`${name}-2`, `${name}-1`]);
  expect(findGameOf(id, `${name}-1`)).toBe(earlier);
  expect(otherComponentsOf(earlier)).toEqual(fileOf(set));
  const holders = Array.from({ length: earlier.seats.min }, () => ({ kind: 'person', name: 'Anna' }) as const);
  const { table } = loadTable(findGameOf, createTable(earlier, { table: 'test', holders }).save());
  expect(table.game).toBe(earlier);
  expect(table.header.brought).toBeUndefined();
});
