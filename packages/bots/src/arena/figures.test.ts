import { describe, expect, test } from 'vitest';
import { ClearWatch, figuresOf } from './figures.ts';
import { gamesOfDeal } from './line-ups.ts';
import { type ArenaGame, completeDeals, type Deal } from './record.ts';

const BOTS = ['strong', 'random'];

/** A finished game with these scores; more is better. */
function game(deal: number, rotation: number, bots: readonly string[], scores: readonly number[]): ArenaGame {
  const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  const none = bots.map(() => ({}));
  const decisions = bots.map(() => 10);
  const milliseconds = bots.map((bot) => (bot === 'strong' ? 50 : 0));
  return {
    deal,
    rotation,
    bots,
    places,
    scores,
    decisions,
    milliseconds,
    turns: 9,
    moves: 40,
    points: none,
    counts: none,
  };
}

/** Deals in which each game has the scores that a function gives by bot and seat. */
function deals(count: number, bots: readonly string[], seats: number, score: Scoring): readonly Deal[] {
  return Array.from({ length: count }, (_, deal) =>
    gamesOfDeal(bots, seats).map((lineUp, rotation) =>
      game(
        deal,
        rotation,
        lineUp,
        lineUp.map((bot, seat) => score(bot, seat, deal)),
      ),
    ),
  );
}
type Scoring = (bot: string, seat: number, deal: number) => number;

const byName = ({ bots }: ReturnType<typeof figuresOf>) => Object.fromEntries(bots.map((one) => [one.bot, one]));

describe('figures', () => {
  test('add up over all seats of a bot', () => {
    const { strong, random } = byName(
      figuresOf(
        deals(10, BOTS, 4, (bot) => (bot === 'strong' ? 9 : 3)),
        BOTS,
        4,
        1,
      ),
    );
    expect(strong).toMatchObject({ games: 40, victories: 40, spread: 0, milliseconds: 5, faults: 0 });
    expect(random).toMatchObject({ games: 120, victories: 0, milliseconds: 0 });
    expect([strong?.winning.value, strong?.beaten.value, strong?.score.value]).toEqual([1, 1, 9]);
    expect([random?.winning.value, random?.beaten.value, random?.score.value]).toEqual([0, 0, 3]);
  });

  test('pairing takes out what the seat decides', () => {
    const { strong, random } = byName(
      figuresOf(
        deals(10, BOTS, 2, (_, seat) => 9 - seat),
        BOTS,
        2,
        1,
      ),
    );
    for (const one of [strong, random]) expect(one?.beaten).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
    expect(strong?.elo.value).toBeCloseTo(0, 6);
    expect(
      figuresOf(
        deals(10, BOTS, 2, (_, seat) => 9 - seat),
        BOTS,
        2,
        1,
      ).seats[0]?.value,
    ).toBe(1);
  });

  test('a shared first place is shared out, and a tie is half a win', () => {
    const figures = figuresOf(
      deals(4, ['a', 'b', 'c'], 3, (bot) => (bot === 'c' ? 1 : 5)),
      ['a', 'b', 'c'],
      3,
      1,
    );
    const { a, c } = byName(figures);
    expect(a).toMatchObject({ victories: 6, winning: { value: 0.5 }, beaten: { value: 0.75 } });
    expect(c).toMatchObject({ victories: 0, beaten: { value: 0 } });
    expect(figures.anchor).toBe('c');
  });

  test('who has won everything so far is not certain to go on like that', () => {
    const { strong } = byName(
      figuresOf(
        deals(20, BOTS, 2, (bot) => (bot === 'strong' ? 9 : 3)),
        BOTS,
        2,
        1,
      ),
    );
    expect(strong?.beaten).toMatchObject({ value: 1, high: 1 });
    expect(strong?.beaten.low).toBeGreaterThan(0.85);
    expect(strong?.beaten.low).toBeLessThan(0.98);
    expect(strong?.elo.low).toBeLessThan(strong?.elo.value ?? 0);
  });

  test.each([2, 3, 4])(
    'of three who always end in the same order, who is in the middle may be as much better as worse: %i seats',
    (seats) => {
      const bots = ['strong', 'middle', 'random'];
      const found = figuresOf(
        deals(4, bots, seats, (bot) => 3 - bots.indexOf(bot)),
        bots,
        seats,
        1,
      );
      const { strong, middle, random } = byName(found);
      const { value, low, high } = middle!.beaten;
      expect(high - value).toBeLessThan(0.2);
      expect(value - low).toBeLessThan(0.2);
      expect(Math.abs(high + low - 2 * value)).toBeLessThan(0.1);
      expect(strong!.beaten.low).toBeLessThan(1);
      expect(random!.beaten.high).toBeGreaterThan(0);
    },
  );

  test('that two of them might once end the other way round leaves a third where it was', () => {
    // The first two win every other deal against each other; the third always loses.
    const bots = ['a', 'b', 'random'];
    const scoring: Scoring = (bot, _, deal) => (bot === 'random' ? 0 : 5 + Number((bot === 'a') === (deal % 2 === 0)));
    const { a, b } = byName(figuresOf(deals(8, bots, 2, scoring), bots, 2, 1));
    expect(a!.beaten.high - a!.beaten.value).toBeCloseTo(b!.beaten.high - b!.beaten.value, 1);
    expect(a!.beaten.value - a!.beaten.low).toBeCloseTo(b!.beaten.value - b!.beaten.low, 1);
  });

  test('how far one is ahead of the next is surer than how far both are ahead of a third', () => {
    // Random bots win every seventh deal from either of the others; those meet on equal terms but for every third deal.
    const scoring: Scoring = (bot, seat, deal) => {
      if (bot === 'random') return deal % 7 === 0 ? 9 : 0;
      return 5 + (bot === 'a' && deal % 3 === 0 ? 2 : seat);
    };
    const bots = ['random', 'b', 'a'];
    const { gaps, bots: found } = figuresOf(deals(60, bots, 2, scoring), bots, 2, 1);
    expect(gaps.map(({ above, below }) => `${above} > ${below}`)).toEqual(['a > b', 'b > random']);
    const [a, b] = [found[2]?.elo, found[1]?.elo];
    expect(gaps[0]?.elo.value).toBeCloseTo((a?.value ?? 0) - (b?.value ?? 0), 6);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(gaps[0]!.elo)).toBeLessThan(width(a!));
  });

  test('random bots are at 0, wherever they are named', () => {
    const { anchor, bots } = figuresOf(
      deals(3, ['random', 'b'], 2, (_, seat) => seat),
      ['random', 'b'],
      2,
      1,
    );
    expect([anchor, bots[0]?.elo.value]).toEqual(['random', 0]);
  });

  test('where everybody plays alone, games of the same deal are compared', () => {
    const scoring: Scoring = (bot, _, deal) => (bot === 'strong' ? 50 + deal : 45 + 2 * deal);
    const { strong } = byName(figuresOf(deals(10, BOTS, 1, scoring), BOTS, 1, 1));
    expect(strong).toMatchObject({ games: 10, victories: 5.5, beaten: { value: 0.55 }, score: { value: 54.5 } });
  });

  test('of a single bot only what needs no opponent is known', () => {
    const { bots, seats } = figuresOf(
      deals(5, ['random'], 3, (_, seat) => seat),
      ['random'],
      3,
      1,
    );
    expect(bots[0]).toMatchObject({ games: 15, elo: { value: 0 }, beaten: { value: Number.NaN }, score: { value: 1 } });
    expect(seats.map(({ value }) => value)).toEqual([0, 0, 1]);
  });

  test('who begins is counted apart from who sits where, and games that do not say it are left out', () => {
    // Whoever has the second turn wins, and every seat begins as often as the others.
    const told = Array.from({ length: 12 }, (_, index): Deal => {
      const order = [0, 1, 2].map((turn) => (index + turn) % 3);
      const scores = [0, 1, 2].map((seat) => (seat === order[1] ? 9 : 3));
      return [{ ...game(index, 0, ['a', 'a', 'a'], scores), order } as ArenaGame];
    });
    const untold = deals(12, ['a'], 3, (_, seat) => seat);
    const shares = (some: readonly Deal[], kind: 'seats' | 'inTurn') =>
      figuresOf(some, ['a'], 3, 1)[kind].map(({ value }) => value);
    expect(shares(told, 'seats')).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(shares(told, 'inTurn')).toEqual([0, 1, 0]);
    expect(shares([...told, ...untold], 'inTurn')).toEqual([0, 1, 0]);
    expect(shares(untold, 'inTurn')).toEqual([]);
  });

  test('a forfeited game is lost, and has no score', () => {
    const fair = deals(3, BOTS, 2, (bot) => (bot === 'strong' ? 9 : 3));
    const { scores: _, ...unscored } = fair[0]![0] as ArenaGame & { scores: unknown };
    const lost = { ...unscored, places: [2, 1], fault: { seat: 0, reason: 'it says nothing' } } as ArenaGame;
    const { strong, random } = byName(figuresOf([[lost, fair[0]![1]!], ...fair.slice(1)], BOTS, 2, 1));
    expect(strong).toMatchObject({ faults: 1, victories: 5, score: { value: 9 }, beaten: { value: 5 / 6 } });
    expect(random).toMatchObject({ faults: 0, victories: 1 });
  });
});

const wins = deals(40, BOTS, 2, (bot) => (bot === 'strong' ? 9 : 3));

test('the deals that count are those of which all games were played, in whatever order', () => {
  const games = wins.flat().filter((_, index) => index !== 6);
  expect(completeDeals(games.toReversed(), 2)).toEqual(wins.filter((_, deal) => deal !== 3));
});

describe('watching until it is clear who is stronger', () => {
  const watched = (games: readonly ArenaGame[]): number | undefined => {
    const watch = new ClearWatch(BOTS, 2, 2);
    for (const one of games) watch.add(one);
    return watch.clearAfter;
  };

  test('ends where the test of the figures says', () => {
    const clearAfter = watched(wins.flat());
    expect(clearAfter).toBeLessThan(20);
    expect(figuresOf(wins, BOTS, 2, 1).test).toMatchObject({ verdict: 'stronger', clearAfter });
  });

  test.each([
    { of: 'won', from: 0.9 },
    { of: 'points', from: 4 },
    { of: 'elo', from: 100 },
  ] as const)('with a claim ends where that is settled: %j', (claim) => {
    const watch = new ClearWatch(BOTS, 2, 2, claim);
    for (const one of wins.flat()) watch.add(one);
    const { claim: found } = figuresOf(wins, BOTS, 2, 1, claim);
    expect(found).toEqual({ claim, verdict: 'met', clearAfter: watch.clearAfter });
    expect(watch.clearAfter).toBeGreaterThan(5);
  });

  test('does not depend on which deals were played first', () => {
    expect(watched(wins.flat().toReversed())).toBe(watched(wins.flat()));
    expect(watched(wins.flat().filter(({ deal }) => deal !== 2))).toBeUndefined();
  });
});
