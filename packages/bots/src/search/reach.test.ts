import { expect, test } from 'vitest';
import { Reach } from './reach.ts';

const OWN = 0;
const OTHER = 1;

/** The turns of a table for two, with two decisions each. */
const GAME = Array.from({ length: 10 }, (_, turn) => [turn, turn]).flat();
const seatIn = (turn: number) => (turn % 2 === 0 ? OWN : OTHER);

/** After how many decisions a game is judged, if the tree ends after so many of them. */
function judgedAfter(reach: Reach, inTree: number): number {
  reach.begin();
  for (const [made, turn] of GAME.entries()) {
    if (made === inTree) reach.leaveTree(GAME[made - 1]!);
    if (reach.ends(turn, seatIn(turn))) return made;
  }
  return GAME.length;
}

test('with a horizon every game is judged at the end of the same own turn, wherever the tree ends', () => {
  const reach = new Reach(OWN, { horizon: 3, foresight: 0 });
  // Turns 0, 2 and 4 are its own: ten decisions of all.
  for (const inTree of [1, 2, 5, 10, 15]) expect(judgedAfter(reach, inTree)).toBe(10);
});

test('turns of others before the first own one do not count', () => {
  const reach = new Reach(OTHER, { horizon: 1, foresight: 0 });
  expect(judgedAfter(reach, 1)).toBe(4);
});

test('without a horizon a game is judged some decisions below the tree, at the end of a turn', () => {
  const reach = new Reach(OWN, { horizon: 0, foresight: 3 });
  expect(judgedAfter(reach, 1)).toBe(4);
  expect(judgedAfter(reach, 2)).toBe(6);
  expect(judgedAfter(reach, 6)).toBe(10);
});
