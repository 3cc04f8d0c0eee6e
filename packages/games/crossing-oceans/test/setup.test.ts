import data from '@riband/crossing-oceans/newest.json' with { type: 'json' };
import { seeded } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { crossingOceans, crossingOceansWith, readComponents } from '../src/index.ts';
import { NONE } from '../src/types.ts';
import { legal, newGame, play, port, tile } from './table.ts';

const YEAR_OF_DEALT = ['abyssinia', 'atlantic', 'adriatic', 'pommerania', 'germanic'].map(tile);

describe('setting up', () => {
  test('C-SETUP-1, C-MAP-3: starting ships by number of players, each with its Red Lantern', () => {
    const startingShips = (seats: number): unknown =>
      newGame(seats)
        .ships.map((ship, spot) => [ship, spot])
        .filter(([ship]) => ship !== NONE);
    const [scotia, cutty, thermopylae, leander, ariel] = [
      [tile('scotia'), port('new-york')],
      [tile('cutty-sark'), port('sydney')],
      [tile('thermopylae'), port('bombay')],
      [tile('leander'), port('yokohama')],
      [tile('ariel'), port('buenos-aires')],
    ];
    expect(startingShips(2)).toEqual([scotia, thermopylae, cutty]);
    expect(startingShips(3)).toEqual([scotia, thermopylae, cutty, leander]);
    expect(startingShips(4)).toEqual([scotia, ariel, thermopylae, cutty, leander]);
    expect(newGame(2).lanterns).toEqual([port('new-york'), NONE, port('bombay'), port('sydney'), NONE]);
    expect(newGame(2).gone).toEqual([tile('ariel'), tile('leander')]);
    expect(newGame(3).gone).toEqual([tile('ariel')]);
  });

  test('C-MAP-3: nothing can be done in a closed region', () => {
    const state = newGame(2);
    const targets = crossingOceans.targets(crossingOceans.view(state, state.seat));
    expect(targets.filter((one) => one.startsWith('region:'))).toEqual([
      'region:north-atlantic',
      'region:indian-ocean',
      'region:tasmanian-sea',
    ]);
    expect(targets).not.toContain('spot:yokohama');
    play(state, legal(state)[0] ?? '');
    expect(legal(state).filter((text) => /rio|buenos|cape|yokohama|shanghai|francisco/.test(text))).toEqual([]);
  });

  test('C-SETUP-2: the market is filled from the stacks in order, each in any order of its own', () => {
    const state = crossingOceans.setup(4, {});
    const first = ['city-of-berlin', 'nepaul', 'devonia', 'belgenland', 'arizona'];
    expect(legal(state)).toEqual(first.map((id) => `fill ${id}`));
    play(state, 'fill arizona', 'fill nepaul', 'fill belgenland', 'fill devonia', 'fill city-of-berlin');
    expect(legal(state)).toEqual(
      ['parisian', 'alaska', 'stirling-castle', 'oregon', 'umbria'].map((id) => `fill ${id}`),
    );
    play(state, 'fill oregon');
    expect(state.market).toEqual(['arizona', 'nepaul', 'belgenland', 'devonia', 'city-of-berlin', 'oregon'].map(tile));
    expect(state.stack).toHaveLength(39);
  });

  test('C-SETUP-3: a ship of stack 0 for everybody, with its flag; the rest lies in the docks', () => {
    for (const seats of [2, 3, 4]) {
      const state = newGame(seats);
      expect(state.players.map((one) => one.supply.length)).toEqual(Array(seats).fill(1));
      const dealt = state.players.flatMap((one) => one.supply);
      const docked = state.docks.filter((one) => one !== NONE);
      expect(docked).toHaveLength(5 - seats);
      expect([...dealt, ...docked].sort((a, b) => a - b)).toEqual(YEAR_OF_DEALT);
      expect(crossingOceans.testing.imbalance(state)).toBeUndefined();
    }
  });

  test('C-SETUP-4, C-SETUP-6: the older the ship, the younger the clipper; the CUTTY SARK begins', () => {
    const state = crossingOceans.setup(4, {});
    play(
      state,
      ...['arizona', 'nepaul', 'belgenland', 'devonia', 'city-of-berlin', 'oregon'].map((id) => `fill ${id}`),
    );
    play(state, 'deal germanic', 'deal atlantic', 'deal abyssinia', 'deal pommerania');
    const ownerAt = (id: string): unknown => state.owners[port(id)];
    expect(['sydney', 'bombay', 'yokohama', 'buenos-aires', 'new-york'].map(ownerAt)).toEqual([2, 1, 3, 0, NONE]);
    expect([state.start, state.seat]).toEqual([2, 2]);
    expect(crossingOceans.deciders(state)).toEqual([2]);
    expect(state.players.map((one) => one.flags[5])).toEqual([1, 1, 1, 1]);
    play(state, 'contract', 'go fleet');
    expect(crossingOceans.deciders(state)).toEqual([3]);
  });

  test('C-SETUP-4: of two ships of one year a random one counts as older', () => {
    const brought = structuredClone(data);
    for (const ship of brought.steamships) if (ship.id === 'atlantic') ship.year = 1870;
    const game = crossingOceansWith(readComponents(brought), 'brought');
    const starts = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const state = game.setup(2, {});
      const random = seeded(seed);
      while (state.pending.at(-1)?.kind === 'fill') game.apply(state, 'chance', game.sample(state, random));
      for (const id of ['atlantic', 'abyssinia']) {
        const move = game.moves(state, 'chance').find((one) => game.write(one, 'chance') === `deal ${id}`);
        game.apply(state, 'chance', move!);
      }
      expect(game.moves(state, 'chance').map((one) => game.write(one, 'chance'))).toEqual(['elder 0', 'elder 1']);
      game.apply(state, 'chance', game.sample(state, random));
      expect(game.testing.imbalance(state)).toBeUndefined();
      starts.add(state.start);
    }
    expect([...starts].sort()).toEqual([0, 1]);
  });

  test('C-SETUP-5: £150, 1 contract, 8 captains and 7 houses in supply, nobody on the rondel', () => {
    for (const one of newGame(4).players)
      expect(one).toMatchObject({ money: 150, contracts: 1, captains: 8, spot: NONE, houses: [] });
  });
});
