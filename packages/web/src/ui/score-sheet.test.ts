import { type Account, account } from '@riband/kernel';
import { expect, test } from 'vitest';
import { detailOf, scoreRows } from './score-sheet.ts';

const ship = (number: number, points: number) => ({
  source: { key: 'x.score.ship', params: { ship: number } },
  points,
});
const other = (kind: string, points: number) => ({ source: { key: `x.score.${kind}`, params: {} }, points });
const told = (accounts: readonly Account[]) =>
  scoreRows(accounts).map(({ name, cells }) => [name.key, ...cells.map((line) => line?.points ?? null)]);

test('what the players made points for stands beside each other, as often as the one has it who has most of it', () => {
  const anna = account(0, [ship(1, 9), other('traders', 3)]);
  const ben = account(1, [ship(1, 4), ship(2, 8), other('traders', 0)]);
  expect(told([anna, ben])).toEqual([
    ['x.board.score.ship', 9, 4],
    ['x.board.score.ship', null, 8],
    ['x.board.score.traders', 3, 0],
  ]);
});

test('what brought nobody anything is left out', () => {
  expect(told([account(0, [other('money', 0), ship(1, 2)])])).toEqual([['x.board.score.ship', 2]]);
});

test('a cell does not repeat the name of its row', () => {
  expect(detailOf('Ship 1 (3 cards, speed 5)', 'Ship 1')).toBe('3 cards, speed 5');
  expect(detailOf('Money: 30 pounds', 'Money')).toBe('30 pounds');
  expect(detailOf('2 blue flags at 7', 'Blue flags')).toBe('2 blue flags at 7');
  expect(detailOf('Traders', 'Traders')).toBe('');
});
