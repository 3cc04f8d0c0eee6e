import { seeded, settle } from '@riband/kernel';
import { shipyardSecond, type Tables, type View } from '@riband/shipyard';
import { expect, test } from 'vitest';
import { doingOf } from './does.ts';
import { Words } from './words.ts';

const game = shipyardSecond();
const state = game.setup(2, {});
settle(game, state, seeded('does'));
const desk = {
  view: game.view(state, 0) as View,
  tables: game.tables as Tables,
  words: new Words({ drive: 'stoker', cloth: 'cloth', other: 'red' }),
};

test('what actions do is told in the numbers of the rules', () => {
  const told = (['build', 'manufacture', 'recruit', 'hire', 'exchange', 'subsidy'] as const).map(
    (action) => doingOf(action, desk).params,
  );
  expect(told).toEqual([
    { most: 3 }, // S-BUILD-1
    { free: 1, more: 3 }, // S-RING-1
    { free: 1, more: 3 },
    { free: 1, more: 7 }, // S-HIRE-1
    { goods: 3 }, // S-XCH-2
    { guilders: 2 }, // S-SUBSIDY-1
  ]);
});

test('with other components, in theirs', () => {
  const { tables } = desk;
  const [equipment = [], crew = []] = tables.rings;
  const other = { ...desk, tables: { ...tables, rings: [[...equipment, 7], crew.slice(1)] } };
  expect(doingOf('manufacture', other).params).toEqual({ free: 1, more: 4 });
  expect(doingOf('recruit', other).params).toEqual({ free: 1, more: 2 });
});
