import { type Bot, findBot } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { type Game, type Seat, seeded, settle } from '@riband/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BotDecision } from './rules.ts';
import { thinkHere } from './thinker.ts';

const game = findGame('crossing-oceans') as Game;
const state = game.setup(2, {});
settle(game, state, seeded('thinker'));
const seat = game.deciders(state)[0] as Seat;

const decision = (table: string, bot = 'apprentice'): BotDecision => ({
  ...{ table, game: game.id, components: game.components, seat, bot, view: game.view(state, seat) },
  ...{ seen: 1, turn: game.turn(state) },
});

function watchedBot() {
  const sit = vi.spyOn(findBot('apprentice') as Bot, 'sit');
  onTestFinished(() => sit.mockRestore());
  return sit;
}

test('a bot keeps its seat, and what it has thought of, from one decision to the next', async () => {
  const sit = watchedBot();
  const thinker = thinkHere();
  for (const luck of ['a', 'b', 'c']) await thinker.think(decision('one'), luck);
  expect(sit).toHaveBeenCalledTimes(1);
  await thinker.think(decision('other'), 'a');
  expect(sit).toHaveBeenCalledTimes(2);
});

test('at many tables only those are remembered that were asked last', async () => {
  const sit = watchedBot();
  const thinker = thinkHere();
  const tables = Array.from({ length: 40 }, (_, index) => `table ${index}`);
  for (const table of tables) {
    await thinker.think(decision(table), 'a');
    await thinker.think(decision('busy'), 'a');
  }
  expect(sit).toHaveBeenCalledTimes(tables.length + 1);
  await thinker.think(decision('table 0'), 'a');
  expect(sit).toHaveBeenCalledTimes(tables.length + 2);
});

test('the same decisions and luck give the same moves, and a bot that is no more is played by another', async () => {
  const moves = async () => {
    const thinker = thinkHere();
    return [await thinker.think(decision('one'), 'a'), await thinker.think(decision('one', 'deep'), 'b')];
  };
  const once = await moves();
  expect(await moves()).toEqual(once);
  const legal = game.moves(state, seat).map((move) => game.write(move, seat));
  for (const text of once) expect(legal).toContain(text);
});
