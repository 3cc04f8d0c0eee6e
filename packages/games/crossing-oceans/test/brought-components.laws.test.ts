import data from '@riband/crossing-oceans/newest.json' with { type: 'json' };
import { checkLaws, settingsFrom } from '@riband/testkit';
import { expect, test } from 'vitest';
import { crossingOceansWith, readComponents } from '../src/index.ts';

/** Another box: two ships a year, so that years tie everywhere; other ports, another rondel, more coal and dearer columns. */
function otherBox(): unknown {
  const box = structuredClone(data);
  for (const ship of box.steamships) ship.year -= ship.year % 2;
  box.ports.push({ id: 'hobart', name: 'Hobart', region: 'tasmanian-sea', provenance: 'designed' });
  box.ports.splice(2, 2, { id: 'halifax', name: 'Halifax', region: 'north-atlantic', provenance: 'designed' });
  box.rondel.reverse();
  box.board = { ...box.board, costs: [10, 20, 80, 150], worth: [1, 2, 4, 8, 16], coalIcons: 4 };
  box.steamships.splice(-6, 3);
  return box;
}

test.each([2, 3, 4])('with the components of another box every law holds for %i seats', (seats) => {
  const game = crossingOceansWith(readComponents(otherBox()), 'another box');
  const { seed, times } = settingsFrom(process.env);
  const [first] = checkLaws(game, { seats, seed, games: 8 * times });
  if (first !== undefined) throw first;
  expect(game.components).toBe('another box');
});
