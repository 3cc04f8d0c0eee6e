import { expect, test } from 'vitest';
import { balanceCells, balancePage } from './balance-page.mjs';

const CELLS = balanceCells('greedy');

const share = (value: number, around: number) => ({ value, low: value - around, high: value + around });

function pageAfter(games: number): string {
  const cell = CELLS.find(({ game, seats }) => game === 'crossing-oceans' && seats === 2);
  if (cell === undefined) throw new Error('there is such a cell');
  return balancePage(
    CELLS,
    new Map([
      [
        cell,
        {
          arena: { components: 'abc' },
          games,
          bots: [{ score: share(150.04, 3), spread: 12.3 }],
          seats: [share(0.7, 0.1), share(0.3, 0.25)],
          survey: {
            turns: 33,
            winningScore: 161.2,
            sources: [{ points: { Houses: 20.5 } }],
            uses: [
              {
                group: 'actions',
                title: 'Actions chosen',
                unit: 'a game',
                things: [
                  { name: 'Coal', all: 1.5, winners: 2 },
                  { name: 'Region', all: 0, winners: 0 },
                  { name: 'Ships', all: 12, winners: 11 },
                ],
              },
            ],
          },
        },
      ],
    ]),
    '2026-01-31',
  );
}

test('a seat that wins more than its share stands out, and so does what nobody ever used', () => {
  const page = pageAfter(60);
  expect(page).toContain(
    '| `crossing-oceans` | 2 | 60 | 150.0 | 12.3 | 161.2 | 172, 128 | 33 | **70 (60 to 80)**, 30 (5 to 55) |',
  );
  expect(page).toContain('Ships 12.0/11.0, Coal 1.50/2.00. **Never: Region.**');
  expect(page).toContain('Points a seat: Houses 20.5.');
  expect(page).toContain('*greedy* plays on every seat');
  expect(page).not.toContain('## shipyard');
});

test('a few games are no proof against a seat', () => {
  expect(pageAfter(5)).toContain('| 70 (60 to 80), 30 (5 to 55) |');
});

test('every game is looked at with every number of seats', () => {
  for (const game of ['shipyard-second', 'shipyard-first', 'crossing-oceans'])
    expect(CELLS.filter((cell) => cell.game === game).map(({ seats }) => seats)).toEqual([4, 2, 3]);
});
