import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { clauseOf, freshTurn, movesOf, newGame, own, play, second, setMarket, setYard, thing } from './table.ts';

/** No guilders for a bonus action, which would be asked for besides. */
function turn(game = second, seats = 3, money = 5): State {
  const state = freshTurn(newGame(game, seats));
  own(state).money = money;
  return state;
}

describe('build ships', () => {
  test('S-BUILD-1: up to 3 cards at the prices of their rows, which do not slide before all are placed', () => {
    const state = turn();
    const above = state.market[1];
    play(second, state, 0, 'choose build', 'buy bow:0', 'place 0', 'buy middle1:1', 'place 1');
    expect(own(state).money).toBe(4);
    expect([state.market[0], state.market[1]]).toEqual([0, above]);
    play(second, state, 0, 'buy middle1:4', 'place 2');
    expect(own(state).money).toBe(2);
    expect(second.deciders(state)).toBe('chance');
    expect(state.market[0]).toBe(above);
  });

  test('S-BUILD-1: each purchase is reached one way: in the order of the market', () => {
    const state = turn();
    play(second, state, 0, 'choose build', 'buy middle1:1', 'place 1');
    expect(movesOf(second, state, 0).every((text) => !text.startsWith('buy bow') && text !== 'buy middle1:0')).toBe(
      true,
    );
    expect(second.why(state, 0, 'market:bow:0')?.message.key).toBe('shipyard.why.buyingOrder');
    own(state).money = 1;
    expect(second.why(state, 0, 'market:stern:4')).toMatchObject({
      clause: 'S-BUILD-1',
      shortage: { of: 'guilders', amount: 1 },
    });
  });

  test('S-BUILD-2: on empty spaces only', () => {
    const state = turn();
    setYard(second, state, 'B........');
    play(second, state, 0, 'choose build', 'buy middle1:0');
    expect(movesOf(second, state, 0)).not.toContain('place 0');
    expect(clauseOf(second, state, 'yard:0')).toBe('S-BUILD-2');
    expect(clauseOf(second, state, 'yard:8')).toBe('S-BUILD-4');
  });

  test('S-BUILD-4: a card that has no place cannot be bought', () => {
    const state = turn();
    setYard(second, state, 'BBMMMMMM.');
    play(second, state, 0, 'choose build');
    expect(movesOf(second, state, 0).every((text) => text.startsWith('buy stern'))).toBe(true);
    expect(clauseOf(second, state, 'market:bow:0')).toBe('S-BUILD-4');
  });

  test('S-BUILD-5: who can place no card that they can pay cannot choose the action', () => {
    const state = turn(second, 3, 0);
    setYard(second, state, 'BBMMMMMM.');
    setMarket(second, state, 3, [null, null, null, 'stern:cabin+drive', 'stern:cabin+drive']);
    expect(movesOf(second, state, 0)).not.toContain('choose build');
    expect(second.why(state, 0, 'action:build')?.shortage).toEqual({ of: 'guilders', amount: 2 });
  });

  test('S-BUILD-6: the left column of middles is filled first, from the bottom up', () => {
    const state = turn();
    play(
      second,
      state,
      0,
      'choose build',
      'buy middle1:0',
      'place 1',
      'buy middle1:1',
      'place 2',
      'buy middle2:0',
      'place 3',
    );
    const filled: string[] = [];
    while (second.deciders(state) === 'chance')
      second.apply(state, 'chance', second.moves(state, 'chance')[0]!, (event) => {
        if (event.kind === 'filled') filled.push(`${event.column}:${event.row}`);
      });
    expect(filled).toEqual(['middle1:3', 'middle1:4', 'middle2:4']);
  });

  test('S-BUILD-7: a blank card where a kind is gone from market and stack, as the next card of the same action', () => {
    const state = turn(second, 3, 0);
    setMarket(second, state, 0, ['bow:cabin']);
    expect(second.why(play0(state), 0, 'market:bow:blank')).toBeDefined();
    state.sizes[0] = 0;
    expect(movesOf(second, state, 0)).not.toContain('buy bow:blank');
    play(second, state, 0, 'buy bow:0', 'place 0');
    expect(movesOf(second, state, 0)).toContain('buy bow:blank');
    play(second, state, 0, 'buy bow:blank', 'place 3');
    expect(own(state).yard[3]).toBe(thing(second, 'bow:blank'));
    expect(own(state).money).toBe(0);
    expect(movesOf(second, state, 0)).toContain('buy bow:blank');
  });

  function play0(state: State): State {
    play(second, state, 0, 'choose build');
    return state;
  }

  test('S-FILL-1: first ship cards, then commodity tiles, then canals', () => {
    const state = turn(second, 3, 20);
    play(second, state, 0, 'choose canal', 'rent 0', 'bonus build', 'buy stern:0', 'place 8', 'done');
    state.market[24] = 0;
    const filled: string[] = [];
    while (second.deciders(state) === 'chance')
      second.apply(state, 'chance', second.moves(state, 'chance')[0]!, (event) => {
        if (event.kind === 'filled') filled.push(event.column);
      });
    expect(filled).toEqual(['stern', 'goods', 'canal']);
  });
});
