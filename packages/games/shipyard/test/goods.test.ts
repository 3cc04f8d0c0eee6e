import file from '@riband/shipyard/newest.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { readComponents, type State, shipyardSecond } from '../src/index.ts';
import { PIECES, type Piece } from '../src/lists.ts';
import { clauseOf, employ, eventOf, freshTurn, movesOf, newGame, own, play, second, tablesOf, whyOf } from './table.ts';

const store = (state: State): Partial<Record<Piece, number>> =>
  Object.fromEntries(PIECES.map((piece, index) => [piece, own(state).store[index]]).filter(([, count]) => count));

/** No guilders for a bonus action, which would be asked for besides. */
function turn(game = second, seats = 3, money = 5): State {
  const state = freshTurn(newGame(game, seats));
  own(state).money = money;
  return state;
}

describe('commodities', () => {
  test('S-TRAIN-1: one tile at its price', () => {
    const state = turn();
    const bought = state.market[23]!;
    play(second, state, 0, 'choose purchase', 'purchase 3');
    expect(own(state).money).toBe(3);
    expect(own(state).goods[bought - tablesOf(second).goodsFrom]).toBeGreaterThan(0);
    state.active = 0;
    own(state).money = 0;
    state.pending = [{ kind: 'purchase', seat: 0 }];
    expect(second.why(state, 0, 'goods:4')).toMatchObject({ clause: 'S-TRAIN-1', shortage: { amount: 2 } });
  });

  test('S-XCH-1: only with a tile; the marker moves exactly one price, over its starting space later', () => {
    const state = turn();
    const prices = (): readonly number[] => {
      freshTurn(state);
      own(state).goods[tablesOf(second).startingGoods] = 1;
      return eventOf(play(second, state, 0, 'choose exchange', 'exchange coal+cloth+grain'), 'exchanged').prices;
    };
    const rounds = [1, 2, 3, 4, 5, 6, 7].map(prices);
    expect(rounds).toEqual([
      [2, 2, 2],
      [1, 3, 3],
      [3, 2, 1],
      [2, 3, 2],
      [1, 1, 4],
      [4, 2, 1],
      [2, 2, 2],
    ]);
    freshTurn(state);
    own(state).goods.fill(0);
    expect(clauseOf(second, state, 'action:exchange')).toBe('S-XCH-1');
  });

  const giveTile = (state: State, name: string): void => {
    own(state).goods = tablesOf(second).goods.map((face) => (face.name === name ? 1 : 0));
  };

  test('S-XCH-2: each commodity is sold or swapped by its table', () => {
    const state = turn();
    play(second, state, 0, 'choose exchange', 'exchange coal+cloth+grain');
    expect(movesOf(second, state, 0)).toEqual(['swap drive', 'swap smokestack', 'sell coal']);
    play(second, state, 0, 'swap drive');
    expect(movesOf(second, state, 0)).toEqual(['swap soldier', 'swap sail', 'swap cannon', 'sell cloth']);
    expect(second.why(state, 0, 'swap:crane')?.message.key).toBe('shipyard.why.notInTable');
    play(second, state, 0, 'sell cloth', 'swap crane');
    expect(store(state)).toEqual({ drive: 1, crane: 1 });
    expect(own(state).money).toBe(5 + 2);
    expect(state.spentSizes[0]).toBe(1);
  });

  test('S-XCH-2, example 5: of two coal one for a smokestack and one for the drive, not two smokestacks; or both sold', () => {
    const swapped = turn();
    giveTile(swapped, 'coal+coal+cloth');
    play(second, swapped, 0, 'choose exchange', 'exchange coal+coal+cloth', 'swap drive');
    expect(movesOf(second, swapped, 0)).toEqual(['swap smokestack', 'sell coal']);
    play(second, swapped, 0, 'swap smokestack', 'sell cloth');
    expect(store(swapped)).toEqual({ drive: 1, smokestack: 1 });

    const once = turn();
    giveTile(once, 'coal+coal+cloth');
    play(second, once, 0, 'choose exchange', 'exchange coal+coal+cloth', 'swap smokestack');
    expect(movesOf(second, once, 0)).toEqual(['sell coal']);
    expect(whyOf(second, once, 'swap:smokestack')).toBe('S-XCH-2 swappedAlready');
    expect(whyOf(second, once, 'swap:drive')).toBe('S-XCH-2 swappingOrder');

    const sold = turn();
    giveTile(sold, 'coal+coal+cloth');
    const events = play(second, sold, 0, 'choose exchange', 'exchange coal+coal+cloth', 'sell coal');
    expect(eventOf(events, 'sold')).toMatchObject({ count: 2, earned: 4 });
  });

  test('S-XCH-2: no item is taken twice with one tile, also where the tables of two commodities share it', () => {
    const sharing = structuredClone(file);
    sharing.exchangeTables.cloth = ['smokestack', 'sail', 'soldier'];
    const game = shipyardSecond(readComponents(sharing, 'sharing'));
    const swap = (...swaps: string[]): State => {
      const state = turn(game);
      play(game, state, 0, 'choose exchange', 'exchange coal+cloth+grain', ...swaps);
      return state;
    };
    const once = swap('swap smokestack');
    expect(movesOf(game, once, 0)).toEqual(['swap sail', 'swap soldier', 'sell cloth']);
    expect(whyOf(game, once, 'swap:smokestack')).toBe('S-XCH-2 swappedAlready');
    expect(movesOf(game, swap('sell coal'), 0)).toContain('swap smokestack');
    expect(movesOf(game, swap('swap drive'), 0)).toContain('swap smokestack');
  });

  test('S-XCH-3: each trader of a commodity adds a guilder to each sale of it', () => {
    const state = turn();
    employ(state, 'trader-coal-1', 'trader-coal-2', 'trader-grain-1');
    giveTile(state, 'coal+coal+grain');
    play(second, state, 0, 'choose exchange', 'exchange coal+coal+grain', 'sell coal', 'sell grain');
    expect(own(state).money).toBe(5 + 2 * (2 + 2) + (2 + 1));
  });

  test('S-SUBSIDY-1: 2 guilders, with 4 players only', () => {
    const state = turn(second, 4, 0);
    play(second, state, 0, 'choose subsidy');
    expect(own(state).money).toBe(2);
    expect(movesOf(second, turn(second, 3), 0)).not.toContain('choose subsidy');
  });
});
