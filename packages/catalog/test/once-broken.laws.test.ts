import { checkLaws, LAWS } from '@riband/testkit';
import { expect, test } from 'vitest';
import { findGame } from '../src/index.ts';
import { CASES } from './cases.ts';

test.each(CASES)('$game, seats: $seats, seed $seed, $laws: $found', ({ game: id, laws: names, found: _, ...games }) => {
  const game = findGame(id);
  const laws = LAWS.filter(({ name }) => names.includes(name));
  if (game === undefined || laws.length < names.length) throw new Error(`no game ${id} or no law among ${names}`);
  expect(checkLaws(game, { games: 1, ...games, laws })).toEqual([]);
});
