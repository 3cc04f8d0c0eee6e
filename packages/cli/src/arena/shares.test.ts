import type { Estimate, Figures } from '@riband/bots/arena';
import { expect, test } from 'vitest';
import { seatSentence, turnSentence } from './shares.ts';

const share = (value: number, around: number): Estimate => ({ value, low: value - around, high: value + around });
const figures = (seats: readonly Estimate[], deals = 40): Figures => ({
  ...{ deals, games: 4 * deals, anchor: 'a', gaps: [] },
  bots: ['strong', 'weak'].map((bot) => ({ bot }) as Figures['bots'][number]),
  ...{ seats, inTurn: seats },
});
const OFF = [share(0.4, 0.1), share(0.25, 0.1), share(0.2, 0.1), share(0.15, 0.05)];

test('a seat that stands out is told with how often luck alone does that', () => {
  const told = 'wins 40.0 %, more than an equal share;';
  expect(seatSentence(figures(OFF))).toBe(
    `The first seat ${told} the fourth seat wins 15.0 %, less than an equal share. By luck alone something like that is found in about one arena of 7.`,
  );
  expect(turnSentence(figures(OFF))).toContain(`Who begins ${told} the fourth in turn wins 15.0 %`);
  expect(seatSentence(figures([share(0.7, 0.1), share(0.3, 0.1)]))).toContain('about one arena of 20.');
});

test('of few deals no seat is said to be better', () => {
  for (const sentence of [seatSentence, turnSentence])
    expect(sentence(figures(OFF, 9))).toMatch(/^With fewer than 10 deals nothing is known/);
});

test('where seats are alike nobody is said to be better', () => {
  expect(seatSentence(figures(OFF.map(() => share(0.25, 0.1))))).toMatch(/^No seat is certain to be better/);
});

test('where one bot always wins, nothing is said of seats, even if only one of them shows it', () => {
  const seats = [share(1 / 3, 0), share(0.311, 0.01), share(0.356, 0.01)];
  expect(seatSentence(figures(seats))).toMatch(/^Everybody sits everywhere, so where one bot always wins/);
});
