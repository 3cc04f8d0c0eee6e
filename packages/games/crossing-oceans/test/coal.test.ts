import data from '@riband/crossing-oceans/newest.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { crossingOceans, crossingOceansWith, readComponents } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { bare, legal, moor, play, player, port, tokens } from './table.ts';

const why = (state: State, target: string): unknown => crossingOceans.why(state, state.seat, target);

/** Yellow's ships of the rulebook's example: CAMPANIA, ADRIATIC and MAURETANIA with 0, 1 and 2 coal, and the ARIEL. */
function yellow(): State {
  const state = tokens(bare(4), 0, { black: 2 });
  moor(state, 0, 'campania', 'rio-de-janeiro', 0);
  moor(state, 0, 'adriatic', 'bombay', 1);
  moor(state, 0, 'mauretania', 'sydney', 2);
  moor(state, 0, 'ariel', 'yokohama');
  return state;
}

const loads = (state: State): string =>
  ['rio-de-janeiro', 'bombay', 'sydney'].map((id) => state.coal[port(id)]).join('-');

/** Every way in which the action can end. */
function outcomes(state: State): readonly string[] {
  if (state.pending.at(-1)?.kind !== 'load') return [loads(state)];
  return legal(state).flatMap((text) => outcomes(play(crossingOceans.clone(state), text)));
}

describe('the Coal action', () => {
  test('example 9, C-COAL-1, C-COAL-2, C-PIECE-4, C-PIECE-6: a second pier costs £30, and then 4 coal are loaded', () => {
    const state = tokens(moor(moor(bare(2), 0, 'adriatic', 'bombay', 0), 0, 'ormuz', 'sydney', 0), 0, { black: 1 });
    play(state, 'go coal');
    expect(legal(state)).toEqual(['token black', 'decline']);
    play(state, 'token black');
    expect(player(state, 0)).toMatchObject({ money: 120, tokens: [0, 2, 0, 0, 0] });
    expect(['bombay', 'sydney'].map((id) => state.coal[port(id)])).toEqual([2, 2]);
  });

  test('example 9, C-COAL-3: a third pier costs £60; 5 coal have exactly three outcomes, each reached in one way', () => {
    const state = play(yellow(), 'go coal', 'token black');
    expect(player(state, 0).money).toBe(150 - 60);
    expect(outcomes(state)).toEqual(['3-3-2', '3-2-3', '2-3-3']);
    expect(state.coal[port('yokohama')]).toBe(0);
  });

  test('C-COAL-1: a pier may be declined', () => {
    const state = play(yellow(), 'go coal', 'decline');
    expect(player(state, 0)).toMatchObject({ money: 150, tokens: [0, 2, 0, 0, 0] });
    // 2 + 2 icons: one to the CAMPANIA, one each to CAMPANIA and ADRIATIC, one by choice.
    expect(outcomes(state)).toEqual(['3-2-2', '2-3-2', '2-2-3']);
  });

  test('C-COAL-1: who cannot pay is not asked', () => {
    const state = yellow();
    player(state, 0).money = 50;
    play(state, 'go coal');
    expect(state.pending.at(-1)?.kind).toBe('load');
  });

  test('C-COAL-1, C-TOKEN-1: with the black column full, a token where one has fewest; a Blue Riband costs nothing', () => {
    const state = tokens(yellow(), 0, { blue: 1, black: 4, green: 1, red: 2, white: 1 });
    play(state, 'go coal');
    expect(legal(state)).toEqual(['token blue', 'token green', 'token white', 'decline']);
    expect(why(state, 'column:red')).toMatchObject({ clause: 'C-TOKEN-1' });
    expect(why(state, 'column:black')).toMatchObject({ clause: 'C-COAL-1' });
    player(state, 0).money = 20;
    expect(legal(state)).toEqual(['token blue', 'decline']);
    expect(why(state, 'column:green')).toMatchObject({ clause: 'C-COAL-1', shortage: { of: 'pounds', amount: 10 } });
    play(state, 'token blue');
    expect(player(state, 0)).toMatchObject({ money: 20, tokens: [2, 4, 1, 2, 1] });
  });

  test('C-COAL-1: while the black column has room, no other token, and a full column is no reason', () => {
    const state = play(tokens(yellow(), 0, { black: 2, red: 4 }), 'go coal');
    for (const column of ['green', 'red'])
      expect(why(state, `column:${column}`)).toMatchObject({
        clause: 'C-COAL-1',
        message: { key: 'crossing-oceans.why.coalPierFirst' },
      });
  });

  test('C-COAL-3: two ships with 2 and 0 and one coal become 2-1 only', () => {
    const board = { ...data.board, coalIcons: 1 };
    const game = crossingOceansWith(readComponents({ ...data, board }), 'one coal icon');
    const state = moor(moor(bare(2), 0, 'adriatic', 'bombay', 2), 0, 'ormuz', 'sydney', 0);
    for (const text of ['go coal', 'decline'])
      game.apply(state, 0, game.moves(state, 0).find((move) => game.write(move, 0) === text)!);
    expect(['bombay', 'sydney'].map((id) => state.coal[port(id)])).toEqual([2, 1]);
    expect(state.seat).toBe(1);
  });

  test('C-COAL-3: what cannot be loaded is lost', () => {
    const state = moor(bare(2), 0, 'adriatic', 'bombay', 2);
    play(state, 'go coal', 'token black');
    expect(state.coal[port('bombay')]).toBe(3);
    expect(state.seat).toBe(1);
    const none = play(bare(2), 'go coal', 'token black');
    expect(none.seat).toBe(1);
  });

  test('C-COAL-3: ships that do not take the coal say why', () => {
    const state = play(yellow(), 'go coal', 'token black');
    expect(legal(state)).toEqual(['load rio-de-janeiro', 'load bombay']);
    expect(why(state, 'spot:yokohama')).toMatchObject({ clause: 'C-PIECE-2' });
    expect(why(state, 'spot:boston')).toMatchObject({ clause: 'C-COAL-3' });
    const uneven = yellow();
    uneven.coal[port('sydney')] = 3;
    player(uneven, 0).money = 0;
    tokens(uneven, 0, { black: 1 });
    uneven.coal[port('bombay')] = 1;
    moor(uneven, 0, 'oregon', 'boston', 1);
    play(uneven, 'go coal');
    expect(why(uneven, 'spot:sydney')).toMatchObject({ clause: 'C-COAL-3' });
  });

  test('C-COAL-3: among equals every choice is free; a ship out of the order of entry says how it is reached', () => {
    const state = tokens(bare(4), 0, { black: 0 });
    const where = ['boston', 'rio-de-janeiro', 'bombay', 'sydney'];
    for (const [index, id] of ['oregon', 'campania', 'adriatic', 'mauretania'].entries())
      moor(state, 0, id, where[index] ?? '', 0);
    play(state, 'go coal', 'decline');
    expect(legal(state)).toEqual(['load boston', 'load rio-de-janeiro', 'load bombay']);
    // Two of four: whoever began with the last one would have named too few, but it comes after any other.
    expect(why(state, 'spot:sydney')).toMatchObject({ message: { key: 'crossing-oceans.why.loadLater' } });
    play(state, 'load rio-de-janeiro');
    expect(legal(state)).toEqual(['load bombay', 'load sydney']);
    expect(why(state, 'spot:boston')).toMatchObject({
      clause: 'C-COAL-3',
      message: { key: 'crossing-oceans.why.loadPassed' },
    });
  });
});
