import { expect, test } from 'vitest';
import { nameOfPlay } from './play-name.mjs';

const played = { games: 2, bots: [{ bot: 'mate', score: { value: 70 }, milliseconds: 3 }], inTurn: [{ value: 0.5 }] };
const levels = [{ level: 'mate', iterations: 300 }];

test('how bots play has another name when they come to another score, or have other iterations', () => {
  const name = nameOfPlay(played, levels);
  expect(nameOfPlay({ ...played, bots: [{ ...played.bots[0], score: { value: 71 } }] }, levels)).not.toBe(name);
  expect(nameOfPlay(played, [{ level: 'mate', iterations: 301 }])).not.toBe(name);
});

test('it has the same name on another machine, and when only other things are told of it', () => {
  const name = nameOfPlay(played, levels);
  expect(nameOfPlay({ ...played, bots: [{ ...played.bots[0], milliseconds: 9 }], inTurn: [] }, levels)).toBe(name);
});
