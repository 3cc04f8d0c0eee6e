import { type Bot, findBot } from '@riband/bots';
import { findGame, findGameOf } from '@riband/catalog';
import { begin, type Game, type Seat, seeded, settle } from '@riband/kernel';
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

test('a bot thinks with the components that its table is played with', async () => {
  const earlier = findGameOf('shipyard-solo', 'shipyard-1') as Game;
  const made = vi.spyOn(earlier, 'imagine');
  onTestFinished(() => made.mockRestore());
  const begun = begin(earlier, 1, { contracts: 2, contractSets: false, beginnerLayout: true }, seeded('earlier'));
  const asked = {
    ...{ table: 'one', game: earlier.id, components: earlier.components, seat: 0, bot: 'greedy' },
    ...{ view: earlier.view(begun, 0), seen: 1, turn: 1 },
  };
  const text = await thinkHere().think(asked, 'a');
  expect(made).toHaveBeenCalled();
  expect(earlier.moves(begun, 0).map((move) => earlier.write(move, 0))).toContain(text);
  await expect(thinkHere().think({ ...asked, components: 'shipyard-0' }, 'a')).rejects.toThrow('shipyard-solo');
});
