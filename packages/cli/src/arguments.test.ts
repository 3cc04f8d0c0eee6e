import { findGame, findGameOf } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { botsFor, gameNamed, optionsFor, seatsFor, wholeNumber } from './arguments.ts';
import { Refusal } from './fail.ts';

const example = findGame('example') as Game;

describe('whole numbers', () => {
  test.each(['0', '7', '10'])('%s is one', (text) => {
    expect(wholeNumber('n', text, { min: 0, max: 10 })).toBe(Number(text));
  });

  test.each(['', '-1', '11', '1.5', '1e1', '0x1', ' 1', 'ten', '99999999999999999999'])('"%s" is refused', (text) => {
    expect(() => wholeNumber('n', text, { min: 0, max: 10 })).toThrow(
      new Refusal(`--n must be a whole number from 0 to 10, not "${text}".`),
    );
  });
});

describe('games', () => {
  test('a game goes by its id', () => expect(gameNamed('example')).toBe(example));

  test('with components of an earlier release by their name', () => {
    expect(gameNamed('shipyard-solo', 'shipyard-1')).toBe(findGameOf('shipyard-solo', 'shipyard-1'));
    expect(gameNamed('crossing-oceans', 'components-1')).toBe(findGameOf('crossing-oceans', 'components-1'));
    expect(() => gameNamed('shipyard-solo', 'shipyard-0')).toThrow(
      'There is no file "shipyard-0"; components of shipyard-solo that were released: shipyard-2, shipyard-1.',
    );
    expect(() => gameNamed('crossing-oceans', 'shipyard-1')).toThrow(
      'There is no file "shipyard-1"; components of crossing-oceans that were released: components-2, components-1.',
    );
  });

  test('an unknown game, or none, lists the known ones', () => {
    expect(() => gameNamed('chess')).toThrow(/^There is no game "chess"; known games: .*\bexample\b.*\.$/);
    expect(() => gameNamed(undefined)).toThrow(/^Which game\? Say --game ID; known games: .*\bexample\b.*\.$/);
  });
});

describe('seats', () => {
  const forSeats = (min: number, max: number): Game => ({ ...example, seats: { min, max } });

  test('two are the standard, or what comes nearest', () => {
    expect(seatsFor(forSeats(1, 4), undefined)).toBe(2);
    expect(seatsFor(forSeats(3, 4), undefined)).toBe(3);
    expect(seatsFor(forSeats(1, 1), undefined)).toBe(1);
  });

  test('others must fit the game', () => {
    expect(seatsFor(example, '4')).toBe(4);
    expect(() => seatsFor(example, '5')).toThrow('--seats must be a whole number from 2 to 4, not "5".');
  });
});

describe('bots', () => {
  test('one name is for all seats, several are in order', () => {
    expect(botsFor('random', 3).map((bot) => bot.name)).toEqual(['random', 'random', 'random']);
    expect(botsFor('random,random', 2)).toHaveLength(2);
    expect(botsFor('random', 0)).toEqual([]);
  });

  test('an unknown bot lists the known ones, and their number must fit', () => {
    expect(() => botsFor('deep', 2)).toThrow(/^There is no bot "deep"; known bots: .*\brandom\b.*\.$/);
    expect(() => botsFor('random,', 2)).toThrow(/^There is no bot ""/);
    expect(() => botsFor('random,random', 3)).toThrow('--bots must have one name for all or 3 names, not 2.');
  });
});

describe('options of a game', () => {
  const game: Game = {
    ...example,
    options: [
      { kind: 'number', key: 'rounds', min: 2, max: 6, standard: 4 },
      { kind: 'flag', key: 'fog', standard: false },
      { kind: 'choice', key: 'map', values: ['small', 'large'], standard: 'small' },
    ],
  };

  test('texts become values, the rest is standard', () => {
    expect(optionsFor(game, [])).toEqual({ rounds: 4, fog: false, map: 'small' });
    expect(optionsFor(game, ['fog=true', 'rounds=6', 'map=large'])).toEqual({ rounds: 6, fog: true, map: 'large' });
  });

  test.each([
    ['rounds', '--option must be KEY=VALUE, not "rounds".'],
    ['=3', '--option must be KEY=VALUE, not "=3".'],
    ['rounds=9', 'In example, option "rounds" must be a whole number from 2 to 6.'],
    ['rounds=many', 'In example, option "rounds" must be a whole number from 2 to 6.'],
    ['fog=yes', 'In example, option "fog" must be true or false.'],
    ['map=huge', 'In example, option "map" must be one of small, large.'],
    ['wind=3', 'In example, there is no option "wind"; known: rounds, fog, map.'],
    ['__proto__=3', 'In example, there is no option "__proto__"; known: rounds, fog, map.'],
  ])('%s is refused', (assignment, sentence) => {
    expect(() => optionsFor(game, [assignment])).toThrow(new Refusal(sentence));
  });

  test('an option is given once', () => {
    expect(() => optionsFor(game, ['rounds=2', 'rounds=3'])).toThrow('The option "rounds" is given twice.');
  });
});
