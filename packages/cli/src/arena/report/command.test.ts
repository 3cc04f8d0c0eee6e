import { findGame, findGameOf } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { expect, test } from 'vitest';
import { type ArenaHeader, FORMAT, STANDARD_MILLISECONDS } from '../plan.ts';
import { commandFor } from './command.ts';

const standard = findGame('shipyard-second') as Game;
const first = findGameOf('shipyard-second', 'shipyard-1') as Game;

function commandAfter(game: Game, change: Partial<ArenaHeader> = {}): string {
  const options = Object.fromEntries(game.options.map(({ key, standard: value }) => [key, value]));
  const { id, rules, components } = game;
  const header = { format: FORMAT, game: id, rules, components, options, seats: 2, bots: ['mate', 'greedy'], seed: 7 };
  return commandFor({ ...header, format: FORMAT, milliseconds: STANDARD_MILLISECONDS, ...change }, 40, game);
}

const PLAIN = 'riband arena --game shipyard-second --seats 2 --bots mate,greedy --games 40 --seed 7';

test('the command of a report says what is not as usual, and nothing else', () => {
  expect(commandAfter(standard)).toBe(PLAIN);
  expect(commandAfter(first)).toBe(`${PLAIN} --components shipyard-1`);
  expect(commandAfter(standard, { milliseconds: 500 })).toBe(`${PLAIN} --time 500`);
  expect(commandAfter({ ...standard, brought: {} })).toBe(`${PLAIN} --components FILE`);
});

test('the command of a report has names of bots that a shell reads as they are', () => {
  expect(commandAfter(standard, { bots: ['search:40+worlds=8', 'greedy'] })).toContain(
    '--bots search:40+worlds=8,greedy ',
  );
  expect(commandAfter(standard, { bots: ["exec:./my bot's"] })).toContain(String.raw`--bots 'exec:./my bot'\''s' `);
});
