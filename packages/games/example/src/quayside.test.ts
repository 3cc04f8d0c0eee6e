import { begin, hashOf, read, seeded } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { voyagePoints } from './decisions/load.ts';
import { turnOrder } from './flow.ts';
import { quayside, type State } from './index.ts';

const start = (seats = 3, rounds = 4): State => begin(quayside, seats, { rounds }, seeded('quayside'));

/** Plays texts by one actor, each of which must be legal. */
function play(state: State, actor: number | 'chance', ...texts: string[]): State {
  for (const text of texts) {
    const move = read(quayside, state, actor, text);
    if (move === undefined) throw new Error(`"${text}" is not legal for ${actor}`);
    quayside.apply(state, actor, move);
  }
  return state;
}

/** Everybody bids, the first seat most, and the bids are turned over. */
function afterBids(state: State): State {
  for (const [seat] of state.players.entries()) play(state, seat, `bid ${Math.max(0, 2 - seat)}`);
  return play(state, 'chance', 'reveal');
}

const texts = (state: State, actor: number | 'chance'): string[] =>
  quayside.moves(state, actor).map((move) => quayside.write(move, actor));

describe('setting up', () => {
  test('E-SETUP-1: 5 coins and 2 cargoes each, 12 of each cargo in all', () => {
    const state = start(4);
    for (const player of state.players) {
      expect(player.coins).toBe(5);
      expect(player.hand.coal + player.hand.grain + player.hand.steel).toBe(2);
    }
    expect(quayside.testing.imbalance(state)).toBeUndefined();
  });

  test('E-SETUP-2: the start passes on each round', () => {
    const state = start(3);
    expect(turnOrder(state)).toEqual([0, 1, 2]);
    state.round = 2;
    expect(turnOrder(state)).toEqual([1, 2, 0]);
  });

  test('E-QUAY-1: one cargo more than players on the quay', () => {
    expect([2, 3, 4].map((seats) => start(seats).quay.length)).toEqual([3, 4, 5]);
  });
});

describe('bidding', () => {
  test('E-BID-1: everybody at once, never more than one has', () => {
    const state = start();
    expect(quayside.deciders(state)).toEqual([0, 1, 2]);
    state.players[1]!.coins = 1;
    expect(texts(state, 1)).toEqual(['bid 0', 'bid 1']);
    expect(quayside.why(state, 1, 'bid:3')).toMatchObject({ clause: 'E-BID-1', shortage: { of: 'coins', amount: 2 } });
  });

  test('E-BID-1: others see who has bid, not what', () => {
    const state = play(start(), 0, 'bid 3');
    expect(quayside.view(state, 0).players[0]).toMatchObject({ hasBid: true, bid: 3 });
    expect(quayside.view(state, 1).players[0]).toMatchObject({ hasBid: true, bid: null });
    expect(quayside.view(state, 'spectator').players[0]).toMatchObject({ hasBid: true, bid: null });
  });

  test('E-BID-2: bids are paid; the highest first, of equals the one nearer to the start', () => {
    const state = start();
    play(state, 0, 'bid 1');
    play(state, 1, 'bid 2');
    play(state, 2, 'bid 2');
    expect(quayside.deciders(state)).toBe('chance');
    play(state, 'chance', 'reveal');
    expect(state.players.map((player) => player.coins)).toEqual([4, 3, 3]);
    expect(state.pending.toReversed()).toEqual([1, 2, 0].map((seat) => ({ kind: 'take', seat })));
  });
});

describe('a turn', () => {
  test('E-TAKE-1: one cargo at the price of its place', () => {
    const state = afterBids(start(4));
    const cargo = state.quay[4]!;
    play(state, 0, 'take 4');
    expect(state.players[0]).toMatchObject({ coins: 5 - 2 - 2, hold: [cargo] });
    expect(quayside.why(state, 0, 'quay:0')?.clause).toBe('E-TAKE-1');
  });

  test('E-TAKE-1: the cargoes behind it move up, to lower prices', () => {
    const state = afterBids(start(4));
    const [first, second, ...behind] = state.quay;
    play(state, 0, 'take 1');
    expect(state.quay).toEqual([first, ...behind]);
    expect(second).toBeDefined();
  });

  test('E-TAKE-1: a place that one cannot pay says what is missing', () => {
    const state = afterBids(start(4));
    state.players[0]!.coins = 0;
    expect(texts(state, 0)).toEqual(['take 0', 'take 1']);
    expect(quayside.why(state, 0, 'quay:4')).toMatchObject({
      clause: 'E-TAKE-1',
      shortage: { of: 'coins', amount: 2 },
    });
  });

  test('E-LOAD-1: cargoes of the hand for a coin each, or none', () => {
    const state = afterBids(start());
    state.players[0]!.hand = { coal: 2, grain: 0, steel: 0 };
    play(state, 0, 'take 0');
    expect(texts(state, 0)).toEqual(['load coal', 'done']);
    play(state, 0, 'load coal', 'done');
    expect(state.players[0]).toMatchObject({ coins: 2, hand: { coal: 1 } });
    expect(quayside.deciders(state)).toEqual([1]);
  });

  test('E-LOAD-2, E-SAIL-1: with the third cargo the ship sails at once', () => {
    const state = afterBids(start());
    const owner = state.players[0]!;
    owner.hand = { coal: 2, grain: 0, steel: 0 };
    state.quay[0] = 'coal';
    play(state, 0, 'take 0', 'load coal', 'load coal');
    expect(owner).toMatchObject({ hold: [], points: 6, coins: 3 - 2 + 3 });
    expect(state.shipped.coal).toBe(3);
    expect(quayside.deciders(state)).toEqual([1]);
  });

  test.each([
    [['coal', 'coal', 'coal'], 6],
    [['coal', 'grain', 'steel'], 4],
    [['steel', 'coal', 'steel'], 2],
  ] as const)('E-SAIL-1: %j scores %i', (hold, points) => {
    expect(voyagePoints(hold)).toBe(points);
  });
});

describe('rounds and the end', () => {
  test('E-ROUND-1: income for all, and a hidden cargo for who has fewer than 4', () => {
    const state = afterBids(start(2));
    state.players[1]!.hand = { coal: 4, grain: 0, steel: 0 };
    const coins = state.players.map((player) => player.coins);
    for (const seat of [0, 1]) {
      play(state, seat, 'take 0');
      if (texts(state, seat).includes('done')) play(state, seat, 'done');
    }
    expect(state.players.map((player) => player.coins)).toEqual(coins.map((before) => before + 2));
    expect(state.pending).toEqual([{ kind: 'fill' }, { kind: 'draw', seat: 0 }]);
    expect(state.round).toBe(2);
  });

  test('E-BAG-1: with an empty bag, what was shipped is drawn', () => {
    const state = quayside.setup(2, { rounds: 2 });
    state.shipped = { coal: 0, grain: 12, steel: 0 };
    state.bag = { coal: 1, grain: 0, steel: 0 };
    play(state, 'chance', 'draw 0 coal');
    expect(texts(state, 'chance')).toEqual(['draw 0 grain']);
    play(state, 'chance', 'draw 0 grain');
    expect([state.bag.grain, state.shipped.grain]).toEqual([11, 0]);
  });

  test('E-END-1: a point for every 3 coins; of equals, most coins; else shared', () => {
    const state = start(3);
    state.pending = [];
    const set = (seat: number, points: number, coins: number) =>
      Object.assign(state.players[seat] ?? {}, { points, coins });
    set(0, 4, 8);
    set(1, 4, 7);
    set(2, 5, 5);
    expect(quayside.scores(state)).toEqual([6, 6, 6]);
    expect(quayside.result(state)).toMatchObject({ places: [1, 2, 3], tieBreak: { key: 'example.tieBreak.coins' } });
    set(1, 4, 8);
    expect(quayside.result(state).places).toEqual([1, 1, 3]);
    set(0, 9, 8);
    expect(quayside.result(state)).not.toHaveProperty('tieBreak');
  });
});

test('the same seed is the same game', () => {
  expect(hashOf(start())).toBe(hashOf(start()));
});
