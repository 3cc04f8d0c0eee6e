import { describe, expect, test } from 'vitest';
import { gamesOfDeal } from './line-ups.ts';

const written = (bots: string, seats: number) => gamesOfDeal([...bots], seats).map((lineUp) => lineUp.join(''));

describe('the games of a deal', () => {
  test.each([
    ['AB', 2, ['AB', 'BA']],
    ['AB', 3, ['ABB', 'BBA', 'BAB']],
    ['AB', 4, ['ABBB', 'BBBA', 'BBAB', 'BABB']],
    ['ABCD', 4, ['ABCD', 'BCDA', 'CDAB', 'DABC']],
    ['ABAB', 4, ['ABAB', 'BABA']],
    ['ABC', 2, ['AB', 'BA', 'AC', 'CA', 'BC', 'CB']],
    ['A', 3, ['AAA']],
    ['ABA', 2, ['AB', 'BA']],
    ['AAAB', 3, ['ABB', 'BBA', 'BAB']],
    ['AB', 1, ['A', 'B']],
  ])('of %s on %d seats', (bots, seats, games) => {
    expect(written(bots, seats)).toEqual(games);
  });

  test.each([
    ['AB', 4],
    ['ABC', 4],
    ['ABC', 3],
    ['ABCDE', 3],
    ['ABCDEF', 2],
  ])('of %s on %d seats, every bot sits on every seat equally often', (bots, seats) => {
    const games = written(bots, seats);
    for (const bot of bots) {
      const times = Array.from({ length: seats }, (_, seat) => games.filter((game) => game[seat] === bot).length);
      expect(new Set(times).size).toBe(1);
    }
  });
});
