import { expect, test } from 'vitest';
import { secondAfter } from '../../rulebook/pictures/shipyard/games.ts';
import { show } from '../../worker/show.ts';
import { nameOf, waysOf } from './cruises.ts';

/** Moves of the game that the rulebook shows: the last one puts the ship token down. */
const BERTH = 145;
const waysAfter = (moves: number) => waysOf(show({ kind: 'show', ...secondAfter(moves) }).choices);

test('where a ship token is put down, each place has the best way from there, the richest first', () => {
  const ways = waysAfter(BERTH);
  const totals = ways.map(({ voyage }) => voyage.total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(new Set(ways.map(({ voyage }) => voyage.kind))).toEqual(new Set(['outlook']));
  expect(ways.map((way) => nameOf(way).key)).toEqual(ways.map(() => 'shipyard.board.space'));
  const chosen = ways.find(({ choice }) => choice.text === 'berth 2,0:E');
  const [best] = waysAfter(BERTH + 1);
  expect(best?.voyage.kind).toBe('cruise');
  expect(best?.voyage).toMatchObject({ total: chosen?.voyage.total, path: chosen?.voyage.path });
});
