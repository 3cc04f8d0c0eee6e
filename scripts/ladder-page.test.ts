import { expect, test } from 'vitest';
import { isSettled } from './ladder-claims.mjs';
import { CELLS, ladderPage } from './ladder-page.mjs';

const estimate = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const entry = (bot: string, won: number, points: number) => ({
  bot,
  winning: estimate(won),
  score: estimate(points),
  elo: estimate(0),
  milliseconds: 12.4,
});

test('a row says who won how often, and a bot that is weaker has a negative gap', () => {
  const [captain, , , , , , apprentice] = CELLS;
  if (captain === undefined || apprentice === undefined) throw new Error('there are cells');
  const page = ladderPage(
    new Map([
      [
        captain,
        {
          date: '2026-01-31',
          hours: 1.25,
          deals: 20,
          games: 40,
          bots: [entry('greedy', 0.2, 60), entry('captain', 0.8, 75.26)],
          gaps: [{ above: 'captain', elo: { value: 240, low: 100.4, high: 350 } }],
        },
      ],
      [
        apprentice,
        {
          date: '2026-01-31',
          hours: 1.25,
          deals: 5,
          games: 10,
          bots: [entry('apprentice', 0.4, 58), entry('greedy', 0.6, 61)],
          gaps: [{ above: 'greedy', elo: { value: 70, low: -10, high: 150 } }],
        },
      ],
    ]),
  );
  expect(page).toContain(
    '| `shipyard-second` | 2 | captain | greedy | 20 | 80 % (70 to 90) | +240 (+100 to +350) | 75.3 : 60.0 | 12 ms | 2026-01-31 |  |',
  );
  expect(page).toContain('all of it took 2.5 hours of thinking.');
  expect(page).toContain(
    '| `shipyard-second` | 2 | apprentice | greedy | 5 | 40 % (30 to 50) | -70 (-150 to +10) | 58.0 : 61.0 | 12 ms | 2026-01-31 |  |',
  );
});

test('every level meets the one below it, and captain meets greedy, in every game with 2 and 4 seats', () => {
  const pairs = new Set(CELLS.map(({ game, seats, bots }) => `${game} ${seats} ${bots.join('>')}`));
  for (const game of ['shipyard-second', 'shipyard-first', 'crossing-oceans'])
    for (const seats of [2, 4])
      for (const pair of ['captain>greedy', 'mate>apprentice', 'captain>mate', 'admiral>captain'])
        expect(pairs).toContain(`${game} ${seats} ${pair}`);
});

type Verdict = 'met' | 'missed' | 'open';

const CAPTAIN = { first: 'captain', second: 'greedy', from: 0.85 };
const ADMIRAL = { first: 'admiral', second: 'captain', from: 0.65 };

function claimOn(deals: number, won: number, verdict: Verdict, { first, second, from } = CAPTAIN): string {
  const cell = CELLS.find(({ bots }) => bots.join() === `${first},${second}`);
  if (cell === undefined) throw new Error('there are cells');
  const figures = {
    ...{ date: '2026-01-31', hours: 1, deals, games: 2 * deals, gaps: [] },
    bots: [entry(first, won, 80), entry(second, 1 - won, 60)],
    claim: { claim: { of: 'won' as const, from }, verdict },
  };
  const row = ladderPage(new Map([[cell, figures]]))
    .split('\n')
    .find((line) => line.includes(`| ${first} | ${second} |`));
  return `${row?.split(' | ').at(-1)} ${isSettled(cell, figures) ? 'enough' : 'more'}`;
}

test('a row says how it stands with its claim, and is gone on with until that is settled', () => {
  expect(claimOn(10, 1, 'met')).toBe('≥ 85 %: open | more');
  expect(claimOn(30, 0.99, 'met')).toBe('≥ 85 %: **met** | enough');
  expect(claimOn(50, 0.6, 'missed')).toBe('≥ 85 %: **missed** | enough');
  expect(claimOn(100, 0.9, 'open')).toBe('≥ 85 %: open | more');
  expect(claimOn(200, 0.86, 'open')).toBe('≥ 85 %: **met** by what was measured | enough');
  expect(claimOn(200, 0.84, 'open')).toBe('≥ 85 %: **missed** by what was measured | enough');
});

test('a row of admiral, whose games take minutes, is decided by fewer deals, and never by an interval that reaches par', () => {
  expect(claimOn(19, 0.9, 'met', ADMIRAL)).toBe('≥ 65 %: open | more');
  expect(claimOn(20, 0.66, 'open', ADMIRAL)).toBe('≥ 65 %: **met** by what was measured | enough');
  expect(claimOn(20, 0.64, 'open', ADMIRAL)).toBe('≥ 65 %: **missed** by what was measured | enough');
  expect(claimOn(20, 0.59, 'open', { ...ADMIRAL, from: 0.55 })).toBe(
    '≥ 55 %: **missed** by what was measured | enough',
  );
});

test('something is claimed of every level, of four times the iterations and of who plays alone', () => {
  const claimed = CELLS.filter(({ claim }) => claim !== undefined);
  const [amongFour, fourTimesAgain] = [12, 4];
  expect(claimed).toHaveLength(CELLS.length - amongFour - fourTimesAgain);
  expect(new Set(claimed.map(({ claim }) => claim))).toEqual(
    new Set(['won=85..', 'won=70..', 'won=40..60', 'won=65..', 'elo=100..', 'points=70..', 'points=80..']),
  );
});
