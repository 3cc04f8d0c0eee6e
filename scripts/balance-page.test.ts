import { expect, test } from 'vitest';
import { CELLS } from './balance-cells.mjs';
import { balancePage } from './balance-page.mjs';

const share = (value: number, around: number) => ({ value, low: value - around, high: value + around });

const NONE = { low: 0, high: 0 };
const UNKNOWN = { low: null, high: null };
const NEVER = { isThere: true, all: 0, most: null, winners: 0, range: NONE, lead: NONE };
const KEPT = {
  name: 'Crew',
  isThere: true,
  all: 1,
  most: null,
  winners: 1,
  range: { low: 0.9, high: 1.1 },
  lead: NONE,
};
const ONE_OF_EACH = { isThere: true, most: 0.5, lead: NONE };
const LOST = {
  name: 'Scrapped',
  isThere: true,
  all: 0.1,
  most: null,
  winners: 0,
  range: { low: 0.05, high: 0.2 },
  lead: { low: -0.2, high: -0.1 },
};

function pageAfter(games: number, ...bots: readonly string[]): string {
  return pageAnew('', games, ...bots);
}

/** With what the page at hand tells already. */
function pageAnew(before: string, games: number, ...bots: readonly string[]): string {
  const cells = CELLS.filter(
    (cell) =>
      cell.game === 'crossing-oceans' &&
      cell.seats === 2 &&
      (bots.length === 0 ? ['greedy'] : bots).includes(cell.bots.join()),
  );
  return balancePage(
    new Map(
      cells.map((cell) => [
        cell,
        {
          date: '2026-01-31',
          arena: { components: 'abc' },
          games,
          bots: [{ score: share(150.04, 3), spread: 12.3 }],
          seats: [share(0.7, 0.1), share(0.3, 0.25)],
          inTurn: [share(0.5, 0.1), share(0.5, 0.1)],
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
                  {
                    name: 'Coal',
                    isThere: true,
                    all: 0.5,
                    most: null,
                    winners: 0.5,
                    range: { low: 0.2, high: 0.9 },
                    lead: { low: -0.1, high: 0.1 },
                  },
                  { ...NEVER, name: 'Region' },
                  { ...NEVER, name: 'Subsidy', isThere: false },
                  {
                    name: 'Ships',
                    isThere: true,
                    all: 12,
                    most: null,
                    winners: 11,
                    range: { low: 11, high: 13 },
                    lead: { low: -1.5, high: -0.5 },
                  },
                  {
                    name: 'House',
                    isThere: true,
                    all: 3,
                    most: null,
                    winners: 4,
                    range: { low: 2, high: 4 },
                    lead: { low: -0.2, high: 2 },
                  },
                ],
              },
              {
                ...{ group: 'purchases', title: 'Bought', unit: 'a game' },
                things: [
                  { ...ONE_OF_EACH, name: 'Castle', all: 0.49, winners: 0.6, range: { low: 0.47, high: 0.5 } },
                  { ...ONE_OF_EACH, name: 'Titanic', all: 0.45, winners: 0.5, range: { low: 0.4, high: 0.49 } },
                ],
              },
              { group: 'lost', title: 'Ships lost', unit: 'a game', things: [LOST] },
              { group: 'contracts', title: 'Contracts', unit: 'a game', things: [KEPT, { ...NEVER, name: 'Speed' }] },
              {
                ...{ group: 'contractPoints', title: 'Worth', unit: 'points each' },
                things: [
                  { ...NEVER, name: 'Crew', winners: null, lead: UNKNOWN },
                  { ...NEVER, name: 'Speed', all: null, winners: null, range: UNKNOWN, lead: UNKNOWN },
                ],
              },
            ],
          },
        },
      ]),
    ),
    before,
  );
}

test('a seat that wins more than its share stands out', () => {
  const page = pageAfter(60);
  expect(page).toContain(
    '| `crossing-oceans` | 2 | greedy | 60 | 150.0 | 12.3 | 161.2 | 150: 172, 128 | 33 | **70 (60 to 80)**, 30 (5 to 55) | 50 (40 to 60), 50 (40 to 60) | 2026-01-31 |',
  );
  expect(page).toContain('Points a seat: Houses 20.5.');
  expect(page).toContain('60 games of greedy');
  expect(page).not.toContain('## shipyard');
});

test('what is used too little, too much or never stands out, and what winners have more or less of', () => {
  const rows = pageAfter(60)
    .split('### Everything')[0]!
    .split('### What stands out')[1]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'));
  expect(rows).toEqual([
    '| used | of | all seats |  |',
    '| Coal | Actions chosen | 0.50 (0.20 to 0.90) a game | **little**: 0.1 of the average of 3.88 |',
    '| Region | Actions chosen | 0.00 (0.00 to 0.00) a game | **never** |',
    '| Ships | Actions chosen | 12.0 (11.0 to 13.0) a game | **much**: 3.1 of the average of 3.88 |',
    '| Castle | Bought | 0.49 (0.47 to 0.50) a game | **much**: all that there are, 1.0 of the average of 0.47 |',
    '| Speed | Contracts | 0.00 (0.00 to 0.00) a game | **never** |',
    '| Crew | Worth | 0.00 (0.00 to 0.00) points each | **nothing** |',
    '| winners | of | all seats | winners | by |',
    '| **less** Ships | Actions chosen | 12.0 | 11.0 | 0.50 to 1.50 |',
  ]);
});

test('everything that was counted is in a table, from the most to the least', () => {
  const page = pageAfter(60);
  const names = [...page.split('### Everything')[1]!.matchAll(/^\| (\w+) \| [█▏]+ /gm)].map(([, name]) => name);
  expect(names).toEqual(['Ships', 'House', 'Coal', 'Castle', 'Titanic', 'Scrapped', 'Crew', 'Crew']);
  expect(page).toContain('| Ships | ████████████████ | 12.0 (11.0 to 13.0) | 11.0 |');
  expect(page).toContain('**Never: Region.**');
  expect(page).toContain('| Crew | ▏ | 0.00 (0.00 to 0.00) | – |\n\n**Never: Speed.**');
});

test('what such a table does not have is not said to be left alone', () => {
  expect(pageAfter(60)).not.toContain('Subsidy');
});

test('who looks further ahead is shown, with the other one beside it', () => {
  const page = pageAfter(60, 'mate', 'greedy');
  expect(page).toContain('60 games of mate');
  expect(page).toContain('| Actions chosen |  | all seats, a game | winners | greedy |');
  expect(page).toContain('| Ships | ████████████████ | 12.0 (11.0 to 13.0) | 11.0 | 12.0 |');
});

test('a few games are no proof against a seat or a thing', () => {
  const page = pageAfter(5);
  expect(page).toContain('| 70 (60 to 80), 30 (5 to 55) |');
  expect(page).toContain('In fewer than 50 games nothing does.');
  expect(page).not.toContain('**never**');
});

test('every game is looked at with every number of seats', () => {
  for (const game of ['shipyard-second', 'shipyard-first', 'crossing-oceans'])
    expect(
      CELLS.filter((cell) => cell.game === game && cell.components === undefined).map(({ seats }) => seats),
    ).toEqual([4, 4, 2, 2, 3, 3]);
});

test('who has no games, or fewer than the page at hand tells, leaves its rows and sections as they are', () => {
  const page = pageAfter(60, 'mate', 'greedy');
  expect(balancePage(new Map(), page)).toBe(page);
  expect(pageAnew(page, 59, 'mate', 'greedy')).toBe(page);
});

test('a row is written anew from as many games, and a section when all of its rows have as many', () => {
  const page = pageAfter(60, 'mate', 'greedy');
  const longer = pageAnew(page, 70, 'mate');
  expect(longer).toContain('| `crossing-oceans` | 2 | mate | 70 |');
  expect(longer).toContain('| `crossing-oceans` | 2 | greedy | 60 |');
  expect(longer).toContain('60 games of mate');
  expect(pageAnew(page, 60, 'mate', 'greedy').length).toBe(page.length);
  expect(pageAnew(page, 70, 'mate', 'greedy')).toContain('70 games of mate');
});
