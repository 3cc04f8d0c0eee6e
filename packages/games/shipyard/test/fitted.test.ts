import { next, preview } from '@riband/kernel';
import { expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { employ, eventOf, launch, newGame, play, second, setCanals, setStore, setYard } from './table.ts';
import { FROM_NORTH, TWO_CANALS } from './waters.ts';

test('S-FIT-1: while a ship is fitted out, each choice tells its speed and what it is worth before it sails', () => {
  const state = newGame(second, 3);
  setYard(second, state, ['bow:cabin', 'middle:cabin+cannon', 'middle:mast+lifebuoy', 'stern:mast+drive']);
  setStore(state, { captain: 1, soldier: 1, sail: 1, cannon: 1 });
  setCanals(second, state, [[0, 0, 'C:lantern.cannon.lifebuoy.riband']], [0, 0, 'E', 'outside']);
  launch(second, state);
  const worth = (text: string) => eventOf(play(second, state, 0, text), 'fitted');
  expect(worth('fit captain:1')).toMatchObject({ piece: 'captain', count: 1, speed: 1, reach: 3, points: 2 });
  expect(worth('fit soldier:1')).toMatchObject({ speed: 1, points: 3 });
  expect(worth('fit sail:1')).toMatchObject({ speed: 2, points: 4 });
});

test.each([[FROM_NORTH], [undefined]])(
  'S-SCORE: every speed tells the best cruise that it leads to, token %j',
  (start) => {
    const state = newGame(second, 3);
    setYard(second, state, ['bow:mast', 'middle:mast+mast', 'stern:cabin+mast']);
    setCanals(second, state, TWO_CANALS, start);
    setStore(state, { captain: 1, sail: 2 });
    employ(state, 'helmsman', 'rigger');
    launch(second, state);
    play(second, state, 0, 'fit captain:1', 'fit sail:2');
    const pointsOf = (at: State) =>
      second.moves(at, 0).map((move) => second.label(at, 0, move).params['points'] as number);
    const told = pointsOf(state);
    for (const [index, speed] of second.moves(state, 0).entries()) {
      expect(Math.max(...pointsOf(next(second, state, 0, speed)))).toBe(told[index]);
      expect(preview(second, state, 0, speed)).toMatchObject([{ kind: 'outlook', total: told[index] }]);
    }
    expect(new Set(told).size).toBeGreaterThan(1);
  },
);
