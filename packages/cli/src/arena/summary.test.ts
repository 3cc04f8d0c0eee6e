import type { BotFigures, Figures, FinishedGame, Survey } from '@riband/bots/arena';
import { findGame } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { type ArenaHeader, FORMAT } from './plan.ts';
import { arenaJson, arenaText } from './summary.ts';
import { duration, elo, number, ordinal, percent } from './words.ts';

const game = findGame('example') as Game;
const header: ArenaHeader = {
  format: FORMAT,
  game: 'example',
  rules: 1,
  components: 'none',
  options: { rounds: 3 },
  seats: 2,
  bots: ['greedy', 'random'],
  seed: 7,
  milliseconds: 10_000,
};

const bot = (name: string, share: number, strength: number): BotFigures => ({
  bot: name,
  games: 80,
  victories: 80 * share,
  winning: { value: share, low: share - 0.05, high: share + 0.05 },
  beaten: { value: share, low: share - 0.05, high: share + 0.05 },
  elo: { value: strength, low: strength - 20, high: strength + 20 },
  score: { value: 12.34, low: 12, high: 13 },
  spread: 3.21,
  milliseconds: 0.5,
  faults: 0,
});
const share = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const figures: Figures = {
  deals: 40,
  games: 80,
  anchor: 'random',
  bots: [bot('greedy', 0.9, 380), bot('random', 0.1, 0)],
  gaps: [{ above: 'greedy', below: 'random', elo: { value: 380, low: 360, high: 400 } }],
  seats: [share(0.4), share(0.6)],
  inTurn: [share(0.7), share(0.3)],
  test: { claims: [0, 35], likelihood: 3.1, enough: 2.94, verdict: 'stronger', clearAfter: 12 },
};

const group = { id: 'bids', title: 'Bids', unit: 'a game', things: () => ['high'], name: () => 'high', uses: () => [] };
const HALF = { low: 0.5, high: 1.5 };
const played: FinishedGame = {
  deal: 0,
  rotation: 0,
  bots: ['greedy', 'random'],
  places: [1, 2],
  decisions: [5, 5],
  milliseconds: [1, 1],
  scores: [9, 4],
  turns: 12,
  moves: 30,
  points: [{}, {}],
  counts: [{}, {}],
};
const survey: Survey = {
  games: [played],
  told: [[played]],
  sources: { sources: [{ id: 'cargo', name: 'Cargo' }], bots: [{ bot: 'greedy', points: { cargo: 3 } }] },
  faults: [],
  uses: [
    {
      group,
      things: [
        {
          ...{ thing: 'high', isThere: true, all: 1, most: Number.POSITIVE_INFINITY, winners: 2 },
          ...{ byBot: { greedy: 2, random: 0 }, range: HALF, lead: HALF },
        },
      ],
    },
  ],
};

const outcome: Outcome = { header, game, figures, survey, untilClear: false };

describe('the summary', () => {
  test('has a line for each bot, and says what is clear', () => {
    const lines = arenaText(outcome).split('\n');
    expect(lines[0]).toBe('80 games of example with 2 seats, rounds 3: 40 deals, each in 2 games, seed 7');
    expect(lines[3]).toMatch(
      /^greedy +80 +72\.0 +90\.0 % +\(85\.0 % to 95\.0 %\) .* \+380 +\(\+360 to \+400\) +12\.3 +3\.2 +0\.50 ms$/,
    );
    expect(lines.at(-1)).toBe('greedy is stronger than random: clear after 12 deals.');
  });

  test('says who won by seat, and by turn where it is known who began', () => {
    expect(arenaText(outcome).split('\n').slice(6, 9)).toEqual([
      'seat       won                      in turn     won',
      'first   40.0 %  (30.0 % to 50.0 %)  first    70.0 %  (60.0 % to 80.0 %)',
      'second  60.0 %  (50.0 % to 70.0 %)  second   30.0 %  (20.0 % to 40.0 %)',
    ]);
    const untold = arenaText({ ...outcome, figures: { ...figures, inTurn: [] } });
    expect(untold).toContain('first   40.0 %  (30.0 % to 50.0 %)\n');
    expect(untold).not.toContain('in turn');
  });

  test('has no interval of no width, and says why there is none', () => {
    const half = { value: 0.5, low: 0.5, high: 0.5 };
    const text = arenaText({ ...outcome, figures: { ...figures, seats: [half, half] } });
    expect(text).not.toContain('50.0 % to 50.0 %');
    expect(text).toMatch(/^Everybody sits everywhere, so where one bot always wins, so does every seat in turn\./m);
  });

  test.each([
    [
      { verdict: 'not stronger' as const, clearAfter: 9 },
      'It is not so that greedy is stronger than random: clear after 9 deals.',
    ],
    [
      { verdict: 'open' as const, likelihood: -1 },
      /^Whether greedy is stronger than random by 35 Elo or not at all is not clear yet: -1\.00 /,
    ],
  ])('says how the test stands: %j', (change, sentence) => {
    const text = arenaText({
      ...outcome,
      figures: { ...figures, test: { claims: [0, 35], likelihood: -3, enough: 2.94, ...change } },
    });
    expect(text.split('\n').at(-1)).toMatch(sentence);
  });

  test('a few deals are no measure of luck, and it says so', () => {
    expect(arenaText({ ...outcome, figures: { ...figures, deals: 3 } })).toContain(
      '95 % intervals, too narrow with fewer than 10 deals.',
    );
  });

  test('who stops as soon as it is clear has intervals that are too narrow, and it says so', () => {
    expect(arenaText({ ...outcome, untilClear: true })).toContain(
      '95 % intervals, too narrow because it was to stop as soon as it was clear.',
    );
    expect(arenaText(outcome)).toContain('95 % intervals. Elo');
  });

  test('mentions faults only if there were any, and says what was wrong', () => {
    const faulty = { ...figures, bots: figures.bots.map((one) => ({ ...one, faults: 2 })) };
    const faults = [{ bot: 'greedy', reason: 'it gave no answer in 1300 ms', games: 2 }];
    expect(arenaText(outcome)).not.toContain('faults');
    const text = arenaText({ ...outcome, figures: faulty, survey: { ...survey, faults } });
    expect(text).toMatch(/^greedy .* 2$/m);
    expect(text).toContain('greedy lost 2 games without a legal move: it gave no answer in 1300 ms.');
  });

  test('as JSON is one line with everything in it', () => {
    const text = arenaJson(outcome);
    expect(text).not.toContain('\n');
    const { survey: told, ...rest } = JSON.parse(text);
    expect(rest).toEqual({ arena: header, ...figures });
    expect(told).toEqual({
      turns: 12,
      winningScore: 9,
      told: 1,
      sources: [{ bot: 'greedy', points: { Cargo: 3 } }],
      uses: [
        {
          group: 'bids',
          title: 'Bids',
          unit: 'a game',
          things: [
            {
              name: 'High',
              isThere: true,
              all: 1,
              most: null,
              winners: 2,
              byBot: { greedy: 2, random: 0 },
              range: HALF,
              lead: HALF,
            },
          ],
        },
      ],
    });
  });
});

test('figures are written for reading', () => {
  expect([0, 3, 6].map(ordinal)).toEqual(['first', 'fourth', '7th']);
  expect([0.625, 1, Number.NaN].map(percent)).toEqual(['62.5 %', '100.0 %', '–']);
  expect([34.6, -120.2, 0.3].map(elo)).toEqual(['+35', '−120', '0']);
  expect([0, 0.004, 0.126, 0.999, 3.14, 71].map(number)).toEqual(['0', '<0.01', '0.13', '1.0', '3.1', '71.0']);
  expect([0.003, 0.44, 9.3, 1234].map(duration)).toEqual(['3 µs', '0.44 ms', '9.3 ms', '1.2 s']);
});
