import { expect, test } from 'vitest';
import { eventOf, launch, newGame, play, second, setCanals, setStore, setYard } from './table.ts';

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
