import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import {
  clauseOf,
  drawOn,
  first,
  freshTurn,
  movesOf,
  newGame,
  own,
  play,
  second,
  setCanals,
  setMarket,
  tablesOf,
} from './table.ts';
import { C, ONE_CANAL } from './waters.ts';

/** No guilders for a bonus action, which would be asked for besides. */
function turn(game = second, seats = 3, money = 5): State {
  const state = freshTurn(newGame(game, seats));
  own(state).money = money;
  return state;
}

describe('canals', () => {
  test('S-CANAL-1: one of those shown, at its price; the column slides at once', () => {
    const state = turn();
    const third = state.market[27];
    play(second, state, 0, 'choose canal');
    expect(movesOf(second, state, 0)).toEqual(['rent 0', 'rent 1', 'rent 2', 'rent 3', 'rent 4']);
    play(second, state, 0, 'rent 1');
    expect([own(state).money, state.market[26]]).toEqual([4, third]);
  });

  test('S-CANAL-2: further canals next to the system, rotated as one likes', () => {
    const state = turn();
    setCanals(second, state, ONE_CANAL);
    setMarket(second, state, 5, ['X:riband.lifebuoy.riband.lifebuoy', 'C:lifeboat.lantern.lifeboat.lantern']);
    play(second, state, 0, 'choose canal', 'rent 1');
    expect(movesOf(second, state, 0)).toEqual(['lay 0,-1', 'lay 1,0', 'lay 0,1', 'lay -1,0']);
    play(second, state, 0, 'lay 1,0');
    expect(movesOf(second, state, 0)).toEqual(['rotate 0', 'rotate 1', 'rotate 2', 'rotate 3']);
    play(second, state, 0, 'rotate 2');
    expect(second.view(state, 0).players[0]?.canals[1]).toEqual({
      x: 1,
      y: 0,
      canal: 'C:lifeboat.lantern.lifeboat.lantern',
      turn: 2,
    });
  });

  test('S-CANAL-2: turns that look alike are offered once', () => {
    const faces = tablesOf(second).canals;
    expect(faces.find(({ name }) => name === 'X:riband.lifebuoy.riband.lifebuoy')?.turns).toEqual([0, 1]);
    expect(faces.find(({ name }) => name === 'X:lifebuoy.cannon.lifebuoy.riband')?.turns).toEqual([0, 1, 2, 3]);
  });

  test('F-CANAL-3: the first edition puts the token down with the first canal', () => {
    const state = turn(first);
    play(first, state, 0, 'choose canal', 'rent 0');
    expect(movesOf(first, state, 0)).toEqual(['berth 0,0:N', 'berth 0,0:E', 'berth 0,0:S', 'berth 0,0:W']);
    play(first, state, 0, 'berth 0,0:E');
    expect(first.view(state, 0).players[0]?.token).toEqual({ x: 0, y: 0, space: 'E', behind: 'outside' });
  });

  test('N-CANAL-3: the second edition does not', () => {
    const state = turn();
    play(second, state, 0, 'choose canal', 'rent 0');
    expect([second.deciders(state), own(state).token, own(state).canals.length]).toEqual(['chance', -1, 1]);
  });

  test('S-STACK-1, S-CANAL-4: used canals become the stack when it is empty and a canal is to be drawn', () => {
    const state = turn();
    const { stacks, names } = tablesOf(second);
    const { from, things } = stacks[5]!;
    const used = things[0]!;
    state.bag.fill(0, from, from + things.length);
    state.sizes[5] = 0;
    state.spent[used] = 1;
    state.spentSizes[1] = 1;
    own(state).used = 1;
    play(second, state, 0, 'choose canal', 'rent 0');
    expect(movesOf(second, state, 'chance')).toEqual([`fill ${names[used]}`]);
    drawOn(second, state);
    expect([state.spentSizes[1], state.market[29], own(state).used]).toEqual([0, used, 1]);
  });

  test('S-STACK-1: with nothing to shuffle the column stays short, and an empty one closes its action', () => {
    const state = turn();
    const { from, things } = tablesOf(second).stacks[5]!;
    state.bag.fill(0, from, from + things.length);
    state.sizes[5] = 0;
    setMarket(second, state, 5, [C]);
    play(second, state, 0, 'choose canal', 'rent 0');
    expect(second.deciders(state)).toEqual([1]);
    freshTurn(state, 0);
    expect(clauseOf(second, state, 'action:canal')).toBe('S-STACK-1');
  });
});
