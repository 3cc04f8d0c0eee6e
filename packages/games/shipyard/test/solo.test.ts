import { describe, expect, test } from 'vitest';
import type { Event, State } from '../src/index.ts';
import { ACTIONS, type ActionName } from '../src/lists.ts';
import {
  action,
  drawOn,
  eventOf,
  FILE,
  freshTurn,
  movesOf,
  newGame,
  own,
  play,
  playUntil,
  solo,
  tablesOf,
} from './table.ts';

const tileOf = (name: string): number => FILE.solo.tiles.findIndex((tile) => tile.action === name);

/** The turn of the first automa, whose tile of the turn before has just advanced, with these tiles in the stack and this back on top. */
function automaTurn(left: readonly string[], back: number, advanced: ActionName | null = 'canal'): State {
  const state = freshTurn(newGame(solo, 1));
  state.active = 1;
  state.stage = 'fill';
  state.advanced = advanced === null ? -1 : action(advanced);
  state.solo = { left: left.map(tileOf).sort((a, b) => a - b), back, isNew: false };
  state.pending = [{ kind: 'flip' }];
  return state;
}

describe('automas', () => {
  test('A-2: the back is seen, the action under it is any of those with that back', () => {
    const state = newGame(solo, 1);
    expect(state.solo?.left).toHaveLength(8);
    expect(state.solo?.back).toBeGreaterThanOrEqual(0);
    const view = solo.view(state, 0).solo;
    expect(['0(3)', '1', '2']).toContain(view?.back);
    const zero = automaTurn(
      FILE.solo.tiles.map((tile) => tile.action),
      30,
    );
    expect(movesOf(solo, zero, 'chance')).toEqual(['flip canal', 'flip hire']);
  });

  test('A-2: a back is as likely as there are tiles with it', () => {
    const state = newGame(solo, 1);
    state.pending = [{ kind: 'back' }];
    const weights = solo.moves(state, 'chance').map((move) => [solo.write(move, 'chance'), solo.weight(state, move)]);
    expect(weights).toEqual([
      ['back 1', 3],
      ['back 2', 3],
      ['back 0(3)', 2],
    ]);
  });

  test('A-3: on its first turn an automa marks an unoccupied action and performs nothing', () => {
    const state = automaTurn(['purchase', 'recruit', 'build'], 2, null);
    state.markers[1] = action('purchase');
    const market = state.market.slice();
    expect(play(solo, state, 'chance', 'flip purchase')[0]).toMatchObject({ kind: 'flipped', taken: null });
    play(solo, state, 'chance', 'back 2', 'flip recruit', 'back 1');
    expect([state.markers[3], state.rings[1]]).toEqual([action('recruit'), state.rings[1]]);
    expect(state.market).toEqual(market);
    expect(state.active).toBe(2);
  });

  test('A-4: neither an occupied action nor the one just advanced', () => {
    const state = automaTurn(['canal', 'hire', 'build'], 30, 'canal');
    expect(eventOf(play(solo, state, 'chance', 'flip canal'), 'flipped').taken).toBeNull();
    play(solo, state, 'chance', 'back 0(3)');
    expect(eventOf(play(solo, state, 'chance', 'flip hire'), 'flipped').taken).toBe('hire');
  });

  test.each([
    ['manufacture', 0, 4],
    ['recruit', 1, 4],
    ['hire', 2, 8],
  ] as const)('A-5: %s moves its marker by the number, a 0 by that in brackets', (name, ring, size) => {
    const back = FILE.solo.tiles[tileOf(name)]!;
    for (const [next, steps] of [
      ['build', 1],
      ['purchase', 2],
      ['canal', 3],
    ] as const) {
      const state = automaTurn([name, next], back.number + 10 * (back.brackets ?? 0), 'exchange');
      const before = state.rings[ring]!;
      const tile = FILE.solo.tiles[tileOf(next)]!;
      play(
        solo,
        state,
        'chance',
        `flip ${name}`,
        `back ${tile.brackets === undefined ? tile.number : `0(${tile.brackets})`}`,
      );
      expect(state.rings[ring]).toBe((before + steps) % size);
    }
  });

  test('A-5: the exchange marker always moves 1', () => {
    const state = automaTurn(['exchange', 'purchase'], 1);
    play(solo, state, 'chance', 'flip exchange', 'back 2');
    expect(state.rings[3]).toBe(0);
  });

  test.each([
    ['build', '1', 1],
    ['purchase', '2', 3],
    ['hire', '0(3)', 0],
  ] as const)('A-6: build removes a whole row (next back of %s)', (next, back, row) => {
    const state = automaTurn(['build', next], 1);
    // The stack has just build and another; for a back of 1 another tile with it.
    if (next === 'build') state.solo = { left: [tileOf('build'), tileOf('manufacture')], back: 1, isNew: false };
    const gone = [0, 1, 2, 3].map((column) => tablesOf(solo).names[state.market[column * 5 + row]!]);
    const events = play(solo, state, 'chance', 'flip build', `back ${back}`);
    expect(eventOf(events, 'automaRemoved').things).toEqual(gone);
    drawOn(solo, state);
    expect(state.market.every((thing) => thing > 0)).toBe(true);
  });

  test('A-6: of a short column only what lies on that place goes; the action still counts as taken', () => {
    const state = automaTurn(['canal', 'purchase'], 30, 'exchange');
    state.market.fill(0, 27, 30);
    state.sizes[5] = 0;
    const events = play(solo, state, 'chance', 'flip canal', 'back 2');
    expect(eventOf(events, 'automaRemoved').things).toEqual([]);
    expect(state.markers[3]).toBe(action('canal'));
  });

  test('A-6, example 14: Rent a Canal has advanced, Purchase Commodities is flipped, the next back shows 2', () => {
    const state = automaTurn(['purchase', 'recruit'], 2, 'canal');
    const fourth = state.market[23]!;
    const fifth = state.market[24]!;
    const events = play(solo, state, 'chance', 'flip purchase', 'back 2');
    expect(eventOf(events, 'automaRemoved').things).toEqual([tablesOf(solo).names[fourth]]);
    expect([state.gone[fourth], state.market[23], solo.deciders(state)]).toEqual([1, fifth, 'chance']);
    drawOn(solo, state);
    expect(state.market[24]).toBeGreaterThan(0);
  });

  test('A-7: the tile for the last of the row stands for the action farthest from the wheel, if it is free', () => {
    const state = automaTurn(['last-of-row', 'recruit'], 2, 'canal');
    const last = state.order.at(-1)!;
    expect(eventOf(play(solo, state, 'chance', 'flip last-of-row'), 'flipped').taken).toBe(ACTIONS[last]);
    const closed = automaTurn(['last-of-row', 'recruit'], 2, 'canal');
    closed.markers[1] = closed.order.at(-1)!;
    expect(eventOf(play(solo, closed, 'chance', 'flip last-of-row'), 'flipped').taken).toBeNull();
  });

  test('A-8: the 8th tile takes the number of the board; then all 8 are shuffled', () => {
    const state = automaTurn(['purchase'], 2, 'canal');
    const second = state.market[21]!;
    const events: Event[] = play(solo, state, 'chance', 'flip purchase');
    expect(state.solo?.left).toHaveLength(8);
    events.push(...play(solo, state, 'chance', 'back 2'));
    // The board says 1: the second tile, not the fourth of the new back.
    expect(eventOf(events, 'automaRemoved').things).toEqual([tablesOf(solo).names[second]]);
    expect(state.solo).toMatchObject({ back: 2, isNew: false });
  });

  test('A-8: an automa without an action flips on after the shuffle, with the numbers of the new stack', () => {
    const state = automaTurn(['purchase'], 2, 'purchase');
    play(solo, state, 'chance', 'flip purchase', 'back 1');
    expect(state.pending).toEqual([{ kind: 'flip' }]);
    const ring = state.rings[0]!;
    play(solo, state, 'chance', 'flip manufacture', 'back 2');
    expect(state.rings[0]).toBe((ring + 2) % 4);
  });

  test('A-9: cubes occupy tiles, guilders go back to the bank, ship cards end the game for the player alone', () => {
    const state = automaTurn(['purchase', 'recruit'], 2, 'canal');
    state.guilders[action('purchase')] = 2;
    play(solo, state, 'chance', 'flip purchase', 'back 2');
    expect([state.guilders[action('purchase')], own(state).money]).toEqual([0, 6]);
    state.sizes[0] = 0;
    const end = playUntil(solo, state, (now) => now.phase === 'final');
    expect(end.active).toBe(0);
    const seats = new Set<number>();
    playUntil(solo, end, (now) => {
      seats.add(now.active);
      return false;
    });
    expect([...seats]).toEqual([0]);
  });

  test.each([
    [59, 'none'],
    [60, 'sailor'],
    [79, 'sailor'],
    [80, 'engineer'],
    [94, 'engineer'],
    [95, 'shipbuilder'],
  ] as const)('A-10: %i points: %s', (points, verdict) => {
    const state = playUntil(solo, newGame(solo, 1), () => false);
    Object.assign(own(state), {
      employees: 0,
      contracts: 0,
      points,
      fleet: [{ cards: [1, 2, 3], fitted: [1, 0, 0, 0, 0, 0, 0, 0], speed: 1, points: [points, 0, 0, 0, 0] }],
    });
    expect(solo.result(state).verdict).toEqual({ key: `shipyard.verdict.${verdict}`, params: {} });
    expect(solo.result(state).places).toEqual([1]);
  });
});
