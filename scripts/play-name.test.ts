import { expect, test } from 'vitest';
import { movesIn, nameOfPlay } from './play-name.mjs';

const played = { games: 2, bots: [{ bot: 'mate', score: { value: 70 }, milliseconds: 3 }], inTurn: [{ value: 0.5 }] };
const levels = [
  { level: 'mate', iterations: 300, evaluation: 'learnt' },
  { level: 'captain', iterations: 4500, evaluation: 'learnt' },
];
const probe = { moves: movesIn(played), levels };

test('how bots play has another name when they come to another score, or have other iterations', () => {
  const name = nameOfPlay(probe, ['mate', 'greedy']);
  const moves = movesIn({ ...played, bots: [{ ...played.bots[0], score: { value: 71 } }] });
  expect(nameOfPlay({ ...probe, moves }, ['mate', 'greedy'])).not.toBe(name);
  const other = { ...levels[0]!, iterations: 301 };
  expect(nameOfPlay({ ...probe, levels: [other] }, ['mate', 'greedy'])).not.toBe(name);
});

test('it has another name when a level that plays judges by other weights, and no other level', () => {
  const anew = { ...probe, levels: [levels[0]!, { ...levels[1]!, evaluation: 'learnt anew' }] };
  const isSame = (...bots: string[]) => nameOfPlay(anew, bots) === nameOfPlay(probe, bots);
  expect(isSame('mate', 'greedy')).toBe(true);
  expect(isSame('captain', 'mate')).toBe(false);
  // They judge as captain does.
  expect(isSame('search:1600', 'search:400')).toBe(false);
});

test('it has the same name whether what nobody had is told as unknown or as nothing', () => {
  const worth = (all: number | null) => movesIn({ ...played, survey: { uses: [{ things: [{ all }] }] } });
  expect(worth(null)).toBe(worth(0));
  expect(worth(null)).not.toBe(worth(1));
});

test('it has the same name on another machine, when only other things are told of it, and when another level is changed', () => {
  const name = nameOfPlay(probe, ['mate', 'greedy']);
  const moves = movesIn({ ...played, bots: [{ ...played.bots[0], milliseconds: 9 }], inTurn: [], told: 2 });
  expect(nameOfPlay({ ...probe, moves }, ['mate', 'greedy'])).toBe(name);
  expect(nameOfPlay({ ...probe, levels: levels.slice(0, 1) }, ['mate', 'greedy'])).toBe(name);
});

test('it has the same name when a setting has come that is off, and another one where it is on', () => {
  const settings = { skilful: true };
  const withSettings = (more: object) => [{ ...levels[0]!, settings: { ...settings, ...more } }];
  const named = (more: object) => nameOfPlay({ ...probe, levels: withSettings(more) }, ['mate', 'greedy']);
  expect(named({ empathic: false })).toBe(named({}));
  expect(named({ empathic: true })).not.toBe(named({}));
});
