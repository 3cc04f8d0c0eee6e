import { describe, expect, test } from 'vitest';
import { ACTIONS, EMPLOYEES, indexIn } from '../src/lists.ts';
import { membersOf, sizeOfSet } from '../src/tables/employees.ts';
import { drawOn, FILE, first, movesOf, newGame, own, play, second, solo, tablesOf } from './table.ts';

const names = (order: readonly number[]): string[] => order.map((one) => ACTIONS[one]!);

describe('setting up', () => {
  test('S-SETUP-1: 5 bows, two columns of 5 middles and 5 sterns are shown, all middles from stack I', () => {
    const state = newGame(second, 4);
    expect(state.market.slice(0, 20).every((card) => card > 0)).toBe(true);
    expect(state.sizes.slice(0, 4)).toEqual([21, 20, 22, 21]);
  });

  test('S-SETUP-1: middles of back II come when those of back I are gone', () => {
    const state = newGame(second, 2);
    state.sizes[1] = 0;
    const { from, things } = tablesOf(second).stacks[1]!;
    state.bag.fill(0, from, from + things.length);
    state.market[9] = 0;
    state.pending = [{ kind: 'fill' }];
    const stackTwo = tablesOf(second).stacks[2]!.things.map((thing) => `fill ${tablesOf(second).names[thing]}`);
    for (const move of movesOf(second, state, 'chance')) expect(stackTwo).toContain(move);
  });

  test('S-SETUP-1, S-SETUP-2: prices from the bottom row up are 0, 1, 1, 2, 2, for canals and commodities too', () => {
    const state = newGame(second, 2);
    for (const [kind, label] of [
      ['rent', 'rent'],
      ['purchase', 'purchase'],
    ] as const) {
      state.pending = [{ kind, seat: 0 }];
      const prices = second
        .moves(state, 0)
        .slice(0, 5)
        .map((move) => second.label(state, 0, move).params['price']);
      expect(prices, label).toEqual([0, 1, 1, 2, 2]);
    }
  });

  test('S-SETUP-3: markers start on drawn sectors, the exchange marker before the first price', () => {
    const starts = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => newGame(second, 2, {}, seed).rings.join()));
    expect(starts.size).toBeGreaterThan(3);
    expect(newGame(second, 2).rings[3]).toBe(-1);
  });

  test.each([
    [second, 2, 1],
    [second, 3, 2],
    [second, 4, 2],
    [solo, 1, 1],
  ] as const)('S-SETUP-4: 24 different employees (%#)', (game, seats, copies) => {
    const state = newGame(game, seats);
    expect(state.layout.toSorted((a, b) => a - b)).toEqual(EMPLOYEES.map((_, employee) => employee));
    expect(state.copies).toEqual(EMPLOYEES.map(() => copies));
  });

  test('S-SETUP-5: the beginner layout puts one engineer or recruiter in each section', () => {
    const beginners = (layout: readonly number[]): number[] =>
      [0, 1, 2, 3, 4, 5, 6, 7].map(
        (section) =>
          layout.slice(3 * section, 3 * section + 3).filter((one) => EMPLOYEES[one]?.match(/engineer|recruiter/))
            .length,
      );
    expect(beginners(newGame(second, 2).layout)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(beginners(newGame(first, 2, { beginnerLayout: true }).layout)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    const fixed = FILE.employeeTrack.beginnerLayoutClockwise.map((id) => indexIn(EMPLOYEES, id));
    expect(newGame(second, 2).layout.filter((_, space) => space % 3 === 0)).toEqual(fixed);
    expect(newGame(first, 2, { beginnerLayout: true }).layout.filter((_, space) => space % 3 === 0)).not.toEqual(fixed);
    expect(first.options.find(({ key }) => key === 'beginnerLayout')?.standard).toBe(false);
    expect(beginners(newGame(second, 2, { beginnerLayout: false }).layout)).not.toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('S-SETUP-6: 6 guilders, a tile of three different goods, contracts of both colours', () => {
    for (const [game, options, each] of [
      [first, {}, 3],
      [second, {}, 2],
      [second, { contracts: 3 }, 3],
    ] as const) {
      const state = newGame(game, 4, options);
      for (const { money, goods, contracts } of state.players) {
        expect(money).toBe(6);
        expect(goods.reduce((sum, count) => sum + count, 0)).toBe(1);
        const [blue, other] = tablesOf(game).contracts.suits as [number, number];
        expect([sizeOfSet(contracts & blue), sizeOfSet(contracts & other)]).toEqual([each, each]);
      }
      expect(sizeOfSet(state.players.reduce((dealt, one) => dealt | one.contracts, 0))).toBe(8 * each);
    }
  });

  test('S-SETUP-6: contracts are dealt in secret', () => {
    const state = second.setup(2, { beginnerLayout: true, contracts: 2, contractSets: false, start: '1' });
    while (state.pending.at(-1)?.kind !== 'deal') second.apply(state, 'chance', second.moves(state, 'chance')[0]!);
    const move = second.moves(state, 'chance')[0]!;
    expect(second.write(move, 'chance', 1)).toBe('deal 0:?');
    expect(second.write(move, 'chance', 0)).toBe('deal 0:soldiers');
    expect(play(second, state, 'chance', 'deal 0:soldiers')[0]).toMatchObject({ secret: { seats: [0] } });
    expect(second.view(state, 1).players[0]?.contracts).toBeNull();
    expect(second.view(state, 0).players[0]?.contracts).toEqual(['soldiers']);
  });

  test('S-SETUP-7: the starting player is drawn, or a seat that the host names', () => {
    const draws = second.setup(3, { beginnerLayout: true, contracts: 2, contractSets: false, start: 'random' });
    expect(movesOf(second, draws, 'chance')).toEqual(['start 0', 'start 1', 'start 2']);
    expect(newGame(second, 3, { start: '3' }).active).toBe(2);
    expect(newGame(second, 3, { start: '4' }).active).toBe(0);
  });

  test('S-SETUP-8: starting tiles that no player gets are in the stack; in the solo game three', () => {
    const count = (game: typeof second, seats: number): number => {
      const { stacks, startingGoods } = tablesOf(game);
      const options = Object.fromEntries(game.options.map((spec) => [spec.key, spec.standard]));
      return game.setup(seats, options).bag[stacks[4]!.from + startingGoods]!;
    };
    expect([count(second, 4), count(second, 2), count(solo, 1)]).toEqual([1, 3, 4]);
  });

  test('F-SETUP-1: consecutive spaces behind the lead; without subsidy its space is empty', () => {
    const four = newGame(first, 4);
    expect(names(four.order)).toEqual([
      'hire',
      'build',
      'subsidy',
      ...names(four.order).slice(3, 6),
      'canal',
      'exchange',
    ]);
    expect(four.order.map((one) => four.spaces[one])).toEqual([0, 22, 21, 20, 19, 18, 17, 16]);
    const three = newGame(first, 3);
    expect(three.order.map((one) => three.spaces[one])).toEqual([0, 22, 20, 19, 18, 17, 16]);
    expect(names(three.order)).not.toContain('subsidy');
  });

  test('N-SETUP-1: the row starts with hire and build, subsidy third with 4 players, exchange last', () => {
    const four = names(newGame(second, 4).order);
    expect([four[0], four[1], four[2], four[7]]).toEqual(['hire', 'build', 'subsidy', 'exchange']);
    const two = names(newGame(second, 2).order);
    expect([two[0], two[1], two[6], two.length]).toEqual(['hire', 'build', 'exchange', 7]);
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => newGame(second, 2, {}, seed).order.join())).size).toBeGreaterThan(
      1,
    );
  });

  test('N-SETUP-2: 7, 5 and 3 cubes in reserve end the game with the drop after the last', () => {
    expect([4, 3, 2].map((seats) => second.view(newGame(second, seats), 0).lastLap)).toEqual([8, 6, 4]);
    expect(solo.view(newGame(solo, 1), 0).lastLap).toBe(6);
  });

  test('N-SETUP-3: fixed sets of 2 and 2, each to one player', () => {
    const state = newGame(second, 4, { contractSets: true });
    const { sets } = tablesOf(second).contracts;
    expect(state.players.map((one) => one.contracts).toSorted((a, b) => a - b)).toEqual(sets.toSorted((a, b) => a - b));
    expect(second.options.find(({ key }) => key === 'contractSets')?.standard).toBe(false);
  });

  test('A-1: two automas after the player, who starts; one copy of each employee; sets and beginner layout by default', () => {
    const state = drawOn(solo, newGame(solo, 1));
    expect(state.active).toBe(0);
    expect(state.markers).toHaveLength(6);
    expect(state.copies[0]).toBe(1);
    expect(tablesOf(solo).contracts.sets).toContain(own(state).contracts);
    expect(membersOf(own(state).contracts)).toHaveLength(4);
    expect(solo.seats).toEqual({ min: 1, max: 1 });
    expect(state.order).toHaveLength(7);
  });
});
