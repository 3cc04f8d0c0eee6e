// How often the intervals hold what they are for, with bots of known strength.
import { type Random, seeded } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import type { ArenaGame, Deal } from './record.ts';
import { expectedScore } from './statistics/bradley-terry.ts';

const BOTS = ['strong', 'random'];
const RUNS = 200;

function game(deal: number, rotation: number, wins: boolean): ArenaGame {
  const [winner, loser] = rotation === 0 ? [1, 2] : [2, 1];
  const bots = rotation === 0 ? BOTS : BOTS.toReversed();
  const places = wins ? [winner, loser] : [loser, winner];
  const none = [{}, {}];
  const scores = places.map((place) => 10 - place);
  const numbers = { turns: 1, moves: 1, decisions: [1, 1], milliseconds: [1, 1] };
  return { deal, rotation, bots, places, scores, points: none, counts: none, ...numbers };
}

/** The luck of a deal favours one of the seats, as in a real game. */
function deal(index: number, elo: number, random: Random): Deal {
  const luck = random.below(401) - 200;
  return [luck, -luck].map((favour, rotation) =>
    game(index, rotation, random.below(1e6) < 1e6 * expectedScore(elo + favour)),
  );
}

/** What the first bot scores in the long run. */
function truth(elo: number): number {
  const lucks = Array.from({ length: 401 }, (_, luck) => luck - 200);
  return lucks.reduce((sum, luck) => sum + (expectedScore(elo + luck) + expectedScore(elo - luck)) / 2, 0) / 401;
}

describe.each([
  { elo: 0, deals: 50 },
  { elo: 150, deals: 50 },
  { elo: 400, deals: 100 },
  { elo: 700, deals: 50 },
])('the 95 % intervals of $deals deals with $elo Elo between the bots', ({ elo, deals }) => {
  const share = truth(elo);
  const figures = Array.from({ length: RUNS }, (_, run) => {
    const random = seeded(`coverage|${elo}|${run}`);
    return figuresOf(
      Array.from({ length: deals }, (__, index) => deal(index, elo, random)),
      BOTS,
      2,
      run,
    ).bots[0];
  });
  const covered = (kind: 'beaten' | 'winning' | 'elo', value: number): number =>
    figures.filter((one) => one !== undefined && one[kind].low <= value && value <= one[kind].high).length / RUNS;

  // 200 runs: 95 % is seen as less than 90 % once in five hundred seeds, and these are fixed.
  test('hold the share of opponents beaten and of games won', () => {
    expect(covered('beaten', share)).toBeGreaterThan(0.9);
    expect(covered('winning', share)).toBeGreaterThan(0.9);
  });

  test('hold the Elo', () => {
    expect(covered('elo', 400 * Math.log10(share / (1 - share)))).toBeGreaterThan(0.9);
  });

  test('are not wider than they need to be', () => {
    const width = figures.reduce((sum, one) => sum + (one?.beaten.high ?? 1) - (one?.beaten.low ?? 0), 0) / RUNS;
    expect(width).toBeLessThan(1.25 * 2 * 1.96 * Math.sqrt((share * (1 - share)) / (2 * deals)));
  });
});
